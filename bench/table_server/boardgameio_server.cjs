// A boardgame.io server as its documentation starts one, in memory, with a game of one move that has no rules. Its state
// is what a table of ours shows everybody: a game has to keep that somewhere, and this framework sends its whole state.
// In: the port of the game and the port of the lobby, whose API creates matches and seats players.

const { Server } = require("boardgame.io/server");

const game = {
  name: "bench",
  disableUndo: true, // it would keep every state of a match, for nobody
  setup: (_, wanted) => ({ view: wanted.view, said: 0 }),
  moves: {
    say: ({ G }) => {
      G.said += 1;
    },
  },
};

const [port, lobby] = process.argv.slice(2).map((given) => ({ port: Number(given), host: "127.0.0.1" }));
Server({ games: [game], origins: [] }).run({ port, lobbyConfig: { apiPort: lobby } });

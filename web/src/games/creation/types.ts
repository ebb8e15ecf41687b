// Written by tools/game_types.py from src/mikrokosmos/games/creation/types; do not edit.

/** Who is to act: a seat, chance, or nobody since the game is over. */
export type Mover = number | "chance" | "over";

/** The sides of the map, in the order of their ids. */
export type Side = "north" | "east" | "south" | "west";

/** The stages, in the order of their ids. */
export type Stage = "laying" | "dealing" | "first-seat" | "choose" | "place" | "draw" | "turning" | "finished";

/** A tile of a world: `x` to the right and `y` down from the first one, turned clockwise by so many quarters. */
export type Laid = {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
};

/** A god token: which god it is only if that may be known. */
export type GodToken = {
  readonly dealt: boolean;
  readonly shown: boolean;
  readonly god: Terrain | null;
};

/** Where the marker of each side stands: line 1 to 3. */
export type Faith = {
  readonly north: number;
  readonly east: number;
  readonly south: number;
  readonly west: number;
};

/** The game as a seat sees it. */
export type View = {
  readonly game: "creation";
  /** Who sees it so; null is a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly first: number | null;
  /** The seat whose turn it is. */
  readonly turn: number;
  readonly player: Mover;
  readonly stage: Stage;
  /** Nine tiles row by row; null is the gap. */
  readonly map: readonly (string | null)[];
  readonly gap: number | null;
  readonly faith: Faith;
  /** How many tiles each has. */
  readonly stacks: readonly number[];
  readonly held: string | null;
  readonly gods: readonly GodToken[];
  readonly worlds: readonly (readonly Laid[])[];
  readonly scores: readonly number[];
  /** What each terrain scores in every world. */
  readonly terms: readonly (readonly ShownTerm[])[];
  /** The largest single group of every world: it decides between equal points. */
  readonly largest: readonly number[];
  readonly winners: readonly number[];
};

/** What a seat sees otherwise than everybody: these keys of the view. */
export type Own = {
  readonly seat?: number;
  readonly gods?: readonly GodToken[];
};

/** Move the marker of a side to a line, and push that line. */
export type PushAction = {
  readonly type: "push";
  readonly side: Side;
  readonly line: number;
};

/** Show one's god, and take a tile of the map. */
export type GodAction = {
  readonly type: "god";
  readonly cell: number;
};

/** Put the tile in one's world. */
export type PlaceAction = {
  readonly type: "place";
  readonly x: number;
  readonly y: number;
  readonly turns: number;
};

/** Draw from a stack. */
export type DrawAction = {
  readonly type: "draw";
  readonly stack: number;
};

/** What a seat does. */
export type Action = PushAction | GodAction | PlaceAction | DrawAction;

/** A tile of the map was laid, at the beginning. */
export type LaidEvent = {
  readonly sees: "all";
  readonly type: "laid";
  readonly cell: number;
  readonly tile: string;
};

/** Somebody was dealt a god. */
export type DealtEvent = {
  readonly sees: "all";
  readonly type: "dealt";
  readonly seat: number;
};

/** Which god it was: only the seat itself is told. */
export type GodEvent = {
  readonly type: "god";
  readonly seat: number;
  readonly god: Terrain;
  readonly sees: readonly number[];
};

/** Chance has chosen who begins. */
export type FirstEvent = {
  readonly sees: "all";
  readonly type: "first";
  readonly seat: number;
};

/** A turn begins. */
export type TurnEvent = {
  readonly sees: "all";
  readonly type: "turn";
  readonly seat: number;
  readonly round: number;
};

/** A line was pushed, and a tile fell off. */
export type PushedEvent = {
  readonly sees: "all";
  readonly type: "pushed";
  readonly seat: number;
  readonly side: Side;
  readonly line: number;
  readonly tile: string;
  readonly gap: number;
};

/** A god was shown, and a tile taken from the map. */
export type ShownEvent = {
  readonly sees: "all";
  readonly type: "shown";
  readonly seat: number;
  readonly god: Terrain;
  readonly cell: number;
  readonly tile: string;
};

/** A tile was put in a world. */
export type PlacedEvent = {
  readonly sees: "all";
  readonly type: "placed";
  readonly seat: number;
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  /** What the world scores with it. */
  readonly score: number;
};

/** A stack was chosen. */
export type DrewEvent = {
  readonly sees: "all";
  readonly type: "drew";
  readonly seat: number;
  readonly stack: number;
};

/** The gap of the map was filled. */
export type FilledEvent = {
  readonly sees: "all";
  readonly type: "filled";
  readonly cell: number;
  readonly tile: string;
};

/** All worlds are made. */
export type OverEvent = {
  readonly sees: "all";
  readonly type: "over";
};

/** What happened. */
export type Event =
  | LaidEvent
  | DealtEvent
  | GodEvent
  | FirstEvent
  | TurnEvent
  | PushedEvent
  | ShownEvent
  | PlacedEvent
  | DrewEvent
  | FilledEvent
  | OverEvent;

/** The terrains, and by the same names their gods, in the order of their ids. */
export type Terrain = "blossom" | "ember" | "tide" | "grove" | "dune";

/** What a terrain scores: its largest group times the statues of its god. */
export type Term = {
  readonly reason: "terrain";
  readonly of: Terrain;
  readonly group: number;
  readonly statues: number;
  readonly amount: number;
};

/** The same of a world as it lies, with the squares that are counted. */
export type ShownTerm = {
  readonly reason: "terrain";
  readonly of: Terrain;
  readonly group: number;
  readonly statues: number;
  readonly amount: number;
  /** Two to a tile each way: `[0, 0]` is the top left one of the first tile. */
  readonly squares: readonly (readonly number[])[];
};

/** What a world scores. An action that costs nothing has the same form. */
export type Income = {
  readonly total: number;
  readonly terms: readonly Term[];
};

/** What a push, or a god that is shown, brings. */
export type TileCost = {
  readonly total: number;
  readonly terms: readonly Term[];
  readonly tile: string;
};

/** What the world would score with a placement. */
export type PlacementCost = {
  readonly total: number;
  readonly terms: readonly Term[];
  /** So many points more than now. */
  readonly gain: number;
};

/** What an action costs or brings, and why. */
export type Cost = Income | TileCost | PlacementCost;

/** A refusal that needs no more words. */
export type PlainRefusal = {
  readonly reason: "over" | "no-such-action" | "stack-empty" | "must-move" | "god-shown-already" | "not-of-that-god" | "first-tile-in-the-middle" | "taken" | "beyond-three-by-three" | "touches-nothing";
};

/** Not in this stage. */
export type StageRefusal = {
  readonly reason: "not-now" | "chance-moves";
  readonly stage: Stage;
};

/** The marker would face the one of that side. */
export type FacesRefusal = {
  readonly reason: "faces-another";
  readonly side: Side;
};

/** Why an action is not allowed now. */
export type Refusal = PlainRefusal | StageRefusal | FacesRefusal;

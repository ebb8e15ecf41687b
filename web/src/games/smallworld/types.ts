// Written by tools/game_types.py from src/mikrokosmos/games/smallworld/types; do not edit.

/** Who is to act: a seat, chance, or nobody since the game is over. */
export type Mover = number | "chance" | "over";

/** The stages of a turn, in the order of their ids. */
export type Stage =
  | "first-seat"
  | "pick"
  | "conquest"
  | "attempt"
  | "roll"
  | "rolled"
  | "give-up"
  | "redeployment"
  | "peace"
  | "last-word"
  | "withdrawal"
  | "banners"
  | "badges"
  | "finished";

/** How a race stands. */
export type Standing = "active" | "declined";

/** The markers, in the order of their ids. */
export type Marker = "lair" | "fort" | "camp" | "hole" | "hero" | "dragon";

/** What may be put down, by the action that does it. */
export type PieceType = "place" | "hero" | "camp" | "fort";

/** The house rules in force: what the table has decided where the rulebooks differ. */
export type House = {
  /** Own declined tokens in a region one conquers. */
  readonly own_tokens: "count" | "ignore";
  /** The final attempt: once a turn, or once for each race that marches. */
  readonly final_die: "turn" | "race";
  /** The windfall: each time the badge is picked, or once a game. */
  readonly wealthy: "pick" | "game";
  /** Whom holes, heroes and the dragon keep out. */
  readonly own_immune: "all" | "others";
  /** Regions may be abandoned after the first conquest. */
  readonly late_abandon: boolean;
};

/** A combo of the column. */
export type Combo = {
  readonly race: string;
  readonly power: string;
  /** Those that lie on it. */
  readonly coins: number;
  readonly price: number;
  /** Those it brings. */
  readonly tokens: number;
};

/** A race in play. */
export type People = {
  readonly race: string;
  /** Null where the badge is gone. */
  readonly power: string | null;
  readonly seat: number;
  readonly standing: Standing;
  readonly hand: number;
  /** Raiders that wait for the next turn. */
  readonly aside: number;
  /** Encampments in hand. */
  readonly camps: number;
  /** Encampments that came back this turn from regions lost to others. */
  readonly uprooted: number;
  /** How many it has dug. */
  readonly holes: number;
  /** Its windfall has been paid. */
  readonly endowed: boolean;
};

/** A region and what stands on it. */
export type Region = {
  readonly id: number;
  readonly race: string | null;
  readonly seat: number | null;
  readonly declined: boolean;
  readonly tokens: number;
  readonly tribe: boolean;
  /** How many of each marker. */
  readonly markers: { readonly [name in Marker]?: number };
};

/** The stacks of banners and badges. */
export type Stack = {
  /** Those in unknown order. */
  readonly banners: readonly string[];
  /** Those put back, in the order in which they will come. */
  readonly under: readonly string[];
  readonly badges: readonly string[];
  readonly discard: readonly string[];
  /** The banner that waits for its badge. */
  readonly turned: string | null;
};

/** The rows whose windfall nobody gets again in this game. */
export type Paid = {
  readonly races: readonly string[];
  readonly powers: readonly string[];
};

/** What the turn has seen so far. */
export type March = {
  /** The race that conquers now. */
  readonly race: string | null;
  /** The races that are done. */
  readonly marched: readonly string[];
  /** Nothing has been done this turn: it may still decline. */
  readonly fresh: boolean;
  /** It has begun to conquer: regions can no longer be given up. */
  readonly advanced: boolean;
  /** The region of the last attempt. */
  readonly target: number | null;
  readonly pips: number;
  /** Regions taken that were not empty. */
  readonly taken: number;
  /** The seats that were attacked. */
  readonly attacked: readonly number[];
  /** The seats that lost a token to a conversion. */
  readonly converted: readonly number[];
  /** The dragon has flown. */
  readonly dragon: boolean;
  readonly built: number;
  /** Regions that raiders must still give up. */
  readonly owed: number;
  /** The final attempt was made before the pick: the new race will not conquer this turn. */
  readonly closed: boolean;
  /** Regions taken this turn; told where others may be abandoned late. */
  readonly conquered: readonly number[];
};

/** Pieces of one kind and race to be put down. */
export type Piece = {
  readonly deed: PieceType;
  readonly race: string;
  readonly count: number;
  /** They must be put down; others may. */
  readonly must: boolean;
  /** A region takes but one of them. */
  readonly alone: boolean;
};

/** What the seat to act puts down now. */
export type Supplies = {
  readonly pieces: readonly Piece[];
  /** The action that ends it. */
  readonly done: number;
};

/** The game as a seat sees it. */
export type View = {
  readonly game: "smallworld";
  /** Who sees it so; null is a spectator. */
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly house: House;
  readonly first: number;
  /** The seat whose turn it is. */
  readonly turn: number;
  readonly player: Mover;
  readonly stage: Stage;
  /** Of those seats whose coins may be known. */
  readonly coins: readonly (number | null)[];
  /** With whom each seat has made peace. */
  readonly pacts: readonly (number | null)[];
  /** The combos on show, from the free one down. */
  readonly column: readonly Combo[];
  readonly peoples: readonly People[];
  readonly regions: readonly Region[];
  /** The tokens left in the box, by race. */
  readonly tray: { readonly [name: string]: number };
  readonly stack: Stack;
  readonly paid: Paid;
  readonly march: March;
  /** Told while pieces are put down. */
  readonly supplies: Supplies | null;
  readonly winners: readonly number[];
};

/** What a seat sees otherwise than everybody: these keys of the view. */
export type Own = {
  readonly seat?: number;
  readonly coins?: readonly (number | null)[];
};

/** Types of action that name a region, in the order of their families. */
export type RegionActionType =
  | "conquer"
  | "attempt"
  | "dragon"
  | "convert"
  | "abandon"
  | "place"
  | "camp"
  | "fort"
  | "hero";

/** Types of action that name nothing, in the order of their ids. */
export type PlainActionType = "decline" | "roll" | "stop" | "done";

/** Something done in a region. */
export type RegionAction = {
  readonly type: RegionActionType;
  readonly region: number;
};

/** Take a combo of the column. */
export type PickAction = {
  readonly type: "pick";
  readonly slot: number;
};

/** Make peace with a seat. */
export type AllyAction = {
  readonly type: "ally";
  readonly seat: number;
};

/** Something that needs no more words. */
export type PlainAction = {
  readonly type: PlainActionType;
};

/** What a seat does. */
export type Action = RegionAction | PickAction | AllyAction | PlainAction;

/** How a region was taken, in the order of their ids. */
export type How = "force" | "die" | "dragon" | "spell" | "fury";

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

/** A banner was turned. */
export type BannerEvent = {
  readonly sees: "all";
  readonly type: "banner";
  readonly race: string;
};

/** A combo is on show. */
export type ShownEvent = {
  readonly sees: "all";
  readonly type: "shown";
  readonly slot: number;
  readonly race: string;
  readonly power: string;
};

/** A combo was picked. */
export type PickedEvent = {
  readonly sees: "all";
  readonly type: "picked";
  readonly seat: number;
  readonly slot: number;
  readonly race: string;
  readonly power: string;
  readonly paid: number;
  readonly tokens: number;
};

/** The die was rolled. */
export type RolledEvent = {
  readonly sees: "all";
  readonly type: "rolled";
  readonly pips: number;
};

/** A lost tribe is gone. */
export type TribeEvent = {
  readonly sees: "all";
  readonly type: "tribe-gone";
  readonly region: number;
};

/** Markers were put in a region. */
export type MarkedEvent = {
  readonly sees: "all";
  readonly marker: Marker;
  readonly region: number;
  readonly count: number;
  readonly type: "marked";
};

/** Markers were taken from a region. */
export type UnmarkedEvent = {
  readonly sees: "all";
  readonly marker: Marker;
  readonly region: number;
  readonly count: number;
  readonly type: "unmarked";
};

/** A turn has earned coins. */
export type CoinsEvent = {
  readonly sees: "all";
  readonly type: "coins";
  readonly seat: number;
  readonly coins: number;
  readonly terms: readonly Term[];
};

/** Two seats are at peace. */
export type PactEvent = {
  readonly sees: "all";
  readonly type: "pact";
  readonly seat: number;
  readonly ally: number;
};

/** A race went into decline. */
export type DeclinedEvent = {
  readonly sees: "all";
  readonly type: "declined";
  readonly seat: number;
  readonly race: string;
};

/** What was left of a race has vanished. */
export type VanishedEvent = {
  readonly sees: "all";
  readonly type: "vanished";
  readonly seat: number;
  readonly race: string;
};

/** A race has taken its tokens up. */
export type ReadiedEvent = {
  readonly sees: "all";
  readonly type: "readied";
  readonly race: string;
  readonly hand: number;
};

/** A region was taken. */
export type ConqueredEvent = {
  readonly sees: "all";
  readonly type: "conquered";
  readonly race: string;
  readonly region: number;
  readonly tokens: number;
  readonly how: How;
};

/** A race lost a region: so many tokens went, and so many it kept. */
export type LostEvent = {
  readonly sees: "all";
  readonly type: "lost";
  readonly race: string;
  readonly region: number;
  readonly tokens: number;
  readonly kept: number;
};

/** A race gave a region up. */
export type AbandonedEvent = {
  readonly sees: "all";
  readonly race: string;
  readonly region: number;
  readonly type: "abandoned";
};

/** A race had to give a region up, for want of tokens. */
export type GaveUpEvent = {
  readonly sees: "all";
  readonly race: string;
  readonly region: number;
  readonly type: "gave-up";
};

/** The die was not enough for a region. */
export type FailedEvent = {
  readonly sees: "all";
  readonly race: string;
  readonly region: number;
  readonly type: "failed";
};

/** A race put a token in a region of its own. */
export type PlacedEvent = {
  readonly sees: "all";
  readonly race: string;
  readonly region: number;
  readonly type: "placed";
};

/** A race got new tokens. */
export type RecruitedEvent = {
  readonly sees: "all";
  readonly type: "recruited";
  readonly race: string;
  readonly tokens: number;
};

/** Raiders wait for the next turn. */
export type SetAsideEvent = {
  readonly sees: "all";
  readonly type: "set-aside";
  readonly race: string;
  readonly tokens: number;
};

/** The last round has ended. */
export type OverEvent = {
  readonly sees: "all";
  readonly type: "over";
};

/** What happened. */
export type Event =
  | FirstEvent
  | TurnEvent
  | BannerEvent
  | ShownEvent
  | PickedEvent
  | ReadiedEvent
  | RolledEvent
  | ConqueredEvent
  | LostEvent
  | FailedEvent
  | AbandonedEvent
  | GaveUpEvent
  | PlacedEvent
  | RecruitedEvent
  | SetAsideEvent
  | TribeEvent
  | MarkedEvent
  | UnmarkedEvent
  | CoinsEvent
  | PactEvent
  | DeclinedEvent
  | VanishedEvent
  | OverEvent;

/** Reasons that need no more words. */
export type PlainReason = "base" | "tribe" | "mountain" | "minimum" | "pips" | "dragon" | "price";

/** Reasons that lie in a race or a power. */
export type RowReason =
  | "tokens"
  | "discount"
  | "beside"
  | "spoils"
  | "stipend"
  | "windfall"
  | "banner"
  | "badge"
  | "raiders";

/** Reasons that lie in the land a race or a power is paid for. */
export type LandReason = "active" | "declined" | "income";

/** A term that needs no more words. */
export type PlainTerm = {
  readonly reason: PlainReason;
  readonly amount: number;
};

/** A term that comes from a race or a power. */
export type RowTerm = {
  readonly reason: RowReason;
  readonly amount: number;
  readonly of: string;
};

/** A term that comes from regions, for a race or a power. */
export type LandTerm = {
  readonly reason: LandReason;
  readonly amount: number;
  readonly of: string;
  /** Those that pay; each as much as the others. */
  readonly regions: readonly number[];
};

/** A term that comes from a marker. */
export type MarkerTerm = {
  readonly reason: "marker";
  readonly amount: number;
  readonly of: Marker;
};

/** A term that comes from the regions where a marker stands. */
export type EarnsTerm = {
  readonly reason: "earns";
  readonly amount: number;
  readonly of: Marker;
  /** Those that pay; each as much as the others. */
  readonly regions: readonly number[];
};

/** One term of a sum. */
export type Term = PlainTerm | RowTerm | LandTerm | MarkerTerm | EarnsTerm;

/** What a seat would earn now. An action that costs nothing has the same form. */
export type Income = {
  readonly total: number;
  readonly terms: readonly Term[];
};

/** The tokens a region costs, and those at hand. */
export type ConquestCost = {
  readonly total: number;
  readonly terms: readonly Term[];
  readonly have: number;
};

/** The same for a roll of the die. */
export type AttemptCost = {
  readonly total: number;
  readonly terms: readonly Term[];
  readonly have: number;
  /** So many tokens are lacking. */
  readonly short: number;
  /** So many of the die's six faces suffice. */
  readonly faces: number;
  /** 1 if the active race, or the one to be picked, will not conquer any more this turn. */
  readonly forfeits: number;
};

/** The coins a combo costs. */
export type ComboCost = {
  readonly total: number;
  readonly terms: readonly Term[];
  /** The coins that lie on it. */
  readonly found: number;
  /** The tokens it brings. */
  readonly tokens: Income;
};

/** What a decline costs and brings, in coins. */
export type DeclineCost = {
  readonly total: number;
  readonly terms: readonly Term[];
  /** This turn pays so much with it; nothing if the turn is scored already. */
  readonly now: number;
  /** So much the regions held now would pay this turn without it, conquests aside. */
  readonly stay: number;
  /** What the races in decline pay next turn, if nobody conquers any of it. */
  readonly later: Income;
  /** So many regions of an earlier race in decline are given up. */
  readonly gone: number;
};

/** What an action costs, and why. */
export type Cost = Income | ConquestCost | AttemptCost | ComboCost | DeclineCost;

/** A refusal that needs no more words. */
export type PlainRefusal = {
  readonly reason: "over" | "no-such-action" | "own-region" | "water" | "out-of-reach" | "not-an-entry" | "immune" | "rolls-before" | "no-token" | "no-dragon" | "dragon-has-flown" | "no-conversion" | "tray-empty" | "not-on-the-map" | "not-an-active-token" | "not-held" | "taken-this-turn" | "too-late" | "none-in-hand" | "no-fortress" | "built-already" | "supply-empty" | "has-one" | "no-hero" | "empty-slot" | "no-such-opponent" | "attacked" | "no-active-race" | "no-berserk" | "nothing-within-a-roll" | "tokens-in-hand" | "heroes-in-hand";
};

/** Not in this stage. */
export type StageRefusal = {
  readonly reason: "not-now" | "chance-moves";
  readonly stage: Stage;
};

/** The board has but so many regions. */
export type RegionRefusal = {
  readonly reason: "no-such-region";
  readonly regions: number;
};

/** There is peace with that seat. */
export type PactRefusal = {
  readonly reason: "pact";
  readonly with: number;
};

/** The tokens at hand are not those it takes. */
export type TokensRefusal = {
  readonly reason: "too-few-tokens" | "enough-tokens" | "too-far-short";
  readonly cost: number;
  readonly have: number;
};

/** One token of that seat was converted this turn. */
export type ConvertedRefusal = {
  readonly reason: "converted-already";
  readonly seat: number;
};

/** The region belongs to another race of the seat. */
export type OtherRaceRefusal = {
  readonly reason: "other-race";
  readonly race: string;
};

/** That token is not alone. */
export type NotAloneRefusal = {
  readonly reason: "not-alone";
  readonly tokens: number;
  readonly camps: number;
};

/** The coins at hand are too few. */
export type PriceRefusal = {
  readonly reason: "cannot-pay";
  readonly price: number;
  readonly have: number;
};

/** Why an action is not allowed now. */
export type Refusal =
  | PlainRefusal
  | StageRefusal
  | RegionRefusal
  | PactRefusal
  | TokensRefusal
  | ConvertedRefusal
  | OtherRaceRefusal
  | NotAloneRefusal
  | PriceRefusal;

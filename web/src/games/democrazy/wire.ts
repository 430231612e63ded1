/** What this game shows and tells. Made by `make wire` from its room in src/isoloir/games; do not edit. */

export type Told =
  | GameBegan
  | HandDealt
  | JokerDealt
  | TurnBegan
  | CameIntoForce
  | Declared
  | Doubted
  | Pointed
  | Caught
  | LawDrawn
  | LawTaken
  | EndDrawn
  | Proposed
  | Written
  | Named
  | Voted
  | Applied
  | LaidOut
  | Judged
  | Posted
  | Repealed
  | TokensDrawn
  | TokensReturned
  | TokenGiven
  | TokensBartered
  | TokensExchanged
  | TokensRotated
  | JokerDrawn
  | JokerLaidDown
  | HandsPassed
  | LawDropped
  | BagEmptied
  | Counted
  | GameWon;

/**
 * Everyone has drawn tokens, laws and a joker.
 */
export interface GameBegan {
  type: "GameBegan";
  seat: number;
  tokens: [number, number, number, number][];
}
/**
 * For one seat: its whole law hand, dealt or received from a neighbour.
 */
export interface HandDealt {
  type: "HandDealt";
  laws: string[];
}
/**
 * For one seat: the joker it got.
 */
export interface JokerDealt {
  type: "JokerDealt";
  joker: "black" | "scam" | "white";
}
export interface TurnBegan {
  type: "TurnBegan";
  turn: number;
  seat: number;
}
export interface CameIntoForce {
  type: "CameIntoForce";
  law: string;
}
/**
 * Who says that a law is about them.
 */
export interface Declared {
  type: "Declared";
  law: string;
  seats: number[];
}
/**
 * Who said so and wasn't believed, by a show of hands.
 */
export interface Doubted {
  type: "Doubted";
  law: string;
  seats: number[];
}
/**
 * Who a law is about, by a show of hands.
 */
export interface Pointed {
  type: "Pointed";
  law: string;
  hands: (number | null)[];
  seats: number[];
}
/**
 * Who broke a law and owned up, or was seen.
 */
export interface Caught {
  type: "Caught";
  law: string;
  hands: (number | null)[];
  seats: number[];
}
export interface LawDrawn {
  type: "LawDrawn";
  seat: number;
  left: number;
}
/**
 * For one seat: the law it drew.
 */
export interface LawTaken {
  type: "LawTaken";
  law: string;
}
export interface EndDrawn {
  type: "EndDrawn";
  seat: number;
}
export interface Proposed {
  type: "Proposed";
  seat: number;
  law: string;
}
/**
 * What the blank law on the table says.
 */
export interface Written {
  type: "Written";
  seat: number;
  law: string;
  effect:
    | Draw
    | Fill
    | Renew
    | Return
    | Level
    | Shed
    | Trim
    | Give
    | Rotate
    | Exchange
    | Barter
    | Repeal
    | Rejoker
    | Burn
    | PassHands
    | Study
    | Drop
    | Hand
    | Weight
    | Ties
    | Share
    | Worth
    | Raise
    | Times
    | PerSet
    | PerGroup
    | Sole
    | Lead
    | Bonus
    | Trait;
  words: string;
  check: "eye" | "room" | "word";
}
/**
 * Each of them draws `count` tokens blindly from the bag.
 */
export interface Draw {
  do: "draw";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  count: number;
}
/**
 * Each of them who has fewer than `least` tokens draws until they have that many.
 */
export interface Fill {
  do: "fill";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  least: number;
}
/**
 * Each of them draws `count` tokens blindly, then puts as many of their choice back into the bag.
 */
export interface Renew {
  do: "renew";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  count: number;
}
/**
 * Each of them puts `count` tokens of their choice back into the bag, of one colour if the law names it.
 */
export interface Return {
  do: "return";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  count: number;
  colour: ("blue" | "green" | "red" | "yellow") | null;
}
/**
 * Each of them who has more than `most` tokens returns tokens until they have that many.
 */
export interface Level {
  do: "level";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  most: number;
}
/**
 * Each of them returns all tokens of one colour.
 */
export interface Shed {
  do: "shed";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  colour: "blue" | "green" | "red" | "yellow";
}
/**
 * Each of them returns what is beyond `most` of each colour, or only of the colour they have the most of.
 */
export interface Trim {
  do: "trim";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  most: number;
  of: "each" | "favourite";
}
/**
 * Each of them gives `count` tokens of their choice away; a gift of the richest or poorest comes from one seat.
 */
export interface Give {
  do: "give";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  to: "active" | "left" | "pointed" | "poorest" | "richest" | "right";
  count: number;
  colour: ("blue" | "green" | "red" | "yellow") | null;
}
/**
 * Everyone's tokens move to a neighbour.
 */
export interface Rotate {
  do: "rotate";
  to: "left" | "right";
}
/**
 * Two seats exchange all their tokens; `chosen` is named by the first of the two.
 */
export interface Exchange {
  do: "exchange";
  one: "active" | "left" | "poorest" | "richest" | "right";
  other: "active" | "chosen" | "left" | "poorest" | "richest" | "right";
}
/**
 * The active seat and one neighbour exchange a token, each choosing their own.
 */
export interface Barter {
  do: "barter";
  other: "left" | "right";
}
/**
 * Laws in force are repealed; `colours` are those about what a colour is worth, `plain` those without a symbol.
 */
export interface Repeal {
  do: "repeal";
  which: "all" | "chosen" | "colours" | "newest" | "oldest" | "plain";
}
/**
 * Each of them who holds no joker draws one of the jokers nobody holds.
 */
export interface Rejoker {
  do: "rejoker";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
}
/**
 * Each of them lays down their joker.
 */
export interface Burn {
  do: "burn";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
}
/**
 * Everyone's law cards move to a neighbour.
 */
export interface PassHands {
  do: "pass-hands";
  to: "left" | "right";
}
/**
 * Each of them draws `count` law cards.
 */
export interface Study {
  do: "study";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  count: number;
}
/**
 * Each of them discards `count` law cards of their choice, face up.
 */
export interface Drop {
  do: "drop";
  who:
    | "active"
    | "active-declared"
    | "caught"
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "left"
    | "lone"
    | "losers"
    | "neighbours"
    | "no"
    | "one-poorest"
    | "one-richest"
    | "others"
    | "pointed"
    | "poorest"
    | "richest"
    | "right"
    | "users"
    | "winners"
    | "yes";
  count: number;
}
/**
 * Whatever its sentence says: the proposer lays it out in moves, and the others say whether that was it.
 */
export interface Hand {
  do: "hand";
}
/**
 * The YES or NO of these counts as this many votes.
 */
export interface Weight {
  do: "weight";
  who: "active" | "declared" | "left" | "neighbours" | "others" | "pointed" | "poorest" | "richest" | "right";
  votes: number;
}
/**
 * A tie adopts, or rejects, whatever the circle.
 */
export interface Ties {
  do: "ties";
  adopt: boolean;
}
/**
 * Adopted if and only if `yes` in `of` votes are YES, and at least one is; the circle isn't used.
 */
export interface Share {
  do: "share";
  yes: number;
  of: number;
}
/**
 * A token of this colour is worth this many points.
 */
export interface Worth {
  do: "worth";
  colour: "blue" | "green" | "red" | "yellow";
  points: number;
}
/**
 * A token of this colour is worth this many points more than it was.
 */
export interface Raise {
  do: "raise";
  colour: "blue" | "green" | "red" | "yellow";
  points: number;
}
/**
 * A token of this colour is worth this many times what it was.
 */
export interface Times {
  do: "times";
  colour: "blue" | "green" | "red" | "yellow";
  factor: number;
}
/**
 * Points for each complete set of the four colours.
 */
export interface PerSet {
  do: "per-set";
  points: number;
}
/**
 * Points for each group of this many tokens of one colour.
 */
export interface PerGroup {
  do: "per-group";
  size: number;
  points: number;
}
/**
 * Points for each colour that nobody else has.
 */
export interface Sole {
  do: "sole";
  points: number;
}
/**
 * Points for each colour of which nobody has more tokens, and they have at least one.
 */
export interface Lead {
  do: "lead";
  points: number;
}
/**
 * Points for each of them.
 */
export interface Bonus {
  do: "bonus";
  who:
    | "declared"
    | "everyone"
    | "holders"
    | "lacking-blue"
    | "lacking-green"
    | "lacking-red"
    | "lacking-yellow"
    | "pointed"
    | "poorest"
    | "richest"
    | "users";
  points: number;
}
/**
 * Points for everyone who declared that the law is about them.
 */
export interface Trait {
  do: "trait";
  points: number;
}
/**
 * The law that goes if the proposal is adopted.
 */
export interface Named {
  type: "Named";
  seat: number;
  law: string;
}
export interface Voted {
  type: "Voted";
  law: string;
  votes: ("black" | "no" | "scam" | "white" | "yes")[];
  yes: number;
  no: number;
  adopted: boolean;
  why: Reason[];
}
/**
 * One step on the way from the cards to the result.
 */
export interface Reason {
  because: "black" | "circle" | "majority" | "scam" | "share" | "shoes-void" | "ties" | "void" | "weight" | "white";
  law: string | null;
  adopts: boolean | null;
}
/**
 * A law acts; what it does is told next.
 */
export interface Applied {
  type: "Applied";
  law: string;
}
/**
 * What the proposer would do to carry out a law by hand; none of it has happened yet.
 */
export interface LaidOut {
  type: "LaidOut";
  law: string;
  seat: number;
  moves: Move[];
}
/**
 * Something a proposer would do to carry out a law by hand.
 */
export interface Move {
  do: string;
  who?: number | null;
  to?: number | null;
  colour?: ("blue" | "green" | "red" | "yellow") | null;
  law?: string | null;
  [k: string]: unknown;
}
/**
 * The others have said whether that's what the law said; who said what stays in the booth.
 */
export interface Judged {
  type: "Judged";
  law: string;
  accepted: boolean;
}
/**
 * A blue law lies face up, in force from the next turn.
 */
export interface Posted {
  type: "Posted";
  law: string;
}
export interface Repealed {
  type: "Repealed";
  law: string;
}
export interface TokensDrawn {
  type: "TokensDrawn";
  seat: number;
  colours: ("blue" | "green" | "red" | "yellow")[];
}
export interface TokensReturned {
  type: "TokensReturned";
  seat: number;
  colours: ("blue" | "green" | "red" | "yellow")[];
}
export interface TokenGiven {
  type: "TokenGiven";
  seat: number;
  to: number;
  colour: "blue" | "green" | "red" | "yellow";
}
export interface TokensBartered {
  type: "TokensBartered";
  seat: number;
  to: number;
  gave: "blue" | "green" | "red" | "yellow";
  got: "blue" | "green" | "red" | "yellow";
}
/**
 * Two seats now have each other's tokens.
 */
export interface TokensExchanged {
  type: "TokensExchanged";
  seats: number[];
}
export interface TokensRotated {
  type: "TokensRotated";
  to: "left" | "right";
}
export interface JokerDrawn {
  type: "JokerDrawn";
  seat: number;
}
export interface JokerLaidDown {
  type: "JokerLaidDown";
  seat: number;
  joker: "black" | "scam" | "white";
}
export interface HandsPassed {
  type: "HandsPassed";
  to: "left" | "right";
}
export interface LawDropped {
  type: "LawDropped";
  seat: number;
  law: string;
}
/**
 * The last token was drawn: the game is over.
 */
export interface BagEmptied {
  type: "BagEmptied";
  seat: number;
}
/**
 * A seat's final count, line by line; a line without a law is the tokens at one point each.
 */
export interface Counted {
  type: "Counted";
  seat: number;
  lines: Line[];
  points: number;
}
/**
 * What one law adds to or takes from a seat's points; None stands for the tokens at one point each.
 */
export interface Line {
  law: string | null;
  points: number;
}
export interface GameWon {
  type: "GameWon";
  seats: number[];
}
export interface View {
  seat: number | null;
  next: string;
  seats: number;
  rules: number;
  joker_mode: "all-void" | "shoes-void-scams-flip";
  /**
   * @minItems 3
   * @maxItems 3
   */
  joker_split: [number, number, number];
  apart: boolean;
  debate: "20" | "40" | "60" | "off";
  blank_laws: boolean;
  house: Law[];
  house_only: boolean;
  turn: number;
  active: number;
  tokens: [number, number, number, number][];
  draws: string;
  joker_discard: ("black" | "scam" | "white")[];
  joker_plays: [number, "black" | "scam" | "white"][];
  used: boolean[];
  joker_draws: number;
  joker_since: number[];
  joker_caps: [number, number, number][];
  discard: string[];
  force: Standing[];
  pending: string | null;
  proposal: Proposal | null;
  vote: Outcome | null;
  voted: Proposal | null;
  said: number[];
  raised: (number | null)[];
  accepted: boolean;
  agenda: (
    | Fire
    | Declare
    | Doubt
    | Point
    | Catch
    | Expire
    | DrawTokens
    | ReturnToken
    | ReturnBeyond
    | TrimFavourite
    | GiveToken
    | BarterTokens
    | RotateTokens
    | ExchangeTokens
    | ChooseExchange
    | RepealLaws
    | ChooseRepeal
    | HandOutJokers
    | LayDownJoker
    | PassAllHands
    | DrawLaws
    | DropLaw
    | LayOut
    | Judge
  )[];
  after: string;
  acting: string | null;
  ended: "" | "bag" | "end";
  /**
   * @minItems 4
   * @maxItems 4
   */
  bag: [number, number, number, number];
  holders: boolean[];
  joker: ("black" | "scam" | "white") | null;
  hand_sizes: number[];
  known: string[][];
  held: string[];
  deck_size: number;
  lines: Line[][];
  outlook: Outlook | null;
  prospects: {
    [k: string]: Outlook;
  };
}
export interface Law {
  id: string;
  kind: "blue" | "red";
  circle: "black" | "white";
  trigger: "count" | "declare" | "final" | "now" | "start" | "vote";
  effect:
    | Draw
    | Fill
    | Renew
    | Return
    | Level
    | Shed
    | Trim
    | Give
    | Rotate
    | Exchange
    | Barter
    | Repeal
    | Rejoker
    | Burn
    | PassHands
    | Study
    | Drop
    | Hand
    | Weight
    | Ties
    | Share
    | Worth
    | Raise
    | Times
    | PerSet
    | PerGroup
    | Sole
    | Lead
    | Bonus
    | Trait;
  symbol: ("ballot" | "blue" | "clock" | "desk" | "green" | "hat" | "red" | "scales" | "yellow") | null;
  when: "adopted" | "always" | "rejected" | "tie" | "unanimous";
  check: "eye" | "room" | "word";
  once: boolean;
  title: Title | null;
  text: Text | null;
}
/**
 * What a house law is called at the table; one without a title goes by its id.
 */
export interface Title {
  fr: string;
  en: string;
}
/**
 * The sentence of a house law; those of our own deck are in the catalogues.
 */
export interface Text {
  fr: string;
  en: string;
}
/**
 * A law in force.
 */
export interface Standing {
  law: string;
  declared: number[];
}
/**
 * The law on the table.
 */
export interface Proposal {
  law: string;
  repeals: string | null;
  parts: (string | number)[];
  written:
    | (
        | Draw
        | Fill
        | Renew
        | Return
        | Level
        | Shed
        | Trim
        | Give
        | Rotate
        | Exchange
        | Barter
        | Repeal
        | Rejoker
        | Burn
        | PassHands
        | Study
        | Drop
        | Hand
        | Weight
        | Ties
        | Share
        | Worth
        | Raise
        | Times
        | PerSet
        | PerGroup
        | Sole
        | Lead
        | Bonus
        | Trait
      )
    | null;
  words: string;
  check: "eye" | "room" | "word";
}
export interface Outcome {
  votes: ("black" | "no" | "scam" | "white" | "yes")[];
  yes: number;
  no: number;
  stances: ("no" | "none" | "yes")[];
  adopted: boolean;
  why: Reason[];
}
/**
 * A law acts, if it is still there.
 */
export interface Fire {
  item: "Fire";
  law: string;
  asked: boolean;
}
/**
 * Every seat says whether a law is about them.
 */
export interface Declare {
  item: "Declare";
  law: string;
}
/**
 * Every seat may raise a hand against one of those who declared.
 */
export interface Doubt {
  item: "Doubt";
  law: string;
}
/**
 * Everyone points at the one it's about.
 */
export interface Point {
  item: "Point";
  law: string;
}
/**
 * Everyone says who was caught, or owns up.
 */
export interface Catch {
  item: "Catch";
  law: string;
}
/**
 * A law that acts once has acted.
 */
export interface Expire {
  item: "Expire";
  law: string;
}
export interface DrawTokens {
  item: "DrawTokens";
  seat: number;
  count: number;
  law: string;
}
export interface ReturnToken {
  item: "ReturnToken";
  seat: number;
  colour: ("blue" | "green" | "red" | "yellow") | null;
  law: string;
}
/**
 * What is beyond this many of these colours goes back into the bag.
 */
export interface ReturnBeyond {
  item: "ReturnBeyond";
  seat: number;
  most: number;
  colours: ("blue" | "green" | "red" | "yellow")[];
  law: string;
}
export interface TrimFavourite {
  item: "TrimFavourite";
  seat: number;
  most: number;
  law: string;
}
export interface GiveToken {
  item: "GiveToken";
  seat: number;
  to: number;
  colour: ("blue" | "green" | "red" | "yellow") | null;
  law: string;
}
export interface BarterTokens {
  item: "BarterTokens";
  seat: number;
  other: number;
  law: string;
}
export interface RotateTokens {
  item: "RotateTokens";
  to: "left" | "right";
  law: string;
}
export interface ExchangeTokens {
  item: "ExchangeTokens";
  seat: number;
  other: number;
  law: string;
}
export interface ChooseExchange {
  item: "ChooseExchange";
  seat: number;
  law: string;
}
export interface RepealLaws {
  item: "RepealLaws";
  which: "all" | "chosen" | "colours" | "newest" | "oldest" | "plain";
  law: string;
}
export interface ChooseRepeal {
  item: "ChooseRepeal";
  seat: number;
  law: string;
}
export interface HandOutJokers {
  item: "HandOutJokers";
  seats: number[];
  law: string;
}
export interface LayDownJoker {
  item: "LayDownJoker";
  seat: number;
  law: string;
}
export interface PassAllHands {
  item: "PassAllHands";
  to: "left" | "right";
  law: string;
}
export interface DrawLaws {
  item: "DrawLaws";
  seat: number;
  count: number;
  law: string;
}
export interface DropLaw {
  item: "DropLaw";
  seat: number;
  law: string;
}
/**
 * The proposer lays out what a law comes to, move by move.
 */
export interface LayOut {
  item: "LayOut";
  seat: number;
  moves: Move[];
  begun: (string | number)[];
  law: string;
}
/**
 * The others say whether that's what the law said.
 */
export interface Judge {
  item: "Judge";
  seat: number;
  moves: Move[];
  law: string;
}
/**
 * By seat: tokens won or lost at once, points if the game ended now, and points if it ended with the law.
 */
export interface Outlook {
  law: string;
  tokens: Range[];
  points_without: Range[];
  points_with: Range[];
  repeals: string[];
  ends: boolean;
}
/**
 * The least and the most it may be; equal if neither chance nor choice decides.
 */
export interface Range {
  low: number;
  high: number;
}
export interface LawForm {
  circles: ("black" | "white")[];
  checks: ("eye" | "room" | "word")[];
  people: string[];
  title: number;
  text: number;
  moments: Moment[];
}
/**
 * When a law acts, and all that it can do then.
 */
export interface Moment {
  trigger: "count" | "declare" | "final" | "now" | "start" | "vote";
  kind: "blue" | "red";
  when: ("adopted" | "always" | "rejected" | "tie" | "unanimous")[];
  symbols: ("ballot" | "blue" | "clock" | "desk" | "green" | "hat" | "red" | "scales" | "yellow")[];
  once: boolean;
  deeds: Deed[];
}
/**
 * What a law can do, and what has to be said with it.
 */
export interface Deed {
  do: string;
  parts: Part[];
}
/**
 * A gap to fill: one of these words, or a whole number from `least` to `most`.
 */
export interface Part {
  name: string;
  words: (string | boolean)[];
  least: number;
  most: number;
  preset: string | number | boolean | null;
  free: boolean;
}

/** What page and server say to each other. Made by `make wire` from src/isoloir/table; do not edit. */

export type FromClient =
  | Hello
  | Ping
  | Choose
  | Sit
  | Stand
  | Rename
  | Move
  | AddBot
  | SetBot
  | ShuffleSeats
  | Configure
  | Advise
  | Need
  | LiveBy
  | Kick
  | NewLink
  | PassHost
  | Start
  | ChangeGame
  | Propose
  | Organise
  | Rest
  | Adjourn
  | Reseat
  | Merge
  | Score
  | Write
  | Strike
  | ReadCards
  | AddNonce
  | Pause
  | Resume
  | EndAndReveal
  | PlayFor
  | Transfer
  | Leave
  | React
  | Turn
  | ListPeople;
export type FromServer =
  | Welcome
  | Changed
  | Moved
  | Ticks
  | Grace
  | Deadline
  | StandIns
  | Commitment
  | Presence
  | People
  | Accepted
  | Refused
  | Reacted
  | Turned
  | TransferCode
  | Advised
  | Cards
  | Remarked
  | Notice
  | Pong
  | Bye;

/**
 * The first message on every socket. What was last seen; zeros for nothing.
 */
export interface Hello {
  type: "Hello";
  game?: number;
  heard?: number;
}
/**
 * Answered by Pong; keeps the socket and sets the page's clock.
 */
export interface Ping {
  type: "Ping";
}
/**
 * Seal this choice, or replace the one sealed before.
 */
export interface Choose {
  type: "Choose";
  pause: number;
  seat: number;
  choice: (string | number)[];
  command: string;
}
/**
 * Take a new seat in the lobby (`seat` absent; a bot makes room where all are taken), or this bot's seat.
 */
export interface Sit {
  type: "Sit";
  name: string;
  shape?: "circle" | "cross" | "diamond" | "heart" | "moon" | "square" | "star" | "triangle";
  colour?: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
  seat?: number | null;
  command: string;
}
/**
 * Give up your seat; the host may also remove a bot. In a running game a bot takes over.
 */
export interface Stand {
  type: "Stand";
  seat: number;
  command: string;
}
export interface Rename {
  type: "Rename";
  seat: number;
  name: string;
  shape: "circle" | "cross" | "diamond" | "heart" | "moon" | "square" | "star" | "triangle";
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
  command: string;
}
/**
 * Change places in the lobby: the seat goes to place `to`, the others close up.
 */
export interface Move {
  type: "Move";
  seat: number;
  to: number;
  command: string;
}
export interface AddBot {
  type: "AddBot";
  level?: "expert" | "novice" | "random" | "regular";
  command: string;
}
export interface SetBot {
  type: "SetBot";
  seat: number;
  level: "expert" | "novice" | "random" | "regular";
  command: string;
}
export interface ShuffleSeats {
  type: "ShuffleSeats";
  command: string;
}
/**
 * Whatever is given changes. Game, options and cards only between two games.
 */
export interface Configure {
  type: "Configure";
  game?: string;
  options?: {
    [k: string]: unknown;
  };
  cards?: "en" | "fr";
  room?: "remote" | "same";
  policy?: "relaxed" | "strict" | "timed";
  seconds?: number;
  door?: "link" | "locked" | "open";
  hints?: boolean;
  remarks?: boolean;
  tempo?: ("brisk" | "show" | "usual") | null;
  first?: boolean;
  hides_code?: boolean;
  days?: Days | null;
  programme?: Programme | null;
  cards_each?: number;
  last_look?: boolean;
  command: string;
}
/**
 * A table over days: how long a question waits, and what becomes of somebody who is late.
 */
export interface Days {
  hours: number;
  early: boolean;
  late: "bot" | "wait";
}
/**
 * A festival's: what is played in how many rounds, and when one is over.
 */
export interface Programme {
  games: string[];
  rounds: number;
  size: number;
  by: "clock" | "hand" | "tables";
  minutes: number;
  enough: number;
  late: "stay" | "stop";
  between: number;
}
/**
 * What would an expert do? Answered by Advised, where the host lets people ask.
 */
export interface Advise {
  type: "Advise";
  pause: number;
  seat: number;
  command: string;
}
/**
 * How much time you need; nobody is told.
 */
export interface Need {
  type: "Need";
  patience: "double" | "endless" | "usual";
  command: string;
}
/**
 * By which clock you live, and when you'd rather be left alone: what a table over days goes by.
 */
export interface LiveBy {
  type: "LiveBy";
  zone: string;
  quiet?: [number, number] | null;
  weekends?: boolean;
  away?: number;
  command: string;
}
export interface Kick {
  type: "Kick";
  person: number;
  ban?: boolean;
  command: string;
}
/**
 * The link leads in with a new key; the old one leads nowhere.
 */
export interface NewLink {
  type: "NewLink";
  command: string;
}
export interface PassHost {
  type: "PassHost";
  person: number;
  command: string;
}
/**
 * From the lobby, or once a game is over with the same seats again.
 */
export interface Start {
  type: "Start";
  command: string;
}
/**
 * Back to the lobby with the same party.
 */
export interface ChangeGame {
  type: "ChangeGame";
  game?: string | null;
  command: string;
}
/**
 * What you'd like to play next; None takes it back. The host decides.
 */
export interface Propose {
  type: "Propose";
  game?: string | null;
  command: string;
}
/**
 * At a festival: you have the organisers' link.
 */
export interface Organise {
  type: "Organise";
  key: string;
  command: string;
}
/**
 * At a festival: you sit out from the next round on, or play again; an organiser says it for others too.
 */
export interface Rest {
  type: "Rest";
  rests: boolean;
  person?: number | null;
  command: string;
}
/**
 * By an organiser: the round is over; or, with `over`, the festival. `Start` begins the next round.
 */
export interface Adjourn {
  type: "Adjourn";
  over?: boolean;
  command: string;
}
/**
 * By an organiser: somebody goes to another table, where a bot makes room.
 */
export interface Reseat {
  type: "Reseat";
  person: number;
  table: number;
  command: string;
}
/**
 * By an organiser: these tables end, and all their people begin anew together.
 */
export interface Merge {
  type: "Merge";
  tables: number[];
  command: string;
}
/**
 * By an organiser: what a table came to, whatever was played; by seat, 0 for a bot's. Empty: it doesn't count.
 */
export interface Score {
  type: "Score";
  table: number;
  people?: number[];
  scores?: number[];
  winners?: number[];
  command: string;
}
/**
 * All the cards you add to this game, in place of those you had added: words, phrases or laws of your own.
 */
export interface Write {
  type: "Write";
  cards: string[];
  command: string;
}
/**
 * The host takes out a card that somebody wrote, where they have a last look.
 */
export interface Strike {
  type: "Strike";
  card: string;
  command: string;
}
/**
 * Which cards did you add to this game? Answered by Cards.
 */
export interface ReadCards {
  type: "ReadCards";
  command: string;
}
/**
 * A seated page's own part of the dice, once it has seen the commitment; a repeat counts for nothing.
 */
export interface AddNonce {
  type: "AddNonce";
  game: number;
  nonce: string;
}
/**
 * Stop the clocks; nothing opens until Resume.
 */
export interface Pause {
  type: "Pause";
  command: string;
}
export interface Resume {
  type: "Resume";
  command: string;
}
/**
 * End the running game here; its record opens.
 */
export interface EndAndReveal {
  type: "EndAndReveal";
  command: string;
}
/**
 * One voice for letting a bot answer this pause for a silent seat.
 */
export interface PlayFor {
  type: "PlayFor";
  pause: number;
  seat: number;
  command: string;
}
/**
 * Ask for a one-time code that moves your place to another device; the host may ask for someone who is away.
 */
export interface Transfer {
  type: "Transfer";
  person?: number | null;
  command: string;
}
/**
 * Go away for good: seats are given up, the device forgotten.
 */
export interface Leave {
  type: "Leave";
  command: string;
}
export interface React {
  type: "React";
  sign: "angry" | "clap" | "cry" | "gasp" | "heart" | "laugh" | "think" | "thumb" | "toss";
}
/**
 * From a shared screen: this many groups of answers are turned up there, so phones turn them too.
 */
export interface Turn {
  type: "Turn";
  pause: number;
  turn: number;
}
/**
 * Who is at the table: a hundred at a time, beginning behind this person. Answered by People.
 */
export interface ListPeople {
  type: "ListPeople";
  after?: number | null;
}
/**
 * The answer to Hello, and said again whenever the whole view is needed.
 */
export interface Welcome {
  type: "Welcome";
  you: number;
  seats: number[];
  code: string;
  key: string;
  lobby: Lobby;
  moved: Moved | null;
  commitment: Commitment | null;
  stand_ins: StandIns | null;
  patience: "double" | "endless" | "usual";
  now: number;
  hours: Hours;
  protocol: number;
}
/**
 * The party, whole in Welcome; what changes of it later comes as Changed and Presence.
 */
export interface Lobby {
  phase: "lobby" | "over" | "playing" | "shuffling";
  settings: Settings;
  owner: number | null;
  host: number | null;
  seats: SeatState[];
  people: PersonState[];
  problem: Problem | null;
  paused: ("empty" | "host") | null;
  hints: boolean;
  tempo: "brisk" | "show" | "usual";
  facts: {
    [k: string]: string | number;
  };
  standing: Standing | null;
  proposed: Proposal[];
  more: number;
  unseen: number | null;
  of: string;
  festival: FestivalState | null;
  sheets: SheetState[];
  written: number;
  takes: string;
}
/**
 * What the host decides for the table.
 */
export interface Settings {
  game: string;
  options: {
    [k: string]: unknown;
  };
  cards: "en" | "fr";
  room: "remote" | "same";
  policy: "relaxed" | "strict" | "timed";
  seconds: number;
  door: "link" | "locked" | "open";
  hints: boolean;
  remarks: boolean;
  tempo: ("brisk" | "show" | "usual") | null;
  first: boolean;
  hides_code: boolean;
  days: Days | null;
  programme: Programme | null;
  cards_each: number;
  last_look: boolean;
}
export interface SeatState {
  seat: number;
  name: string;
  look: Look;
  kind: "bot" | "person";
  person: number | null;
  level: ("expert" | "novice" | "random" | "regular") | null;
  auto: boolean;
  temper: ("bold" | "careful" | "contrary" | "steady") | null;
}
/**
 * Colour never alone: it always comes with a shape.
 */
export interface Look {
  shape: "circle" | "cross" | "diamond" | "heart" | "moon" | "square" | "star" | "triangle";
  colour: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
}
export interface PersonState {
  person: number;
  name: string;
  here: boolean;
  screen: boolean;
  away: number;
}
/**
 * Why something cannot be, as a key and its parameters; words are made by the page.
 */
export interface Problem {
  code: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * After the games that were played to their end here.
 */
export interface Standing {
  games: number;
  lines: Ranked[];
}
/**
 * What somebody's games at this table add up to.
 */
export interface Ranked {
  place: number;
  name: string;
  look: Look;
  bot: boolean;
  points: number;
  wins: number;
  games: number;
  gained: number | null;
  seats: number[];
}
export interface Proposal {
  person: number;
  game: string;
}
export interface FestivalState {
  phase: "between" | "gathering" | "over" | "playing";
  round: number;
  game: string;
  next: string;
  at: number | null;
  done: ScoreState[];
  organisers: number[];
  resting: number[];
  guests: number;
}
export interface ScoreState {
  table: number;
  people: number[];
  scores: number[];
  winners: number[];
  by: string;
}
/**
 * A table of this round, or of one before that still plays.
 */
export interface SheetState {
  number: number;
  round: number;
  game: string;
  people: Guest[];
  bots: number;
}
export interface Guest {
  person: number;
  name: string;
  look: Look;
}
/**
 * Where the game stands: one message per viewer for a start, an opening or an end, and inside Welcome.
 */
export interface Moved {
  type: "Moved";
  game: number;
  key: string;
  pause: number;
  views: SeatView[];
  told: Heard[];
  heard: number;
  asks: SeatAsk[];
  asked: number[];
  sealed: number[];
  by: {
    [k: string]: "auto" | "bot" | "hasty";
  };
  commitment: string;
  deadline: Until | null;
  grace: Until | null;
  over: Over | null;
  since: number | null;
  new: string[];
  turns: Turns | null;
}
/**
 * What the game shows one seat; None is what everyone may see.
 */
export interface SeatView {
  seat: number | null;
  view: unknown;
  moments: unknown[];
}
/**
 * An event; `only` names the held seat it was told to, None if it was told to all.
 */
export interface Heard {
  event: unknown;
  only: number | null;
}
/**
 * A question to a seat this viewer holds.
 */
export interface SeatAsk {
  seat: number;
  what: string;
  options: (string | number)[];
  take: number;
  chosen: (string | number)[] | null;
  letters: number;
}
/**
 * A moment to come, and the server's clock when this was said; both in milliseconds since 1970.
 */
export interface Until {
  now: number;
  at: number;
}
export interface Over {
  winners: number[];
  scores: number[];
  stopped: boolean;
  problem: Problem | null;
  record: string | null;
  story: Story | null;
}
/**
 * How a game went, as everybody saw it.
 */
export interface Story {
  highlights: Highlight[];
  rounds: Round[];
  start: number[];
}
/**
 * One sentence about what decided a game; the words are made by the page, as an event's are.
 */
export interface Highlight {
  n: number;
  remark: unknown;
}
/**
 * The scores when a round was over, and the moment that ended it.
 */
export interface Round {
  round: number;
  n: number;
  scores: number[];
}
/**
 * How the answers are turned up that one of the things told opens; until then what they came to isn't shown.
 */
export interface Turns {
  event: string;
  answers: string;
  seats: number[][];
  length: number;
}
/**
 * The shuffle is promised; each seated page answers with AddNonce.
 */
export interface Commitment {
  type: "Commitment";
  game: number;
  commitment: string;
  until: Until;
}
/**
 * The silent seats you may let a bot answer for now.
 */
export interface StandIns {
  type: "StandIns";
  pause: number;
  seats: Voices[];
}
export interface Voices {
  seat: number;
  people: number[];
  needed: number;
}
/**
 * When somebody's time doesn't run out, at a table over days.
 */
export interface Hours {
  zone: string;
  quiet: [number, number] | null;
  weekends: boolean;
  away: number;
}
/**
 * The fields of the lobby that are otherwise, by name, as they are now.
 */
export interface Changed {
  type: "Changed";
  lobby: {
    [k: string]: unknown;
  };
}
/**
 * Who has chosen, the whole set in seat order, never what or when.
 */
export interface Ticks {
  type: "Ticks";
  pause: number;
  sealed: number[];
}
/**
 * All are in; the last chance to change your mind.
 */
export interface Grace {
  type: "Grace";
  pause: number;
  until: Until;
}
/**
 * The limit of this question changed; None: there is none, or the clocks stand still.
 */
export interface Deadline {
  type: "Deadline";
  pause: number;
  until: Until | null;
}
/**
 * Who of the people in the lobby has come, and who has gone.
 */
export interface Presence {
  type: "Presence";
  here: number[];
  away: number[];
}
/**
 * The answer to ListPeople: some of all who are at the table, in the order they came in.
 */
export interface People {
  type: "People";
  people: PersonState[];
  more: number;
}
export interface Accepted {
  type: "Accepted";
  command: string;
  again: boolean;
}
export interface Refused {
  type: "Refused";
  command: string;
  code: string;
  params: {
    [k: string]: string | number;
  };
}
export interface Reacted {
  type: "Reacted";
  person: number;
  sign: "angry" | "clap" | "cry" | "gasp" | "heart" | "laugh" | "think" | "thumb" | "toss";
}
/**
 * A shared screen has turned up this many groups of answers of the opening that led to this pause.
 */
export interface Turned {
  type: "Turned";
  pause: number;
  turn: number;
}
export interface TransferCode {
  type: "TransferCode";
  command: string;
  code: string;
  until: Until;
}
/**
 * What an expert would do with what this seat sees; empty where that's for the person to say.
 */
export interface Advised {
  type: "Advised";
  command: string;
  pause: number;
  seat: number;
  best: Suggestion[];
}
/**
 * One of the best answers, and why: `hint-<reason>` in the catalogues, with its facts.
 */
export interface Suggestion {
  choice: (string | number)[];
  reason: string;
  facts: {
    [k: string]: number;
  };
}
/**
 * The answer to ReadCards.
 */
export interface Cards {
  type: "Cards";
  command: string;
  own: string[];
  all: string[] | null;
}
/**
 * A bot's word about what everybody just saw: `remark-<remark>-<temper>` in the catalogues. Nobody keeps it.
 */
export interface Remarked {
  type: "Remarked";
  seat: number;
  remark: "down" | "lead" | "lost" | "up" | "won";
  temper: "bold" | "careful" | "contrary" | "steady";
}
/**
 * Something about the table worth a line: host passed, stood in, kicked, transfer granted, stopping.
 */
export interface Notice {
  type: "Notice";
  code: string;
  params: {
    [k: string]: string | number;
  };
}
export interface Pong {
  type: "Pong";
  now: number;
}
/**
 * The last message before the server closes: kicked, banned, left, moved, forgotten, stopping, too-fast…
 */
export interface Bye {
  type: "Bye";
  code: string;
}
/**
 * POST /api/tables. Answered by Place; the device's secret comes as a cookie.
 */
export interface CreateTable {
  game: string;
  name?: string;
  shape?: "circle" | "cross" | "diamond" | "heart" | "moon" | "square" | "star" | "triangle";
  colour?: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
  options?: {
    [k: string]: unknown;
  };
  cards?: "en" | "fr";
  room?: "remote" | "same";
  policy?: ("relaxed" | "strict" | "timed") | null;
  seconds?: number;
  screen?: boolean;
  programme?: Programme | null;
}
/**
 * POST /api/tables/{code}/people. Anyone who has this table's cookie already comes back as themselves.
 */
export interface Join {
  name?: string;
  shape?: "circle" | "cross" | "diamond" | "heart" | "moon" | "square" | "star" | "triangle";
  colour?: "blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
  screen?: boolean;
  key?: string;
  transfer?: string;
  command?: string;
}
/**
 * Where you are now. The socket is at /api/tables/{code}/socket.
 */
export interface Place {
  code: string;
  person: number;
  key: string;
  again: boolean;
}
/**
 * GET /api/tables/{code}: enough to know that it is the right table.
 */
export interface TableFound {
  code: string;
  game: string;
  cards: "en" | "fr";
  phase: "lobby" | "over" | "playing" | "shuffling";
  names: string[];
  you: number | null;
  festival: boolean;
}
/**
 * GET /api/waiting?codes=A,B: one of the tables at which this device has a place.
 */
export interface Waits {
  code: string;
  phase: "lobby" | "over" | "playing" | "shuffling";
  yours: boolean;
  until: Until | null;
  over_days: boolean;
}
/**
 * GET /api/tables/{code}/helm, for organisers of a festival: the secret that makes others organisers.
 */
export interface HelmTold {
  helm: string;
}
/**
 * POST /api/tables/{code}/notices: what somebody wants to be told from now on, and how. Answered by NoticesNow.
 */
export interface NoticesWish {
  of?: ("curtain" | "over" | "turn")[];
  lang?: "en" | "fr";
  push?: Mailbox | null;
  hook?: boolean;
  calendar?: boolean;
}
/**
 * Where a browser's push service takes letters for it, and the keys that only this browser opens.
 */
export interface Mailbox {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * POST /api/tables/{code}/notices/stop, from the notice itself: its key is all that's needed.
 */
export interface NoticesStop {
  key: string;
  way: ("hook" | "push") | "calendar";
}
/**
 * GET /api/tables/{code}/notices: what can be had, and what this person asked for; 404 if notices are off.
 */
export interface NoticesNow {
  push_key: string;
  may_hook: boolean;
  of: ("curtain" | "over" | "turn")[];
  push: string;
  hook: boolean;
  topic: string;
  calendar: string;
}
/**
 * GET /api/games: everything a lobby needs to know about one game.
 */
export interface GameOffered {
  key: string;
  seats: number[];
  minutes: number[];
  rules: number;
  levels: ("expert" | "novice" | "random" | "regular")[];
  options: unknown;
  lesson: boolean;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * GET /api/games/{key}/face: what draws a game that has no face of its own.
 */
export interface Plain {
  view: {
    [k: string]: Kind;
  };
  events: {
    [k: string]: {
      [k: string]: Kind;
    };
  };
  hints: {
    [k: string]: Hint;
  };
  teams: {
    [k: string]: number[][];
  };
  folds: boolean;
}
export interface Kind {
  sort: "by-seat" | "fields" | "list" | "plain" | "seat";
  item: Kind | null;
  fields: {
    [k: string]: Kind;
  };
}
/**
 * For a field of the view or an event: how it lies on the table. For an option or any other text: how it looks.
 */
export interface Hint {
  symbol?: string;
  colour?: ("blue" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow") | null;
  drawing?: string;
  cards?: boolean;
  track?: [number, number] | null;
  signed?: boolean;
  seats?: boolean;
  score?: boolean;
  mine?: boolean;
  hidden?: boolean;
}
/**
 * The body of every 4xx and 5xx answer.
 */
export interface Fault {
  code: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * GET /api/tables/{code}/records/{game}/check: what `isoloir verify` would say of the record.
 */
export interface Checked {
  commitment: string;
  differences: string[];
  other_rules: boolean;
}
/**
 * GET /api/tables/{code}/standing: what the games at this table add up to, and what each gave.
 */
export interface EveningKept {
  lines: Ranked[];
  games: EveningGame[];
}
export interface EveningGame {
  game: number;
  key: string;
  points: (number | null)[];
  won: number[];
}
/**
 * GET /api/rules/{game}, /api/tables/{code}/rules: the whole rules as that set-up plays them.
 */
export interface RulesTold {
  game: string;
  seats: number;
  facts: {
    [k: string]: string | number;
  };
  chapters: Chapter[];
  options: string[];
  changed: string[];
  round: RoundTold | null;
}
export interface Chapter {
  key: string;
  steps: string[];
  table: (string | number)[][];
  examples: Example[];
  deck: {
    [k: string]: string[];
  };
}
/**
 * A case that can be looked at: its cards as pictures, and what happens then.
 */
export interface Example {
  key: string;
  cards: (string | number)[];
  facts: {
    [k: string]: string | number;
  };
  scene: string;
}
export interface RoundTold {
  names: string[];
  told: unknown[];
  view: unknown;
}
/**
 * POST /api/replay, GET …/records/{game}/replay: what a record holds, for a page that has no rules of its own.
 */
export interface Replayed {
  game: string;
  cards: "en" | "fr";
  seats: Sitting[];
  options: {
    [k: string]: unknown;
  };
  facts: {
    [k: string]: string | number;
  };
  viewer: number | null;
  winners: number[];
  scores: number[];
  stopped: boolean;
  commitment: string;
  differences: string[];
  other_rules: boolean;
  moments: Moment[];
  story: Story | null;
}
export interface Sitting {
  name: string;
  look: Look;
  bot: boolean;
}
/**
 * One pause and what followed: moment 0 is the game before its first question.
 */
export interface Moment {
  n: number;
  asks: {
    [k: string]: AskStrInt;
  };
  choices: {
    [k: string]: (string | number)[];
  };
  by: {
    [k: string]: "auto" | "bot" | "hasty";
  };
  told: Heard[];
  view: unknown;
  moments: unknown[];
  held: {
    [k: string]: unknown;
  };
}
/**
 * Pick exactly `take` distinct options, in order.
 */
export interface AskStrInt {
  what: string;
  options: (string | number)[];
  take: number;
  letters: number;
}
/**
 * GET /api/learn/{game}: the scenes of a game, those of its lesson in its order.
 */
export interface ScenesTold {
  game: string;
  lesson: string[];
  others: string[];
}
/**
 * GET /api/learn/{game}/{scene}: a table that exists nowhere else.
 */
export interface SceneLaid {
  key: string;
  facts: {
    [k: string]: string | number;
  };
  welcome: Welcome;
}
/**
 * GET /api/learn/{game}/{scene}/played: what happens then, and what other answers would have brought.
 */
export interface ScenePlayed {
  moved: Moved;
  came: Compared;
  book: (string | number)[];
  others: Compared[];
}
/**
 * What an answer comes to, told by `<game>-came-<key>`.
 */
export interface Compared {
  choice: (string | number)[];
  key: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * POST /api/study, GET …/records/{game}/study. The measures are those of `docs/lab.md`.
 */
export interface Studied {
  pairs: Pair[];
  weights: Weight[];
  lead_changes: number;
  comeback: number;
  decided: number | null;
  turned_by: number[];
}
/**
 * Two seats that were asked the same thing, with one answer to give.
 */
export interface Pair {
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  asked: number;
  alike: number;
  by_chance: number;
  beyond_chance: number;
}
/**
 * On whose choices the reveals hung.
 */
export interface Weight {
  seat: number;
  choices: number;
  pivotal: number;
}
/**
 * GET /api/tables/{code}/study: of finished games, and only of those in which the reader held a seat.
 */
export interface Evening {
  people: Sitting[];
  games: Played[];
  pairs: Pair[];
  weights: Weight[];
}
export interface Played {
  game: number;
  key: string;
  winners: number[];
}
/**
 * POST /api/workshop.
 */
export interface OwnGame {
  python: string;
  texts: {
    [k: string]: string;
  };
}
export interface TakenUp {
  key: string;
  why: string;
}
/**
 * GET /api/workshop: what the next check found; nothing once all were made. A fault is the key of its sentence.
 */
export interface LookedOver {
  check: string;
  fault: string;
  details: {
    [k: string]: string | number;
  };
  seats: number;
  seed: string;
  known: boolean;
}

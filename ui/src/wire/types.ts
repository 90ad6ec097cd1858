/** What the server says (docs/wire.md), by the names the UI has for it. `make wire` renews schema.ts. */
import type { components } from './schema';

type Said = components['schemas'];

export type Version = Said['Version'];
export type Game = Said['GameCard'];
export type Clause = Said['ShownClause'];
export type Rulebook = Said['ShownRulebook'];

export type Lessons = Said['ShownLessons'];
export type Puzzles = Said['ShownPuzzles'];
export type PuzzleCard = Said['PuzzleCard'];
export type PuzzleOfTheDay = Said['PuzzleOfTheDay'];
export type Opening = Said['ShownOpening'];
export type Failing = Said['Failing'];
export type LessonCard = Said['LessonCard'];
export type Exercise = Omit<Said['Exercise'], 'steps' | 'moves'> & { steps: Step[]; moves: Move[] };

export type Message = Said['Message'];

export type Table = Omit<Said['ShownTable'], 'moves'> & { moves: Move[] };
export type TableCard = Said['TableCard'];
export type Seat = Said['ShownSeat'];
/** With what the server leaves out: see `filled.ts`. */
export type Move = { text: string; path: string[]; effect: GameEffect; said: Message[] };
export type Step = Omit<Said['Step'], 'view'> & { view: GameView };
/** Any game's: which one, `Table.game` says and no type can. A board takes them for its own. */
export type GameView = Said['GameView'];
export type GameEffect = Said['GameEffect'];

export type GameNotebook = Said['GameNotebook'];
export type ShownNotebook = Said['ShownNotebook'];

export type Analysis = Said['Analysis'];
export type LineStep = Said['LineStep'];
export type Review = Said['Review'];
export type Hint = Said['Hint'];
export type ShownThreats = Said['ShownThreats'];
export type ReviewRow = Said['ReviewRow'];

export type Replay = Omit<Said['Replay'], 'steps'> & { steps: Step[] };
export type Replaying = Said['Replaying'];
export type Analysing = Said['Analysing'];
export type Report = Said['Report'];
export type ChanceKind = Said['ChanceKind'];

export type StepEvent = { step: Step; table: Table };
export type ByeEvent = Said['ByeEvent'];
export type PresenceEvent = Said['PresenceEvent'];
export type ThinkingEvent = Said['ThinkingEvent'];

export type NewTable = Said['NewTable'];
export type NewSeat = Said['NewSeat'];
export type Seeking = Said['Seeking'];
export type Opened = Said['Opened'];
export type MyTable = Said['MyTable'];
export type Holding = Said['Holding'];
export type Clock = Said['Clock'];
export type ShownClock = Said['ShownClock'];
export type Held = Said['Held'];
export type Invite = Said['Invite'];
export type Claiming = Said['Claiming'];
export type Hosting = Said['Hosting'];
export type Naming = Said['Naming'];
export type Gesturing = Said['Gesturing'];
export type Planning = Said['Planning'];
export type Supposing = Said['Supposing'];
export type Supposed = Said['Supposed'];
export type Telling = Said['Telling'];
export type Drawing = Said['Drawing'];
export type Moving = Said['Moving'];
export type Moved = Said['Moved'];
export type Acting = Said['Acting'];
export type Action = Acting['action'];
export type Acted = Said['Acted'];

export type Trouble = Said['Problem'];

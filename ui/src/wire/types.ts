/** What the server says (docs/wire.md), by the names the UI has for it. `make wire` renews schema.ts. */
import type { components } from './schema';

type Said = components['schemas'];

export type Words = Said['Words'];

export type Version = Said['Version'];
export type Game = Said['GameCard'];
export type Clause = Said['ShownClause'];
export type Rulebook = Said['ShownRulebook'];

export type Table = Said['ShownTable'];
export type TableCard = Said['TableCard'];
export type Seat = Said['ShownSeat'];
export type Move = Said['ShownMove'];
export type Step = Said['Step'];
/** Any game's: which one, `Table.game` says and no type can. A board takes them for its own. */
export type GameView = Said['GameView'];
export type GameEffect = Said['GameEffect'];

export type GameNotebook = Said['GameNotebook'];
export type ShownNotebook = Said['ShownNotebook'];

export type Analysis = Said['Analysis'];
export type LineStep = Said['LineStep'];
export type Review = Said['Review'];
export type ReviewRow = Said['ReviewRow'];

export type Replay = Said['Replay'];
export type Replaying = Said['Replaying'];
export type Analysing = Said['Analysing'];
export type Report = Said['Report'];
export type ChanceKind = Said['ChanceKind'];

export type StepEvent = Said['StepEvent'];
export type ByeEvent = Said['ByeEvent'];
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
export type Drawing = Said['Drawing'];
export type Moving = Said['Moving'];
export type Moved = Said['Moved'];
export type Acting = Said['Acting'];
export type Action = Acting['action'];
export type Acted = Said['Acted'];

export type Trouble = Said['Problem'];

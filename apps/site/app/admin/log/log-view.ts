import type { StaffKey } from '../../i18n/messages.ts';
import type { ListView } from '../resource/list-view.ts';

/** One field that an act changed. */
export interface FieldChange {
  field: string;
  /** Values as they were sent; several for a list. */
  before: readonly string[];
  after: readonly string[];
}

/** One act of staff. */
export interface LogEntry {
  id: number;
  at: string;
  /** Name and e-mail; empty for the command line of the machine. */
  who: string;
  words: StaffKey;
  /** Method and path of the call, for whoever wants it exactly. */
  action: string;
  changes: readonly { target: string; fields: readonly FieldChange[] }[];
  /** How many more changes there are. */
  moreChanges: number;
  /** What was sent, without secrets, as JSON; empty when nothing was. */
  input: string;
  ip: string;
}

export type LogView = ListView<LogEntry>;

import type { StaffKey } from '../../i18n/messages.ts';
import type { ListPage } from '../frame/list-query.ts';

/** What the log is narrowed to; empty texts narrow nothing. */
export type LogFilter = {
  /** Id of whoever did it. */
  who: string;
  /** Method and path of the call. */
  act: string;
  /** Days as `2026-11-21`, both of them counted. */
  from: string;
  to: string;
};

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
  /** What was sent, without secrets, as JSON; empty when nothing was. */
  input: string;
  ip: string;
}

export interface LogView {
  filter: LogFilter;
  entries: readonly LogEntry[];
  page: ListPage;
  people: readonly { id: number; name: string }[];
}

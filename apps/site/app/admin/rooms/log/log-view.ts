import type { ListView } from '#site/admin/record/list-view.ts';
import type { StaffKey } from '#site/i18n/messages.ts';

/** One field that an act changed. */
export interface FieldChange {
  field: string;
  /** What a setting is called; the words of other fields are known to the screen. */
  label?: string;
  /** Values as they were sent; several for a list. */
  before: readonly string[];
  after: readonly string[];
}

/** What an act changed of one thing; its name as it was called then, where that was kept. */
export interface LogChange {
  target: string;
  name?: string;
  fields: readonly FieldChange[];
}

/** One act of staff. */
export interface LogEntry {
  id: number;
  at: string;
  /** Name and e-mail; empty for the command line of the machine. */
  who: string;
  words: StaffKey;
  /** What it was done to, by name, each once; the first of them. */
  names: readonly string[];
  /** How many more have a name. */
  moreNames: number;
  /** The time that it was planned for. */
  plannedAt?: string;
  /** Method and path of the call, for anyone who wants it exactly. */
  action: string;
  changes: readonly LogChange[];
  /** How many more changes there are. */
  moreChanges: number;
  /** What was sent, without secrets, as JSON; empty when nothing was. */
  input: string;
  ip: string;
}

export type LogView = ListView<LogEntry>;

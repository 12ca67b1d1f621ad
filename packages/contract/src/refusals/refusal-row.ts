/** One row of the refusal table: what the platform answers when it says no, and the message key the site shows. */
export interface RefusalRow {
  code: string;
  status: number;
  /** English, for developers and for clients without the catalogue. */
  message: string;
  /** Key in the message catalogue (index 1 of the requirements). */
  key: string;
}

/** What a mail is filled with whose link works for some time. */
export interface LinkData {
  /** Name of the person; may be empty. */
  name: string;
  url: string;
  /** How long the link works. */
  hours: number;
}

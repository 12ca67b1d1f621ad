/** The mails of a shop in one language, as their list shows them. */
export interface MailsView {
  language: string;
  languages: ReadonlyArray<{ code: string; name: string }>;
  mails: ReadonlyArray<{ mail: string; title: string; isOwn: boolean }>;
}

/** One mail: its words by field, as they are and as the program has them. */
export interface MailView {
  mail: string;
  language: string;
  title: string;
  /** Names that may stand in braces, with the braces. */
  names: string;
  fields: ReadonlyArray<{ name: string; label: string; builtIn: string; own: string }>;
}

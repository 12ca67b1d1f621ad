import type { RichNode } from '@izlog/contract/cms/content/rich';

/** A line of a list of facts; with `url` its value is a link. */
export interface Fact {
  label: string;
  value: string;
  url?: string;
}

/** A picture of a rich text; its path is below the address of the site, or whole. */
export interface MailPicture {
  path: string;
  alt: string;
  width: number;
}

/** One piece of a mail; from the same pieces come its HTML and its text. Texts are plain, never HTML. */
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Words that the law wants seen, in a frame. */
  | { kind: 'banner'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** What somebody wrote, with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** A text that was written with the editor, and its pictures by id. */
  | { kind: 'rich'; doc: RichNode; pictures: Readonly<Record<string, MailPicture>> }
  /** A whole text, such as terms: blocks with empty lines between, `## ` before headings, `- ` before items. */
  | { kind: 'document'; title: string; text: string; url?: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  /** A picture on white, whatever the theme, since scanners look at it; `alt` is also its caption. */
  | { kind: 'picture'; url: string; alt: string; width: number }
  | {
      kind: 'lines';
      lines: ReadonlyArray<{ name: string; detail?: string; quantity: string; price: string }>;
      totals: ReadonlyArray<{ label: string; amount: string; isMain?: boolean }>;
    };

/** A mail in one language, before it is given the shop's look. */
export interface MailText {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preheader: string;
  blocks: readonly Block[];
  /** Address that ends this kind of mail with one click (RFC 8058). */
  unsubscribeUrl?: string;
}

import type { RichDoc } from './rich.ts';

/** Languages of the demonstration shop by their two-letter code; Croatian is the default and never missing. */
export type Language = 'hr' | 'en' | 'de';

/** One text in the languages it has been written in; a missing language falls back to Croatian. */
export interface Text {
  hr: string;
  en?: string;
  de?: string;
}

/** Rich text (ProseMirror JSON, never HTML) in the languages it has been written in. */
export interface RichText {
  hr: RichDoc;
  en?: RichDoc;
  de?: RichDoc;
}

/** Money in whole euro cents, tax included. */
export type Cents = number;

/** A day and an hour counted from the moment of seeding; `at` is local time in Zagreb, `HH:MM`. */
export interface Moment {
  inDays: number;
  at: string;
}

/** File name in `seed/demo/media`; it is the key of a picture everywhere in the demonstration data. */
export type MediaFile = `${string}.svg`;

/** A picture with its pixels and the words that stand for it (MEDIA-001); `decorative` pictures have no alt. */
export interface Media {
  file: MediaFile;
  folder: 'proizvodi' | 'objave' | 'naslovnica' | 'oznake';
  width: number;
  height: number;
  alt: Text;
  focal?: { x: number; y: number };
}

/** Where something leads: to a thing of the shop by its key, to a fixed path of the site, or outside. */
export type Link =
  | { kind: 'page' | 'post' | 'product' | 'category' | 'term' | 'event'; key: string; hash?: string }
  | { kind: 'path'; path: string }
  | { kind: 'external'; href: string }
  | { kind: 'email' | 'phone'; value: string };

/** A button: its words and where it leads (CMS-008). */
export interface Button {
  name: Text;
  link: Link;
  target?: '_self' | '_blank';
  rel?: string;
}

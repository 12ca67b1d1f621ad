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

/** File name in the folder `media` of the shop; it is the key of a picture everywhere in the demonstration data. */
export type MediaFile = `${string}.svg`;

/** A picture with the words that stand for it (MEDIA-001). */
export interface Media {
  file: MediaFile;
  alt: Text;
}

/** Things of the shop that a link can name by their key; `category` and `tag` are terms of the blog (contract `Link`). */
export const linkKinds = ['page', 'post', 'product', 'productCategory', 'category', 'tag', 'event'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** A thing of the shop by kind and key; the loader puts its id in the place of the key. */
export interface Reference {
  kind: LinkKind;
  key: string;
  hash?: string;
}

/** Where something leads; a path is written once, without a language prefix. */
export type Link =
  | Reference
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

/** A picture used in a page; without an alt text of its own it has that of the media record. */
export interface MediaUse {
  file: MediaFile;
  alt?: Text;
}

/** A mark of a run of text; a link leads to an address or to a thing of the shop by kind and key. */
export type RichMark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'link'; attrs: { href: string } | { link: Reference | Extract<Link, { kind: 'path' }> } };

/** A node of the ProseMirror document; leaf embeds (`productEmbed`, `image`) name their target by key or file. */
export interface RichNode {
  type:
    | 'doc'
    | 'paragraph'
    | 'heading'
    | 'bulletList'
    | 'orderedList'
    | 'listItem'
    | 'blockquote'
    | 'table'
    | 'tableRow'
    | 'tableHeader'
    | 'tableCell'
    | 'productEmbed'
    | 'image'
    | 'text';
  attrs?: Record<string, string | number>;
  content?: RichNode[];
  text?: string;
  marks?: RichMark[];
}

/** The root of a rich text. */
export interface RichDoc extends RichNode {
  type: 'doc';
  content: RichNode[];
}

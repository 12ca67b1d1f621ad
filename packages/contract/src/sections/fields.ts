import type { ButtonTarget } from '../cms/content/button.ts';
import type { Link } from '../cms/content/link.ts';
import type { MediaUse } from '../cms/content/part.ts';
import type { RichNode } from '../cms/content/rich.ts';
import type { Seo } from '../cms/content/seo.ts';
import type { LinkKind } from '../cms/link-kinds.ts';

/** What every field may say of itself. */
export interface FieldTraits {
  /** Asked for when it is published; a draft may lack it. */
  needed?: true;
  /** A phone may have a value of its own (`mobileMeta`, `mobileOptions`). */
  mobile?: true;
}

/** Which nodes a rich text may have: one running line; with lists; what every mail program shows; everything of an article; only a table. */
export type RichProfile = 'inline' | 'short' | 'mail' | 'article' | 'table';
export type MediaKind = 'image' | 'video' | 'audio' | 'document';

/** `as`: what is published leads to a mailbox or a telephone by it. */
export type TextField = FieldTraits & { kind: 'text'; max: number; lines?: true; as?: 'email' | 'phone' };
export type RichField = FieldTraits & { kind: 'rich'; profile: RichProfile; max: number };
/** `alt: 'decorative'` begins as decoration, `'asked'` is reported in words unless staff say it is decoration. */
export type MediaField = FieldTraits & {
  kind: 'media';
  kinds: readonly MediaKind[];
  ratio?: number;
  /** Pixels across that its place takes on a large screen: fewer look blurred. */
  width?: number;
  alt: 'decorative' | 'asked';
};
export type ButtonField = FieldTraits & { kind: 'button' };
export type LinkField = FieldTraits & { kind: 'link'; kinds?: readonly LinkKind[] };
export type NumberField = FieldTraits & { kind: 'number'; min: number; max: number; whole?: true };
export type ChoiceField<C extends string = string> = FieldTraits & { kind: 'choice'; choices: readonly C[] };
/** Links to things of one kind, in their order. */
export type ListField = FieldTraits & {
  kind: 'posts' | 'products' | 'categories' | 'terms';
  max: number;
};
/** A record by its id. */
export type IdField = FieldTraits & { kind: 'id' | 'ids'; of: string; max: number };
export type PlainField = FieldTraits & {
  kind: 'icon' | 'yesNo' | 'day' | 'instant' | 'colour' | 'form' | 'seo' | 'medias';
};

/** One field of a declaration: plain data, from which types, checks, controls and documentation come. */
export type FieldDeclaration =
  | TextField
  | RichField
  | MediaField
  | ButtonField
  | LinkField
  | NumberField
  | ChoiceField
  | ListField
  | IdField
  | PlainField;
export type FieldKind = FieldDeclaration['kind'];

/** A button as content keeps it: its words, and a link or the field of a target that says where it leads. */
export type ButtonValue = {
  name: string;
  link?: Link | null;
  href?: string | null;
  target?: string | null;
  rel?: string | null;
} & Partial<Record<ButtonTarget, { id: number } | null>>;

/** A link that names a record of ours. */
export type RecordLink = Extract<Link, { id: number }>;

interface ValueOfKind {
  text: string;
  /** Short texts that were stored without marks are a plain string. */
  rich: RichNode | string;
  media: MediaUse;
  medias: MediaUse[];
  button: ButtonValue;
  link: Link;
  icon: string;
  number: number;
  yesNo: boolean;
  /** `2026-12-01`. */
  day: string;
  /** An instant in ISO form. */
  instant: string;
  /** `#0f5c63`. */
  colour: string;
  posts: RecordLink[];
  products: RecordLink[];
  categories: RecordLink[];
  terms: RecordLink[];
  form: number;
  seo: Seo;
  id: number;
  ids: number[];
  choice: string;
}

/** What a field holds. */
export type ValueOf<F extends FieldDeclaration> =
  F extends ChoiceField<infer C> ? C : F extends { kind: infer K extends FieldKind } ? ValueOfKind[K] : never;

/** Words of one line, or of several. */
export const text = <const T extends Omit<TextField, 'kind'>>(traits: T) =>
  ({ kind: 'text', ...traits }) as const;

const richLength: Readonly<Record<RichProfile, number>> = {
  inline: 1000,
  short: 5000,
  mail: 20_000,
  article: 150_000,
  table: 20_000,
};

/** Words with marks; see the profiles for what else. */
export const rich = <P extends RichProfile, const T extends FieldTraits & { max?: number } = object>(
  profile: P,
  traits?: T,
) => ({ kind: 'rich', profile, max: richLength[profile], ...(traits as T) }) as const;

/** A picture, video or file out of the gallery. `ratio` is width by height of its place. */
export const media = <const T extends Omit<MediaField, 'kind'>>(traits: T) =>
  ({ kind: 'media', ...traits }) as const;

/** Several pictures in their order. */
export const medias = (traits: FieldTraits = {}) => ({ kind: 'medias', ...traits }) as const;

/** Words that lead somewhere. */
export const button = <const T extends FieldTraits = object>(traits?: T) =>
  ({ kind: 'button', ...(traits as T) }) as const;

/** A place something leads to, or one record that it is about. */
export const link = <const T extends Omit<LinkField, 'kind'> = object>(traits?: T) =>
  ({ kind: 'link', ...(traits as T) }) as const;

/** An icon of the build's set, by name. */
export const icon = (traits: FieldTraits = {}) => ({ kind: 'icon', ...traits }) as const;

/** A number between two. */
export const number = <const T extends Omit<NumberField, 'kind'>>(traits: T) =>
  ({ kind: 'number', ...traits }) as const;

export const yesNo = (traits: FieldTraits = {}) => ({ kind: 'yesNo', ...traits }) as const;

/** One of several words; the first one holds where nothing was chosen. */
export const choice = <const C extends string>(
  choices: readonly C[],
  traits: FieldTraits = {},
): ChoiceField<C> => ({
  kind: 'choice',
  choices,
  ...traits,
});

/** A day without a time. */
export const day = (traits: FieldTraits = {}) => ({ kind: 'day', ...traits }) as const;

export const instant = (traits: FieldTraits = {}) => ({ kind: 'instant', ...traits }) as const;

export const colour = (traits: FieldTraits = {}) => ({ kind: 'colour', ...traits }) as const;

/** A form that staff made. */
export const form = (traits: FieldTraits = {}) => ({ kind: 'form', ...traits }) as const;

/** What search engines get. */
export const seo = () => ({ kind: 'seo' }) as const;

const list =
  <K extends ListField['kind']>(kind: K) =>
  (traits: { max: number } & FieldTraits) =>
    ({ kind, ...traits }) as const;

/** Chosen posts. */
export const posts = list('posts');
/** Chosen products. */
export const products = list('products');
/** Chosen categories of products. */
export const categories = list('categories');
/** Chosen categories and tags of posts. */
export const terms = list('terms');

/** One record by its id, such as a page's parent. */
export const id = (of: string, traits: FieldTraits = {}) => ({ kind: 'id', of, max: 1, ...traits }) as const;

/** Records by their ids, in their order. */
export const ids = (of: string, traits: { max: number } & FieldTraits) =>
  ({ kind: 'ids', of, ...traits }) as const;

import type { FieldKind } from '@izlog/contract/cms/forms/form-field-kinds';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import type { LegalPage } from '@izlog/contract/cms/legal-pages';
import type { Button, Link, MediaFile, MediaUse, Moment, Reference, RichText, Text } from './shape.ts';

/** A category or tag of posts (CMS-021). */
export interface Term {
  key: string;
  termType: 'category' | 'tag';
  title: Text;
  slug: Text;
  excerpt: Text;
}

/** When something becomes public: an instant, days counted from seeding (positive: still to come), or never. */
export type Publishing = { at: string } | { inDays: number } | 'draft';

/** An article; languages without a body are not published (a missing title falls back). */
export interface Post {
  key: string;
  title: Text;
  slug: Text;
  excerpt: Text;
  body: RichText;
  media: MediaFile;
  /** The first one is the main category. */
  terms: string[];
  author: string;
  published: Publishing;
  /** Posts shown below, by key. */
  related: string[];
}

/** A workshop in the calendar; its seat is bought through `product` (CMS-067). */
export interface CalendarEvent {
  key: string;
  title: Text;
  slug: Text;
  place: Text;
  start: Moment;
  end: Moment;
  product: string;
  excerpt: Text;
  body: RichText;
  media: MediaFile;
}

/** A form in a part that shows it, by its key. */
export interface FormUse {
  storedForm: string;
}

/** A form that staff made (CMS-044). */
export interface StoredForm {
  key: string;
  title: Text;
  type: FormType;
  requireEmailConfirm: boolean;
  submit?: Text;
  thanks?: Text;
  fields: {
    name: string;
    label: Text;
    hint?: Text;
    kind: FieldKind;
    required: boolean;
    maxLength?: number;
    options?: { value: string; label: Text }[];
  }[];
}

/** What a field of a part may hold; texts, references and media uses stay what they are down to any depth. */
export type Field =
  | string
  | number
  | boolean
  | Text
  | RichText
  | Reference
  | Link
  | Button
  | MediaUse
  | FormUse
  | Field[]
  | { [name: string]: Field };
export type Fields = Record<string, Field>;

/** Kinds of sections and of the parts inside them. */
export const partHandlers = [
  'hero',
  'pane',
  'text',
  'text-picture',
  'step',
  'cards',
  'card',
  'directory',
  'products-list',
  'posts-list',
  'events-list',
  'call-to-action',
  'newsletter',
  'contact-form',
  'form',
  'link-list',
  'link',
] as const;
export type PartHandler = (typeof partHandlers)[number];

/** A section or a part of a section; the id is the same in every language. */
export interface Part {
  id: string;
  handler: PartHandler;
  /** Which list of its parent it stands in. */
  slot: string;
  meta: Fields;
  options: Fields;
  mobileMeta: Fields;
  mobileOptions: Fields;
  parts: Part[];
}

/** A page made of sections; it exists in the languages of its title. */
export interface Page {
  key: string;
  /** Set on pages that the program knows by name. */
  handler?: 'home' | LegalPage;
  title: Text;
  slug: Text;
  seo: { title?: Text; description: Text; media?: MediaFile };
  parts: Part[];
}

/** A piece of layout that is content (CMS-003). */
export interface LayoutElement {
  handler: 'header-section' | 'footer-section' | 'cookie-section';
  title: string;
  meta: Fields;
  parts: Part[];
}

/** An entry of the navigation tree (CMS-010); one without a link only opens those below it. */
export interface NavigationEntry {
  name: Text;
  hint?: Text;
  link: Link;
  children: NavigationEntry[];
}

/** A consent that forms ask for (GDPR-005) and where it is asked, required there or not (CMS-041). */
export interface Consent {
  uniqueNumber: string;
  displayName: Text;
  assignedTo: { form: FormType; required: boolean }[];
}

/** What a visitor said below a product or a post. */
export interface Comment {
  on: { kind: 'product' | 'post'; key: string };
  author: string;
  daysAgo: number;
  rating?: 1 | 2 | 3 | 4 | 5;
  content: string;
  published: boolean;
}

/** A managed redirect from an old path (CMS-037). */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

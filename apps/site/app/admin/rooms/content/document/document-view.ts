import type { DocumentRef } from '@izlog/contract/editing/document';
import type { UsesView } from '#site/admin/record/uses/load-uses.server.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import type { FieldTexts } from './field-texts.ts';
import type { ShownPart } from './shown-fields.ts';

/** A document in one language, as its form shows it. */
export interface LanguageView {
  document: DocumentRef;
  language: SiteLanguage;
  rev: number;
  /** Null where there is neither a draft nor anything public in this language. */
  root: ShownPart | null;
  /** By path: what each field held, so that what was changed is known. */
  hashes: Readonly<Record<string, string>>;
  isDrafted: boolean;
  isPublic: boolean;
  touched: { by: string | null; at: string } | null;
  scheduled: ReadonlyArray<{ release: number; name: string; at: string | null; laterChanges: number }>;
  /** Where visitors find it; nothing for what has no address. */
  path: string | null;
}

/** A choice of a field: a picture, a term, a page above, a form. */
export interface Choice {
  value: string;
  label: string;
}

export interface DocumentView {
  kind: DocumentRef['kind'];
  id: number;
  handler: string;
  title: string;
  mayPublish: boolean;
  /** Every language of the site with what there is of the document in it. */
  languages: readonly LanguageView[];
  /** Codes of the languages that are shown: one, or two side by side. */
  shown: readonly string[];
  choices: {
    media: readonly Choice[];
    terms: readonly Choice[];
    pages: readonly Choice[];
    forms: readonly Choice[];
  };
  /** What links may name, for the fields that lead somewhere. */
  targets: readonly Choice[];
  /** Where it is used; nothing for what no link can name. */
  uses: UsesView | null;
}

/** A field that somebody else changed meanwhile, with what they wrote. */
export interface ConflictView {
  path: string;
  theirs: FieldTexts;
  words: string;
  by: string;
  /** Oneself, on another device or in another tab. */
  isOwn: boolean;
  at: string;
}

/** What keeps a document from being published, or should be looked at before. */
export interface PublishFaultView {
  path: string;
  kind: string;
  values: Readonly<Record<string, string | number>>;
  key: string;
}

/** What became of a sent document that stays on its page. */
export interface DocumentAnswer extends FormAnswer {
  rev?: number;
  conflicts?: readonly ConflictView[];
  publish?: { faults: readonly PublishFaultView[]; warnings: readonly PublishFaultView[] };
  /** Visitors no longer have it. */
  isTakenBack?: true;
}

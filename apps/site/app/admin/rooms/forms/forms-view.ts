import type { formEntry } from '@izlog/contract/cms/forms/form-entries';
import type { FieldKind } from '@izlog/contract/cms/forms/form-field-kinds';
import type { formEntryResource } from '@izlog/contract/cms/forms/form-resource';
import type { FormType } from '@izlog/contract/cms/forms/form-types';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { ListView, RowOf } from '#site/admin/record/list-view.ts';
import type { UsesView } from '#site/admin/record/uses/load-uses.server.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** By three-letter language code. */
export type Words = Readonly<Record<string, string>>;

/** A field as the builder has it. */
export interface DraftField {
  /** Empty until it is saved. */
  name: string;
  kind: FieldKind;
  required: boolean;
  /** As it was typed. */
  maxLength: string;
  label: Words;
  hint: Words;
  /** A choice for each line. */
  options: Words;
}

/** A form as the builder has it. */
export interface FormDraft {
  title: Words;
  type: FormType;
  submit: Words;
  thanks: Words;
  mailTo: string;
  requireEmailConfirm: boolean;
  requireRecaptcha: boolean;
  validateConsents: boolean;
  fields: readonly DraftField[];
}

/** The builder of a form; a new one has no id. */
export interface BuilderView {
  /** Where it stands; nothing for a new one. */
  uses: UsesView | null;
  id: number | null;
  /** Of the form that was read; empty for a new one. */
  revision: string;
  draft: FormDraft;
  languages: readonly SiteLanguage[];
  /** Whether its reader may see what people wrote. */
  mayReadEntries: boolean;
}

export type EntryRow = RowOf<typeof formEntryResource>;

/** A page of the entries of a form. */
export interface EntriesView {
  form: { id: number; title: string };
  list: ListView<EntryRow>;
}

export type EntryView = EndpointAnswer<typeof formEntry>;

import type { FieldKind, KindValues } from '@izlog/contract/resource/field';
import type { ReactNode } from 'react';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { Faults, ReadField } from '#site/kit/forms/rules.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import type { FieldView, FilterView, FormFieldView, ListLook, ListView } from './list-view.ts';

export interface CellProps<V> {
  value: V;
  field: FieldView;
  row: Readonly<Record<string, unknown>>;
  look: ListLook;
}

export interface FilterProps {
  field: FilterView;
  /** What it is called. */
  label: string;
  /** The texts of the address, one for each of its names. */
  texts: readonly string[];
  look: ListLook;
  options: ListView['options'];
}

/** How a list is narrowed by a field of a kind. */
export interface KindFilter {
  /** Whether the text of an address can be meant; what cannot is passed over. */
  isGood(text: string, choices: readonly string[]): boolean;
  /** What the platform is asked for a text; the second one is the end of a range. */
  asked?(text: string, place: number): string | number;
  /** What it can only be asked for: one press, without a field. */
  press?: string;
  /** The words between which days lie stand in two fields. */
  isRange?: true;
  Control(props: FilterProps): ReactNode;
  /** The words of a condition that can be removed. */
  Chosen(props: FilterProps): ReactNode;
}

export type Place = 'meta' | 'state' | 'figure';

/** What a kind may know of a form that was sent, beside its fields one by one. */
export interface ReadMore {
  languages: readonly SiteLanguage[];
  /** What the record has now; undefined for a new one. */
  before: unknown;
  /** Everything that was sent by a name. */
  all(name: string): readonly string[];
}

export interface ControlProps {
  form: SentForm;
  field: FormFieldView;
  label: string;
  hint: string | undefined;
  /** How wide a line of text stands among its neighbours. */
  className?: string | undefined;
  /** What the record has; undefined for a new one. */
  value: unknown;
  look: ListLook;
  languages: readonly SiteLanguage[];
  options: ListView['options'];
}

/** What a sent form makes of a field, or what is wrong with it, by the names of its controls. */
export type ReadValue = { value: unknown } | { faults: Faults };

/** How a field of a kind is filled in. */
export interface KindControl {
  Control(props: ControlProps): ReactNode;
  /** Names of its controls, where they are others than the field's own. */
  names?(field: FormFieldView, languages: readonly SiteLanguage[]): { name: string; ending: string }[];
  read(sent: ReadField, field: FormFieldView, more: ReadMore): ReadValue;
}

/** A kind of field in the back office: its cell, its control and what narrows a list by it. */
export interface KindOnSite<V> {
  /** Where it stands on the card that phones draw of a row: among the small print, beside the name, or as a figure. */
  place: Place;
  Cell(props: CellProps<V>): ReactNode;
  filter?: KindFilter;
  control?: KindControl;
}

export type KindsOnSite = { readonly [K in FieldKind]: KindOnSite<KindValues[K]> };

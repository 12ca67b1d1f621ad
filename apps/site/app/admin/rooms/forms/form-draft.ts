import type { FormFieldInput, FormInput } from '@izlog/contract/cms/forms/form';
import { fieldKinds } from '@izlog/contract/cms/forms/form-field-kinds';
import { formTypes } from '@izlog/contract/cms/forms/form-types';
import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { Fault, Faults } from '#site/kit/forms/rules.ts';
import type { DraftField, FormDraft, Words } from './forms-view.ts';

/** What a new form begins with. */
export const newDraft = (): FormDraft => ({
  title: {},
  type: 'contactForm',
  submit: {},
  thanks: {},
  mailTo: '',
  requireEmailConfirm: false,
  requireRecaptcha: true,
  validateConsents: true,
  fields: [newField()],
});

/** What the parts of a form are called where it is built. */
export const formWords: Readonly<Record<string, StaffKey>> = {
  title: 'staffForm.title',
  type: 'staffForm.type',
  fields: 'staffForm.fields',
  submit: 'staffForms.submit',
  thanks: 'staffForms.thanks',
  mailTo: 'staffForms.mailTo',
  requireEmailConfirm: 'staffForms.confirm',
  requireRecaptcha: 'staffForms.captcha',
  validateConsents: 'staffForms.consents',
};

const newField = (): DraftField => ({
  name: '',
  kind: 'text',
  required: false,
  maxLength: '',
  label: {},
  hint: {},
  options: {},
});

/** A form as its builder shows it: of its choices a line each. */
export function draftOf({ fields, title, type, submit = {}, thanks = {}, ...rest }: FormInput): FormDraft {
  return {
    title,
    type,
    submit,
    thanks,
    mailTo: rest.mailTo,
    requireEmailConfirm: rest.requireEmailConfirm,
    requireRecaptcha: rest.requireRecaptcha,
    validateConsents: rest.validateConsents,
    fields: fields.map(({ name, kind, required, maxLength, label, hint = {}, options = [] }) => ({
      name,
      kind,
      required,
      maxLength: maxLength === undefined ? '' : String(maxLength),
      label,
      hint,
      options: linesOf(options),
    })),
  };
}

/** What was typed into the builder. */
export function readDraft(form: FormData, languages: readonly SiteLanguage[]): FormDraft {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const words = (name: string): Words =>
    Object.fromEntries(
      languages.map(({ code }) => [code, read(`${name}-${code}`)]).filter(([, text]) => text),
    );
  const count = Math.min(Number(read('fields')) || 0, mostFields);
  return {
    title: words('title'),
    type: formTypes.find((one) => one === read('type')) ?? 'contactForm',
    submit: words('submit'),
    thanks: words('thanks'),
    mailTo: read('mailTo'),
    requireEmailConfirm: read('requireEmailConfirm') === 'true',
    requireRecaptcha: read('requireRecaptcha') === 'true',
    validateConsents: read('validateConsents') === 'true',
    fields: Array.from({ length: count }, (_, place) => ({
      name: read(`f${place}-name`),
      kind: fieldKinds.find((one) => one === read(`f${place}-kind`)) ?? 'text',
      required: read(`f${place}-required`) === 'true',
      maxLength: read(`f${place}-max`),
      label: words(`f${place}-label`),
      hint: words(`f${place}-hint`),
      options: words(`f${place}-options`),
    })),
  };
}

const mostFields = 50;

/** A draft after one of its buttons: `add`, `up-2`, `down-2`, `remove-2`; and which control has the focus then. */
export function changeDraft(draft: FormDraft, act: string): { draft: FormDraft; focus: string } | undefined {
  const { fields } = draft;
  if (act === 'add')
    return {
      draft: { ...draft, fields: [...fields, newField()].slice(0, mostFields) },
      focus: `field-${Math.min(fields.length, mostFields - 1)}`,
    };
  const [, way, text] = /^(up|down|remove)-(\d{1,2})$/.exec(act) ?? [];
  const place = Number(text);
  const field = fields[place];
  if (!way || !field) return undefined;
  const others = fields.filter((one) => one !== field);
  if (way === 'remove') return { draft: { ...draft, fields: others }, focus: 'add-field' };
  const to = Math.min(Math.max(place + (way === 'up' ? -1 : 1), 0), others.length);
  return { draft: { ...draft, fields: others.toSpliced(to, 0, field) }, focus: `${way}-${to}` };
}

/** What is saved of a draft, or what is wrong with it. `before` keeps the values of choices that are there already. */
export function inputOf(
  draft: FormDraft,
  languages: readonly SiteLanguage[],
  before: FormInput | null,
): { input: FormInput } | { faults: Faults; refusal?: StaffKey } {
  const main = languages.find(({ isDefault }) => isDefault)?.code ?? languages[0]?.code ?? '';
  const faults: Record<string, Fault> = {};
  const missing = (name: string) => {
    faults[name] = { key: 'validation.required' };
  };
  if (!draft.title[main]) missing(`title-${main}`);
  if (draft.mailTo && !isEmailAddress(draft.mailTo)) faults.mailTo = { key: 'validation.email' };
  const names = new Set(draft.fields.map(({ name }) => name).filter(Boolean));
  const fields = draft.fields.map((field, place): FormFieldInput => {
    const { kind, required, label, hint } = field;
    if (!label[main]) missing(`f${place}-label-${main}`);
    const maxLength = field.maxLength === '' ? undefined : Number(field.maxLength);
    if (maxLength !== undefined && !(Number.isInteger(maxLength) && maxLength >= 1 && maxLength <= 5000))
      faults[`f${place}-max`] = { key: 'form.wrong' };
    const name = field.name || nameFor(label[main] ?? '', names);
    names.add(name);
    const known = before?.fields.find((one) => one.name === name)?.options ?? [];
    const options = kind === 'select' ? optionsOf(field.options, main, known) : [];
    if (kind === 'select' && options.length === 0) missing(`f${place}-options-${main}`);
    return {
      name,
      label,
      kind,
      required,
      ...(Object.keys(hint).length > 0 && { hint }),
      ...(maxLength !== undefined && { maxLength }),
      ...(options.length > 0 && { options }),
    };
  });
  if (Object.keys(faults).length > 0) return { faults };
  if (fields.length === 0) return { faults, refusal: 'staffForms.needsField' };
  if (draft.requireEmailConfirm && !fields.some(({ kind, required }) => kind === 'email' && required))
    return { faults, refusal: 'staffForms.needsEmail' };
  return { input: { ...(before?.id !== undefined && { id: before.id }), ...draft, fields } };
}

/** The name by which entries keep a field: of its label, another one for each. */
function nameFor(label: string, taken: ReadonlySet<string>): string {
  const plain = label
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '_')
    .replaceAll(/^[^a-zA-Z]+|_+$/g, '')
    .toLowerCase()
    .slice(0, 50);
  const base = plain || 'polje';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}_${number}`;
    if (!taken.has(name)) return name;
  }
}

type Options = NonNullable<FormFieldInput['options']>;

/** A choice for each line; lines of other languages stand at the same place. One that is there keeps its value. */
function optionsOf(texts: Words, main: string, known: Options): Options {
  const lines = Object.entries(texts).map(
    ([code, text]) => [code, text.split('\n').map((line) => line.trim())] as const,
  );
  const own = lines.find(([code]) => code === main)?.[1] ?? [];
  const options = own.flatMap((label, place) => {
    if (!label) return [];
    const words = Object.fromEntries(
      lines.flatMap(([code, each]) => (each[place] ? [[code, each[place]]] : [])),
    );
    const value = known.find((one) => one.label[main] === label)?.value ?? label.slice(0, 200);
    return { value, label: words };
  });
  return [...new Map(options.map((one) => [one.value, one])).values()].slice(0, 100);
}

/** The lines of each language; where one lacks a word its line is empty, so that the others keep their place. */
function linesOf(options: Options): Words {
  const codes = new Set(options.flatMap(({ label }) => Object.keys(label)));
  return Object.fromEntries(
    [...codes].map((code) => [code, options.map(({ label }) => label[code] ?? '').join('\n')]),
  );
}

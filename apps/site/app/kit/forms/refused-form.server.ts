import type { CallError } from '@izlog/contract/client';
import { type FieldRefusal, fieldRefusal } from '@izlog/contract/envelope';
import { namesFields, refusals } from '@izlog/contract/refusals';
import { retryAfterOf } from '@izlog/contract/retry-after';
import { data } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { formatNumber } from '#site/i18n/formats.ts';
import { isMessageKey, type Messages, textOf } from '#site/i18n/messages.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { FormAnswer } from './form-answer.ts';
import { refusalWords } from './refusal-words.server.ts';
import type { Fault, Faults } from './rules.ts';
import { typedFields } from './typed-fields.server.ts';

/** Words of a form's own for what is wrong with a field, in the language of the page. */
type FaultWords = (path: string, kind: string, values: FieldRefusal['values']) => string | undefined;

/** The answer to a form whose fields are wrong. */
export const wrongForm = (name: string, form: FormData, faults: Faults) =>
  data<FormAnswer>({ form: name, faults, typed: typedFields(form) }, { status: 400 });

/** The answer to a form with something to ask about, beside what is wrong; `asked` is sent along the next time. */
export const doubtedForm = (
  name: string,
  form: FormData,
  { faults, doubts, asked }: { faults: Faults; doubts: Faults; asked: string },
) =>
  data<FormAnswer>(
    { form: name, faults, doubts, typed: { ...typedFields(form), asked } },
    { status: Object.keys(faults).length > 0 ? 400 : 200 },
  );

/**
 * The answer to a form that the platform refused: beside the fields it names (`fields` tells which of ours they are),
 * else above the form, in the words of the page's language (ERR-005, ERR-006).
 */
export function refusedForm(
  context: SiteContext,
  name: string,
  form: FormData,
  error: CallError,
  fields: Readonly<Record<string, string>> = {},
  wordsOf: FaultWords = () => undefined,
) {
  const answer: FormAnswer = { form: name, typed: typedFields(form) };
  const faults = faultsOfRefusal(context, error, { form, fields, wordsOf });
  const status = error.status >= 400 ? error.status : 503;
  if (status >= 500 || error.code === refusals.actUnderWay.code) answer.isUnsure = true;
  const asksProof = error.code === refusals.proofRequired.code || 'currentPassword' in faults;
  if (asksProof) answer.asksProof = true;
  if (Object.keys(faults).length > 0) answer.faults = faults;
  // What is wrong with a field that the form does not have would be said beside nothing, thus by nobody.
  const isSaid = asksProof || Object.keys(faults).some((field) => form.has(field));
  if (!isSaid) answer.refusal = refusalWords(context, error) ?? '';
  // A limit says when the form may be sent again (entry.server hands it on to a whole page).
  const headers: HeadersInit = status === 429 ? { 'retry-after': String(retryAfterOf(error.payload)) } : {};
  return data<FormAnswer>(answer, { status, headers });
}

/** Fields that the platform found wrong, by the names they have in the form; a code may stand for a field too. */
function faultsOfRefusal(
  context: SiteContext,
  error: CallError,
  {
    form,
    fields,
    wordsOf,
  }: { form: FormData; fields: Readonly<Record<string, string>>; wordsOf: FaultWords },
): Faults {
  const own = fields[`code:${error.code}`];
  const row = Object.values(refusals).find(({ code }) => code === error.code);
  const { messages } = catalogueOf(languageRead(context));
  if (own && row && isMessageKey(messages, row.key)) return { [own]: { key: row.key } };
  if (!namesFields(error.code)) return {};
  const faults: Record<string, Fault> = {};
  for (const field of refusedFields(error.payload)) {
    const name = fields[field.path] ?? nameIn(form, field.path);
    const words = wordsOf(field.path, field.kind, field.values);
    faults[name] ??= {
      ...(tooLong(languageRead(context), field) ?? faultOfKind(messages, field.kind)),
      ...(words && { words }),
    };
  }
  return faults;
}

/** The field of a form that holds what was refused: the third of several names that are typed in one field is shown there. */
function nameIn(form: FormData, path: string): string {
  const held = path.replace(/(\.\d+)+$/, '');
  return form.has(path) || !form.has(held) ? path : held;
}

/** How many signs too many there are, where the platform says how many it counted. */
function tooLong(language: string, { kind, values }: FieldRefusal): Fault | undefined {
  const [most, length] = [Number(values?.most), Number(values?.length)];
  if (kind !== 'maxLength' || !(length > most)) return undefined;
  const { messages, locale } = catalogueOf(language);
  const words = textOf({ ...messages, ...staffWordsOf(language) }, locale, 'resource.tooLong', {
    count: length - most,
    most: formatNumber(most, locale),
  });
  return { key: 'validation.maxLength', values: { length: most }, words };
}

/** What is shown about a field by the kind of its fault; a kind nobody knows is named to developers (DEV-011). */
export function faultOfKind(messages: Messages, kind: string, isDeveloper = import.meta.env.DEV): Fault {
  const key = `validation.${kind}`;
  if (plainKinds.has(kind) && isMessageKey(messages, key)) return { key };
  if (isDeveloper && !isMessageKey(messages, key)) return { key: 'validation.unknown', values: { kind } };
  return { key: 'form.wrong' };
}

/** Kinds whose words name no value; the platform sends none. */
const plainKinds: ReadonlySet<string> = new Set([
  'required',
  'email',
  'oib',
  'vatId',
  'commonPassword',
  'differentPassword',
]);

/** The fields that a refusal names. */
export function refusedFields(payload: unknown): FieldRefusal[] {
  const read = fieldRefusal.array().safeParse((payload as { fields?: unknown } | undefined)?.fields);
  return read.success ? read.data : [];
}

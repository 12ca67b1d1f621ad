import { type CallError, outcomeOf } from '@izlog/contract/client';
import type { AnyEndpoint, EndpointInput } from '@izlog/contract/endpoint';
import { type FieldRefusal, fieldRefusal } from '@izlog/contract/envelope';
import { refusals } from '@izlog/contract/refusals';
import type { FieldKind } from '@izlog/contract/resource/field';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { data, redirect } from 'react-router';
import { changedWords } from '#site/admin/ground/text/changed-words.server.ts';
import { sayer, textsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { entriesIn } from './kinds/entries.tsx';
import { kindsOnSite } from './kinds-on-site.ts';
import type { AnyRow, ListLook, OwnLook, RecordOf, SaidOf } from './list-view.ts';
import { formFieldsOf, recordOf, type SavedResource } from './load-form.server.ts';
import { withWords } from './record-words.ts';

interface Place<R extends SavedResource, E extends AnyEndpoint, I extends UncheckedInput<E>> {
  list: ScreenName;
  record: ScreenName;
  look: OwnLook;
  /** Where one goes once it was saved, if not to the record. */
  after?: ScreenName;
  /** Where one call adds and changes, which takes more than the fields, or otherwise. */
  saving?: Saving<R, E, I>;
}

interface Saving<R extends SavedResource, E extends AnyEndpoint, I extends UncheckedInput<E>> {
  endpoint: E;
  input(said: SaidOf<R>, before: RecordOf<R> | null, revision: string): I;
  /** What is wrong with it that a form can see by itself. */
  faults?(input: I): readonly FieldRefusal[];
  /** The record as its fields show it. */
  shown?(record: RecordOf<R>): AnyRow;
}

/** What an endpoint is sent, before `faults` has seen that nothing is missing. */
type UncheckedInput<E extends AnyEndpoint> = {
  readonly [N in keyof EndpointInput<E>]?: EndpointInput<E>[N] | null;
};

/** Handles the form of a record: its fields, or that it goes. What was typed stays over every refusal. */
export async function takeForm<
  const R extends SavedResource,
  E extends AnyEndpoint,
  const I extends UncheckedInput<E>,
>(
  site: SiteContext,
  resource: R,
  id: string,
  form: FormData,
  { list, record: route, look: called, after = route, saving }: Place<R, E, I>,
) {
  const look = withWords(called, textsOf(site));
  const before = await recordOf(site, resource, id);
  const name = reader(form)('form');
  const { endpoints } = resource;
  if (name === 'delete' && before) {
    const input = { id: Number(id) } as EndpointInput<typeof endpoints.delete>;
    const outcome = await outcomeOf(ownCall(site)(endpoints.delete, input));
    if (outcome.errored) return stayingForm(site, form, outcome.error, { look, record: before });
    return redirect(pathTo(list, {}, site.language), { status: 303 });
  }
  if (name !== 'record') throw data(null, { status: 400 });
  const beside = besideFields(site, resource, look, form);
  const shown = before && (saving?.shown?.(before) ?? before);
  const { faults, said } = read(site, resource, form, { before: before !== null, shown, beside });
  const revision = reader(form)('revision');
  // Each control reads what the schema of its field says, which the compiler does not follow through a loop.
  const own = saving?.input(said as SaidOf<R>, before, revision);
  for (const { path, kind } of (own && saving?.faults?.(own)) ?? [])
    faults[beside.fieldOf(path)] ??= { ...faultOfKind(kind), words: beside.wordsOf(path, kind) };
  if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  const endpoint = saving?.endpoint ?? (before ? endpoints.update : endpoints.create);
  if (!endpoint) throw new Error(`${resource.name} cannot be saved`);
  const input = own ?? { ...said, ...(before ? { id: Number(id), revision } : {}) };
  const outcome = await outcomeOf(ownCall(site)(endpoint, input as EndpointInput<typeof endpoint>));
  if (outcome.errored)
    return outcome.error.code === refusals.recordChanged.code
      ? changedMeanwhile(site, form, outcome.error, look)
      : refusedForm(site, name, form, outcome.error, beside.controls(outcome.error), beside.wordsOf);
  site.cookies.push(flashCookie('saved'));
  const saved = String((outcome.data as { id: number }).id);
  return redirect(pathTo(after, { id: saved }, site.language), { status: 303 });
}

/** What a record says beside its fields; of words in many languages each has its control, of several texts all have one. */
function besideFields(
  context: SiteContext,
  resource: SavedResource,
  { faults = {} }: ListLook,
  form: FormData,
) {
  const say = sayer(context);
  const fields = formFieldsOf(resource);
  const controls = new Map(
    fields
      .filter(({ kind }) => kind === 'words')
      .flatMap(({ name }) =>
        context.site.languages.map(({ code }): [string, string] => [`${name}.${code}`, `${name}-${code}`]),
      ),
  );
  const entriesOf = (name: string) =>
    fields.some((field) => field.name === name && field.kind === 'entries')
      ? entriesIn(reader(form)(name))
      : undefined;
  // Texts that were refused one by one are said together.
  const refused = new Map<string, string[]>();
  const fieldOf = (path: string): string => {
    const [name = '', place] = path.split('.');
    const entries = place === undefined ? undefined : entriesOf(name);
    if (!entries) return controls.get(path) ?? path;
    const entry = entries[Number(place)];
    const known = refused.get(name) ?? [];
    if (entry !== undefined && !known.includes(entry)) refused.set(name, [...known, entry]);
    return name;
  };
  return {
    fieldOf,
    /** The controls of what a refusal names. */
    controls: ({ payload }: CallError): Record<string, string> => {
      const named = fieldRefusal.array().safeParse((payload as { fields?: unknown } | undefined)?.fields);
      const paths = [...controls.keys(), ...(named.data ?? []).map(({ path }) => path)];
      return Object.fromEntries(paths.map((path) => [path, fieldOf(path)]));
    },
    wordsOf: (path: string, kind: string): string | undefined => {
      const [name = ''] = path.split('.');
      const usual = kind === 'wrong' && fields.find((field) => field.name === name)?.kind;
      const key = faults[name]?.[kind] ?? (usual ? wrongWords[usual] : undefined);
      return key && say(key, { words: (refused.get(name) ?? []).join(', ') });
    },
  };
}

/** What cannot be read as its kind, where the record says nothing of its own. */
const wrongWords: Partial<Record<FieldKind, StaffKey>> = {
  percent: 'taxes.rateWrong',
  whole: 'products.wholeWrong',
  decimal: 'products.numberWrong',
  money: 'products.priceWrong',
  day: 'products.dayWrong',
};

/** What is shown for a fault that a record has no words for. */
const faultOfKind = (kind: string): Fault => ({
  key: kind === 'required' ? 'validation.required' : 'form.wrong',
});

/** What others use is not deleted: how many do is put into words. */
function stayingForm(
  site: SiteContext,
  form: FormData,
  error: CallError,
  { look, record }: { look: ListLook; record: AnyRow },
) {
  const used = look.used?.(record);
  if (error.code !== refusals.recordInUse.code || !used) return refusedForm(site, 'delete', form, error);
  const count = Number(Object.values(error.payload ?? {})[0] ?? used.count);
  const answer: FormAnswer = {
    form: 'delete',
    refusal: sayer(site)(used.words, { count }),
  };
  return data(answer, { status: error.status });
}

function read(
  site: SiteContext,
  resource: SavedResource,
  form: FormData,
  {
    before,
    shown,
    beside,
  }: { before: boolean; shown: AnyRow | null; beside: ReturnType<typeof besideFields> },
) {
  const faults: Record<string, Fault> = {};
  const said: Record<string, unknown> = {};
  for (const field of formFieldsOf(resource)) {
    if (before && field.isFixed) continue;
    const value = kindsOnSite[field.kind].control?.read(reader(form), field, {
      languages: languagesRead(site),
      before: shown?.[field.name],
      all: (name) => form.getAll(name).filter((one) => typeof one === 'string'),
    });
    if (value && 'faults' in value)
      for (const [name, fault] of Object.entries(value.faults)) {
        const words = fault.key === 'form.wrong' ? beside.wordsOf(field.name, 'wrong') : undefined;
        faults[name] = { ...fault, ...(words && { words }) };
      }
    else if (value) said[field.name] = value.value;
  }
  return { faults, said };
}

/** Says which fields somebody else changed; what was typed stays, and the page has what they saved. */
function changedMeanwhile(site: SiteContext, form: FormData, { payload }: CallError, { fields }: ListLook) {
  const say = sayer(site);
  const { fields: changed = [], record } = (payload ?? {}) as Partial<Changed>;
  const names = changed.map((field) => (fields[field] ? say(fields[field]) : field));
  const answer: FormAnswer = {
    form: 'record',
    refusal: changedWords(site, payload, names),
    typed: typedFields(form),
    // Anyone who sends it again has been told: it is then about the record as it is now.
    ...(record && { shown: { revision: record.revision } }),
  };
  return data(answer, { status: 409 });
}

/** What a refused save says: the fields that somebody else changed, and the record as they left it. */
interface Changed {
  fields: readonly string[];
  record: { revision: string };
}

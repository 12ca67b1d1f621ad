import { type CallError, outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { data, redirect } from 'react-router';
import { catalogueOf } from '../../i18n/catalogue.server.ts';
import { textOf } from '../../i18n/messages.ts';
import { staffWordsOf } from '../../i18n/staff-catalogue.server.ts';
import { pathTo } from '../../i18n/staff-path.ts';
import type { FormAnswer } from '../../kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '../../kit/forms/refused-form.server.ts';
import { type Fault, reader } from '../../kit/forms/rules.ts';
import { typedFields } from '../../kit/forms/typed-fields.server.ts';
import { flashCookie } from '../../kit/toasts/flash.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { ownCall } from '../../session/own-call.ts';
import { kindsOnSite } from './kinds-on-site.ts';
import type { AnyRow, ListLook } from './list-view.ts';
import { formFieldsOf, recordOf, type SavedResource } from './load-form.server.ts';

interface Place {
  list: ScreenName;
  record: ScreenName;
  look: ListLook;
  /** Where one goes once it was saved, if not to the record. */
  after?: ScreenName;
}

/** Takes the form of a record: its fields, or that it goes. What was typed stays over every refusal. */
export async function takeForm(
  site: SiteContext,
  resource: SavedResource,
  id: string,
  form: FormData,
  { list, record: route, look, after = route }: Place,
) {
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
  const { faults, said } = read(site, resource, form);
  if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  const outcome = await outcomeOf(
    before
      ? ownCall(site)(endpoints.update, {
          id: Number(id),
          ...said,
          revision: reader(form)('revision'),
        } as EndpointInput<typeof endpoints.update>)
      : ownCall(site)(endpoints.create, said as EndpointInput<typeof endpoints.create>),
  );
  if (outcome.errored)
    return outcome.error.code === refusals.recordChanged.code
      ? changedMeanwhile(site, form, outcome.error, look)
      : refusedForm(site, name, form, outcome.error, ...saidBeside(site, resource, look));
  site.cookies.push(flashCookie('saved'));
  const saved = String((outcome.data as { id: number }).id);
  return redirect(pathTo(after, { id: saved }, site.language), { status: 303 });
}

/** What a record says beside a field that was refused; of words in many languages each has its control. */
function saidBeside({ language, site }: SiteContext, resource: SavedResource, { faults = {} }: ListLook) {
  const { messages, locale } = catalogueOf(language.code2);
  const words = { ...messages, ...staffWordsOf(language.code2) };
  const controls = formFieldsOf(resource)
    .filter(({ kind }) => kind === 'words')
    .flatMap(({ name }) => site.languages.map(({ code }) => [`${name}.${code}`, `${name}-${code}`] as const));
  const wordsOf = (path: string, kind: string): string | undefined => {
    const key = faults[path.split('.')[0] ?? '']?.[kind];
    return key && textOf(words, locale, key);
  };
  return [Object.fromEntries(controls), wordsOf] as const;
}

/** What others use is not deleted: how many do is said in words. */
function stayingForm(
  site: SiteContext,
  form: FormData,
  error: CallError,
  { look, record }: { look: ListLook; record: AnyRow },
) {
  const used = look.used?.(record);
  if (error.code !== refusals.recordInUse.code || !used) return refusedForm(site, 'delete', form, error);
  const { messages, locale } = catalogueOf(site.language.code2);
  const count = Number(Object.values(error.payload ?? {})[0] ?? used.count);
  const answer: FormAnswer = {
    form: 'delete',
    refusal: textOf({ ...messages, ...staffWordsOf(site.language.code2) }, locale, used.words, { count }),
  };
  return data(answer, { status: error.status });
}

function read(site: SiteContext, resource: SavedResource, form: FormData) {
  const faults: Record<string, Fault> = {};
  const said: Record<string, unknown> = {};
  for (const field of formFieldsOf(resource)) {
    const value = kindsOnSite[field.kind].control?.read(reader(form), field, site.site.languages);
    if (value && 'faults' in value) Object.assign(faults, value.faults);
    else if (value) said[field.name] = value.value;
  }
  return { faults, said };
}

/** Says which fields somebody else changed; what was typed stays, and the page has what they saved. */
function changedMeanwhile(
  { language }: SiteContext,
  form: FormData,
  { payload }: CallError,
  { fields }: ListLook,
) {
  const { messages, locale } = catalogueOf(language.code2);
  const words = { ...messages, ...staffWordsOf(language.code2) };
  const { fields: changed = [], record } = (payload ?? {}) as Partial<Changed>;
  const names = changed.map((field) => (fields[field] ? textOf(words, locale, fields[field]) : field));
  const answer: FormAnswer = {
    form: 'record',
    refusal: textOf(words, locale, 'resource.changed', { fields: names.join(', ') }),
    typed: typedFields(form),
    // Who sends it again has been told: it is then about the record as it is now.
    ...(record && { shown: { revision: record.revision } }),
  };
  return data(answer, { status: 409 });
}

/** What a refused save says: the fields that somebody else changed, and the record as they left it. */
interface Changed {
  fields: readonly string[];
  record: { revision: string };
}

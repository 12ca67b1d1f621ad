import { type CallError, outcomeOf } from '@izlog/contract/client';
import { formEntry, formEntryBulk } from '@izlog/contract/cms/forms/form-entries';
import { formGet } from '@izlog/contract/cms/forms/form-get';
import { formEntryResource } from '@izlog/contract/cms/forms/form-resource';
import { formSave } from '@izlog/contract/cms/forms/form-save';
import { formDelete, formRead } from '@izlog/contract/cms/forms/form-staff';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { changedWords } from '#site/admin/ground/text/changed-words.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadUses } from '#site/admin/record/uses/load-uses.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { ownCall } from '#site/session/own-call.ts';
import { changeDraft, draftOf, formWords, inputOf, newDraft, readDraft } from './form-draft.ts';
import type { BuilderView, EntriesView, EntryView } from './forms-view.ts';

/** The builder of the form of an address, `novi` for a new one; 404 for any other. */
export async function loadBuilder(site: SiteContext, address: string): Promise<BuilderView> {
  const before = await formOf(site, address);
  const user = await staffUser(site);
  return {
    id: before?.id ?? null,
    revision: before?.revision ?? '',
    draft: before ? draftOf(before) : newDraft(),
    languages: site.site.languages,
    uses: before?.id === undefined ? null : await loadUses(site, 'form', before.id),
    mayReadEntries: user?.scope?.includes('users.edit') ?? false,
  };
}

async function formOf(site: SiteContext, address: string): Promise<EndpointAnswer<typeof formRead> | null> {
  return address === 'novi' ? null : orNotFound(site.call(formRead, { id: idOf(address) }));
}

/** Handles the builder: a button that changes the fields, a save, or that the form goes. */
export async function takeBuilder(site: SiteContext, address: string, form: FormData) {
  const before = await formOf(site, address);
  const read = reader(form);
  if (read('form') === 'delete' && before?.id !== undefined) return deleteForm(site, before.id);
  const { languages } = site.site;
  const draft = readDraft(form, languages);
  const changed = changeDraft(draft, read('act'));
  // The revision that was read goes along: a button that draws the page again does not take what others saved as seen.
  const shown = { draft: JSON.stringify(changed?.draft ?? draft), revision: read('revision') };
  if (changed) return data<FormAnswer>({ form: 'form', shown: { ...shown, focus: changed.focus } });
  const wanted = inputOf(draft, languages, before);
  if ('faults' in wanted) {
    const { faults, refusal } = wanted;
    return data<FormAnswer>(
      { form: 'form', shown, faults, ...(refusal && { refusal: sayer(site)(refusal) }) },
      { status: 400 },
    );
  }
  const { revision } = shown;
  const input = { ...wanted.input, ...(before && revision ? { revision } : {}) };
  const outcome = await outcomeOf(ownCall(site)(formSave, input));
  if (outcome.errored) {
    if (outcome.error.code === refusals.recordChanged.code)
      return changedMeanwhile(site, shown, outcome.error);
    const refused = refusedForm(site, 'form', form, outcome.error);
    return data<FormAnswer>(
      { ...refused.data, shown, refusal: refused.data.refusal ?? sayer(site)('staffForms.wrong') },
      refused.init ?? {},
    );
  }
  return savedAt(site, 'adminForm', { id: String(outcome.data.id) });
}

/** What a refused save says: what somebody else changed too, and the form as they left it. */
interface Changed {
  fields: readonly string[];
  record: { revision: string };
}

/** Says what somebody else changed; what was typed stays, and anyone who saves once more has been told. */
function changedMeanwhile(site: SiteContext, shown: Record<string, string>, { payload }: CallError) {
  const { fields = [], record } = (payload ?? {}) as Partial<Changed>;
  const names = fields.map((field) => (formWords[field] ? sayer(site)(formWords[field]) : field));
  const answer: FormAnswer = {
    form: 'form',
    refusal: changedWords(site, payload, names),
    shown: { ...shown, ...(record && { revision: record.revision }) },
  };
  return data(answer, { status: 409 });
}

async function deleteForm(site: SiteContext, id: number) {
  const outcome = await outcomeOf(ownCall(site)(formDelete, { id }));
  if (outcome.errored)
    return data<FormAnswer>({ form: 'delete', refusal: sayer(site)('staffForms.used') }, { status: 400 });
  return savedAt(site, 'adminForms');
}

/** A page of the entries of the form of an address. */
export async function loadEntries(site: SiteContext, address: string, url: URL): Promise<EntriesView> {
  const id = idOf(address);
  const { title } = await orNotFound(site.call(formGet, { id }));
  const list = await loadList(site, url, formEntryResource, { params: { id: address } });
  return { form: { id, title }, list };
}

/** One entry of a form by the id of an address. */
export async function loadEntry(site: SiteContext, address: string): Promise<EntryView> {
  return orNotFound(site.call(formEntry, { id: idOf(address) }));
}

/** Handles what staff do to one entry: it is dealt with, open again, or goes. */
export async function takeEntry(site: SiteContext, id: string, entry: string, form: FormData) {
  const read = reader(form);
  const name = read('form');
  const act = name === 'delete' ? 'delete' : read('act') === 'reopen' ? 'reopen' : 'done';
  const outcome = await outcomeOf(ownCall(site)(formEntryBulk, { act, ids: [idOf(entry)] }));
  if (outcome.errored) return refusedForm(site, name, form, outcome.error);
  // Somebody else has deleted it meanwhile.
  if (outcome.data.refused.length > 0) throw notFound();
  site.cookies.push(flashCookie('saved'));
  const to =
    act === 'delete'
      ? pathTo('adminEntries', { id }, site.language)
      : pathTo('adminEntry', { id, entry }, site.language);
  return redirect(to, { status: 303 });
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

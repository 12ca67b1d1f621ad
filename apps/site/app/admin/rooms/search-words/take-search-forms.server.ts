import { outcomeOf } from '@izlog/contract/client';
import { searchPinDelete, searchPinSave } from '@izlog/contract/cms/search/search-pin';
import {
  searchSynonymCreate,
  searchSynonymDelete,
  searchSynonymUpdate,
} from '@izlog/contract/cms/search/search-synonym';
import { fieldRefusal } from '@izlog/contract/envelope';
import { data, redirect } from 'react-router';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { entriesIn } from '#site/admin/record/kinds/entries.tsx';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Handles a form of the synonyms: new words, those of one, or that one goes. */
export async function takeSynonymForm(site: SiteContext, form: FormData) {
  const { read, name, act, id } = formOf(form);
  if (act === 'delete') {
    const outcome = await outcomeOf(ownCall(site)(searchSynonymDelete, { id }));
    return outcome.errored ? refusedForm(site, name, form, outcome.error) : back(site, 'adminSynonyms');
  }
  const words = entriesIn(read('words'));
  const direction = read('direction') === 'oneWay' ? 'oneWay' : 'both';
  const wrong = () =>
    wrongForm(name, form, { words: { key: 'form.wrong', words: sayer(site)('searchWords.twoWords') } });
  if (words.length < 2 || words.length > 20 || words.some((word) => word.length > 100)) return wrong();
  const outcome = await outcomeOf(
    act === 'new'
      ? ownCall(site)(searchSynonymCreate, { words, direction })
      : ownCall(site)(searchSynonymUpdate, { id, words, direction }),
  );
  if (!outcome.errored) return back(site, 'adminSynonyms');
  return fieldsOf(outcome.error.payload).length > 0 ? wrong() : refusedForm(site, name, form, outcome.error);
}

/** Handles a form of the pinned results: what comes first for some words, or that it no longer does. */
export async function takePinForm(site: SiteContext, form: FormData) {
  const { read, name, act, id } = formOf(form);
  if (act === 'delete') {
    const outcome = await outcomeOf(ownCall(site)(searchPinDelete, { id }));
    return outcome.errored ? refusedForm(site, name, form, outcome.error) : back(site, 'adminPins');
  }
  const words = read('words').trim();
  const skus = entriesIn(read('skus')).slice(0, 20);
  if (words === '') return wrongForm(name, form, { words: { key: 'validation.required' } });
  if (skus.length === 0) return wrongForm(name, form, { skus: { key: 'validation.required' } });
  const outcome = await outcomeOf(ownCall(site)(searchPinSave, { words, skus }));
  if (!outcome.errored) return back(site, 'adminPins');
  const fields = fieldsOf(outcome.error.payload);
  const unknown = fields.flatMap(({ path }) => skus[Number(/^skus\.(\d+)$/.exec(path)?.[1])] ?? []);
  if (unknown.length > 0)
    return wrongForm(name, form, {
      skus: { key: 'form.wrong', words: sayer(site)('coupons.unknown', { words: unknown.join(', ') }) },
    });
  return refusedForm(site, name, form, outcome.error, { words: 'words' });
}

/** Which form of a screen was sent: `new`, `change-7`, `delete-7`. */
function formOf(form: FormData) {
  const read = reader(form);
  const name = read('form');
  const [, act, id] = /^(change|delete)-([1-9]\d{0,8})$/.exec(name) ?? [];
  if (act === undefined && name !== 'new') throw data(null, { status: 400 });
  return { read, name, act: act ?? 'new', id: Number(id) };
}

const fieldsOf = (payload: unknown) =>
  fieldRefusal.array().safeParse((payload as { fields?: unknown } | undefined)?.fields).data ?? [];

function back(site: SiteContext, to: 'adminSynonyms' | 'adminPins') {
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo(to, {}, site.language), { status: 303 });
}

import { type CallError, outcomeOf } from '@izlog/contract/client';
import { fieldRefusal } from '@izlog/contract/envelope';
import {
  countUnits,
  dropCount,
  postCount,
  uncountUnits,
} from '@izlog/contract/product/stock-desk/stock-count';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** The longest that a code can be. */
const longestCode = 100;

/** Handles a form of the count: a scan, what was counted of the last one, and the end. */
export function takeCountForm(site: SiteContext, form: FormData) {
  const name = reader(form)('form');
  if (name === 'scan') return takeScan(site, form);
  if (name === 'line') return takeLine(site, form);
  if (name === 'post') return takePost(site, form);
  if (name === 'drop') return takeDrop(site, form);
  throw data(null, { status: 400 });
}

async function takeScan(site: SiteContext, form: FormData) {
  const read = reader(form);
  const code = read('code').trim();
  if (code === '') return wrongForm('scan', form, { code: { key: 'validation.required' } });
  // Two codes that ran together, or a text: it is named by its beginning, and no product has it.
  if (code.length > longestCode) {
    const words = sayer(site)('stock.codeUnknown', { code: `${code.slice(0, 40)}…` });
    return wrongForm('scan', form, { code: { key: 'form.wrong', words } });
  }
  const outcome = await outcomeOf(ownCall(site)(countUnits, { code, scan: read('scan') || undefined }));
  if (!outcome.errored) return back(site, outcome.data.product);
  const { error } = outcome;
  const words = wordsOfScan(error);
  if (!words) return refusedForm(site, 'scan', form, error);
  return wrongForm('scan', form, { code: { key: 'form.wrong', words: sayer(site)(words, { code }) } });
}

function wordsOfScan(error: CallError) {
  if (error.code === refusals.notFound.code) return 'stock.codeUnknown';
  if (error.code !== refusals.validationFailed.code) return;
  const fields = fieldRefusal.array().safeParse((error.payload as { fields?: unknown } | undefined)?.fields);
  return fields.data?.some(({ kind }) => kind === 'shared') ? 'stock.codeShared' : 'stock.codeUntracked';
}

async function takeLine(site: SiteContext, form: FormData) {
  const read = reader(form);
  const product = Number(read('product'));
  if (!Number.isSafeInteger(product) || product <= 0) throw data(null, { status: 400 });
  const call = ownCall(site);
  if (read('skip') === 'true') {
    const skipped = await outcomeOf(call(uncountUnits, { product }));
    if (skipped.errored && skipped.error.code !== refusals.notFound.code)
      return refusedForm(site, 'line', form, skipped.error);
    return back(site);
  }
  const typed = (read('counted') || read('typed')).trim();
  if (!/^\d{1,6}$/.test(typed)) return wrongForm('line', form, { typed: { key: 'form.wrong' } });
  const outcome = await outcomeOf(call(countUnits, { product, counted: Number(typed) }));
  if (outcome.errored) return refusedForm(site, 'line', form, outcome.error);
  return back(site, product);
}

async function takePost(site: SiteContext, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(postCount, {}));
  if (outcome.errored && outcome.error.code !== refusals.notFound.code)
    return refusedForm(site, 'post', form, outcome.error);
  const refused = outcome.errored ? [] : outcome.data.refused;
  if (refused.length > 0) {
    const names = refused.map(({ name, counted, reserved }) =>
      sayer(site)('stock.postRefused', { name, counted, reserved }),
    );
    const answer: FormAnswer = { form: 'post', refusal: names.join(' ') };
    return data(answer, { status: 409 });
  }
  return savedAt(site, 'adminMovements');
}

async function takeDrop(site: SiteContext, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(dropCount, {}));
  if (outcome.errored && outcome.error.code !== refusals.notFound.code)
    return refusedForm(site, 'drop', form, outcome.error);
  return redirect(pathTo('adminStock', {}, site.language), { status: 303 });
}

/** Back to the count, with what was counted last. */
const back = (site: SiteContext, product?: number) =>
  redirect(`${pathTo('adminCount', {}, site.language)}${product === undefined ? '' : `?last=${product}`}`, {
    status: 303,
  });

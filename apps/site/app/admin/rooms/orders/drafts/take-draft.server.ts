import { outcomeOf } from '@izlog/contract/client';
import type { Draft, DraftNeed } from '@izlog/contract/ecommerce/drafts/draft';
import {
  createDraft,
  deleteDraft,
  findDraftBuyers,
  findDraftProducts,
  placeDraft,
  sendDraft,
  takeBackDraft,
  updateDraft,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import { confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { data, redirect } from 'react-router';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { whoIn } from '#site/admin/ground/text/changed-words.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { needKeys } from '../door/draft-words.ts';
import { uneditableKeys } from '../door/order-words.ts';
import { readDraftForm } from './read-draft.server.ts';

const name = 'draft';

/** Begins a draft, for the customer that was chosen with what is known of them, and leads to it. */
export async function beginDraft(site: SiteContext, form: FormData) {
  const read = reader(form);
  const buyer = /^[1-9]\d{0,14}$/.exec(read('buyer'))?.[0];
  const input = buyer ? await withBuyer(site, {}, Number(buyer), read('buyerAsked')) : {};
  const { id } = await ownCall(site)(createDraft, input);
  return toDraft(site, id);
}

/**
 * Handles the form of a draft. Whatever is pressed, what was typed is saved first, so that nothing is lost by looking for a
 * customer or a scanned product; then the act is done.
 */
export async function takeDraftForm(site: SiteContext, id: number, form: FormData) {
  const read = reader(form);
  const act = read('act');
  if (read('form') === 'offer') return takeOfferForm(site, id, form);
  if (read('form') !== name) throw data(null, { status: 400 });
  const { faults, input } = readDraftForm(form, sayer(site));
  if ((act === 'place' || act === 'confirm') && read('hasAgreed') === '')
    faults.hasAgreed = { key: 'validation.required' };
  const days = /^\d{1,2}$/.test(read('days')) ? Number(read('days')) : 0;
  if (act === 'send' && (days < 1 || days > 90))
    faults.days = { key: 'form.wrong', words: sayer(site)('drafts.daysWrong') };
  if (Object.keys(faults).length > 0) return wrongForm(name, form, faults);
  // What is ordered is what was seen: words left in a field of search add nothing to it.
  const isLast = act === 'place' || act === 'send' || act === 'confirm';
  const added = isLast ? { input, query: {} } : await chosenIn(site, form, input);
  const saving = ownCall(site)(updateDraft, { id, revision: read('revision'), ...added.input });
  const saved = await outcomeOf(writtenOrNotFound(saving));
  if (saved.errored) return refused(site, form, saved.error);
  if (act === 'place') return place(site, saved.data, form);
  if (act === 'confirm') return confirm(site, saved.data, form);
  if (act === 'send') return send(site, saved.data, form, days);
  if (act === 'save') site.cookies.push(flashCookie('saved'));
  return toDraft(site, id, added.query);
}

type DraftInput = ReturnType<typeof readDraftForm>['input'];

/** Adds what was chosen or scanned; several that fit are shown to choose from. */
async function chosenIn(
  site: SiteContext,
  form: FormData,
  input: DraftInput,
): Promise<{ input: DraftInput; query: Record<string, string> }> {
  const read = reader(form);
  const act = read('act');
  const add = /^add-([1-9]\d{0,14})$/.exec(act)?.[1];
  if (add) return { input: withProduct(input, Number(add)), query: {} };
  const buyer = /^buyer-([1-9]\d{0,14})$/.exec(act)?.[1];
  if (buyer) return { input: await withBuyer(site, input, Number(buyer), read('buyerAsked')), query: {} };
  if (act === 'forgetBuyer') return { input: { ...input, userId: null }, query: {} };
  const product = read('productSearch').trim().slice(0, 100);
  const person = read('buyerSearch').trim().slice(0, 100);
  // Only what was pressed, or typed before Enter: what stands in a field of search is not lost by saving.
  if (product !== '') {
    const search = { search: product, ...(input.language ? { language: input.language } : {}) };
    const { isExact, records } = await ownCall(site)(findDraftProducts, search);
    const [first] = records;
    if (first && isExact) return { input: withProduct(input, first.id), query: {} };
    return { input, query: { proizvod: product } };
  }
  return { input, query: person === '' ? {} : { kupac: person } };
}

/** One more of it where it stands already as it is, a line of its own else. */
function withProduct(input: DraftInput, productId: number): DraftInput {
  const lines = input.lines ?? [];
  const at = lines.findIndex((line) => line.productId === productId);
  const more = lines.map((line, index) => (index === at ? { ...line, quantity: line.quantity + 1 } : line));
  return { ...input, lines: at === -1 ? [...lines, { productId, quantity: 1 }] : more };
}

async function withBuyer(
  site: SiteContext,
  input: DraftInput,
  id: number,
  search: string,
): Promise<DraftInput> {
  if (search.trim().length < 2) return { ...input, userId: id };
  const { records } = await ownCall(site)(findDraftBuyers, { search: search.trim().slice(0, 100) });
  const found = records.find((one) => one.id === id);
  if (!found) return input;
  const { address, company, language } = found;
  const isSpoken = site.site.languages.some(({ code }) => code === language);
  return { ...input, userId: id, address, company, ...(isSpoken ? { language } : {}) };
}

async function place(site: SiteContext, { id, revision }: Draft, form: FormData) {
  const isPaid = reader(form)('isPaid') !== '';
  const placing = ownCall(site)(placeDraft, { id, revision, hasAgreed: true, isPaid });
  const placed = await outcomeOf(writtenOrNotFound(placing));
  if (placed.errored) return refused(site, form, placed.error, revision);
  return savedAt(site, 'adminOrder', { slug: placed.data.orderSlug });
}

async function confirm(site: SiteContext, { edits, revision }: Draft, form: FormData) {
  if (!edits) throw data(null, { status: 400 });
  const slug = edits.orderSlug;
  const isQuiet = reader(form)('isQuiet') !== '';
  const confirming = ownCall(site)(confirmOrderEdit, { slug, revision, hasAgreed: true, isQuiet });
  const confirmed = await outcomeOf(writtenOrNotFound(confirming));
  if (confirmed.errored) return refused(site, form, confirmed.error, revision);
  return savedAt(site, 'adminOrder', { slug });
}

async function send(site: SiteContext, { id, revision }: Draft, form: FormData, days: number) {
  const sent = await outcomeOf(writtenOrNotFound(ownCall(site)(sendDraft, { id, revision, days })));
  return sent.errored ? refused(site, form, sent.error, revision) : toDraft(site, id);
}

/** In words of this screen; what was saved before it was refused is gone on with by its new revision. */
function refused(
  site: SiteContext,
  form: FormData,
  error: Parameters<typeof refusedForm>[3],
  revision?: string,
) {
  const say = sayer(site);
  const { missing = [] } = (error.payload ?? {}) as { missing?: readonly DraftNeed[] };
  const answer = refusedForm(site, name, form, error, fieldNames);
  if (revision !== undefined) answer.data.shown = { revision };
  if (error.code === 'CART_INCOMPLETE') {
    const words = missing.flatMap((need) => (needKeys[need] ? say(needKeys[need]) : []));
    answer.data.refusal = `${say('drafts.missing')} ${words.join(', ')}.`;
  }
  const { why } = (error.payload ?? {}) as { why?: keyof typeof uneditableKeys };
  if (error.code === 'ORDER_NOT_EDITABLE' && why) answer.data.refusal = say(uneditableKeys[why]);
  if (error.code === 'RECORD_CHANGED') {
    const who = whoIn(error.payload, languageRead(site));
    answer.data.refusal = who ? say('drafts.changedBy', who) : say('drafts.changed');
  }
  if (error.code === 'OUT_OF_STOCK') answer.data.refusal = say('drafts.need.stock');
  if (error.code === 'PAYMENT_METHOD_NOT_APPLICABLE') answer.data.refusal = say('drafts.payByLink');
  return answer;
}

/** Fields that the form calls otherwise than the platform. */
const fieldNames = { 'company.companyName': 'companyName', 'company.oib': 'oib', 'companyData.oib': 'oib' };

/** The forms of an offer that was sent: it is taken back, or the draft goes. */
async function takeOfferForm(site: SiteContext, id: number, form: FormData) {
  const isRemoval = reader(form)('act') === 'delete';
  const doing = isRemoval ? ownCall(site)(deleteDraft, { id }) : ownCall(site)(takeBackDraft, { id });
  const outcome = await outcomeOf<unknown>(writtenOrNotFound(doing as Promise<unknown>));
  if (outcome.errored) return refusedForm(site, 'offer', form, outcome.error);
  site.cookies.push(flashCookie('saved'));
  if (!isRemoval) return toDraft(site, id);
  const slug = /^[\w-]{1,40}$/.exec(reader(form)('orderSlug'))?.[0];
  const back = slug
    ? pathTo('adminOrder', { slug }, site.language)
    : pathTo('adminDrafts', {}, site.language);
  return redirect(back, { status: 303 });
}

function toDraft(site: SiteContext, id: number, query: Record<string, string> = {}) {
  const path = pathTo('adminDraft', { id: String(id) }, site.language);
  const search = String(new URLSearchParams(query));
  return redirect(search === '' ? path : `${path}?${search}`, { status: 303 });
}

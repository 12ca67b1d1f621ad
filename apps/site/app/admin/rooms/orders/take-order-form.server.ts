import { outcomeOf } from '@izlog/contract/client';
import { reportDocumentsAgain } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import {
  changeInvoicePayment,
  type PaymentChangeProblem,
} from '@izlog/contract/ecommerce/duties/payment-change';
import { paymentCodes } from '@izlog/contract/ecommerce/duties/which-paper';
import { beginOrderEdit, confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { receiveLatePayment, takeUpOrder } from '@izlog/contract/ecommerce/orders/order-late';
import {
  changeOrderState,
  checkOrderVat,
  handOverRefund,
  issueOrderInvoice,
  refundOrder,
  resendOrderMail,
  settleOrderAttention,
  settleRefund,
} from '@izlog/contract/ecommerce/orders/order-staff';
import { orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { data, redirect } from 'react-router';
import { readPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { faultsOf, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { cancelRules, moveRules, settleRefundRules } from './order-rules.ts';
import { readRefund } from './read-refund.server.ts';
import { takeDeskForm } from './take-desk-form.server.ts';
import { takeEInvoice, takeIssue } from './take-e-invoice.server.ts';
import { takePaper, takePaperOff } from './take-paper.server.ts';

const mails = ['confirmation', 'state', 'reminder'] as const;

/** Handles a form of an order's screen: another state, money back, a mail once more, what called for people is dealt with. */
export async function takeOrderForm(site: SiteContext, slug: string, form: FormData) {
  const name = reader(form)('form');
  const taken = takeDeskForm(site, slug, form);
  if (taken) return (await taken) ?? backTo(site, slug);
  if (name === 'edit') return takeEdit(site, slug, form);
  if (name === 'payLink') return takePayLink(site, slug, form);
  if (name === 'move') return takeMove(site, slug, form);
  if (name === 'cancel') return takeCancelled(site, slug, form);
  if (name === 'refund') return takeRefund(site, slug, form);
  if (name === 'checkVat') return takeVat(site, slug, form);
  if (name === 'giveBackTax') return takeTaxBack(site, slug, form);
  if (name === 'takeUp') return takeUp(site, slug, form);
  if (name === 'received') return takeReceived(site, slug, form);
  if (name === 'handOver') return takeHandedOver(site, slug, form);
  if (name === 'settleRefund') return takeSettledRefund(site, slug, form);
  if (name === 'settle') return takeSettled(site, slug, form);
  if (name === 'invoice') return takeInvoice(site, slug, form);
  if (name === 'eInvoiceIssue') return takeIssue(site, slug, form);
  if (name.startsWith('eInvoice-')) return takeEInvoice(site, slug, form);
  if (name === 'reportAgain') return takeReported(site, slug, form);
  if (name === 'invoicePayment') return takePaymentChange(site, slug, form);
  if (name === 'paper') return takePaper(site, slug, form);
  if (name.startsWith('paper-')) return takePaperOff(site, slug, form);
  if (name.startsWith('mail-')) return takeMail(site, slug, form);
  throw data(null, { status: 400 });
}

/** Leads to the copy of the order, which is changed and then confirmed. */
async function takeEdit(site: SiteContext, slug: string, form: FormData) {
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(beginOrderEdit, { slug })));
  if (outcome.errored) return refusedForm(site, 'edit', form, outcome.error);
  const path = pathTo('adminDraft', { id: String(outcome.data.id) }, site.language);
  return redirect(path, { status: 303 });
}

/** Sends a link to pay what is left: that of a change that changes nothing. A change that a colleague has begun is shown instead. */
async function takePayLink(site: SiteContext, slug: string, form: FormData) {
  const begun = await outcomeOf(writtenOrNotFound(ownCall(site)(beginOrderEdit, { slug })));
  if (begun.errored) return refusedForm(site, 'payLink', form, begun.error);
  const { id, revision, edits, events, prices } = begun.data;
  const isUntouched =
    events.every(({ kind }) => kind === 'created') && edits?.orderTotal === prices.orderTotal;
  if (!isUntouched) return redirect(pathTo('adminDraft', { id: String(id) }, site.language), { status: 303 });
  const confirming = ownCall(site)(confirmOrderEdit, { slug, revision, hasAgreed: true });
  const confirmed = await outcomeOf(writtenOrNotFound(confirming));
  if (confirmed.errored) return refusedForm(site, 'payLink', form, confirmed.error);
  return backTo(site, slug);
}

async function takeMove(site: SiteContext, slug: string, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(moveRules, read);
  const state = orderStates.find((one) => one === read('state'));
  if (Object.keys(faults).length > 0 || !state) {
    return wrongForm('move', form, {
      ...(state ? {} : { state: { key: 'validation.required' } }),
      ...faults,
    });
  }
  const moving = ownCall(site)(changeOrderState, {
    slug,
    state,
    note: read('note'),
    parcel: state === 'sent' ? parcelIn(read) : null,
    isQuiet: read('isQuiet') === 'true',
  });
  const outcome = await outcomeOf(writtenOrNotFound(moving));
  if (outcome.errored) return refusedForm(site, 'move', form, outcome.error);
  return backTo(site, slug);
}

/** Ends the order: the same move as any other, by a form of its own. */
async function takeCancelled(site: SiteContext, slug: string, form: FormData) {
  const read = reader(form);
  const faults = faultsOf(cancelRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('cancel', form, faults);
  const isQuiet = read('isQuiet') === 'true';
  const moving = ownCall(site)(changeOrderState, { slug, state: 'cancelled', note: read('note'), isQuiet });
  const outcome = await outcomeOf(writtenOrNotFound(moving));
  if (outcome.errored) return refusedForm(site, 'cancel', form, outcome.error);
  return backTo(site, slug);
}

/** Goods may be sent without a number, in one's own van. */
function parcelIn(read: ReadField) {
  const number = read('parcel').trim();
  return number === '' ? null : { carrier: read('carrier').trim(), number, url: read('url').trim() || null };
}

async function takeRefund(site: SiteContext, slug: string, form: FormData) {
  const say = sayer(site);
  const { faults, wanted } = readRefund(form, say);
  if (faults) return wrongForm('refund', form, faults);
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(refundOrder, { slug, ...wanted })));
  if (outcome.errored) {
    const wordsOf = (_path: string, kind: string) => {
      if (kind === 'replaced') return say('staffReturn.wrong.replaced');
      return kind === 'quantityTooLarge' ? say('shopOrders.refundTooMany') : undefined;
    };
    return refusedForm(site, 'refund', form, outcome.error, { 'code:REFUND_TOO_LARGE': 'amount' }, wordsOf);
  }
  return backTo(site, slug);
}

async function takeVat(site: SiteContext, slug: string, form: FormData) {
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(checkOrderVat, { slug })));
  return outcome.errored ? refusedForm(site, 'checkVat', form, outcome.error) : backTo(site, slug);
}

async function takeTaxBack(site: SiteContext, slug: string, form: FormData) {
  const key = reader(form)('key');
  const reason = sayer(site)('shopOrders.vat.reason');
  const giving = ownCall(site)(refundOrder, { slug, key, ofTax: true, restock: false, reason });
  const outcome = await outcomeOf(writtenOrNotFound(giving));
  return outcome.errored ? refusedForm(site, 'giveBackTax', form, outcome.error) : backTo(site, slug);
}

async function takeUp(site: SiteContext, slug: string, form: FormData) {
  const isPriceGranted = reader(form)('isPriceGranted') === 'true';
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(takeUpOrder, { slug, isPriceGranted })));
  if (outcome.errored) return refusedForm(site, 'takeUp', form, outcome.error);
  return backTo(site, slug);
}

/** A transfer that staff saw at the bank, for an order that had ended. */
async function takeReceived(site: SiteContext, slug: string, form: FormData) {
  const say = sayer(site);
  const typed = reader(form)('received').trim();
  const found = readPrice(typed);
  if (found.is !== 'amount' || found.amount <= 0) {
    const words =
      found.is === 'ambiguous'
        ? say('products.priceAmbiguous', { ...found, typed })
        : say('products.priceWrong');
    return wrongForm('received', form, { received: { key: 'form.wrong', words } });
  }
  const receiving = ownCall(site)(receiveLatePayment, { slug, amount: found.amount });
  const outcome = await outcomeOf(writtenOrNotFound(receiving));
  if (outcome.errored) return refusedForm(site, 'received', form, outcome.error);
  return backTo(site, slug);
}

/** The invoice of a sale from while the shop was on trial. */
async function takeInvoice(site: SiteContext, slug: string, form: FormData) {
  const isQuiet = reader(form)('isQuiet') === 'true';
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(issueOrderInvoice, { slug, isQuiet })));
  if (outcome.errored) return refusedForm(site, 'invoice', form, outcome.error);
  return backTo(site, slug);
}

/** What the tax host has not confirmed of the order, once more. */
async function takeReported(site: SiteContext, slug: string, form: FormData) {
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(reportDocumentsAgain, { slug })));
  if (outcome.errored) return refusedForm(site, 'reportAgain', form, outcome.error);
  return backTo(site, slug);
}

/** The invoice was paid otherwise than it says: the tax host is told so. */
async function takePaymentChange(site: SiteContext, slug: string, form: FormData) {
  const say = sayer(site);
  const paidBy = paymentCodes.find((one) => one === reader(form)('paidBy'));
  if (!paidBy) return wrongForm('invoicePayment', form, { paidBy: { key: 'validation.required' } });
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(changeInvoicePayment, { slug, paidBy })));
  if (outcome.errored) {
    const wordsOf = (_path: string, kind: string) => say(problemWords[kind] ?? 'papers.wrong.same');
    return refusedForm(site, 'invoicePayment', form, outcome.error, {}, wordsOf);
  }
  return backTo(site, slug);
}

const problemWords: Readonly<Record<string, StaffKey>> = {
  noFiscalInvoice: 'papers.wrong.noFiscalInvoice',
  dayOver: 'papers.wrong.dayOver',
  same: 'papers.wrong.same',
  companyTransfer: 'papers.wrong.companyTransfer',
} satisfies Record<PaymentChangeProblem, StaffKey>;

async function takeHandedOver(site: SiteContext, slug: string, form: FormData) {
  const refundId = refundIdIn(reader(form));
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(handOverRefund, { slug, refundId })));
  if (outcome.errored) return refusedForm(site, 'handOver', form, outcome.error);
  return backTo(site, slug);
}

async function takeSettledRefund(site: SiteContext, slug: string, form: FormData) {
  const read = reader(form);
  const refundId = refundIdIn(read);
  const faults = faultsOf(settleRefundRules, read);
  if (Object.keys(faults).length > 0) return wrongForm('settleRefund', form, faults);
  const isGiven = read('isGiven') === 'true';
  const settling = ownCall(site)(settleRefund, { slug, refundId, isGiven, reason: read('reason') });
  const outcome = await outcomeOf(writtenOrNotFound(settling));
  if (outcome.errored) return refusedForm(site, 'settleRefund', form, outcome.error);
  return backTo(site, slug);
}

function refundIdIn(read: ReadField): number {
  const id = /^[1-9]\d{0,14}$/.exec(read('refundId'))?.[0];
  if (id === undefined) throw data(null, { status: 400 });
  return Number(id);
}

async function takeSettled(site: SiteContext, slug: string, form: FormData) {
  const attention = reader(form)('attention');
  if (attention === '') throw data(null, { status: 400 });
  const outcome = await outcomeOf(
    writtenOrNotFound(ownCall(site)(settleOrderAttention, { slug, attention })),
  );
  if (outcome.errored) return refusedForm(site, 'settle', form, outcome.error);
  return backTo(site, slug);
}

async function takeMail(site: SiteContext, slug: string, form: FormData) {
  const read = reader(form);
  const mail = mails.find((one) => one === read('mail'));
  if (!mail) throw data(null, { status: 400 });
  const outcome = await outcomeOf(writtenOrNotFound(ownCall(site)(resendOrderMail, { slug, mail })));
  if (outcome.errored) return refusedForm(site, read('form'), form, outcome.error);
  return data<FormAnswer>({ form: `mail-${mail}`, done: [] });
}

/** The form may be gone then, so the page itself says that it worked. */
function backTo(site: SiteContext, slug: string) {
  return savedAt(site, 'adminOrder', { slug });
}

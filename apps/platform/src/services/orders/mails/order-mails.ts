import type { MailedState } from '@izlog/contract/ecommerce/orders/order-states';
import type { Cents } from '@izlog/contract/money';
import { garanLabel } from '@izlog/contract/product/garan-label';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import {
  type Mail,
  type MailOptions,
  pageAddress,
  renderedKey,
  sendMail,
  sendMails,
} from '#platform/services/messaging/index.ts';
import { staffMail } from '#platform/services/people/index.ts';
import { type IssuedDocument, listDocuments } from '../documents/document.queries.ts';
import { documentWords, moneyText } from '../documents/document-words.ts';
import type { OrderRow } from '../order.queries.ts';
import { type OrderPapers, readPapers } from '../papers/order-papers.ts';
import { listParcels } from '../parcels/parcel.queries.ts';
import { trackedParcels } from '../parcels/unpacked.ts';
import { type LegalText, listAgreedTexts } from '../placing/agreed-texts.ts';
import type { RefundRow } from '../staff/staff-orders.queries.ts';
import { netPaid } from '../state/rest-to-pay.ts';
import { orderMail, recipient } from './order-mail.ts';
import { pdfPath, staffPath } from './order-urls.ts';
import { withdrawalNotices } from './withdrawal-notices.ts';

/** What of an order is known to the one who has just made it. */
interface KnownOfOrder extends NonNullable<Parameters<typeof readPapers>[3]> {
  /** What the buyer was told. */
  texts?: readonly Pick<LegalText, 'title' | 'body' | 'path'>[];
  issued?: readonly IssuedDocument[];
  /** Whom the shop's own mails go to. */
  staff?: readonly string[];
}

/** Confirmation for the buyer and notice for the shop, once per order (ORDER-024). `known` need not be read again. */
export async function mailNewOrder(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  known: KnownOfOrder = {},
): Promise<void> {
  const papers = await readPapers(kernel, ctx, order, known);
  const toBuyer = await confirmation(kernel, ctx, papers, { key: `order ${order.id} confirmation`, known });
  const forStaff = dataForStaff(kernel, ctx, papers);
  const options = { key: `order ${order.id} staff` };
  if (!known.staff) {
    await sendMails(ctx, [toBuyer]);
    return staffMail.send(ctx, 'orderForStaff', forStaff, options);
  }
  await sendMails(ctx, [toBuyer, ...staffMail.mailsTo(ctx, 'orderForStaff', forStaff, known.staff, options)]);
}

/** For an order paid at a provider: the one confirmation; for one that had its confirmation, word of the payment. */
export async function mailPaidOrder(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.paymentKind === 'bankTransfer' || order.paymentKind === 'hpf') {
    return mailState(kernel, ctx, order, 'paid', '', `order ${order.id} paid`);
  }
  return mailNewOrder(kernel, ctx, order);
}

/** The confirmation with everything that was ordered; a mail with the same key is sent once. */
export async function mailConfirmation(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  key: string,
): Promise<void> {
  await sendMails(ctx, [await confirmation(kernel, ctx, await readPapers(kernel, ctx, order), { key })]);
}

async function confirmation(
  kernel: Kernel,
  ctx: Ctx,
  papers: OrderPapers,
  { key, known = {} }: { key: string; known?: KnownOfOrder },
): Promise<Mail> {
  const { order } = papers;
  const data = orderMail(kernel, ctx, papers, documentWords(order.language));
  const { facts, notes } = withdrawalNotices(kernel, ctx, papers);
  const texts = known.texts ?? (await listAgreedTexts(ctx, order.agreedTexts));
  const documents = texts.map(({ title, body, path }) => ({
    title,
    text: body,
    ...(path ? { url: `${papers.base}${path}` } : {}),
  }));
  documents.push(...garanLabels(papers));
  const withRights = { ...data, facts: [...data.facts, ...facts], notes, documents };
  const files = invoiceFiles(known.issued ?? (await listDocuments(ctx, order.id)));
  const options = { ...recipient(order, key), files };
  return { template: 'orderConfirmation', to: order.email, data: withRights, options };
}

/** The label of each guarantee of durability that was offered with what was ordered, once. */
function garanLabels({ order, items }: OrderPapers) {
  const labels = items.flatMap(({ guarantee }) => (guarantee ? garanLabel(guarantee, order.language) : []));
  return [...new Map(labels.map((label) => [`${label.text} ${label.terms.href}`, label])).values()].map(
    ({ title, text, legal, terms }) => ({ title, text: `${text}\n\n${legal}`, url: terms.href }),
  );
}

export async function mailReminder(kernel: Kernel, ctx: Ctx, order: OrderRow, key: string): Promise<void> {
  const papers = await readPapers(kernel, ctx, order);
  const data = orderMail(kernel, ctx, papers, documentWords(order.language));
  await sendMail(ctx, 'orderReminder', order.email, data, recipient(order, key));
}

/** A parcel of several as its mail tells of it. */
export interface MailedParcel {
  /** Counted from 1, of how many; what is not packed yet is counted as one more. */
  place: number;
  total: number;
  /** What lies in it and what still comes, a line each. */
  lines: readonly string[];
  follows: readonly string[];
  tracked: { carrier: string; number: string; url: string | null };
}

/** Word of a new state; `message` is what staff wrote with it, `parcel` the one that left where not all did at once. */
export async function mailState(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  state: MailedState | 'refundPromised' | 'takenBack',
  message: string,
  key: string,
  parcel?: MailedParcel,
): Promise<void> {
  const words = documentWords(order.language);
  const data = orderMail(kernel, ctx, await readPapers(kernel, ctx, order), words);
  // What was paid of an order that comes to nothing goes back.
  const back = state === 'cancelled' ? netPaid(order) : 0;
  const owed = back > 0 ? [{ label: words.toBeRefunded, value: moneyText(back, order.currency, words) }] : [];
  const isGone = state === 'sent' || state === 'readyForPickup';
  const parcels = parcel ? [parcel.tracked] : trackedParcels(order, await listParcels(ctx, order.id));
  const tracking = parcels
    .filter(({ number }) => number !== '')
    .map(({ carrier, number, url }) => ({ label: carrier, value: number, ...(url && { url }) }));
  const isPart = isGone && parcel !== undefined && parcel.total > 1;
  const { place = 1, total = 1, lines = [], follows = [] } = parcel ?? {};
  await sendMail(
    ctx,
    'orderState',
    order.email,
    {
      ...data,
      facts: [...owed, ...data.facts],
      state: isPart ? partStates[state][follows.length > 0 ? 'partly' : 'last'] : state,
      ...(message ? { message } : {}),
      ...(isGone && tracking.length > 0 ? { tracking } : {}),
      ...(isGone && parcel ? { parcel: { place, total, lines, follows } } : {}),
    },
    {
      ...recipient(order, key),
      files: state === 'paid' ? invoiceFiles(await listDocuments(ctx, order.id)) : [],
    },
  );
}

/** What a mail calls the state of an order of which a parcel of several left. */
const partStates = {
  sent: { partly: 'sentPartly', last: 'sentLast' },
  readyForPickup: { partly: 'readyPartly', last: 'readyLast' },
} as const;

/** The invoice that was issued, as a file of the mail that money came. */
function invoiceFiles(issued: readonly IssuedDocument[]): NonNullable<MailOptions['files']> {
  return issued
    .filter(({ kind }) => kind === 'invoice')
    .map(({ id, number }) => ({
      name: `${number.replaceAll('/', '-')}.pdf`,
      storageKey: renderedKey('document', id),
      mime: 'application/pdf',
    }));
}

/**
 * Word of a refund with its amount and credit note: that the money went back, or, while nobody handed it to provider or
 * bank, that it will; of pieces without money, that they are back.
 */
export async function mailRefund(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  { id, amount, reason, creditNumber }: Pick<RefundRow, 'id' | 'amount' | 'reason' | 'creditNumber'>,
  isHandedOver: boolean,
): Promise<void> {
  if (amount === 0)
    return mailState(kernel, ctx, order, 'takenBack', reason, `order ${order.id} refund ${id} takenBack`);
  const words = documentWords(order.language);
  const data = orderMail(kernel, ctx, await readPapers(kernel, ctx, order), words);
  const state = isHandedOver ? 'refunded' : 'refundPromised';
  const note = (await listDocuments(ctx, order.id)).find(({ refundId }) => refundId === id);
  const { origin } = new URL(order.successUrl);
  const facts = [
    {
      label: isHandedOver ? words.refunded : words.toBeRefunded,
      value: moneyText(amount, order.currency, words),
    },
    ...(note && creditNumber
      ? [{ label: words.credit, value: creditNumber, url: `${origin}${pdfPath(kernel, order, note.id)}` }]
      : []),
  ];
  await sendMail(
    ctx,
    'orderState',
    order.email,
    { ...data, facts: [...facts, ...data.facts], state, ...(reason ? { message: reason } : {}) },
    recipient(order, `order ${order.id} refund ${id} ${state}`),
  );
}

/** Why money that came is looked at by people before anything follows from it; the buyer hears which it is. */
export type HeldBecause = 'paidAfterEnd' | 'paidTwice' | 'wrongAmount' | 'paidOtherwise';

/**
 * Word to the buyer that money came which does not simply pay the order: how much, and that people decide what follows. Once
 * for each payment (`key`).
 */
export async function mailHeldPayment(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  why: HeldBecause,
  { amount, key }: { amount: Cents; key: string },
): Promise<void> {
  // Anyone who asked to be forgotten cannot be written to.
  if (order.email === '') return;
  const words = documentWords(order.language);
  const data = orderMail(kernel, ctx, await readPapers(kernel, ctx, order), words);
  const facts = [
    { label: words.paymentCame, value: moneyText(amount, order.currency, words) },
    ...data.facts,
  ];
  await sendMail(
    ctx,
    'orderState',
    order.email,
    { ...data, facts, state: why },
    recipient(order, `order ${order.id} ${why} ${key}`),
  );
}

/** Tells the shop that people must look at an order. */
export async function mailAttention(kernel: Kernel, ctx: Ctx, order: OrderRow, why: string): Promise<void> {
  const data = dataForStaff(kernel, ctx, await readPapers(kernel, ctx, order));
  const attention: Readonly<Record<string, string>> = documentWords(ctx.site.defaultLanguage).attention;
  const notes = [attention[why] ?? why];
  await staffMail.send(ctx, 'orderForStaff', { ...data, notes }, { key: `order ${order.id} ${why}` });
}

/** The order as the shop's people read it, in their language and with the way to it. */
function dataForStaff(kernel: Kernel, ctx: Ctx, papers: OrderPapers) {
  const { defaultLanguage } = ctx.site;
  const url = pageAddress(papers.base, ctx, staffPath(papers.order), defaultLanguage);
  return { ...orderMail(kernel, ctx, papers, documentWords(defaultLanguage), 'staff'), url };
}

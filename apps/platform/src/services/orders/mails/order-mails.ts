import type { MailedState } from '@izlog/contract/ecommerce/orders/order-states';
import type { Cents } from '@izlog/contract/money';
import { garanLabel } from '@izlog/contract/product/garan-label';
import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { pageAddress, sendMail } from '../../messaging/index.ts';
import { sendStaffMail } from '../../people/index.ts';
import { listDocuments } from '../documents/document.queries.ts';
import { documentWords, moneyText } from '../documents/document-words.ts';
import type { OrderRow } from '../order.queries.ts';
import { type OrderPapers, readPapers } from '../papers/order-papers.ts';
import { listParcels } from '../parcels/parcel.queries.ts';
import { trackedParcels } from '../parcels/unpacked.ts';
import { listAgreedTexts } from '../placing/agreed-texts.ts';
import type { RefundRow } from '../staff/staff-orders.queries.ts';
import { netPaid } from '../state/rest-to-pay.ts';
import { orderMail, recipient } from './order-mail.ts';
import { pdfPath, staffPath } from './order-urls.ts';
import { withdrawalNotices } from './withdrawal-notices.ts';

/** Confirmation for the buyer and notice for the shop, once per order (ORDER-024). `known` need not be read again. */
export async function mailNewOrder(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  known?: Parameters<typeof readPapers>[3],
): Promise<void> {
  const papers = await readPapers(kernel, ctx, order, known);
  await sendConfirmation(kernel, ctx, papers, `order ${order.id} confirmation`);
  await sendStaffMail(ctx, 'orderForStaff', staffMail(kernel, ctx, papers), {
    key: `order ${order.id} staff`,
  });
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
  await sendConfirmation(kernel, ctx, await readPapers(kernel, ctx, order), key);
}

async function sendConfirmation(kernel: Kernel, ctx: Ctx, papers: OrderPapers, key: string): Promise<void> {
  const { order } = papers;
  const data = orderMail(kernel, ctx, papers, documentWords(order.language));
  const { facts, notes } = withdrawalNotices(kernel, ctx, papers);
  const documents = (await listAgreedTexts(ctx, order.agreedTexts)).map(({ title, body, path }) => ({
    title,
    text: body,
    ...(path ? { url: `${papers.base}${path}` } : {}),
  }));
  documents.push(...garanLabels(papers));
  const withRights = { ...data, facts: [...data.facts, ...facts], notes, documents };
  await sendMail(ctx, 'orderConfirmation', order.email, withRights, recipient(order, key));
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

/** Word of a new state; `message` is what staff wrote with it. */
export async function mailState(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  state: MailedState | 'refundPromised' | 'takenBack',
  message: string,
  key: string,
): Promise<void> {
  const words = documentWords(order.language);
  const data = orderMail(kernel, ctx, await readPapers(kernel, ctx, order), words);
  const parcels = trackedParcels(order, await listParcels(ctx, order.id)).map(
    ({ carrier, number, url }) => `${carrier} ${number}${url ? ` ${url}` : ''}`,
  );
  // What was paid of an order that comes to nothing goes back.
  const back = state === 'cancelled' ? netPaid(order) : 0;
  const owed = back > 0 ? [{ label: words.toBeRefunded, value: moneyText(back, order.currency, words) }] : [];
  const said = [message, ...(state === 'sent' ? parcels : [])].filter((text) => text !== '').join('\n');
  await sendMail(
    ctx,
    'orderState',
    order.email,
    { ...data, facts: [...owed, ...data.facts], state, ...(said ? { message: said } : {}) },
    recipient(order, key),
  );
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
  // Who asked to be forgotten cannot be written to.
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
  const data = staffMail(kernel, ctx, await readPapers(kernel, ctx, order));
  const attention: Readonly<Record<string, string>> = documentWords(ctx.site.defaultLanguage).attention;
  const notes = [attention[why] ?? why];
  await sendStaffMail(ctx, 'orderForStaff', { ...data, notes }, { key: `order ${order.id} ${why}` });
}

/** The order as the shop's people read it, in their language and with the way to it. */
function staffMail(kernel: Kernel, ctx: Ctx, papers: OrderPapers) {
  const { defaultLanguage } = ctx.site;
  const url = pageAddress(papers.base, ctx, staffPath(papers.order), defaultLanguage);
  return { ...orderMail(kernel, ctx, papers, documentWords(defaultLanguage), 'staff'), url };
}

import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import { bareOib } from '@izlog/contract/ecommerce/oib';
import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import { homeCountry } from '@izlog/contract/european-union';
import { garanLine } from '@izlog/contract/product/garan-label';
import type { Ctx } from '#platform/kernel/context.ts';
import { listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { orderPaymentSlip } from '../papers/order-payment-slip.ts';
import type { Seller } from '../placing/seller.ts';
import { sumsOf } from '../reading/sums-of-order.ts';
import { payBy } from '../state/rest-to-pay.ts';
import type { DocumentBlock, DocumentContent, DocumentFacts } from './document.tables.ts';
import {
  type DocumentWords,
  dayText,
  documentWords,
  minuteText,
  moneyText,
  spacedIban,
} from './document-words.ts';
import { bannerOf, openPaperOf } from './papers-of-order.ts';

/** What the document of an order shows before there is an invoice: an offer with the payment slip, or a confirmation. */
export async function openContent(ctx: Ctx, order: OrderRow, seller: Seller): Promise<DocumentContent> {
  const words = documentWords(order.language);
  const content = saleContent(order, await listItems(ctx, [order.id]), seller);
  const kind = openPaperOf(order, seller);
  const banner = bannerOf(order, seller);
  const name = kind === 'offer' ? words.offer : order.paidAt ? words.confirmationPaid : words.confirmation;
  return {
    ...content,
    kind,
    title: `${name} ${order.slug}`,
    ...(banner && { banner }),
    facts: [`${words.date}: ${dayText(order.createdAt, words)}`, ...dueAndPayment(order, words)],
    notes: [...content.notes, kind === 'offer' ? words.offerNote : words.confirmationNote],
  };
}

/** What the invoice of an order shows; number and time are those of its issue. */
export function invoiceContent(
  order: OrderRow,
  items: readonly OrderItemRow[],
  seller: Seller,
  { number, issuedAt, facts }: { number: string; issuedAt: Date; facts: DocumentFacts },
): DocumentContent {
  const words = documentWords(order.language);
  const content = saleContent(order, items, seller);
  return {
    ...content,
    kind: 'invoice',
    title: `${words.invoice} ${number}`,
    facts: [
      `${words.order} ${order.slug}`,
      `${words.date}: ${minuteText(issuedAt, words)}`,
      ...dueAndPayment(order, words),
      ...lawFacts(facts, words),
    ],
    notes: notesOf(content.notes, facts),
  };
}

/** What the Croatian act wants on each invoice beside what stands on all (NN 89/2025, Article 7): operator and means of payment. */
export function lawFacts({ rule, operator, payment }: DocumentFacts, words: DocumentWords): string[] {
  if (rule.of.law !== 'croatian') return [];
  return [
    `${words.operator}: ${operator.mark}`,
    `${words.paidBy}: ${words.paymentCodes[payment.code === 'other' ? 'otherwise' : payment.code]}`,
  ];
}

/** What stands below the sums; where no tax is charged nothing is said of prices with or without it, but why. */
export function notesOf(notes: readonly string[], { sentences, taxes }: DocumentFacts): string[] {
  const isUntaxed = sentences.length > 0 && taxes.every(({ rate }) => rate === 0);
  return [...(isUntaxed ? [] : notes), ...sentences.map(({ text }) => text)];
}

function saleContent(
  order: OrderRow,
  items: readonly OrderItemRow[],
  seller: Seller,
): Omit<DocumentContent, 'kind' | 'title' | 'facts'> {
  const words = documentWords(order.language);
  const { deliveryMethod } = order;
  return {
    ...partiesOf(order, seller),
    delivery: deliveryMethod && {
      label: words.deliverTo,
      text: [
        deliveryWords(deliveryMethod),
        ...(deliveryMethod.branch ? [] : [addressText(order.deliveryAddress)]),
      ].join('\n'),
    },
    lines: items.map((item) => ({
      name: item.name,
      detail: [detailOf(item), ...(item.guarantee ? [garanLine(item.guarantee, order.language)] : [])]
        .filter(Boolean)
        .join('\n'),
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      rate: item.taxRate,
      amount: item.row,
    })),
    totals: sumsOf(order, words),
    taxes: order.taxes,
    notes: [taxNoteOf(order, words)],
    slip: paymentSlipOf(order, seller, words),
  };
}

/** How the prices are to be read; what the buyer accounts for has no tax in them. */
function taxNoteOf({ isReverseCharge, isTaxIncluded }: OrderRow, words: DocumentWords): string {
  if (isReverseCharge) return words.sentences.reverseCharge;
  return isTaxIncluded ? words.taxIncluded : words.taxExcluded;
}

/** Who sells to whom, and the words that every document needs. */
export function partiesOf(order: OrderRow, seller: Seller) {
  const words = documentWords(order.language);
  const { company, billingAddress } = order;
  const buyer = [
    ...(company ? [company.companyName, companyNumber(company, words)] : []),
    addressText(billingAddress),
  ];
  // An account number is not broken over lines.
  const iban = `IBAN ${spacedIban(seller.iban)}`.replaceAll(' ', '\u00a0');
  return {
    language: order.language,
    locale: words.locale,
    currency: order.currency,
    seller: {
      name: seller.name,
      lines: [
        seller.street,
        seller.town,
        seller.oib && `${words.oib}: ${seller.oib}`,
        // Without the tax, both VAT ids have to stand there (Directive 2006/112/EC, Article 226(3) and (4)).
        order.isReverseCharge && seller.oib ? `${words.vatId}: ${homeCountry}${bareOib(seller.oib)}` : '',
        seller.email,
        seller.phone,
      ].filter((line) => line !== ''),
      foot: [seller.register, seller.iban && iban].filter(Boolean).join(' · '),
    },
    buyer: { label: words.buyer, text: buyer.join('\n') },
    headings: {
      item: words.item,
      quantity: words.quantity,
      price: words.price,
      tax: words.tax,
      amount: words.amount,
      rate: words.rate,
      base: words.base,
    },
    page: words.page,
  };
}

const companyNumber = ({ oib, vat }: NonNullable<OrderRow['company']>, words: DocumentWords): string =>
  vat ? `${words.vatId}: ${vat.number}` : `${words.oib}: ${oib}`;

/** What tells an item from others of its name. */
export const detailOf = (item: Pick<OrderItemRow, 'sku' | 'options' | 'members'>): string =>
  [
    ...(item.sku ? [item.sku] : []),
    ...item.options.map(({ name, value }) => `${name}: ${value}`),
    ...item.members.map(({ name, quantity }) => `${quantity} × ${name}`),
  ].join('\n');

function dueAndPayment(order: OrderRow, words: DocumentWords): string[] {
  const due = order.paidAt ? null : payBy(order);
  return [
    ...(order.paidAt ? [`${words.paidOn}: ${dayText(order.paidAt, words)}`] : []),
    ...(due ? [`${words.dueDate}: ${dayText(due, words)}`] : []),
    `${words.payment}: ${order.paymentMethodName}`,
  ];
}

const addressText = (address: OrderAddress) =>
  [
    `${address.firstName} ${address.lastName}`,
    `${address.street} ${address.houseNumber}`.trim(),
    `${address.zipCode} ${address.city}, ${address.country}`,
  ].join('\n');

function paymentSlipOf(order: OrderRow, seller: Seller, words: DocumentWords): DocumentContent['slip'] {
  const paymentSlip = orderPaymentSlip(order, seller);
  if (!paymentSlip) return null;
  const { recipient, iban, model, reference, amount, description, hub3 } = paymentSlip;
  const due = payBy(order);
  const rows: DocumentBlock[] = [
    {
      label: words.recipient,
      text: [recipient.name, recipient.street, recipient.town].filter(Boolean).join(', '),
    },
    { label: words.iban, text: spacedIban(iban) },
    { label: `${words.model}, ${words.reference}`, text: `${model} ${reference}` },
    { label: words.amount, text: moneyText(amount, order.currency, words) },
    { label: words.purpose, text: description },
    ...(due ? [{ label: words.dueDate, text: dayText(due, words) }] : []),
  ];
  return { title: words.slipTitle, rows, scan: words.scan, hub3 };
}

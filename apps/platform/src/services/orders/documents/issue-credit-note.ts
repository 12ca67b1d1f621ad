import type { Cents } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { spread } from '#platform/kernel/spread.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import { accountingYear, nextNumber } from '../placing/order-number.queries.ts';
import { readSeller } from '../placing/seller.ts';
import { deliveryRefund, itemRefund } from '../state/refund-amount.ts';
import { creditParts, leftOfInvoice, type RateAmount } from './credit-parts.ts';
import { insertDocument, listDocuments } from './document.queries.ts';
import type { DocumentContent, DocumentLine } from './document.tables.ts';
import { detailOf, partiesOf } from './document-content.ts';
import { dayText, documentWords, minuteText, moneyText } from './document-words.ts';

/** What a refund gives back. */
export interface Credited {
  refundId: number;
  amount: Cents;
  reason: string;
  /** Pieces of lines, `before` of which were given back earlier. */
  pieces: ReadonlyArray<{ item: OrderItemRow; quantity: number; before: number }>;
  withDelivery: boolean;
  /** What the shop held of the buyer's money before. More than is left of the invoice was paid too much. */
  paidBefore: Cents;
}

/**
 * Issues the credit note of a refund and gives its number; null where the order has no invoice, or where the refund gives
 * back only what was paid too much. It takes its rates from the invoice as issued: invoice and credit notes of a whole
 * refund add up to nothing. Call it late: the number makes all others of the site wait.
 */
export async function issueCreditNote(ctx: Ctx, order: OrderRow, credited: Credited): Promise<string | null> {
  const documents = await listDocuments(ctx, order.id);
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  if (!invoice) return null;
  const credits = documents.filter(({ kind }) => kind === 'credit').flatMap(({ content }) => content.taxes);
  const left = leftOfInvoice(invoice.content.taxes, credits);
  const owed = left.reduce((sum, { base, tax }) => sum + base + tax, 0);
  const isOfQuantities = credited.pieces.length > 0 || credited.withDelivery;
  const overpaid = isOfQuantities ? 0 : Math.max(0, credited.paidBefore - owed);
  const amount = Math.min(credited.amount - overpaid, owed);
  if (amount <= 0) return null;
  const seller = await readSeller(ctx);
  const year = accountingYear(ctx.now);
  const number = `${await nextNumber(ctx, 'credit', year)}/${seller.premises}/${seller.device}`;
  const words = documentWords(order.language);
  const taxes = creditParts(left, ratesOf(order, credited), amount).map(({ rate, base, tax }) => ({
    rate,
    base: -base,
    tax: -tax,
  }));
  const content: DocumentContent = {
    ...partiesOf(order, seller),
    kind: 'credit',
    title: `${words.credit} ${number}`,
    facts: [
      `${words.corrects} ${invoice.number} (${dayText(invoice.issuedAt, words)})`,
      `${words.order} ${order.slug}`,
      `${words.date}: ${minuteText(ctx.now, words)}`,
    ],
    // Whom it goes to stands on the invoice and is read from there, not from the order of today.
    buyer: invoice.content.buyer,
    delivery: null,
    lines: linesOf(order, credited, amount, words.creditLine),
    totals: [
      {
        label: words.creditTotal,
        amount: -amount,
        text: moneyText(-amount, order.currency, words),
        isMain: true,
      },
    ],
    taxes,
    notes: [words.taxIncluded, ...(credited.reason ? [`${words.reason}: ${credited.reason}`] : [])],
    slip: null,
  };
  const row = { kind: 'credit', year, number, orderId: order.id, refundId: credited.refundId } as const;
  await insertDocument(ctx, { ...row, issuedAt: ctx.now, total: -amount, content });
  return number;
}

/** What pieces and delivery were paid for, by rate. */
function ratesOf(order: OrderRow, { pieces, withDelivery }: Credited): RateAmount[] {
  const grossOf = ({ base, tax }: { base: Cents; tax: Cents }) => base + tax;
  return [
    ...pieces.flatMap((piece) => {
      const { taxes } = piece.item;
      const shares = spread(refundOf(order, piece), taxes.map(grossOf));
      return taxes.map(({ rate }, index) => ({ rate, gross: shares[index] ?? 0 }));
    }),
    ...(withDelivery ? order.deliveryTaxes.map((part) => ({ rate: part.rate, gross: grossOf(part) })) : []),
  ];
}

const refundOf = (order: OrderRow, { item, quantity, before }: Credited['pieces'][number]): Cents =>
  itemRefund(order, { ...item, refundedQuantity: before }, quantity);

/** The pieces and the delivery, where they are the amount; else one line with the amount and what it is given for. */
function linesOf(order: OrderRow, credited: Credited, amount: Cents, words: string): DocumentLine[] {
  const quantities = credited.pieces.map((piece) => ({
    name: piece.item.name,
    detail: detailOf(piece.item),
    quantity: piece.quantity,
    unitPrice: null,
    rate: piece.item.taxes.length > 1 ? null : piece.item.taxRate,
    amount: -refundOf(order, piece),
  }));
  const lines = credited.withDelivery ? [...quantities, deliveryLine(order)] : quantities;
  if (lines.length > 0 && lines.reduce((sum, line) => sum - line.amount, 0) === amount) return lines;
  const detail = lines.map(({ name, quantity }) => (quantity === null ? name : `${quantity} × ${name}`));
  return [
    { name: words, detail: detail.join('\n'), quantity: null, unitPrice: null, rate: null, amount: -amount },
  ];
}

function deliveryLine(order: OrderRow): DocumentLine {
  const [only, ...others] = order.deliveryTaxes;
  return {
    name: documentWords(order.language).delivery,
    detail: order.deliveryMethod?.name ?? '',
    quantity: null,
    unitPrice: null,
    rate: others.length === 0 ? (only?.rate ?? null) : null,
    amount: -deliveryRefund(order),
  };
}

import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import { isLive } from '@izlog/contract/ecommerce/duties/invoicing';
import type { Cents } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { portion, spread } from '#platform/kernel/spread.ts';
import { insertFiscalMessage } from '../fiscal/fiscal.queries.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import { accountingYear, nextNumber } from '../placing/order-number.queries.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { deliveryRefund, itemRefund } from '../state/refund-amount.ts';
import { creditParts, leftOfInvoice, type RateAmount } from './credit-parts.ts';
import { type IssuedDocument, insertDocument, listDocuments } from './document.queries.ts';
import type { DocumentContent, DocumentLine } from './document.tables.ts';
import { detailOf, lawFacts, notesOf, partiesOf } from './document-content.ts';
import type { DocumentFacts, FactLine } from './document-facts.ts';
import { type TakenNumber, takeSequence } from './document-sequence.ts';
import { dayText, documentWords, minuteText, moneyText } from './document-words.ts';
import { partyFacts, sumsOfTaxes } from './facts-of-order.ts';
import { paperOfOrder } from './paper-of-order.ts';

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
  const taxes = creditParts(left, ratesOf(order, credited), amount).map(({ rate, base, tax }) => ({
    rate,
    base: -base,
    tax: -tax,
  }));
  const lines = linesOf(order, credited, amount);
  const facts = correctingFacts(order, seller, invoice, { lines, taxes, total: -amount });
  const isOne = isOneSequence(invoice, seller);
  const { number, year, issuedAt, ...place } = await takeNumber(ctx, seller, invoice);
  const words = documentWords(order.language);
  const content: DocumentContent = {
    ...partiesOf(order, seller),
    kind: 'credit',
    title: `${isOne ? words.invoice : words.credit} ${number}`,
    facts: [
      `${isOne ? words.correctsInvoice : words.corrects} ${invoice.number} (${dayText(invoice.issuedAt, words)})`,
      `${words.order} ${order.slug}`,
      `${words.date}: ${minuteText(issuedAt, words)}`,
      ...lawFacts(facts, words),
    ],
    // Whom it goes to stands on the invoice and is read from there, not from the order of today.
    buyer: invoice.content.buyer,
    delivery: null,
    lines: lines.map(lineText),
    totals: [
      {
        label: words.creditTotal,
        amount: -amount,
        text: moneyText(-amount, order.currency, words),
        isMain: true,
      },
    ],
    taxes,
    notes: [
      ...notesOf([words.taxIncluded], facts),
      ...(credited.reason ? [`${words.reason}: ${credited.reason}`] : []),
    ],
    slip: null,
  };
  const paper = facts.rule.row === 'before' ? 'plain' : (invoice.paper ?? 'plain');
  const row = { kind: 'credit', year, number, orderId: order.id, refundId: credited.refundId } as const;
  const id = await insertDocument(ctx, {
    ...row,
    issuedAt,
    total: -amount,
    content,
    paper,
    ...place,
    correctsId: invoice.id,
    facts,
  });
  if (paper === 'fiscal') await insertFiscalMessage(ctx, id);
  return number;
}

/** Whether what corrects an invoice is a number of its own sequence: where the Croatian act counts now, or did for the invoice. */
const isOneSequence = (invoice: IssuedDocument, seller: Seller): boolean =>
  isLive(seller.invoicing) || invoice.premises !== null;

async function takeNumber(
  ctx: Ctx,
  seller: Seller,
  invoice: IssuedDocument,
): Promise<Pick<TakenNumber, 'number' | 'year' | 'issuedAt'> & Partial<TakenNumber>> {
  const year = accountingYear(ctx.now);
  const { premises, device } = seller;
  if (isLive(seller.invoicing)) return takeSequence(ctx, { premises, device, year }, seller.numberSoFar);
  if (invoice.premises !== null && invoice.device !== null)
    return takeSequence(ctx, { premises: invoice.premises, device: invoice.device, year }, 0);
  const number = `${await nextNumber(ctx, 'credit', year)}/${premises}/${device}`;
  return { number, year, issuedAt: ctx.now };
}

/**
 * The facts of what takes something off an invoice: who and why are those of the invoice, as it was issued; it is the same
 * kind of paper, and told to whom the invoice was told. An invoice from before facts were kept was told to nobody.
 */
function correctingFacts(
  order: OrderRow,
  seller: Seller,
  { number, issuedAt, facts }: IssuedDocument,
  of: Pick<DocumentFacts, 'lines' | 'taxes' | 'total'>,
): DocumentFacts {
  const before = paperOfOrder(order, seller, issuedAt);
  return {
    ...(facts ?? partyFacts(order, seller)),
    operator: seller.operator,
    payment: {
      mark: facts?.payment.mark ?? before.rule.of.paidBy,
      name: facts?.payment.name ?? order.paymentMethodName,
      paidAt: null,
      dueAt: null,
    },
    lines: of.lines,
    ...sumsOfTaxes(of.taxes),
    total: of.total,
    sentences: facts?.sentences ?? [],
    corrects: { number, issuedAt: issuedAt.toISOString() },
    rule: facts?.rule ?? { row: 'before', of: before.rule.of },
    reportsBuyer: facts?.reportsBuyer ?? false,
  };
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
function linesOf(order: OrderRow, credited: Credited, amount: Cents): CreditLine[] {
  const quantities = credited.pieces.map((piece): CreditLine => {
    const total = refundOf(order, piece);
    const { item, quantity } = piece;
    return {
      kind: 'item',
      name: item.name,
      detail: detailOf(item),
      sku: item.sku,
      quantity,
      rate: item.taxes.length > 1 ? null : item.taxRate,
      ...off(total, item.taxes),
    };
  });
  const lines = credited.withDelivery ? [...quantities, deliveryLine(order)] : quantities;
  if (lines.length > 0 && lines.reduce((sum, line) => sum - line.amount, 0) === amount) return lines;
  const detail = lines.map(({ name, quantity, kind }) => (kind === 'item' ? `${quantity} × ${name}` : name));
  return [
    {
      kind: 'amount',
      name: documentWords(order.language).creditLine,
      detail: detail.join('\n'),
      sku: null,
      quantity: null,
      rate: null,
      ...off(amount, []),
    },
  ];
}

/** A line of a credit note, as its words and its facts need it. */
interface CreditLine extends FactLine {
  detail: string;
  rate: number | null;
}

/** An amount that is taken off, split by the rates of what it was for. */
function off(amount: Cents, taxes: readonly TaxPart[]) {
  const grosses = spread(
    amount,
    taxes.map(({ base, tax }) => base + tax),
  );
  return {
    unitPrice: null,
    amount: -amount,
    total: -amount,
    taxes: taxes.map(({ rate, base, tax }, index) => {
      const gross = grosses[index] ?? 0;
      const own = base + tax === 0 ? 0 : portion(tax, gross, base + tax);
      return { rate, base: own - gross, tax: -own };
    }),
  };
}

function deliveryLine(order: OrderRow): CreditLine {
  const [only, ...others] = order.deliveryTaxes;
  return {
    kind: 'delivery',
    name: documentWords(order.language).delivery,
    detail: order.deliveryMethod?.name ?? '',
    sku: null,
    quantity: null,
    rate: others.length === 0 ? (only?.rate ?? null) : null,
    ...off(deliveryRefund(order), order.deliveryTaxes),
  };
}

const lineText = ({ name, detail, quantity, rate, amount }: CreditLine): DocumentLine => ({
  name,
  detail,
  quantity,
  unitPrice: null,
  rate,
  amount,
});

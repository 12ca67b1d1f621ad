import type { TaxPart } from '@izlog/contract/ecommerce/cart/tax-part';
import type { Cents } from '@izlog/contract/money';
import { portion, spread } from '#platform/kernel/spread.ts';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import { deliveryRefund, itemRefund } from '../state/refund-amount.ts';
import { creditParts, leftOfInvoice, type RateAmount } from './credit-parts.ts';
import type { FactLine } from './document.tables.ts';
import { detailOf } from './document-content.ts';
import { documentWords } from './document-words.ts';

/** What of a line its credits are computed from. */
export type CreditedItem = Pick<
  OrderItemRow,
  'name' | 'sku' | 'options' | 'members' | 'quantity' | 'total' | 'tax' | 'taxRate' | 'taxes'
>;

/** What a refund gives back. */
export interface Credited {
  refundId: number;
  amount: Cents;
  reason: string;
  /** Pieces of lines, `before` of which were given back earlier. */
  pieces: ReadonlyArray<{
    item: CreditedItem;
    quantity: number;
    before: number;
    /** What is given back for them, where that is not what was paid for them. */
    amount?: Cents | undefined;
  }>;
  withDelivery: boolean;
  /** The tax alone: what it was charged on is sold without it. */
  ofTax?: boolean;
  /** What goes back of the delivery, where that is not all of it. */
  deliveryAmount?: Cents | null;
  /** What the shop held of the buyer's money before. More than is left of the invoice was paid too much. */
  paidBefore: Cents;
}

/** What of an order its credits are computed from. */
export type CreditedOrder = Pick<
  OrderRow,
  | 'isTaxIncluded'
  | 'isReverseCharge'
  | 'delivery'
  | 'deliveryTax'
  | 'deliveryTaxes'
  | 'deliveryMethod'
  | 'language'
>;

/** A line of a credit note, as its words and its facts need it. */
export interface CreditLine extends FactLine {
  detail: string;
  rate: number | null;
}

/**
 * What a refund takes off an invoice, given the taxes of the invoice and of its credit notes so far (below 0): the amount, with
 * its tax by rate and its lines, both below 0. Null where it takes nothing off, since it gives back only what was paid too much.
 */
export function creditOf(
  order: CreditedOrder,
  invoice: readonly TaxPart[],
  credits: readonly TaxPart[],
  credited: Credited,
): { amount: Cents; taxes: TaxPart[]; lines: CreditLine[] } | null {
  const left = leftOfInvoice(invoice, credits);
  if (credited.ofTax) return taxOff(order, left);
  const owed = left.reduce((sum, { base, tax }) => sum + base + tax, 0);
  const isOfQuantities = credited.pieces.length > 0 || credited.withDelivery;
  const overpaid = isOfQuantities ? 0 : Math.max(0, credited.paidBefore - owed);
  const amount = Math.min(credited.amount - overpaid, owed);
  if (amount <= 0) return null;
  const parts = creditParts(left, ratesOf(order, credited), amount);
  const taxes = parts.map(({ rate, base, tax }) => ({ rate, base: -base, tax: -tax }));
  return { amount, taxes, lines: linesOf(order, credited, amount, taxes) };
}

/** Takes the tax off what is left of an invoice: each rate goes, and its base stands at none. */
function taxOff({ language }: CreditedOrder, left: readonly TaxPart[]) {
  const taxed = left.filter(({ tax }) => tax > 0);
  const sumOf = (name: 'base' | 'tax') => taxed.reduce((sum, part) => sum + part[name], 0);
  const amount = sumOf('tax');
  if (amount === 0) return null;
  const taxes = [
    ...taxed.map(({ rate, base, tax }) => ({ rate, base: -base, tax: -tax })),
    { rate: 0, base: sumOf('base'), tax: 0 },
  ];
  const line: CreditLine = {
    kind: 'amount',
    name: documentWords(language).creditTax,
    detail: '',
    sku: null,
    quantity: null,
    rate: null,
    unitPrice: null,
    amount: -amount,
    total: -amount,
    taxes,
  };
  return { amount, taxes, lines: [line] };
}

/** What something was sold with, by rate: without any tax where that went back since. */
function taxesOf({ isReverseCharge }: CreditedOrder, taxes: readonly TaxPart[]): readonly TaxPart[] {
  if (!isReverseCharge || taxes.length === 0) return taxes;
  return [{ rate: 0, base: taxes.reduce((sum, { base }) => sum + base, 0), tax: 0 }];
}

/** What pieces and delivery were paid for, by rate. */
function ratesOf(order: CreditedOrder, { pieces, withDelivery, deliveryAmount }: Credited): RateAmount[] {
  const grossOf = ({ base, tax }: { base: Cents; tax: Cents }) => base + tax;
  return [
    ...pieces.flatMap((piece) => {
      const taxes = taxesOf(order, piece.item.taxes);
      const shares = spread(refundOf(order, piece), taxes.map(grossOf));
      return taxes.map(({ rate }, index) => ({ rate, gross: shares[index] ?? 0 }));
    }),
    ...(withDelivery ? deliveryRates(order, deliveryAmount ?? null) : []),
  ];
}

const refundOf = (
  order: CreditedOrder,
  { item, quantity, before, amount }: Credited['pieces'][number],
): Cents => amount ?? itemRefund(order, { ...item, refundedQuantity: before }, quantity);

/** What the delivery gives back, by rate; a part of it in the same proportion. */
function deliveryRates(order: CreditedOrder, amount: Cents | null): RateAmount[] {
  const all = taxesOf(order, order.deliveryTaxes).map(({ rate, base, tax }) => ({ rate, gross: base + tax }));
  if (amount === null) return all;
  const shares = spread(
    amount,
    all.map(({ gross }) => gross),
  );
  return all.map(({ rate }, index) => ({ rate, gross: shares[index] ?? 0 }));
}

/** The pieces and the delivery, where they are the amount; else one line with the amount and what it is given for. */
function linesOf(
  order: CreditedOrder,
  credited: Credited,
  amount: Cents,
  taxes: readonly TaxPart[],
): CreditLine[] {
  const quantities = credited.pieces.map((piece): CreditLine => {
    const total = refundOf(order, piece);
    const { item, quantity } = piece;
    const taxes = taxesOf(order, item.taxes);
    return {
      kind: 'item',
      name: item.name,
      detail: detailOf(item),
      sku: item.sku,
      quantity,
      rate: taxes.length > 1 ? null : (taxes[0]?.rate ?? item.taxRate),
      ...off(total, taxes),
    };
  });
  const lines = credited.withDelivery
    ? [...quantities, deliveryLine(order, credited.deliveryAmount ?? deliveryRefund(order))]
    : quantities;
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
      taxes: [...taxes],
    },
  ];
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

function deliveryLine(order: CreditedOrder, amount: Cents): CreditLine {
  const taxes = taxesOf(order, order.deliveryTaxes);
  const [only, ...others] = taxes;
  return {
    kind: 'delivery',
    name: documentWords(order.language).delivery,
    detail: order.deliveryMethod?.name ?? '',
    sku: null,
    quantity: null,
    rate: others.length === 0 ? (only?.rate ?? null) : null,
    ...off(amount, taxes),
  };
}

import type { Cents } from '@izlog/contract/money';

/** What a line carries of an order; amounts in minor units. */
interface Line {
  quantity: number;
  refundedQuantity: number;
  total: Cents;
  tax: Cents;
}

interface Taxed {
  isTaxIncluded: boolean;
  /** Sold without tax, or its tax went back since: none of it is held any more. */
  isReverseCharge: boolean;
}

/** What is held for an amount of an order. */
function heldFor({ isTaxIncluded, isReverseCharge }: Taxed, amount: Cents, tax: Cents): Cents {
  const net = isTaxIncluded ? amount - tax : amount;
  return isReverseCharge ? net : net + tax;
}

/**
 * What `quantity` more pieces of a line give back: their share of what was paid for the line, its discounts counted, less
 * the tax where that went back before. However the pieces are split over refunds, all of them together give exactly that.
 */
export function itemRefund(order: Taxed, line: Line, quantity: number): Cents {
  const paid = heldFor(order, line.total, line.tax);
  const upTo = (units: number) => Math.floor((paid * units) / line.quantity);
  return upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity);
}

/** What the delivery gives back. */
export function deliveryRefund(order: Taxed & { delivery: Cents; deliveryTax: Cents }): Cents {
  return heldFor(order, order.delivery, order.deliveryTax);
}

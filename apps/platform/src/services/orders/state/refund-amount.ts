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
}

/**
 * What `quantity` more pieces of a line give back: their share of what was paid for the line, its discounts counted.
 * However the pieces are split over refunds, all of them together give exactly what was paid.
 */
export function itemRefund({ isTaxIncluded }: Taxed, line: Line, quantity: number): Cents {
  const paid = line.total + (isTaxIncluded ? 0 : line.tax);
  const upTo = (units: number) => Math.floor((paid * units) / line.quantity);
  return upTo(line.refundedQuantity + quantity) - upTo(line.refundedQuantity);
}

/** What the delivery gives back. */
export function deliveryRefund(order: Taxed & { delivery: Cents; deliveryTax: Cents }): Cents {
  return order.delivery + (order.isTaxIncluded ? 0 : order.deliveryTax);
}

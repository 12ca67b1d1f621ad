import type { OrderRecord } from '#platform/services/orders/index.ts';
import { money } from '../door/money.ts';
import { dates } from '../door/site-time.ts';
import { productIds } from './product-ids.ts';
import { withoutTax } from './without-tax.ts';

/** A refund in the dialect: pieces and money below 0, as it writes them. */
export function presentRefund(
  { id, createdAt, amount, reason, paymentId, items: given, userId }: OrderRecord['refunds'][number],
  { order: { isTaxIncluded }, items, parents }: OrderRecord,
) {
  return {
    id,
    ...dates('date_created', createdAt),
    amount: money(amount),
    reason,
    refunded_by: userId ?? 0,
    refunded_payment: paymentId !== null,
    meta_data: [],
    line_items: given.flatMap(({ itemId, quantity, amount: said }) => {
      const item = items.find((one) => one.id === itemId);
      if (!item) return [];
      // What stands for these pieces of the line; where less was given back for them, that.
      const share = said ?? Math.round((item.total * quantity) / item.quantity);
      const tax = item.total === 0 ? 0 : Math.round((item.tax * share) / item.total);
      const { total, totalTax } = withoutTax(
        { row: share, total: share, tax, taxRate: item.taxRate },
        isTaxIncluded,
      );
      return {
        id: itemId,
        name: item.name,
        ...productIds(item.productId, parents),
        quantity: -quantity,
        tax_class: '',
        subtotal: money(-total),
        subtotal_tax: money(-totalTax),
        total: money(-total),
        total_tax: money(-totalTax),
        taxes: [{ id: item.taxRate, total: money(-totalTax), subtotal: money(-totalTax) }],
        meta_data: [{ id: 1, key: '_refunded_item_id', value: String(itemId) }],
        sku: item.sku ?? '',
        price: quantity === 0 ? 0 : -total / 100 / quantity,
      };
    }),
    shipping_lines: [],
    tax_lines: [],
    fee_lines: [],
  };
}

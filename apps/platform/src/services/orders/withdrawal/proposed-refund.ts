import type { Cents } from '@izlog/contract/money';
import { deliveryRefund, itemRefund } from '../state/refund-amount.ts';
import type { WithdrawableOrder } from './withdrawable-order.ts';

/**
 * What a withdrawal gives back, minor units of the order's currency: the pieces of it that no exception holds back, and
 * with the last of them the cheapest delivery that was offered (Article 13). Never more than is left of what was paid.
 */
export function proposedRefund(
  { order, lines, isDeliveryRefunded }: Pick<WithdrawableOrder, 'order' | 'lines' | 'isDeliveryRefunded'>,
  asked: ReadonlyMap<number, number>,
): Cents {
  const quantities = lines.reduce((sum, { item, exception }) => {
    const open = Math.min(asked.get(item.id) ?? 0, item.quantity - item.refundedQuantity);
    return exception !== null || open <= 0 ? sum : sum + itemRefund(order, item, open);
  }, 0);
  const isAll = lines.every(
    ({ item, left, exception }) =>
      // Anyone who keeps what was given has still given everything back that was bought.
      item.giftPromotionId !== null || (exception === null && left === (asked.get(item.id) ?? 0)),
  );
  const delivery = isAll && !isDeliveryRefunded ? deliveryRefund(atCheapest(order)) : 0;
  return Math.max(0, Math.min(quantities + delivery, order.paidTotal - order.refundedTotal));
}

/** The order with the delivery, and its share of the tax, that the cheapest way would have cost. */
export function atCheapest(
  order: Pick<
    WithdrawableOrder['order'],
    'delivery' | 'deliveryTax' | 'cheapestDelivery' | 'isTaxIncluded' | 'isReverseCharge'
  >,
) {
  const { delivery, deliveryTax, cheapestDelivery, isTaxIncluded, isReverseCharge } = order;
  const tax = delivery === 0 ? 0 : Math.round((deliveryTax * cheapestDelivery) / delivery);
  return { isTaxIncluded, isReverseCharge, delivery: cheapestDelivery, deliveryTax: tax };
}

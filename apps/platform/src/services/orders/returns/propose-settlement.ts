import type { WithdrawalException } from '@izlog/contract/ecommerce/orders/withdrawal';
import type { ReturnReason } from '@izlog/contract/ecommerce/returns/return-states';
import type { Cents } from '@izlog/contract/money';
import type { OrderItemRow, OrderRow } from '../order.queries.ts';
import { deliveryRefund, itemRefund } from '../state/refund-amount.ts';
import { atCheapest } from '../withdrawal/proposed-refund.ts';

/** What of an order a settlement is computed from. */
type SettledOrder = Pick<
  OrderRow,
  | 'isTaxIncluded'
  | 'isReverseCharge'
  | 'delivery'
  | 'deliveryTax'
  | 'cheapestDelivery'
  | 'paidTotal'
  | 'refundedTotal'
>;
type SettledItem = Pick<
  OrderItemRow,
  'id' | 'quantity' | 'refundedQuantity' | 'total' | 'tax' | 'giftPromotionId'
>;

/** Pieces of a return that came back. */
interface Back {
  lineId: number;
  itemId: number;
  quantity: number;
  /** Because of which a withdrawal gives no money for it; null where it does. */
  exception: WithdrawalException | null;
}

export interface Proposal {
  lines: (Back & { amount: Cents })[];
  delivery: Cents;
  total: Cents;
}

/**
 * What a return gives back (RET-02), minor units: what was paid for the pieces that came back, exactly however they are split
 * over returns; and with the last of all that was bought the delivery, after a withdrawal no more than the cheapest that was
 * offered (Directive 2011/83/EU, Article 13 (2)), after a defect all of it, for an exchange none. Never more than is left of
 * the money: what went back before as an amount is taken off the delivery first, then off the last lines.
 */
export function proposeSettlement(
  order: SettledOrder,
  items: readonly SettledItem[],
  back: readonly Back[],
  { reason, isDeliveryRefunded }: { reason: ReturnReason; isDeliveryRefunded: boolean },
): Proposal {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const lines = back.map((line) => {
    const item = itemOf.get(line.itemId);
    return { ...line, amount: item && line.exception === null ? itemRefund(order, item, line.quantity) : 0 };
  });
  const backOf = (id: number) => back.find(({ itemId }) => itemId === id)?.quantity ?? 0;
  const isAll =
    back.some(({ quantity, exception }) => quantity > 0 && exception === null) &&
    back.every(({ exception }) => exception === null) &&
    items.every(
      // Anyone who keeps what was given has still given everything back that was bought.
      (item) => item.giftPromotionId !== null || item.refundedQuantity + backOf(item.id) >= item.quantity,
    );
  const delivery = isAll && !isDeliveryRefunded ? deliveryOf(order, reason) : 0;
  return within({ lines, delivery }, order.paidTotal - order.refundedTotal);
}

function deliveryOf(order: SettledOrder, reason: ReturnReason): Cents {
  if (reason === 'exchange') return 0;
  return reason === 'withdrawal' ? deliveryRefund(atCheapest(order)) : deliveryRefund(order);
}

function within({ lines, delivery }: Pick<Proposal, 'lines' | 'delivery'>, left: Cents): Proposal {
  let over = Math.max(0, lines.reduce((sum, { amount }) => sum + amount, delivery) - left);
  const cut = (amount: Cents): Cents => {
    const taken = Math.min(over, amount);
    over -= taken;
    return amount - taken;
  };
  const fits = cut(delivery);
  const reversed = lines.toReversed().map((line) => ({ ...line, amount: cut(line.amount) }));
  const fitted = reversed.toReversed();
  return { lines: fitted, delivery: fits, total: fitted.reduce((sum, { amount }) => sum + amount, fits) };
}

import type { Draft } from '@izlog/contract/ecommerce/drafts/draft';
import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { type Cents, toDecimal } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { type CartRow, draftCarts, type PricedCart, pricedCart } from '#platform/services/cart/index.ts';
import { type Quantities, reserveStock } from '#platform/services/inventory/index.ts';
import { promotionCustomer, promotionUses } from '#platform/services/promotions/index.ts';
import type { DraftRow } from '../drafts/draft.queries.ts';
import { findOrderById, listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { listParcels } from '../parcels/parcel.queries.ts';
import { accountOf } from '../placing/order-buyer.ts';
import { listWithdrawalsOf } from '../withdrawal/withdrawal.queries.ts';

/** Why what was ordered cannot be changed any more (document-free orders alone may be); null while it can. */
export async function whyUneditable(ctx: Ctx, order: OrderRow): Promise<StaffOrder['uneditable']> {
  if (order.invoiceNumber !== null) return 'invoiced';
  if (order.state !== 'created' && order.state !== 'awaitingPayment') return 'state';
  if (order.refundedTotal > 0) return 'refunded';
  if (order.currency !== ctx.site.mainCurrency.code) return 'currency';
  if (order.userId === null) return 'forgotten';
  // What lies in a parcel is named by the lines of then.
  if ((await listParcels(ctx, order.id)).length > 0) return 'packed';
  return (await listWithdrawalsOf(ctx, [order.id])).length > 0 ? 'withdrawn' : null;
}

/** A draft as the cart computes it; what changes an order keeps the prices it was placed with (OFFICE-06). */
export async function priceDraft(ctx: Ctx, row: DraftRow, cart: CartRow): Promise<PricedCart> {
  const edited = await readEdited(ctx, row);
  if (!edited) return pricedCart(ctx, cart, { customer: await customerOf(ctx, row) });
  const { order, items } = edited;
  return draftCarts.priceAsOrdered(ctx, cart, {
    at: order.createdAt,
    // What was given is given again, by the promotions of then.
    lines: boughtOf(items).map(({ productId, chosen, quantity, unitPrice, taxes, taxRate }) => ({
      productId,
      optionsKey: draftCarts.keyOf(chosen),
      quantity,
      unit: unitPrice,
      rates:
        taxes.length > 0
          ? taxes.map(({ rate, base, tax }) => ({ rate, weight: base + tax }))
          : [{ rate: taxRate, weight: 1 }],
    })),
    tax: {
      country: order.taxCountry,
      isReversed: order.isReverseCharge,
      from: {
        country: order.deliveryAddress.country,
        billingCountry: order.billingAddress.country,
        isCompany: order.company !== null,
        methodId: order.deliveryMethod?.id ?? null,
        vatNumber: order.company?.vat?.number ?? null,
      },
    },
    delivery: order.deliveryMethod && {
      methodId: order.deliveryMethod.id,
      country: order.deliveryAddress.country,
      cartTotal: order.itemsTotal - order.promotion - order.coupon,
      price: order.delivery,
    },
    pieces: items.flatMap(({ pieces }) => pieces),
    promotionIds: await promotionUses.of(ctx, `order:${order.id}`),
  });
}

/** Anyone who calls has had of a promotion what their e-mail has had, as in the checkout. */
async function customerOf(ctx: Ctx, { userId, address }: DraftRow): Promise<string | undefined> {
  const account = await accountOf(ctx, userId);
  if (account === null && address.contactEmail === '') return undefined;
  return promotionCustomer(account, address.contactEmail);
}

/** Holds the pieces of a draft until then; of a changed order those that it does not have yet. */
export async function holdDraftStock(ctx: Ctx, row: DraftRow, cart: CartRow, until: Date): Promise<void> {
  const edited = await readEdited(ctx, row);
  if (!edited) return draftCarts.hold(ctx, cart, until);
  const { items } = await priceDraft(ctx, row, cart);
  const wanted = items
    .filter(({ problem }) => problem === null)
    .flatMap(({ row: line, resolved }) =>
      resolved.demand.map((one) => ({ ...one, quantity: one.quantity * line.quantity })),
    );
  const own = edited.items.flatMap(({ pieces }) => pieces);
  await reserveStock(ctx, `cart:${cart.id}`, differenceOf(own, wanted).more, until);
}

/** What of each product is wanted more than there was, and what less. */
export function differenceOf(
  before: readonly Quantities[],
  after: readonly Quantities[],
): { more: Quantities[]; less: Quantities[] } {
  // Of one day and of another are two things.
  const keyOf = ({ productId, day }: Quantities) => `${productId} ${day ? `${day.of} ${day.on}` : ''}`;
  const sums = new Map<string, Quantities>();
  const add = (one: Quantities, sign: 1 | -1) => {
    const before = sums.get(keyOf(one))?.quantity ?? 0;
    sums.set(keyOf(one), { ...one, quantity: before + sign * one.quantity });
  };
  for (const one of after) add(one, 1);
  for (const one of before) add(one, -1);
  const changed = [...sums.values()];
  return {
    more: changed.filter(({ quantity }) => quantity > 0),
    less: changed.flatMap((one) => (one.quantity < 0 ? { ...one, quantity: -one.quantity } : [])),
  };
}

/** The order that a draft changes, beside what it would become. */
export async function presentEdited(ctx: Ctx, row: DraftRow, total: Cents): Promise<Draft['edits']> {
  const edited = await readEdited(ctx, row);
  if (!edited) return null;
  const { order, items } = edited;
  const { due, giveBack } = settled(order, total);
  return {
    orderSlug: order.slug,
    lines: boughtOf(items).map(({ productId, name, quantity, row: sum }) => ({
      productId,
      name,
      quantity,
      row: toDecimal(sum),
    })),
    itemsTotal: toDecimal(order.itemsTotal),
    delivery: toDecimal(order.delivery),
    orderTotal: toDecimal(order.orderTotal),
    paid: toDecimal(order.paidTotal - order.refundedTotal),
    due: toDecimal(due),
    giveBack: toDecimal(giveBack),
  };
}

/** What is left to pay of a total, and what was paid too much for it. */
export function settled(
  { paidTotal, refundedTotal }: Pick<OrderRow, 'paidTotal' | 'refundedTotal'>,
  total: Cents,
): { due: Cents; giveBack: Cents } {
  const left = total - (paidTotal - refundedTotal);
  return { due: Math.max(0, left), giveBack: Math.max(0, -left) };
}

/** The items of an order without what promotions gave. */
export const boughtOf = (items: readonly OrderItemRow[]): OrderItemRow[] =>
  items.filter(({ giftPromotionId }) => giftPromotionId === null);

async function readEdited(
  ctx: Ctx,
  { editsOrderId }: DraftRow,
): Promise<{ order: OrderRow; items: OrderItemRow[] } | undefined> {
  if (editsOrderId === null) return undefined;
  const order = await findOrderById(ctx, editsOrderId);
  return order && { order, items: await listItems(ctx, [order.id]) };
}

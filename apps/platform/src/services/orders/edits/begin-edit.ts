import type { Draft } from '@izlog/contract/ecommerce/drafts/draft';
import type { beginOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartRow, draftCarts, setCart } from '#platform/services/cart/index.ts';
import { findOpenEdit, insertDraft, insertDraftEvent } from '../drafts/draft.queries.ts';
import { inLanguageOf, readDraftRow } from '../drafts/draft-cart.ts';
import { presentDraft } from '../drafts/present-draft.ts';
import { deleteDraft } from '../drafts/save-draft.ts';
import { findOrder, hasMovedSince, listItems, type OrderItemRow, type OrderRow } from '../order.queries.ts';
import { boughtOf, whyUneditable } from './edited-order.ts';

/**
 * Begins to change an order: a draft that holds what was ordered, at the prices of then. The order stays as it is until the
 * draft is confirmed. Begun twice it is the same one, unless the buyer has ordered again meanwhile; refuses what has an
 * invoice or is over (orderNotEditable).
 */
export function beginEdit(
  kernel: Kernel,
  outer: Ctx,
  { slug }: EndpointParsed<typeof beginOrderEdit>,
): Promise<Draft> {
  return inTransaction(outer, async (ctx) => {
    await dropStale(ctx, slug);
    const order = await findOrder(ctx, slug, { lock: true });
    if (!order) throw new Refusal('notFound');
    await mustBeEditable(ctx, order);
    const open = await findOpenEdit(ctx, order.id);
    const id = open?.id ?? (await copyOf(ctx, order));
    const { row, cart } = await readDraftRow(ctx, id);
    return presentDraft(kernel, ctx, row, cart);
  });
}

/** A copy of what the order is no more goes, before the order is locked: anyone who confirms locks the copy first, too. */
async function dropStale(ctx: Ctx, slug: string): Promise<void> {
  const order = await findOrder(ctx, slug);
  const open = order && (await findOpenEdit(ctx, order.id));
  if (open && (await hasMovedSince(ctx, order.id, open.createdAt))) await deleteDraft(ctx, { id: open.id });
}

/** Refuses with orderNotEditable and why. */
export async function mustBeEditable(ctx: Ctx, order: OrderRow): Promise<void> {
  const why = await whyUneditable(ctx, order);
  if (why !== null) throw new Refusal('orderNotEditable', { why });
}

async function copyOf(outer: Ctx, order: OrderRow): Promise<number> {
  const ctx = inLanguageOf(outer, order);
  const before = await draftCarts.find(ctx, order.cartId);
  const items = await listItems(ctx, [order.id]);
  const cartId = await draftCarts.begin(ctx, order.storeId);
  const { deliveryAddress: to, billingAddress: bill } = order;
  await setCart(ctx, cartId, {
    userId: order.userId,
    storeId: order.storeId,
    country: to.country,
    zipCode: to.zipCode,
    billingCountry: bill.country,
    company: order.company,
    couponId: order.couponCode === null ? null : (before?.couponId ?? null),
    memberCardBarcode: order.memberCardBarcode,
    deliveryMethodId: order.deliveryMethod?.id ?? null,
    deliveryBranchId: order.deliveryMethod?.branch?.id ?? null,
    paymentMethodId: order.paymentMethodId,
    orderMessage: order.orderMessage,
    giftMessage: order.giftMessage,
    gifts: giftsOf(before, items),
    giftTo: order.giftTo,
    giftFrom: order.giftFrom,
  });
  const cart = await draftCarts.find(ctx, cartId);
  if (!cart) throw new Error('the copy of an order was not kept');
  const agreed = new Map(before?.items.map((item) => [item.id, item.agreed]));
  await draftCarts.setLines(
    ctx,
    cart,
    boughtOf(items).map(({ productId, quantity, chosen, cartItemId }) => ({
      itemId: null,
      productId,
      quantity,
      options: chosen,
      agreedPrice: agreed.get(cartItemId ?? 0)?.price ?? null,
      percentOff: null,
      reason: agreed.get(cartItemId ?? 0)?.reason ?? '',
    })),
  );
  const draft = await insertDraft(ctx, {
    cartId,
    language: order.language,
    userId: order.userId,
    address: { ...to, contactEmail: order.email },
    billingAddress: JSON.stringify(bill) === JSON.stringify(to) ? null : bill,
    editsOrderId: order.id,
    createdBy: userIdOf(ctx.caller),
  });
  await insertDraftEvent(ctx, draft.id, 'created', order.slug);
  return draft.id;
}

/** The gifts that the buyer has, while there are still any, and those that they did not want. */
const giftsOf = (before: CartRow | undefined, items: readonly OrderItemRow[]): CartRow['gifts'] => ({
  ...before?.gifts,
  ...Object.fromEntries(
    items.flatMap(({ giftPromotionId, productId }) =>
      giftPromotionId === null ? [] : [[giftPromotionId, productId]],
    ),
  ),
});

import type { confirmOrderEdit } from '@izlog/contract/ecommerce/orders/order-edit';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { draftCarts, lockCart, setCart } from '#platform/services/cart/index.ts';
import { promotionCustomer, promotionUses } from '#platform/services/promotions/index.ts';
import { changeDraft, endOtherOffers, findOpenEdit, insertDraftEvent } from '../drafts/draft.queries.ts';
import { holdDraft, inLanguageOf } from '../drafts/draft-cart.ts';
import { offerAddress } from '../drafts/offer-link.ts';
import { contentOf, payableOf } from '../drafts/place-draft.ts';
import { mustBeAsRead } from '../drafts/save-draft.ts';
import { mailChangedOrder } from '../mails/changed-order-mail.ts';
import {
  findOrder,
  hasMovedSince,
  insertEvent,
  listItems,
  type OrderItemRow,
  type OrderRow,
  replaceItems,
  updateOrder,
} from '../order.queries.ts';
import { accountOf } from '../placing/order-buyer.ts';
import type { OrderContent } from '../placing/order-from-cart.ts';
import { paymentTimes } from '../placing/payment-times.ts';
import { readSeller } from '../placing/seller.ts';
import { takeCredit } from '../placing/take-credit.ts';
import { moveOrder } from '../state/move-order.ts';
import { mustBeEditable } from './begin-edit.ts';
import { editNote, loggedOf } from './edit-words.ts';
import { settled } from './edited-order.ts';
import { exchangeStock } from './exchange-stock.ts';

const day = 86_400_000;
/** How long at least the buyer has to pay for what an order has become. */
const daysToPay = 2;

/**
 * Makes an order what its copy has become, in one transaction: prices by the rules of the cart, pieces, uses of promotions,
 * what is left to pay, history and mail. Refuses what was invoiced meanwhile (orderNotEditable) and what a colleague changed
 * since it was read (recordChanged).
 */
export async function confirmEdit(
  kernel: Kernel,
  outer: Ctx,
  { slug, revision, isQuiet }: EndpointParsed<typeof confirmOrderEdit>,
): Promise<EndpointReturn<typeof confirmOrderEdit>> {
  await kernel.room.mustBeLeft(outer.now);
  return inTransaction(outer, async (inner) => {
    const seen = await findOrder(inner, slug);
    const open = seen && (await findOpenEdit(inner, seen.id));
    if (!seen || !open) throw new Refusal('notFound');
    await lockCart(inner, seen.cartId);
    const { row, cart } = await holdDraft(inner, open.id);
    const order = await findOrder(inner, slug, { lock: true });
    if (!order || row.state !== 'open') throw new Refusal('draftClosed');
    mustBeAsRead(row, cart, revision);
    await mustBeEditable(inner, order);
    // The buyer may have ordered other goods from the same cart since, or paid otherwise.
    if (await hasMovedSince(inner, order.id, row.createdAt))
      throw new Refusal('orderNotEditable', { why: 'placedAnew' });
    const ctx = inLanguageOf(inner, row);
    const before = await listItems(ctx, [order.id]);
    const { content, priced } = await contentOf(ctx, row, cart, 'order');
    const items = content.items.map((item) => asOrdered(before, item));
    const isLater = isProviderCode(content.payment.kind) && content.values.orderTotal > 0;
    const times = paymentTimes(content.payment.kind, ctx.now, await readSeller(ctx));
    const isPaidAsBefore = content.payment.kind === order.paymentKind;
    const expiresAt = waitsUntil(isPaidAsBefore ? order : times, content, ctx.now);
    const now = items.flatMap(({ pieces }) => pieces);
    const credit = await takeCredit(ctx, cart.id, content);
    await exchangeStock(ctx, order, { cartId: cart.id, before, now, heldUntil: isLater ? expiresAt : null });
    await usePromotions(ctx, order, content.promotionIds);
    await setCart(ctx, order.cartId, { status: 'used' });
    if (!isLater) await setCart(ctx, cart.id, { status: 'used' });
    await updateOrder(ctx, order.id, {
      ...content.values,
      cartId: cart.id,
      holdsStock: !isLater,
      currentPayment: null,
      attempt: null,
      ...credit,
      expiresAt,
      ...(isPaidAsBefore ? {} : { remindAt: times.remindAt }),
    });
    const after = await replaceItems(ctx, order.id, items);
    const changed = await settle(kernel, ctx, (await findOrder(ctx, slug)) ?? order);
    const { due, giveBack } = settled(changed, changed.orderTotal);
    await endOtherOffers(ctx, order.id, row.id);
    const offer = { content: { ...content, items, pieces: now }, payable: payableOf(priced) };
    const link = isLater && due > 0;
    const closed = await changeDraft(ctx, row.id, {
      orderId: order.id,
      state: link ? 'sent' : 'placed',
      ...(link ? { offer, offerVersion: row.offerVersion + 1, sentAt: ctx.now, validUntil: expiresAt } : {}),
    });
    const note = editNote({ order, items: before }, { order: changed, items: after });
    await insertDraftEvent(ctx, row.id, 'placed', slug);
    await insertEvent(ctx, {
      orderId: order.id,
      kind: 'edited',
      note,
      amount: changed.orderTotal - order.orderTotal,
      userId: userIdOf(ctx.caller),
    });
    noteChange(inner, `order ${slug}`, loggedOf(order, before), loggedOf(changed, after));
    if (!isQuiet)
      await mailChangedOrder(kernel, ctx, changed, {
        items: after,
        message: row.message,
        before: order.orderTotal,
        link: link ? await offerAddress(kernel, ctx, closed) : null,
        key: `order ${order.id} edit ${row.id}`,
      });
    return { orderSlug: slug, due: toDecimal(due), giveBack: toDecimal(giveBack) };
  });
}

type NewItem = OrderContent['items'][number];

/** What was ordered keeps its words, law and parts as they were; only pieces and money follow the change. */
function asOrdered(before: readonly OrderItemRow[], item: NewItem): NewItem {
  const key = draftCarts.keyOf(item.chosen ?? null);
  const old = before.find(
    ({ productId, chosen, giftPromotionId }) =>
      productId === item.productId &&
      giftPromotionId === (item.giftPromotionId ?? null) &&
      draftCarts.keyOf(chosen) === key,
  );
  if (!old) return item;
  const { name, language, sku, slug, mediaId, isReturnable, withdrawalClass, options, members, guarantee } =
    old;
  const words = { name, language, sku, slug, mediaId, isReturnable, withdrawalClass, options, members };
  const units = old.pieces.map((piece) => ({
    ...piece,
    quantity: (piece.quantity / old.quantity) * item.quantity,
  }));
  return { ...item, ...words, guarantee, pieces: units };
}

/** Until when the money is waited for; null where it is not, as for what is paid on delivery or on invoice. */
function waitsUntil(
  { expiresAt }: Pick<OrderRow, 'expiresAt'>,
  { payment, values }: OrderContent,
  now: Date,
): Date | null {
  const isAwaited = payment.kind === 'bankTransfer' || isProviderCode(payment.kind);
  if (!isAwaited || values.orderTotal === 0) return null;
  return new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime() + daysToPay * day));
}

/** The state that follows from how it is paid now, and from what was paid already. */
async function settle(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  const { due, giveBack } = settled(order, order.orderTotal);
  const isAwaited = order.paymentKind === 'bankTransfer' || isProviderCode(order.paymentKind);
  const to = due > 0 && isAwaited ? 'awaitingPayment' : 'created';
  const isCovered = due === 0 && (order.paidTotal > 0 || order.orderTotal === 0);
  if (isCovered) {
    const paid = await moveOrder(kernel, ctx, order, 'paid', 'platform');
    return updateOrder(ctx, paid.id, { attention: giveBack > 0 ? 'refundDue' : null });
  }
  return order.state === to ? order : moveOrder(kernel, ctx, order, to, 'platform');
}

/** Promotions that count now, and no others; nothing is written where they are the same. */
async function usePromotions(ctx: Ctx, order: OrderRow, promotionIds: readonly number[]): Promise<void> {
  const holder = `order:${order.id}`;
  const used = await promotionUses.of(ctx, holder);
  if (used.join() === promotionIds.toSorted((a, b) => a - b).join()) return;
  await promotionUses.giveBack(ctx, holder);
  await promotionUses.count(ctx, promotionIds, {
    holder,
    customer: promotionCustomer(await accountOf(ctx, order.userId), order.email),
  });
}

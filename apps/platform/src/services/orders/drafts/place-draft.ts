import { countryCodes } from '@izlog/contract/countries';
import type { Draft, DraftNeed } from '@izlog/contract/ecommerce/drafts/draft';
import type {
  placeDraft as placeEndpoint,
  sendDraft as sendEndpoint,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartRow, draftCarts, type PricedCart } from '#platform/services/cart/index.ts';
import { siteAddress } from '#platform/services/messaging/index.ts';
import { guests } from '#platform/services/people/index.ts';
import { priceDraft } from '../edits/edited-order.ts';
import { mailOffer } from '../mails/offer-mail.ts';
import { mustTakeOrders } from '../opening/opening.ts';
import { accountOf, type Orderer } from '../placing/order-buyer.ts';
import { type OrderContent, orderFromCart } from '../placing/order-from-cart.ts';
import { placeContent } from '../placing/place-content.ts';
import { mustStillReplace } from '../returns/still-replaces.ts';
import { changeDraft, type DraftRow, insertDraftEvent } from './draft.queries.ts';
import { holdDraft, inLanguageOf } from './draft-cart.ts';
import type { OfferContent } from './offer-content.ts';
import { needsOf, presentDraft } from './present-draft.ts';
import { mustBeAsRead } from './save-draft.ts';

const day = 86_400_000;

/**
 * Sends a draft as an offer. What is offered is computed once, by the rules of the cart, and kept as it will be ordered;
 * its pieces are held until the offer ends. Refuses what lacks something for an order, but for a way to pay.
 */
export async function sendDraft(
  kernel: Kernel,
  outer: Ctx,
  { id, revision, days }: EndpointParsed<typeof sendEndpoint>,
): Promise<Draft> {
  await mustTakeOrders(outer);
  return inTransaction(outer, async (inner) => {
    const { row, cart } = await holdDraft(inner, id);
    if (row.state !== 'open' || row.editsOrderId !== null) throw new Refusal('draftClosed');
    mustBeAsRead(row, cart, revision);
    await mustStillReplace(inner, id);
    const ctx = inLanguageOf(inner, row);
    const { content, priced, owned, agreed } = await contentOf(ctx, row, cart, 'offer');
    const validUntil = new Date(ctx.now.getTime() + days * day);
    await draftCarts.hold(ctx, cart, validUntil);
    const sent = await changeDraft(ctx, id, {
      state: 'sent',
      offer: { content, payable: payableOf(priced), agreedPaymentMethodId: agreed },
      offerVersion: owned.offerVersion + 1,
      sentAt: ctx.now,
      validUntil,
    });
    await insertDraftEvent(ctx, id, 'sent', content.values.email);
    noteChange(inner, `draft ${id}`, { state: 'open' }, { state: 'sent', total: content.values.orderTotal });
    await mailOffer(kernel, ctx, sent, content, validUntil);
    return presentDraft(kernel, inner, sent, cart);
  });
}

/** Takes an offer back; its link opens nothing from now on. An order that came of it stays. */
export function takeBackDraft(kernel: Kernel, outer: Ctx, { id }: { id: number }): Promise<Draft> {
  return inTransaction(outer, async (ctx) => {
    const { row, cart } = await holdDraft(ctx, id);
    if (row.state !== 'sent' || row.editsOrderId !== null) throw new Refusal('draftClosed');
    const open = await changeDraft(ctx, id, {
      state: 'open',
      offer: null,
      offerVersion: row.offerVersion + 1,
      sentAt: null,
      validUntil: null,
    });
    await insertDraftEvent(ctx, id, 'takenBack');
    noteChange(ctx, `draft ${id}`, { state: 'sent' }, { state: 'open' });
    return presentDraft(kernel, ctx, open, cart);
  });
}

/**
 * Places a draft for a customer who agreed on the telephone: paid by transfer, on delivery or on invoice, or paid already.
 * What a provider takes only the customer can pay: that is what offers are for (paymentMethodNotApplicable).
 */
export async function placeDraft(
  kernel: Kernel,
  outer: Ctx,
  { id, revision, isPaid }: EndpointParsed<typeof placeEndpoint>,
): Promise<EndpointReturn<typeof placeEndpoint>> {
  await kernel.room.mustBeLeft(outer.now);
  const options = await mustTakeOrders(outer);
  return inTransaction(outer, async (inner) => {
    const { row, cart } = await holdDraft(inner, id);
    if (row.state !== 'open' || row.editsOrderId !== null) throw new Refusal('draftClosed');
    mustBeAsRead(row, cart, revision);
    await mustStillReplace(inner, id);
    const ctx = inLanguageOf(inner, row);
    const { content } = await contentOf(ctx, row, cart, 'order');
    if (isProviderCode(content.payment.kind) && content.values.orderTotal > 0)
      throw new Refusal('paymentMethodNotApplicable', { name: content.payment.name });
    const { order } = await placeContent(kernel, ctx, {
      cartId: cart.id,
      existing: undefined,
      content,
      successUrl: await siteAddress(kernel, ctx, '/naplata/uspjesna', row.language),
      failureUrl: await siteAddress(kernel, ctx, '/checkout/failure', row.language),
      attempt: null,
      customerId: await accountOf(ctx, content.values.userId ?? null),
      options,
      userId: userIdOf(ctx.caller),
      isPaid,
    });
    await changeDraft(ctx, id, { state: 'placed', orderId: order.id });
    await insertDraftEvent(ctx, id, 'placed', order.slug);
    noteChange(inner, `draft ${id}`, { state: 'open' }, { state: 'placed', order: order.slug });
    return { orderSlug: order.slug };
  });
}

/**
 * The order that a draft would be, by the rules of every order, and the way to pay that was agreed on, where one was; refuses
 * with what is missing.
 */
export async function contentOf(
  ctx: Ctx,
  row: DraftRow,
  cart: CartRow,
  goal: 'offer' | 'order',
): Promise<{ content: OrderContent; priced: PricedCart; owned: DraftRow; agreed: number | null }> {
  const priced = await priceDraft(ctx, row, cart);
  // The customer of an offer chooses how to pay; until then any way stands for it.
  const isChosenLater = goal === 'offer' && priced.paymentMethod === undefined;
  const paymentMethod = isChosenLater
    ? draftCarts.paymentMethods(priced).find(({ isForCompanies }) => !isForCompanies || cart.company !== null)
    : priced.paymentMethod;
  const full = { ...priced, paymentMethod };
  const missing: DraftNeed[] = needsOf(row, full).filter((need) => need !== 'stock' && need !== 'problem');
  if (missing.length > 0 && priced.items.length > 0) throw new Refusal('cartIncomplete', { missing });
  const owned = row.userId === null ? await withGuest(ctx, row) : row;
  const agreed = priced.paymentMethod?.id ?? null;
  return { content: orderFromCart(ctx, full, buyerOf(owned), {}), priced: full, owned, agreed };
}

/** Somebody without an account is a guest of the shop, as in the checkout. */
async function withGuest(ctx: Ctx, row: DraftRow): Promise<DraftRow> {
  const { address, billingAddress } = row;
  const userId = await guests.insert(ctx, {
    email: address.contactEmail,
    details: { firstName: address.firstName, lastName: address.lastName },
    addresses: [
      { ...addressOf(address), type: 'main' },
      ...(billingAddress ? [{ ...addressOf(billingAddress), type: 'billing' as const }] : []),
    ],
  });
  return changeDraft(ctx, row.id, { userId });
}

const addressOf = (address: OrderAddress) => ({
  ...address,
  country: countryCodes.find(({ iso }) => iso === address.country)?.id ?? 0,
});

function buyerOf({ userId, address, billingAddress }: DraftRow): Orderer {
  if (userId === null) return 'addresses';
  return { userId, email: address.contactEmail, delivery: address, billing: billingAddress ?? address };
}

/** What decides how an offer may be paid. */
export const payableOf = ({ cart, base, isDigital, deliveryMethod }: PricedCart): OfferContent['payable'] =>
  draftCarts.payableOf(cart, {
    orderTotal: base.orderTotal,
    isDigital,
    delivery: deliveryMethod?.code ?? null,
  });

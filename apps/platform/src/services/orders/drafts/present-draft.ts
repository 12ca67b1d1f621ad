import type { Draft, DraftNeed, DraftState } from '@izlog/contract/ecommerce/drafts/draft';
import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import { toDecimal } from '@izlog/contract/money';
import { isEmailAddress } from '@izlog/contract/user/is-email-address';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { revisionOf } from '#platform/kernel/resource/revision.ts';
import { type CartRow, draftCarts, type PricedCart } from '#platform/services/cart/index.ts';
import { presentEdited, priceDraft } from '../edits/edited-order.ts';
import { findOrderById } from '../order.queries.ts';
import { namesOf } from '../staff/staff-orders.queries.ts';
import { type DraftRow, listDraftEvents } from './draft.queries.ts';
import { enteredNames, enteredOf, inLanguageOf } from './draft-cart.ts';
import { offerAddress } from './offer-link.ts';

/** A draft for staff: what the cart computes of it, what can be chosen, and what it lacks. */
export async function presentDraft(kernel: Kernel, outer: Ctx, row: DraftRow, cart: CartRow): Promise<Draft> {
  const ctx = inLanguageOf(outer, row);
  const priced = await priceDraft(ctx, row, cart);
  const { id: _id, ...shown } = await draftCarts.present(ctx, priced);
  const to = { country: cart.country, zipCode: cart.zipCode };
  const events = await listDraftEvents(ctx, row.id);
  const names = await namesOf(ctx, [...new Set(events.flatMap(({ userId }) => userId ?? []))]);
  const order = row.orderId === null ? undefined : await findOrderById(ctx, row.orderId);
  const state = stateOf(row, ctx.now);
  const held = cart.items.flatMap(({ reservedUntil }) => reservedUntil ?? []);
  return {
    id: row.id,
    revision: revisionOf(enteredOf(row, cart), enteredNames),
    state,
    language: row.language,
    userId: row.userId,
    address: row.address,
    billingAddress: row.billingAddress,
    company: cart.company,
    note: row.note,
    message: row.message,
    items: shown.items.map((item, index) => {
      const agreed = priced.items[index]?.row.agreed;
      return {
        ...item,
        shopPrice: toDecimal(priced.items[index]?.base.price ?? 0),
        agreed: agreed ? { price: toDecimal(agreed.price), reason: agreed.reason } : null,
      };
    }),
    prices: shown.prices.base,
    currency: { iso: shown.currency.iso, symbol: shown.currency.symbol },
    promotions: shown.promotions.map(({ name, discount }) => ({ name, discount })),
    gifts: shown.gifts,
    notices: shown.notices,
    isDigital: priced.isDigital,
    noDelivery: to.country === null ? '' : (await draftCarts.whyNoDelivery(outer, cart, to)).words,
    delivery: (await draftCarts.deliveryMethods(ctx, cart, to)).map(
      ({ id, name, description, price, options }) => ({
        id,
        name,
        description,
        price,
        branches: options.branches,
        hasBranches: options.hasBranches,
      }),
    ),
    deliveryMethodId: shown.deliveryMethodId,
    deliveryBranchId: shown.options.deliveryBranchId,
    payment: draftCarts
      .paymentMethods(priced)
      .map(({ id, name, description, kind }) => ({ id, name, description, kind })),
    paymentMethodId: shown.paymentMethodId,
    needs: needsOf(row, priced),
    heldUntil: held.length === 0 ? null : new Date(Math.min(...held)).toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    offerUrl: state === 'sent' ? await offerAddress(kernel, ctx, row) : null,
    orderSlug: order?.slug ?? null,
    events: events.map(({ kind, note, at, userId }) => ({
      kind,
      note,
      at: at.toISOString(),
      by: (userId !== null && names.get(userId)) || '',
    })),
    edits: await presentEdited(ctx, row, priced.base.orderTotal),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** An offer whose time is over needs no job: it is so from that moment. */
export const stateOf = ({ state, validUntil }: DraftRow, now: Date): DraftState =>
  state === 'sent' && validUntil !== null && validUntil <= now ? 'expired' : state;

/** What is missing for an order, in the order of the screen. */
export function needsOf({ address }: DraftRow, priced: PricedCart): DraftNeed[] {
  const { items, deliveryMethod, paymentMethod, terms, cart, isDigital } = priced;
  const problems = items.flatMap(({ problem }) => problem?.code ?? []);
  const isBranchMissing = deliveryMethod?.branchProvider != null && terms.branch === null;
  const needs: Array<[DraftNeed, boolean]> = [
    ['items', items.length === 0],
    ['stock', problems.includes('outOfStock')],
    ['problem', problems.some((code) => code !== 'outOfStock')],
    ...addressNeeds(address),
    ['deliveryMethod', items.length > 0 && !isDigital && !deliveryMethod],
    ['deliveryBranch', !isDigital && isBranchMissing],
    ['paymentMethod', paymentMethod === undefined],
    ['companyData', paymentMethod?.isForCompanies === true && cart.company === null],
  ];
  return needs.filter(([, isMissing]) => isMissing).map(([need]) => need);
}

function addressNeeds(address: OrderAddress): Array<[DraftNeed, boolean]> {
  const isEmpty = (name: keyof OrderAddress) => address[name].trim() === '';
  return [
    ['firstName', isEmpty('firstName')],
    ['lastName', isEmpty('lastName')],
    ['email', !isEmailAddress(address.contactEmail)],
    ['phone', isEmpty('contactPhone')],
    ['street', isEmpty('street')],
    ['houseNumber', isEmpty('houseNumber')],
    ['city', isEmpty('city')],
    ['zipCode', isEmpty('zipCode')],
    ['country', isEmpty('country')],
  ];
}

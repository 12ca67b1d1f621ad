import type {
  acceptOffer as acceptEndpoint,
  getOffer as getEndpoint,
  Offer,
} from '@izlog/contract/ecommerce/drafts/offer';
import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimal } from '@izlog/contract/money';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { draftCarts, lockCart, type PaymentMethodRow } from '#platform/services/cart/index.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { documentWords } from '../documents/document-words.ts';
import { isBeforeInvoice } from '../documents/papers-of-order.ts';
import { mustTakeOrders, type OrderOptions } from '../opening/opening.ts';
import { findOrderById, lockOrderOfCart, type OrderRow } from '../order.queries.ts';
import { mustHaveConsented } from '../order-consents.ts';
import { findLastPayment } from '../payment/payment.queries.ts';
import { answerOf, mustBeOurPages } from '../placing/create-order.ts';
import { accountOf } from '../placing/order-buyer.ts';
import { orderKey } from '../placing/order-key.ts';
import { mayBeTriedAgain, type Placed, placeContent } from '../placing/place-content.ts';
import { readSeller } from '../placing/seller.ts';
import { promotionsOf } from '../reading/sums-of-order.ts';
import { isPartPaid, netPaid } from '../state/rest-to-pay.ts';
import { whoEnded } from '../state/who-ended.ts';
import { changeDraft, type DraftRow, insertDraftEvent } from './draft.queries.ts';
import { inLanguageOf } from './draft-cart.ts';
import type { OfferContent } from './offer-content.ts';
import { offeredDraft } from './offer-link.ts';

/** Tries to order from one address in a quarter of an hour. */
const mostOrders = 100;

type AcceptInput = EndpointParsed<typeof acceptEndpoint>;

/** An offer for the holder of its link: what was offered, not what the shop would ask today. */
export async function readOffer(
  kernel: Kernel,
  outer: Ctx,
  { token }: EndpointParsed<typeof getEndpoint>,
): Promise<Offer> {
  const draft = await offeredDraft(kernel, outer, token);
  const ctx = inLanguageOf(outer, draft);
  const { content } = mustBeOffered(draft);
  const order = draft.orderId === null ? undefined : await findOrderById(ctx, draft.orderId);
  const { values, items } = content;
  const pictures = await findPictures(
    ctx,
    items.flatMap(({ mediaId }) => mediaId ?? []),
  );
  const state = await offerState(ctx, draft, order);
  return {
    state,
    number: draft.id,
    language: draft.language,
    message: draft.message,
    validUntil: (draft.validUntil ?? ctx.now).toISOString(),
    currency: { iso: values.currency, symbol: values.currencySymbol },
    items: items.map((item, id) => ({
      id,
      name: item.name,
      language: item.language,
      options: item.options ?? [],
      quantity: item.quantity,
      unitPrice: toDecimal(item.unitPrice),
      row: toDecimal(item.row),
      picture: pictures.get(item.mediaId ?? 0) ?? null,
      isDigital: item.isDigital,
      isDownload: item.withdrawalClass === 'digital',
      isService: item.withdrawalClass === 'service' && item.isReturnable,
    })),
    prices: {
      itemsTotal: toDecimal(values.itemsTotal),
      discounts: promotionsOf(
        { ...values, promotions: values.promotions ?? [] },
        documentWords(draft.language),
      ).map(({ name, amount }) => ({ name, amount: toDecimal(amount) })),
      delivery: toDecimal(values.delivery),
      orderTotal: toDecimal(values.orderTotal),
      tax: toDecimal(values.tax),
      taxes: values.taxes.map(({ rate, base, tax }) => ({
        rate: rate / 100,
        base: toDecimal(base),
        tax: toDecimal(tax),
      })),
      isTaxIncluded: values.isTaxIncluded,
      paid: order && isPartPaid(order) ? toDecimal(netPaid(order)) : 0,
    },
    notFiscalised: isBeforeInvoice(order ?? { invoiceNumber: null }, await readSeller(ctx)),
    deliveryName: values.deliveryMethod?.name ?? null,
    email: values.email,
    address: values.deliveryAddress,
    payment: (await waysToPay(ctx, draft, order)).map(({ id, name, description, kind }) => ({
      id,
      name,
      description,
      kind,
    })),
    paymentMethodId: values.paymentMethodId,
    orderSlug: order?.slug ?? null,
    orderKey: order && state === 'placed' ? orderKey(kernel, order) : null,
  };
}

/**
 * Makes the order of an offer as it was sent: its prices stand, its pieces are held. Once: anyone who comes again gets the same
 * order while its payment may be tried again, and is refused with cartUsed when it is made.
 */
export async function acceptOffer(
  kernel: Kernel,
  outer: Ctx,
  input: AcceptInput,
): Promise<EndpointReturn<typeof acceptEndpoint>> {
  await kernel.room.mustBeLeft(outer.now);
  await mustBeOurPages(kernel, outer, [input.successURL, input.failureURL]);
  await limitAddress(outer, 'order', mostOrders, 15 * 60);
  const options = await mustTakeOrders(outer);
  const seen = await offeredDraft(kernel, outer, input.token);
  const placed = await inTransaction(outer, async (inner) => {
    await lockCart(inner, seen.cartId);
    const draft = await offeredDraft(kernel, inner, input.token, { lock: true });
    const existing = await lockOrderOfCart(inner, draft.cartId);
    const again = existing && (await placedBefore(inner, existing, input));
    if (!again && input.onlyAgain) throw new Refusal('notFound');
    return again ?? place(kernel, inLanguageOf(inner, draft), { draft, existing, input, options });
  });
  return answerOf(kernel, outer, placed);
}

async function placedBefore(
  ctx: Ctx,
  order: OrderRow,
  { attempt }: AcceptInput,
): Promise<Placed | undefined> {
  if (attempt == null || order.attempt !== attempt) return undefined;
  const isOpen = order.state === 'awaitingPayment' && isProviderCode(order.paymentKind);
  return { order, payment: isOpen ? await findLastPayment(ctx, order.id) : undefined };
}

async function place(
  kernel: Kernel,
  ctx: Ctx,
  {
    draft,
    existing,
    input,
    options,
  }: { draft: DraftRow; existing: OrderRow | undefined; input: AcceptInput; options: OrderOptions },
): Promise<Placed> {
  if (existing && !(await mayBePaid(ctx, existing))) throw new Refusal('cartUsed');
  if (draft.validUntil === null || draft.validUntil <= ctx.now) throw new Refusal('offerEnded');
  const wanted = input.paymentMethodId ?? draft.offer?.content.values.paymentMethodId;
  const method = (await waysToPay(ctx, draft, existing)).find(({ id }) => id === wanted);
  if (!method) throw new Refusal('paymentMethodNotApplicable');
  const content = paidBy(mustBeOffered(draft), method);
  await mustHaveConsented(ctx, content);
  const placed = await placeContent(kernel, ctx, {
    cartId: draft.cartId,
    existing,
    content,
    successUrl: input.successURL,
    failureUrl: input.failureURL,
    attempt: input.attempt ?? null,
    customerId: await accountOf(ctx, content.values.userId ?? null),
    options,
  });
  await changeDraft(ctx, draft.id, { state: 'placed', orderId: placed.order.id });
  if (!existing) await insertDraftEvent(ctx, draft.id, 'accepted', placed.order.slug);
  return placed;
}

/** The same order, paid by this way. */
function paidBy({ content }: OfferContent, method: PaymentMethodRow) {
  const { id: paymentMethodId, name: paymentMethodName, kind: paymentKind } = method;
  const values = { ...content.values, paymentMethodId, paymentMethodName, paymentKind };
  return { ...content, values, payment: method };
}

/**
 * The way that was agreed on binds, as the prices do; where none was, any the shop has for such an order. The rest of what is
 * paid in part is paid beforehand: who brings the parcel asks for all of it, whatever was agreed.
 */
async function waysToPay(
  ctx: Ctx,
  draft: DraftRow,
  order: OrderRow | undefined,
): Promise<PaymentMethodRow[]> {
  const { content, payable, agreedPaymentMethodId = null } = mustBeOffered(draft);
  const { company = null } = content.values;
  // What was offered before that was kept is asked by the same rule.
  const isForCompanyAtHome = draftCarts.isCompanyAtHome(payable.country, company);
  const methods = await draftCarts.methodsToPay(
    ctx,
    { ...payable, isForCompanyAtHome },
    { id: draft.cartId, company },
  );
  const isRest = order !== undefined && isPartPaid(order);
  const open = methods.filter(
    ({ isForCompanies, kind }) =>
      (!isForCompanies || company !== null) && (!isRest || kind === 'bankTransfer' || isProviderCode(kind)),
  );
  if (agreedPaymentMethodId === null) return open;
  const agreed = open.filter(({ id }) => id === agreedPaymentMethodId);
  return isRest && agreed.length === 0 ? open : agreed;
}

/** What staff ended of an offer stays ended, though its link still opens: they agree on another with the buyer. */
async function mayBePaid(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return (mayBeTriedAgain(order) && (await whoEnded(ctx, order)) !== 'staff') || isPartPaid(order);
}

async function offerState(ctx: Ctx, draft: DraftRow, order: OrderRow | undefined): Promise<Offer['state']> {
  const { now } = ctx;
  if (order && !(await mayBePaid(ctx, order))) return 'placed';
  return draft.validUntil !== null && draft.validUntil > now ? 'open' : 'expired';
}

function mustBeOffered({ offer }: DraftRow): OfferContent {
  if (!offer) throw new Refusal('notFound');
  return offer;
}

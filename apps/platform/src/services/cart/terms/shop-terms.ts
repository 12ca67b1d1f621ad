import { catalogueVersionNow } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { type CompanyCredit, findCredit } from '#platform/services/companies/index.ts';
import { segmentsOfCustomer } from '#platform/services/segments/index.ts';
import type { CartRow } from '../cart.queries.ts';
import {
  readCartTerms,
  readStandingTerms,
  type ShopTerms,
  type StandingTerms,
} from './shop-terms.queries.ts';

/**
 * The terms for a cart: those that stand for all, cached for this version of the catalogue, which changes with every one of
 * them; and those that only this cart has, read when it has any.
 */
export async function shopTerms(
  ctx: Ctx,
  cart: CartRow,
  version?: string,
  known?: string,
): Promise<ShopTerms> {
  const standing = await standingTerms(ctx, version ?? (await catalogueVersionNow(ctx)));
  const limited = standing.promotions.filter(
    ({ usageLimit, customerLimit }) => usageLimit !== null || customerLimit !== null,
  );
  const { memberCardBarcode, couponId, deliveryBranchId } = cart;
  const isOwn = memberCardBarcode !== null || couponId !== null || deliveryBranchId !== null;
  if (!isOwn && limited.length === 0) {
    const segmentIds = await segmentsIn(ctx, cart, standing.promotions);
    const credit = await creditOf(ctx, cart, standing);
    return { ...standing, segmentIds, credit, isMemberCardValid: true, branch: null };
  }
  const account = cart.userId === null ? '' : `user:${cart.userId}`;
  // A promotion without a code cannot be taken off: it has to be known who has had it.
  const customer = known ?? (account || (cart.customer ?? ''));
  const limitedIds = limited.map(({ id }) => id);
  const { isMemberCardValid, branch, coupon, uses } = await readCartTerms(
    ctx,
    cart,
    { customer, couponCustomer: known ?? account },
    limitedIds,
  );
  const used = new Map(uses.map((one) => [one.id, one]));
  const promotions = standing.promotions.map((one) => ({ ...one, ...used.get(one.id) }));
  if (coupon) promotions.push(coupon);
  const segmentIds = await segmentsIn(ctx, cart, promotions);
  const credit = await creditOf(ctx, cart, standing);
  return { ...standing, promotions, segmentIds, credit, isMemberCardValid, branch };
}

/**
 * What a company may still buy on invoice; null where it was granted no terms. Its buyers are known by their accounts; staff
 * sell to any company, and who pays an offer was asked to.
 */
export async function creditOf(
  ctx: Ctx,
  { id: cartId, company }: Pick<CartRow, 'id' | 'company'>,
  { paymentMethods }: Pick<StandingTerms, 'paymentMethods'>,
  isTrusted = ctx.caller.kind === 'staff',
): Promise<CompanyCredit | null> {
  if (company === null || !paymentMethods.some(({ kind }) => kind === 'hpf')) return null;
  const { caller } = ctx;
  const credit = await findCredit(ctx, company.oib, {
    userId: caller.kind === 'customer' ? caller.userId : null,
    cartId,
  });
  return credit ? { ...credit, isBuyer: credit.isBuyer || isTrusted } : null;
}

/** Segments of the customer that promotions ask for; nothing is read where none asks. */
async function segmentsIn(
  ctx: Ctx,
  { userId }: CartRow,
  promotions: StandingTerms['promotions'],
): Promise<number[]> {
  const asked = [...new Set(promotions.flatMap(({ segmentId }) => segmentId ?? []))];
  return userId === null || asked.length === 0 ? [] : segmentsOfCustomer(ctx, userId, asked);
}

/** The terms that stand for every cart, at a version of the catalogue that was seen in this call. */
export async function standingTerms(ctx: Ctx, version: string): Promise<StandingTerms> {
  const what = { kind: 'terms', site: ctx.site.id, language: ctx.language } as const;
  const cached = ctx.versioned.find<StandingTerms>(what);
  if (cached?.version === version) return cached.value;
  const terms = await readStandingTerms(ctx);
  ctx.versioned.set(what, version, terms, 2 * JSON.stringify(terms).length);
  return terms;
}

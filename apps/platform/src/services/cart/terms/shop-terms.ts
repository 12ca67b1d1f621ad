import { catalogueVersionNow } from '../../../kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '../../../kernel/context.ts';
import type { CatalogueMemory } from '../../catalogue/index.ts';
import type { CartRow } from '../cart.queries.ts';
import {
  readCartTerms,
  readStandingTerms,
  type ShopTerms,
  type StandingTerms,
} from './shop-terms.queries.ts';

/**
 * The terms for a cart: those that stand for all are remembered for this version of the catalogue, which changes with
 * every one of them; what only this cart has is read when it has any. `version` is what was seen of it in this call.
 */
export async function shopTerms(
  ctx: Ctx,
  memory: CatalogueMemory,
  cart: CartRow,
  version?: string,
): Promise<ShopTerms> {
  const standing = await standingTerms(ctx, memory, version ?? (await catalogueVersionNow(ctx)));
  const limited = standing.promotions.filter(
    ({ usageLimit, customerLimit }) => usageLimit !== null || customerLimit !== null,
  );
  const { memberCardBarcode, couponId, deliveryBranchId } = cart;
  const isOwn = memberCardBarcode !== null || couponId !== null || deliveryBranchId !== null;
  if (!isOwn && limited.length === 0) return { ...standing, isMemberCardValid: true, branch: null };
  const customer = cart.userId === null ? '' : `user:${cart.userId}`;
  const limitedIds = limited.map(({ id }) => id);
  const { isMemberCardValid, branch, coupon, uses } = await readCartTerms(ctx, cart, customer, limitedIds);
  const used = new Map(uses.map((one) => [one.id, one]));
  const promotions = standing.promotions.map((one) => ({ ...one, ...used.get(one.id) }));
  if (coupon) promotions.push(coupon);
  return { ...standing, promotions, isMemberCardValid, branch };
}

/** The terms that stand for every cart, remembered for a version of the catalogue. */
export async function standingTerms(
  ctx: Ctx,
  memory: CatalogueMemory,
  version: string,
): Promise<StandingTerms> {
  const question = `terms ${ctx.site.id} ${ctx.language}`;
  const kept = memory.recall<StandingTerms>(question);
  if (kept?.version === version) return kept.answer;
  const terms = await readStandingTerms(ctx);
  memory.keep(question, version, terms, 2 * JSON.stringify(terms).length);
  return terms;
}

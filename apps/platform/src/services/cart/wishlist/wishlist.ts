import { limits } from '@izlog/contract/limits';
import { paginate } from '@izlog/contract/pagination';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { lockAccount } from '#platform/services/people/index.ts';
import { countWishes, insertWishes, listKnownProducts, listWishes, removeWish } from './wishlist.queries.ts';

/**
 * Adds a product to the caller's wishlist or takes it off (ACCT-017). Refuses with notFound for a product that the site
 * does not have and with tooManyRecords when the list is full (9999).
 */
export function toggleWish(ctx: Ctx, { product_id }: { product_id: number }): Promise<{ active: boolean }> {
  const owner = ownerOf(ctx);
  return inTransaction(ctx, async ({ db, now }) => {
    await lockAccount(db, owner.siteId, owner.userId);
    if (await removeWish(db, owner, product_id)) return { active: false };
    const [known] = await listKnownProducts(db, owner.siteId, [product_id]);
    if (known === undefined) throw new Refusal('notFound');
    if ((await countWishes(db, owner)) >= limits.wishlistLimit) throw new Refusal('tooManyRecords');
    await insertWishes(db, owner, [known], now);
    return { active: true };
  });
}

/** Adds products that the caller wished for before the login; unknown ones and those beyond the limit are passed over. */
export function mergeWishes(
  ctx: Ctx,
  { product_ids }: { product_ids: readonly number[] },
): Promise<{ total: number }> {
  const owner = ownerOf(ctx);
  return inTransaction(ctx, async ({ db, now }) => {
    await lockAccount(db, owner.siteId, owner.userId);
    const known = await listKnownProducts(db, owner.siteId, product_ids);
    const room = Math.max(0, limits.wishlistLimit - (await countWishes(db, owner)));
    await insertWishes(db, owner, known.slice(0, room), now);
    return { total: await countWishes(db, owner) };
  });
}

/** The caller's wishlist, the newest first (ACCT-022, ACCT-024). */
export async function filterWishes(ctx: Ctx, { limit, page }: { limit: number; page: number }) {
  const owner = ownerOf(ctx);
  const total = await countWishes(ctx.db, owner);
  const rows = await listWishes(ctx.db, owner, limit, (page - 1) * limit);
  return {
    records: rows.map(({ productId, createdAt }) => ({
      product_id: productId,
      created_at: createdAt.toISOString(),
    })),
    pagination: paginate(page, limit, total),
  };
}

function ownerOf({ site, caller }: Ctx) {
  return { siteId: site.id, userId: userIdOf(caller) };
}

import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { products } from '#platform/services/catalogue/products/product.tables.ts';
import { wishes } from './wishlist.tables.ts';

interface Owner {
  siteId: number;
  userId: number;
}

/** Takes a wish off; false when it was not there. */
export async function removeWish(db: Db, { siteId, userId }: Owner, productId: number): Promise<boolean> {
  const gone = await db
    .delete(wishes)
    .where(and(eq(wishes.siteId, siteId), eq(wishes.userId, userId), eq(wishes.productId, productId)))
    .returning({ productId: wishes.productId });
  return gone.length > 0;
}

/** The ones among `ids` that are products of the site. */
export async function listKnownProducts(db: Db, siteId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.siteId, siteId), inArray(products.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Adds wishes; those that are there stay. */
export async function insertWishes(
  db: Db,
  { siteId, userId }: Owner,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .insert(wishes)
    .values(productIds.map((productId) => ({ siteId, userId, productId, createdAt: now })))
    .onConflictDoNothing();
}

/** How many products a person wishes for. */
export async function countWishes(db: Db, { siteId, userId }: Owner): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(wishes)
    .where(and(eq(wishes.siteId, siteId), eq(wishes.userId, userId)));
  return row?.total ?? 0;
}

/** One page of a wishlist, the newest wish first. */
export async function listWishes(db: Db, { siteId, userId }: Owner, limit: number, offset: number) {
  return db
    .select({ productId: wishes.productId, createdAt: wishes.createdAt })
    .from(wishes)
    .where(and(eq(wishes.siteId, siteId), eq(wishes.userId, userId)))
    .orderBy(desc(wishes.createdAt), desc(wishes.productId))
    .limit(limit)
    .offset(offset);
}

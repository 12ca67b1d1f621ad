import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { availabilityRequests } from './availability.tables.ts';

/** True when visitors can see a product of this id on the site, a variant by its parent. */
export async function isShownProduct(ctx: Ctx, productId: number): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ found: boolean }>(sql`
    select exists (select from products p left join products parent on parent.id = p.parent_id
      where p.id = ${productId} and p.site_id = ${ctx.site.id} and p.is_published and not p.is_archived
        and coalesce(parent.is_published and not parent.is_archived, true)) as found`);
  return rows[0]?.found ?? false;
}

/** Notes a wish to hear; false when this address waits for the product already. */
export async function addRequest(ctx: Ctx, productId: number, email: string): Promise<boolean> {
  const added = await ctx.db
    .insert(availabilityRequests)
    .values({ siteId: ctx.site.id, productId, email, language: ctx.language, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: availabilityRequests.id });
  return added.length > 0;
}

/** Sites on which somebody waits for a product. */
export async function listWaitingSites(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ site_id: number }>(
    sql`select distinct site_id from availability_requests`,
  );
  return rows.map((row) => row.site_id);
}

/**
 * Takes wishes out of the list whose product can be bought now (of a configurable product: one of its variants), with
 * name and slug in the language of the wish. Two workers never take the same.
 */
export async function takeFulfilled(ctx: Ctx, limit: number) {
  const { rows } = await ctx.db.execute<{
    id: number;
    email: string;
    language: string;
    product_id: number;
    name: string;
    slug: string;
  }>(sql`
    delete from availability_requests r using (
      select w.id, t.name, t.slug
      from availability_requests w
      join products p on p.id = w.product_id and p.is_published and not p.is_archived
      join lateral (
        select text.name, text.slug from product_translations text
        where text.product_id = coalesce(p.parent_id, p.id)
        order by text.language = w.language desc, text.language = ${ctx.site.defaultLanguage} desc
        limit 1
      ) t on true
      where w.site_id = ${ctx.site.id} and (
        select coalesce(bool_or(not coalesce(s.is_tracked, false) or s.backorders <> 'no' or s.quantity > s.reserved), true)
        from products one left join stock_levels s on s.product_id = one.id
        where case when p.format = 'configurable' then one.parent_id = p.id and one.is_published and not one.is_archived
          else one.id = p.id end
      )
      order by w.id
      limit ${limit}
      for update of w skip locked
    ) ready
    where r.id = ready.id
    returning r.id, r.email, r.language, r.product_id, ready.name, ready.slug`);
  return rows;
}

/** What an address waits for, as its person may read it. */
export async function listRequestsOf(ctx: Ctx, email: string): Promise<object[]> {
  const { rows } = await ctx.db.execute<{ record: object }>(sql`
    select jsonb_build_object('productId', product_id, 'email', email, 'language', language, 'createdAt', created_at)
      as record
    from availability_requests where site_id = ${ctx.site.id} and email = ${email.toLowerCase()} order by id`);
  return rows.map(({ record }) => record);
}

/** Forgets what an address waits for, for the erasure of a person. */
export async function deleteRequests(ctx: Ctx, email: string): Promise<void> {
  await ctx.db.execute(
    sql`delete from availability_requests where site_id = ${ctx.site.id} and email = ${email.toLowerCase()}`,
  );
}

/** Who waits for a product, or for the one that it is a variant of; the first fifty, who waits longest first. */
export async function listWaits(ctx: Ctx, productId: number): Promise<{ email: string; since: string }[]> {
  const { rows } = await ctx.db.execute<{ email: string; since: string }>(sql`
    select w.email, w.created_at as since from availability_requests w
    join products p on p.id = ${productId} and w.product_id in (p.id, p.parent_id)
    where w.site_id = ${ctx.site.id} order by w.created_at, w.id limit 50`);
  return rows.map(({ email, since }) => ({ email, since: new Date(since).toISOString() }));
}

/** How many people wait for products of the site, and since when. */
export async function countWaited(ctx: Ctx): Promise<{ count: number; since: Date | null }> {
  const { rows } = await ctx.db.execute<{ count: number; since: string | null }>(sql`
    select count(*)::int as count, min(created_at) as since from availability_requests where site_id = ${ctx.site.id}`);
  return { count: rows[0]?.count ?? 0, since: rows[0]?.since ? new Date(rows[0].since) : null };
}

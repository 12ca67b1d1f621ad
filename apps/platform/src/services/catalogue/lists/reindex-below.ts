import { type SQL, sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import { noJobs } from '#platform/kernel/jobs/jobs.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { productsBelow } from '../categories/save-category.queries.ts';
import { reindexProducts } from './reindex-products.ts';

const job = 'product-reindex-category';

/** How many products are brought up to date while somebody waits; more in the background. */
const atOnce = 200;
/** Products of one transaction: it holds their rows while readers go on. */
const batch = 500;

/** What has changed, of which products show something. */
type Shown = { categoryId: number } | { brandId: number } | { tagId: number } | { attributeId: number };
type Reindexing = { siteId: number } & Shown;

/**
 * Brings the lists up to date with a category that moved or has another name: at once when it holds few products, else by
 * a job sent with the transaction. Returns the products done; the caller says `catalogueChanged`.
 */
export const reindexBelow = (ctx: Ctx, categoryId: number): Promise<number[]> =>
  reindexShowing(ctx, { categoryId });

/** The same for the products of a brand, with a tag, or that say something about an attribute. */
export async function reindexShowing(ctx: Ctx, shown: Shown): Promise<number[]> {
  const ids = await productsShowing(ctx, shown);
  // A seed has no queue, and may take its time.
  if (ids.length <= atOnce || ctx.jobs === noJobs) return reindexProducts(ctx, ids);
  await ctx.jobs.send(ctx.db, job, { siteId: ctx.site.id, ...shown } satisfies Reindexing);
  return [];
}

/** Registers the job that brings the lists up to date below a category, or with what else was renamed. */
export function defineReindexJob(kernel: Kernel): void {
  kernel.jobs.define<Reindexing>(job, (data) => runReindexBelow(kernel, data, new Date()));
}

/** Does the job batch by batch, each in a transaction of its own; done again it changes nothing. */
export async function runReindexBelow(
  kernel: Kernel,
  { siteId, ...shown }: Reindexing,
  now: Date,
): Promise<void> {
  const outer = await jobContext(kernel, siteId, job, now);
  if (!outer) return;
  const ids = await productsShowing(outer, shown);
  for (let start = 0; start < ids.length; start += batch) {
    await inTransaction(outer, async (ctx) => {
      await catalogueChanged(ctx, await reindexProducts(ctx, ids.slice(start, start + batch)));
    });
  }
}

async function productsShowing(ctx: Ctx, shown: Shown): Promise<number[]> {
  if ('categoryId' in shown) return productsBelow(ctx, shown.categoryId);
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select distinct unnest(array[p.id, p.parent_id]) as id from products p
    where p.site_id = ${ctx.site.id} and ${conditionOf(shown)} order by 1`);
  return rows.flatMap(({ id }) => id ?? []);
}

function conditionOf(shown: Exclude<Shown, { categoryId: number }>): SQL {
  if ('brandId' in shown) return sql`p.brand_id = ${shown.brandId}`;
  if ('tagId' in shown)
    return sql`exists (select from product_tags t where t.product_id = p.id and t.tag_id = ${shown.tagId})`;
  return sql`exists (select from product_attribute_values v
    where v.product_id = p.id and v.attribute_id = ${shown.attributeId})`;
}

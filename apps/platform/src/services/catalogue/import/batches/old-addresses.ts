import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { ImportProduct } from 'catalogue-io';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import type { ImportJob } from './import-job.ts';

interface OldShop {
  /** Addresses of a product there; those of WooCommerce are ours already: `/product/name`. */
  productsOf(record: ImportProduct): string[];
  /** Addresses of a category, by the names above it and its own. */
  categoriesOf(path: readonly string[]): string[];
}

const slugOf = (name: string): string => slugFromName(name, '');

/** How other shops make addresses unless their owner chose otherwise; of those that are not here nothing is known. */
const oldShops: Readonly<Record<string, OldShop>> = {
  shopify: {
    productsOf: ({ externalId }) => [`/products/${externalId}`],
    categoriesOf: (path) => [`/collections/${slugOf(path.at(-1) ?? '')}`],
  },
  woocommerce: {
    productsOf: () => [],
    categoriesOf: (path) => [
      `/product-category/${path.map(slugOf).join('/')}`,
      `/product-category/${slugOf(path.at(-1) ?? '')}`,
    ],
  },
};

/** Visitors of the old shop's addresses of these products and their categories find them here, in one hop. */
export async function leadOldAddresses(
  ctx: Ctx,
  job: ImportJob,
  products: ReadonlyArray<{ id: number; record: ImportProduct }>,
): Promise<void> {
  const shop = oldShops[job.source];
  if (!shop || !job.addRedirects || products.length === 0) return;
  const paths = new Map<string, readonly string[]>();
  for (const { record } of products)
    for (const path of record.categories)
      for (const [at] of path.entries()) paths.set(path.slice(0, at + 1).join('\n'), path.slice(0, at + 1));
  const categories: Array<{ id: number; path: readonly string[] }> = [];
  for (const path of paths.values())
    categories.push({ id: await job.registries.categories.place(ctx, path), path });

  const productSlugs = await slugsOf(
    ctx,
    job,
    'product',
    products.map(({ id }) => id),
  );
  const categorySlugs = await slugsOf(
    ctx,
    job,
    'category',
    categories.map(({ id }) => id),
  );
  const languages = { language: job.language, defaultLanguage: ctx.site.defaultLanguage };
  const led = (kind: 'product' | 'productCategory', slug: string | undefined, old: readonly string[]) =>
    slug === undefined ? [] : old.map((from) => ({ from, to: contentPath(kind, slug, languages) }));
  const moves = [
    ...products.flatMap(({ id, record }) => led('product', productSlugs.get(id), shop.productsOf(record))),
    ...categories.flatMap(({ id, path }) =>
      led('productCategory', categorySlugs.get(id), shop.categoriesOf(path)),
    ),
  ];
  if (moves.length > 0) await job.addRedirects(ctx, moves);
}

async function slugsOf(
  ctx: Ctx,
  { language }: ImportJob,
  kind: 'product' | 'category',
  ids: readonly number[],
): Promise<Map<number, string>> {
  const [table, column] =
    kind === 'product'
      ? [sql`product_translations`, sql`product_id`]
      : [sql`category_translations`, sql`category_id`];
  const { rows } = await ctx.db.execute<{ id: number; slug: string }>(sql`
    select ${column} as id, slug from ${table}
    where site_id = ${ctx.site.id} and language = ${language} and ${column} = any(${idArray(ids)})`);
  return new Map(rows.map(({ id, slug }) => [Number(id), slug]));
}

import { limits } from '@izlog/contract/limits';
import type { ListedProduct } from '@izlog/contract/product/product';
import type { Ctx } from '#platform/kernel/context.ts';
import { listShortDescriptions } from '#platform/services/catalogue/index.ts';
import { shownCurrency } from '#platform/services/pricing/index.ts';
import { criteriaOf, readList } from './filter-products.ts';
import type { Search } from './find-words.ts';
import { presentListed } from './present-listed.ts';

/** A page of the products that words find, the best finds first, and how many there are. */
export interface FoundProducts {
  products: Array<ListedProduct & { shortDescription: string }>;
  total: number;
  /** What was looked for instead of mistyped words. */
  corrected: string | null;
}

const fields = new Set(['media']);

/** Products by words (CATALOG-061); the words are what is looked for, corrected already. */
export async function searchProducts(
  ctx: Ctx,
  {
    keywords,
    currency: currencyId,
    page,
    limit,
    search,
    isShort = false,
  }: { keywords: string; currency?: number; page: number; limit: number; search: Search; isShort?: boolean },
): Promise<FoundProducts> {
  ctx.tags.add('products');
  const currency = await shownCurrency(ctx, currencyId);
  const asked = { keywords, filters: [], mainCategory: null };
  const criteria = await criteriaOf(ctx, asked, currency.rate);
  if (!criteria || criteria.words.length === 0) return { products: [], total: 0, corrected: null };
  const wanted = {
    sort: undefined,
    limit: Math.min(limit, limits.largestLimit),
    offset: (page - 1) * limit,
  };
  const { rows, total, corrected } = await readList(ctx, criteria, wanted, search);
  const products = await presentListed(ctx, rows, currency, fields);
  const ids = isShort ? [] : rows.map(({ id }) => id);
  const texts = await listShortDescriptions(ctx, ids);
  for (const { id } of rows) ctx.tags.add(`product:${id}`);
  return {
    products: products.map((product) => ({ ...product, shortDescription: texts.get(product.id) ?? '' })),
    total,
    corrected,
  };
}

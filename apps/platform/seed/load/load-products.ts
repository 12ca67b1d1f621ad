import { saveProducts } from '#platform/services/catalogue/products/save-products.ts';
import { saveTaxClass } from '#platform/services/pricing/save-tax-class.ts';
import { type TaxRate, taxRates } from '../demo/shape-catalogue.ts';
import { loadAttributes } from './load-attributes.ts';
import type { Loading } from './loading.ts';
import { type CatalogueBooks, productInput, productLinks, variantInput } from './product-inputs.ts';

const options = { onTakenSlug: 'refuse', who: 'seed', cause: 'seed', isHistory: true } as const;

/** The catalogue in two batches: the products, then their variants and what they say about each other. */
export async function loadProducts(loading: Loading): Promise<void> {
  const { ctx, demo, book } = loading;
  const books: CatalogueBooks = {
    book,
    now: ctx.now,
    attributes: await loadAttributes(loading),
    taxClasses: await loadTaxClasses(loading),
  };
  // Lists take the newest product for the one with the highest id.
  const oldestFirst = demo.products.toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo);
  const ids = await saveProducts(
    ctx,
    oldestFirst.map((product) => productInput(product, books)),
    options,
  );
  for (const [index, { key }] of oldestFirst.entries()) book.put('product', key, ids[index] ?? 0);
  await saveProducts(
    ctx,
    [
      ...demo.products.flatMap((product) =>
        product.variants.map((variant, position) => variantInput(product, variant, position, books)),
      ),
      ...demo.products.map((product) => productLinks(product, books)),
    ],
    options,
  );
}

/** The Croatian rates of value added tax. */
async function loadTaxClasses({ ctx }: Loading): Promise<ReadonlyMap<TaxRate, number>> {
  const saved: Array<[TaxRate, number]> = [];
  for (const rate of taxRates) {
    const id = await saveTaxClass(ctx, { code: `pdv${rate}`, name: `PDV ${rate} %`, rate: rate * 100 });
    saved.push([rate, id]);
  }
  return new Map(saved);
}

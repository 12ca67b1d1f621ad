import { type GuaranteeFault, guaranteeFaults } from '@izlog/contract/product/durability-guarantee';
import { skuKey } from '@izlog/contract/product/sku-key';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { setStock } from '#platform/services/inventory/index.ts';
import { appendPrices } from '#platform/services/pricing/index.ts';
import { followPriceTurns } from '../lists/price-turns.ts';
import { reindexProducts } from '../lists/reindex-products.ts';
import { replaceCustomOptions } from '../options/save-custom-options.queries.ts';
import { listGuarantees } from './guarantee.queries.ts';
import { afterPricesOf } from './hold-products.ts';
import { productDoc } from './product-doc.ts';
import type { ProductInput } from './product-input.ts';
import { refuseNestedBundles, refuseRepeated } from './refuse-wrong-lists.ts';
import { replaceLists } from './save-product-lists.queries.ts';
import { saveTranslations } from './save-product-translations.ts';
import {
  findOwners,
  findTakenSkus,
  insertProducts,
  newProductIds,
  ownsReferences,
  updateProducts,
} from './save-products.queries.ts';
import { findSkuOwners } from './sku-owners.queries.ts';

export interface SaveOptions {
  /** A slug that somebody chose and that is taken is numbered (imports), or refused with slugTaken. */
  onTakenSlug?: 'number' | 'refuse';
  /** Why, for the price journal: `import`, `price`, `sale`. */
  cause?: string;
  /** Who, for the price journal, when it is not the caller: `import`, `seed`. */
  who?: string;
  /** True when prices of the past may be written: only for a catalogue that brings its history. */
  isHistory?: boolean;
  /** `later`: the caller notes that they wait (`noteWaiting`) and writes them into the lists after the commit. */
  lists?: 'now' | 'later';
}

/**
 * Saves many products in one transaction with a constant number of statements and brings the lists up to date; gives
 * their ids in the order of `inputs`. Refuses with notFound (an id or a reference of another site), skuTaken,
 * slugTaken, stockReserved, validationFailed (a guarantee of durability that is not whole). Hundreds at a time are best; a hundred thousand belong in batches.
 */
export function saveProducts(
  outer: Ctx,
  inputs: readonly ProductInput[],
  options: SaveOptions = {},
): Promise<number[]> {
  return inTransaction(outer, async (inner) => {
    const { ids, isNew } = await identify(inner, inputs);
    const ctx = await afterPricesOf(inner, ids);
    const rows = inputs.map((input, index) => ({ id: ids[index] ?? 0, input, isNew: isNew[index] ?? false }));
    for (const input of inputs)
      refuseFaults(
        guaranteeFaults(input).filter(({ field }) => field !== 'brand' && input[field] !== undefined),
      );
    refuseRepeated(rows);
    await refuseTakenSkus(ctx, rows);
    const docs = rows.map((row) => productDoc(ctx, row.id, row.input, row.isNew));
    if (!(await ownsReferences(ctx, docs))) throw unknownReference();
    await insertProducts(
      ctx,
      docs.filter((_, index) => isNew[index]),
    );
    await updateProducts(
      ctx,
      docs.filter((_, index) => !isNew[index]),
    );
    await refuseHalfGuarantees(ctx, ids);
    await saveTranslations(ctx, rows, options.onTakenSlug ?? 'number');
    await replaceLists(ctx, rows);
    await refuseNestedBundles(ctx, rows);
    await replaceCustomOptions(ctx, rows);
    await setStock(
      ctx,
      rows.flatMap(({ id, input }) => (input.stock ? { productId: id, ...input.stock } : [])),
      { isReindexed: false, ...(options.cause === 'import' && { cause: { kind: 'import' } }) },
    );
    const prices = rows.flatMap(({ id, input }) =>
      (input.prices ?? []).map((price) => ({ productId: id, ...price })),
    );
    await appendPrices(ctx, prices, {
      cause: options.cause ?? 'price',
      who: options.who,
      isHistory: options.isHistory ?? false,
    });
    await followPriceTurns(
      ctx,
      prices.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
    );
    const parts = inputs.every(isOfPrices) ? 'prices' : 'all';
    await catalogueChanged(ctx, options.lists === 'later' ? ids : await reindexProducts(ctx, ids, parts));
    return ids;
  });
}

/** Saves one product; see `saveProducts`. */
export async function saveProduct(ctx: Ctx, input: ProductInput, options: SaveOptions = {}): Promise<number> {
  const [id] = await saveProducts(ctx, [input], { onTakenSlug: 'refuse', ...options });
  if (id === undefined) throw new Error('a product was saved without an id');
  return id;
}

/** Whether an input names a product by its id and has nothing but prices for it. */
const isOfPrices = (input: ProductInput): boolean =>
  input.id !== undefined && Object.keys(input).every((part) => part === 'id' || part === 'prices');

async function identify(
  ctx: Ctx,
  inputs: readonly ProductInput[],
): Promise<{ ids: number[]; isNew: boolean[] }> {
  const owners = await findOwners(ctx, inputs);
  const found = inputs.map((input) => {
    if (input.id !== undefined) {
      if (!owners.ids.has(input.id)) throw new Refusal('notFound');
      return input.id;
    }
    return owners.byExternalId.get(`${input.source} ${input.externalId}`);
  });
  const fresh = await newProductIds(ctx, found.filter((id) => id === undefined).length);
  return { ids: found.map((id) => id ?? fresh.shift() ?? 0), isNew: found.map((id) => id === undefined) };
}

async function refuseTakenSkus(
  ctx: Ctx,
  rows: ReadonlyArray<{ id: number; input: ProductInput }>,
): Promise<void> {
  const wanted = rows.flatMap(({ id, input }) => (input.sku ? { id, sku: input.sku } : []));
  const taken = await findTakenSkus(ctx, wanted);
  const keys = wanted.map(({ sku }) => skuKey(sku));
  const repeated = wanted.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  const skus = [...new Set([...taken, ...repeated.map(({ sku }) => sku)])];
  if (skus.length === 0) return;
  const owners = Object.fromEntries(await findSkuOwners(ctx, skus.slice(0, 50)));
  throw new Refusal('skuTaken', { skus: skus.slice(0, 50), owners });
}

/** Anyone who has a guarantee of durability has it whole, with what was saved before. */
async function refuseHalfGuarantees(ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const said of await listGuarantees(ctx, ids)) refuseFaults(guaranteeFaults(said));
}

function refuseFaults(faults: readonly GuaranteeFault[]): void {
  if (faults.length === 0) return;
  throw new Refusal('validationFailed', {
    fields: faults.map(({ field, reason }) => ({
      path: field === 'brand' ? 'brandId' : field,
      kind: 'guarantee',
      message: `${field} ${reason}`,
    })),
  });
}

function unknownReference(): Refusal {
  return new Refusal('validationFailed', {
    fields: [
      { path: 'parentId', kind: 'reference', message: 'Parent, brand or tax class is not of this site.' },
    ],
  });
}

import { catalogueVersionNow } from '../../../kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { type LiveStock, readLiveStock } from '../../inventory/index.ts';
import { openPriceBook, type PriceBook, type ShownPrice } from '../../pricing/index.ts';
import { presentAttributes } from '../attributes/present-attributes.ts';
import { type AttributeRow, listAttributeRows } from '../attributes/product-attributes.queries.ts';
import type { CatalogueMemory } from '../memory/catalogue-memory.ts';
import { type CustomOptionRow, listCustomOptions } from '../options/custom-options.queries.ts';
import { listSoldRows, type SoldRow } from './sold-products.queries.ts';

/** A product as carts and orders need it, but for what changes by the minute: its stock. */
export interface SoldProduct extends SoldRow {
  options: readonly CustomOptionRow[];
  /** What makes the variant: "Boja: Petrolej". */
  axes: ReadonlyArray<{ name: string; value: string }>;
  /** Cents of the main currency; of a bundle with the variants chosen of its members. */
  priceAt(storeId: number | null, now: number, chosen?: ReadonlyMap<number, number>): ShownPrice | undefined;
}

/** Products with the members of bundles among them, and what is left of each. */
export interface Sold {
  products: ReadonlyMap<number, SoldProduct>;
  levels: LiveStock['levels'];
  /** Pieces held for the holder asked for. */
  held: ReadonlyMap<number, number>;
  /** The version of the catalogue it belongs to. */
  version: string;
}

/**
 * Reads products by id with the members of bundles, remembered for this version of the catalogue; stock is always read.
 * The number of statements does not depend on how many products there are: one when all are remembered, else seven.
 */
export async function readSold(
  ctx: Ctx,
  memory: CatalogueMemory,
  ids: readonly number[],
  holder: string,
): Promise<Sold> {
  const remembered = recallAll(ctx, memory, ids);
  if (remembered) {
    const { products, versions } = remembered;
    const stock = await readLiveStock(ctx, [...products.keys()], holder);
    const isFresh = versions.every((version) => version === stock.version);
    if (isFresh) return { products, ...stock };
  }
  // Before the data: a write in between makes the answer newer than its version, never older.
  const version = await catalogueVersionNow(ctx);
  const products = await loadSold(ctx, ids);
  for (const product of products.values()) {
    // With what carts remember of it: how an item of it is made out, priced and written.
    memory.keep(questionOf(ctx, product.id), version, product, 6000 + 500 * product.options.length);
  }
  const { levels, held } = await readLiveStock(ctx, [...products.keys()], holder);
  return { products, levels, held, version };
}

function questionOf(ctx: Ctx, id: number): string {
  return `sold ${ctx.site.id} ${ctx.language} ${id}`;
}

function recallAll(ctx: Ctx, memory: CatalogueMemory, ids: readonly number[]) {
  const products = new Map<number, SoldProduct>();
  const versions: string[] = [];
  const recall = (id: number): SoldProduct | undefined => {
    const known = products.get(id);
    if (known) return known;
    const kept = memory.recall<SoldProduct>(questionOf(ctx, id));
    if (!kept) return undefined;
    products.set(id, kept.answer);
    versions.push(kept.version);
    return kept.answer;
  };
  for (const id of ids) {
    const product = recall(id);
    if (!product?.members.every(({ productId }) => recall(productId))) return undefined;
  }
  return { products, versions };
}

async function loadSold(ctx: Ctx, ids: readonly number[]): Promise<Map<number, SoldProduct>> {
  const rows = ids.length === 0 ? [] : await listSoldRows(ctx, ids);
  if (rows.length === 0) return new Map();
  const all = rows.map(({ id }) => id);
  const variants = rows.filter(({ parentId }) => parentId !== null).map(({ id }) => id);
  const options = Map.groupBy(await listCustomOptions(ctx, optionOwners(rows)), ({ productId }) => productId);
  const attributes =
    variants.length === 0
      ? new Map<number, AttributeRow[]>()
      : Map.groupBy(await listAttributeRows(ctx, variants), ({ productId }) => productId);
  const book = await openPriceBook(ctx, all);
  return new Map(
    rows.map((row) => {
      const axes = (attributes.get(row.id) ?? []).filter(({ axis }) => axis !== null);
      const said = presentAttributes(axes, ctx.language);
      return [
        row.id,
        {
          ...row,
          options: options.get(row.id) ?? options.get(row.parentId ?? 0) ?? [],
          axes: said.map(({ label, valueLabel }) => ({ name: label, value: valueLabel })),
          priceAt: rememberedPrice(row.id, book),
        },
      ] as const;
    }),
  );
}

/** Custom options stand at the product that has a page: a variant has those of its configurable product. */
function optionOwners(rows: readonly SoldRow[]): number[] {
  return [...new Set(rows.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId])))];
}

/**
 * A price holds until it changes by itself: within that time it is not worked out again. What is remembered holds nothing
 * but the book of prices; made where there is more in reach, it would hold the call for which it was read.
 */
function rememberedPrice(id: number, book: PriceBook): SoldProduct['priceAt'] {
  let last: { storeId: number | null; from: number; price: ShownPrice | undefined } | undefined;
  return (storeId, now, chosen) => {
    if (chosen && chosen.size > 0) return book.priceOf(id, storeId, now, chosen);
    const until = last?.price?.changesAt ?? Number.POSITIVE_INFINITY;
    if (last && last.storeId === storeId && last.from <= now && now < until) return last.price;
    last = { storeId, from: now, price: book.priceOf(id, storeId, now) };
    return last.price;
  };
}

import { isSubscriptionTitle } from '@izlog/contract/product/subscription';
import { catalogueVersionNow } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { type LiveStock, readLiveStock, takenDays } from '#platform/services/inventory/index.ts';
import { openPriceLookup, type PriceLookup, type ShownPrice } from '#platform/services/pricing/index.ts';
import { presentAttributes } from '../attributes/present-attributes.ts';
import { type AttributeRow, listAttributeRows } from '../attributes/product-attributes.queries.ts';
import { type CustomOptionRow, listCustomOptions } from '../options/custom-options.queries.ts';
import { listPurchasableRows, type PurchasableRow } from './purchasable-products.queries.ts';

/** A product as carts and orders need it, but for what changes by the minute: its stock. */
export interface PurchasableProduct extends PurchasableRow {
  options: readonly CustomOptionRow[];
  /** Its buyer pays for it again and again: its first option says so, whatever type a file gave it (PRODUCT-026). */
  isSubscription: boolean;
  /** What makes the variant: "Boja: Petrolej". */
  axes: ReadonlyArray<{ name: string; value: string }>;
  /** Cents of the main currency; of a bundle with the variants chosen of its members. */
  priceAt(storeId: number | null, now: number, chosen?: ReadonlyMap<number, number>): ShownPrice | undefined;
}

/** Products with the members of bundles among them, and what is left of each. */
export interface Purchasable {
  products: ReadonlyMap<number, PurchasableProduct>;
  levels: LiveStock['levels'];
  /** Pieces held for the holder asked for. */
  held: ReadonlyMap<number, number>;
  /** Pieces of days that others have, by `takenDays.keyOf`. */
  days: ReadonlyMap<string, number>;
  /** When it was read: days are offered by the clock. */
  now: Date;
  /** The version of the catalogue it belongs to. */
  version: string;
}

/**
 * Reads products by id with the members of bundles, and what is left of them. What they are is cached for the version of the
 * catalogue, stock is always read: one statement when all are cached, else seven, however many products there are,
 * and one more where a day is chosen.
 */
export async function readPurchasable(
  ctx: Ctx,
  ids: readonly number[],
  holder: string,
): Promise<Purchasable> {
  const cached = findAll(ctx, ids);
  if (cached) {
    const { products, versions } = cached;
    const stock = await readLiveStock(ctx, [...products.keys()], holder);
    if (versions.every((version) => version === stock.version))
      return { products, ...stock, ...(await readDays(ctx, products, holder)) };
  }
  // Before the data: a write in between makes the answer newer than its version, never older.
  const version = await catalogueVersionNow(ctx);
  const products = await loadPurchasable(ctx, ids);
  for (const product of products.values()) {
    ctx.versioned.set(whatOf(ctx, product.id), version, product, 4000 + 500 * product.options.length);
  }
  const stock = await readLiveStock(ctx, [...products.keys()], holder);
  return { products, ...stock, ...(await readDays(ctx, products, holder)), version };
}

/** What is taken of days of products that are ordered for one; reads nothing where none is. */
async function readDays(
  ctx: Ctx,
  products: Purchasable['products'],
  holder: string,
): Promise<Pick<Purchasable, 'days' | 'now'>> {
  const asking = [...products.values()].flatMap(({ options }) => options.filter(({ days }) => days !== null));
  const owners = new Set(asking.map(({ productId }) => productId));
  return { days: await takenDays.read(ctx, [...owners], holder), now: ctx.now };
}

const whatOf = ({ site, language }: Ctx, id: number) =>
  ({ kind: 'cartProduct', site: site.id, language, id }) as const;

/** The products with the members of bundles as they are cached, nothing unless all are; each has a version of its own. */
function findAll(ctx: Ctx, ids: readonly number[]) {
  const products = new Map<number, PurchasableProduct>();
  const versions: string[] = [];
  const find = (id: number): PurchasableProduct | undefined => {
    const known = products.get(id);
    if (known) return known;
    const cached = ctx.versioned.find<PurchasableProduct>(whatOf(ctx, id));
    if (!cached) return undefined;
    products.set(id, cached.value);
    versions.push(cached.version);
    return cached.value;
  };
  for (const id of ids) {
    const product = find(id);
    if (!product?.members.every(({ productId }) => find(productId))) return undefined;
  }
  return { products, versions };
}

async function loadPurchasable(ctx: Ctx, ids: readonly number[]): Promise<Map<number, PurchasableProduct>> {
  const rows = ids.length === 0 ? [] : await listPurchasableRows(ctx, ids);
  if (rows.length === 0) return new Map();
  const all = rows.map(({ id }) => id);
  const variants = rows.filter(({ parentId }) => parentId !== null).map(({ id }) => id);
  const options = Map.groupBy(await listCustomOptions(ctx, optionOwners(rows)), ({ productId }) => productId);
  const attributes =
    variants.length === 0
      ? new Map<number, AttributeRow[]>()
      : Map.groupBy(await listAttributeRows(ctx, variants), ({ productId }) => productId);
  const prices = await openPriceLookup(ctx, all);
  return new Map(
    rows.map((row) => {
      const axes = (attributes.get(row.id) ?? []).filter(({ axis }) => axis !== null);
      const said = presentAttributes(axes, ctx.language);
      const asked = options.get(row.id) ?? options.get(row.parentId ?? 0) ?? [];
      return [
        row.id,
        {
          ...row,
          options: asked,
          isSubscription: isSubscriptionTitle(asked[0]?.title),
          axes: said.map(({ label, valueLabel }) => ({ name: label, value: valueLabel })),
          priceAt: priceIn(prices, row.id),
        },
      ] as const;
    }),
  );
}

/** Custom options stand at the product that has a page: a variant has those of its configurable product. */
function optionOwners(rows: readonly PurchasableRow[]): number[] {
  return [...new Set(rows.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId])))];
}

/** Apart, so that what is cached holds nothing but the prices: made where there is more in reach, it would hold the call. */
const priceIn =
  (lookup: PriceLookup, id: number): PurchasableProduct['priceAt'] =>
  (storeId, now, chosen) =>
    lookup.priceOf(id, storeId, now, chosen);

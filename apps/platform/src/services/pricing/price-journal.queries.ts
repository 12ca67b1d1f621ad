import type { ProductFormat } from '@izlog/contract/product/product-kinds';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { countedEntries, type PriceEntry } from './product-price.ts';

/** What the price of a product depends on besides its journal. */
export interface PricedRow {
  id: number;
  parentId: number | null;
  format: ProductFormat;
  isPriceFrom: boolean;
  /** What it cost on the anchor day, as staff wrote it: main currency with decimals. */
  anchorPrice: number | null;
  /** Marked for the daily price list. */
  isPriceListed: boolean;
  /** Published and not archived. */
  isPurchasable: boolean;
  /** Nothing is left that is not promised, and it cannot be ordered without. */
  isSoldOut: boolean;
  /** When it was public first, ms since 1970; null for what never was. */
  offeredFrom: number | null;
  /** When it was taken off and put back since, by turns. */
  offerTurns: number[];
  members: { productId: number; quantity: number }[];
}

/** The products of this site among `ids` with their bundle members, variants and configurable products. */
export async function listPriced(ctx: Ctx, ids: readonly number[]): Promise<PricedRow[]> {
  return ids.length === 0 ? [] : queryPrepared<PricedRow>(ctx.db, pricedQuery(ctx, idArray(ids)));
}

/** The same as a part of a statement; `ids` is an array. */
export function pricedQuery(ctx: Ctx, ids: Statement): Statement {
  return sql`
    with asked as (
      select unnest(${ids}) as id
    ), with_members as (
      select id from asked
      union select i.product_id from bundle_items i join asked on asked.id = i.bundle_id
    ), family as (
      select id from with_members
      union select p.id from products p join with_members m on m.id = p.parent_id
      union select p.parent_id from products p join with_members m on m.id = p.id where p.parent_id is not null
    )
    select p.id, p.parent_id as "parentId", p.format, p.is_price_from as "isPriceFrom",
      p.anchor_price::float8 as "anchorPrice", p.is_price_listed as "isPriceListed",
      p.is_published and not p.is_archived as "isPurchasable",
      exists (select from stock_levels s where s.product_id = p.id and s.is_tracked and s.backorders = 'no'
        and s.quantity <= s.reserved) as "isSoldOut",
      (extract(epoch from p.offered_from) * 1000)::float8 as "offeredFrom",
      case when p.offer_turns <> '{}' then
        array(select extract(epoch from turn) * 1000 from unnest(p.offer_turns) turn)::float8[] else '{}'::float8[]
        end as "offerTurns",
      coalesce((
        select jsonb_agg(jsonb_build_object('productId', i.product_id, 'quantity', i.quantity) order by i.position)
        from bundle_items i where i.bundle_id = p.id
      ), '[]') as members
    from products p join family on family.id = p.id
    where p.site_id = ${ctx.site.id}`;
}

/** What counts of the price journal of products, oldest first. */
export async function listPriceEntries(
  ctx: Ctx,
  ids: readonly number[],
): Promise<Map<number, readonly PriceEntry[]>> {
  const journals = await listJournals(ctx, ids);
  return new Map([...journals].map(([id, journal]) => [id, countedEntries(journal)]));
}

/** The price journal of products as it was written, oldest first. */
export async function listJournals(ctx: Ctx, ids: readonly number[]): Promise<Map<number, PriceEntry[]>> {
  if (ids.length === 0) return new Map();
  return journalsOf(await queryPrepared<JournalRow>(ctx.db, priceEntriesQuery(idArray(ids))));
}

export type JournalRow = PriceEntry & { productId: number };

/** The same as a part of a statement; `ids` is an array. */
export function priceEntriesQuery(ids: Statement): Statement {
  return sql`
    select id, product_id as "productId", store_id as "storeId", kind, amount,
      (extract(epoch from valid_from) * 1000)::float8 as "validFrom",
      (extract(epoch from valid_to) * 1000)::float8 as "validTo",
      valid_from < created_at as "isBrought",
      needs_base and kind <> 'base' and (select p.parent_id is not null from products p where p.id = product_id) as "needsBase"
    from product_prices where product_id = any(${ids}) order by id`;
}

/** Entries by their product. */
export function journalsOf(rows: readonly JournalRow[]): Map<number, PriceEntry[]> {
  const journals = new Map<number, PriceEntry[]>();
  for (const { productId, ...entry } of rows) {
    const journal = journals.get(productId);
    if (journal) journal.push(entry);
    else journals.set(productId, [entry]);
  }
  return journals;
}

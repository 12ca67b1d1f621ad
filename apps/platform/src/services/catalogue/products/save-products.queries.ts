import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { setFrom } from '#platform/kernel/records/columns.ts';
import { products } from './product.tables.ts';
import { savedFields } from './product-doc.ts';
import type { ProductInput } from './product-input.ts';

/** Which of the products named by id, or by source and external id, this site has; their rows are locked. */
export async function findOwners(ctx: Ctx, inputs: readonly ProductInput[]) {
  const ids = inputs.flatMap(({ id }) => id ?? []);
  const external = inputs
    .filter(({ id, source, externalId }) => id === undefined && source && externalId)
    .map(({ source, externalId }) => ({ source, external_id: externalId }));
  const named =
    ids.length === 0
      ? []
      : (
          await ctx.db.execute<{ id: number }>(sql`
            select id from products where site_id = ${ctx.site.id} and id = any(${idArray(ids)})
            order by id for update`)
        ).rows;
  const imported =
    external.length === 0
      ? []
      : (
          await ctx.db.execute<{ id: number; source: string; external_id: string }>(sql`
            select p.id, p.source, p.external_id
            from ${recordset(external, 'r', 'source text, external_id text')}
            join products p on p.site_id = ${ctx.site.id} and p.source = r.source and p.external_id = r.external_id
            order by p.id for update of p`)
        ).rows;
  return {
    ids: new Set(named.map(({ id }) => id)),
    byExternalId: new Map(imported.map((row) => [`${row.source} ${row.external_id}`, row.id])),
  };
}

/** Ids for products that are about to be inserted. */
export async function newProductIds(ctx: Ctx, count: number): Promise<number[]> {
  return newIds(ctx, 'products', count);
}

/** Takes ids from the identity of one of our tables. */
export async function newIds(ctx: Ctx, table: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The skus among `wanted` that other products of the site have, whatever their case. Two that differ by case alone since
 * before that was a rule keep theirs. Anyone who asks does so in turn until the transaction ends: no index knows the rule.
 */
export async function findTakenSkus(
  ctx: Ctx,
  wanted: ReadonlyArray<{ id: number; sku: string }>,
): Promise<string[]> {
  if (wanted.length === 0) return [];
  await takeTurn(ctx, 'skus');
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select distinct r.sku from ${recordset(wanted, 'r', 'id bigint, sku text')}
    join products p on p.site_id = ${ctx.site.id} and izlog_lower(p.sku) = izlog_lower(r.sku) and p.id <> r.id
    left join products own on own.id = r.id and own.site_id = ${ctx.site.id}
    where not p.id = any(${idArray(wanted.map(({ id }) => id))})
      and (p.sku = r.sku or own.id is null or own.sku is distinct from r.sku)`);
  return rows.map(({ sku }) => sku);
}

/** What the document of a product refers to; ids. */
interface References {
  parent_id?: unknown;
  brand_id?: unknown;
  tax_class_id?: unknown;
}

/** Whether every configurable product, brand and tax class that documents refer to is of this site. */
export async function ownsReferences(ctx: Ctx, docs: readonly References[]): Promise<boolean> {
  // Most of many products name the same few.
  const named = new Map<string, References>();
  for (const { parent_id, brand_id, tax_class_id } of docs)
    named.set(`${parent_id} ${brand_id} ${tax_class_id}`, { parent_id, brand_id, tax_class_id });
  const { rows } = await ctx.db.execute<{ owns: boolean }>(sql`
    select coalesce(bool_and(
      (r.parent_id is null or exists (
        select from products x where x.id = r.parent_id and x.site_id = ${ctx.site.id} and x.parent_id is null))
      and (r.brand_id is null or exists (select from brands x where x.id = r.brand_id and x.site_id = ${ctx.site.id}))
      and (r.tax_class_id is null or exists (
        select from tax_classes x where x.id = r.tax_class_id and x.site_id = ${ctx.site.id}))
    ), true) as owns
    from ${recordset([...named.values()], 'r', 'parent_id bigint, brand_id bigint, tax_class_id bigint')}`);
  return rows[0]?.owns ?? true;
}

/** Inserts whole rows given as JSON. */
export async function insertProducts(ctx: Ctx, docs: readonly object[]): Promise<void> {
  if (docs.length === 0) return;
  await ctx.db.execute(sql`
    insert into products overriding system value
    select * from json_populate_recordset(null::products, ${JSON.stringify(docs)}::json)`);
}

/** What every document has: which product, when and by whom. */
const noted = { id: 0, updated_at: 0, changed_by: 0 };

/** Writes down that products were changed where their own rows hold nothing of it, as with prices. */
async function noteUpdated(ctx: Ctx, docs: readonly object[]): Promise<void> {
  await ctx.db.execute(sql`
    update products p set updated_at = n.updated_at, changed_by = n.changed_by
    from ${recordset(docs, 'n', 'id bigint, updated_at timestamptz, changed_by bigint')}
    where p.id = n.id and p.site_id = ${ctx.site.id}`);
}

const changedColumns = setFrom(products, [...savedFields, 'withheld', 'updatedAt', 'changedBy'], 'n');

/** Updates rows from JSON; what a document leaves out stays as it is. */
export async function updateProducts(ctx: Ctx, docs: ReadonlyArray<{ id?: unknown }>): Promise<void> {
  if (docs.length === 0) return;
  if (docs.every((doc) => Object.keys(doc).every((column) => column in noted))) return noteUpdated(ctx, docs);
  // Named once more, so that the rows are found by their ids however few of the site the server thinks there are.
  const ids = idArray(docs.map(({ id }) => Number(id)));
  await ctx.db.execute(sql`
    update products p
    set ${changedColumns}
    from (
      select filled.* from jsonb_array_elements(${JSON.stringify(docs)}::jsonb) as given(doc)
      join products old on old.id = (given.doc ->> 'id')::bigint
      cross join lateral jsonb_populate_record(old, given.doc) as filled
    ) n
    where p.id = n.id and p.id = any(${ids}) and p.site_id = ${ctx.site.id}`);
}

import { type FilterType, valuesOfType } from '@izlog/contract/product/product-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { countOf, usedBy } from './used-by.queries.ts';

/** Removes a maker. Refuses one that products have (recordInUse, with how many). */
export const removeBrand = (ctx: Ctx, id: number): Promise<void> =>
  remove(ctx, id, { table: sql`brands`, used: usedBy.brand(id), tag: 'brands' });

/** Removes a tag. Refuses one that products have (recordInUse, with how many). */
export const removeTag = (ctx: Ctx, id: number): Promise<void> =>
  remove(ctx, id, { table: sql`tags`, used: usedBy.tag(id), tag: 'tags' });

/** Removes a tax class. Refuses one that products have (recordInUse, with how many). */
export const removeTaxClass = (ctx: Ctx, id: number): Promise<void> =>
  remove(ctx, id, { table: sql`tax_classes`, used: usedBy.taxClass(id), tag: 'taxes' });

/**
 * Removes a category. Refuses one with categories below it, with products, or that promotions are for (recordInUse, with
 * how many): what belongs to it is moved first.
 */
export async function removeCategory(ctx: Ctx, id: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ products: number; children: number; promotions: number }>(sql`
    select ${countOf(usedBy.category(id))} as products,
      (select count(*)::int from categories where parent_id = ${id} and site_id = ${ctx.site.id}) as children,
      (select count(*)::int from promotions where site_id = ${ctx.site.id} and ${id}::int = any(category_ids)) as promotions`);
  const used = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  if (used.length > 0) throw new Refusal('recordInUse', Object.fromEntries(used));
  await ctx.db.execute(sql`delete from categories where id = ${id} and site_id = ${ctx.site.id}`);
  await catalogueChanged(ctx, [], ['categories', `category:${id}`]);
}

/** Removes an attribute with its choices. Refuses one of which products say something, or differ by (recordInUse). */
export const removeAttribute = (ctx: Ctx, id: number): Promise<void> =>
  remove(ctx, id, {
    table: sql`attributes`,
    used: usedBy.attribute(id),
    tag: 'attributes',
  });

/** Removes a choice. Refuses one that products have (recordInUse), and those of yes and no, which belong together. */
export async function removeValue(ctx: Ctx, id: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ type: FilterType }>(sql`
    select a.type from attribute_values v join attributes a on a.id = v.attribute_id where v.id = ${id}`);
  if (rows[0] && valuesOfType(rows[0].type) === 'answer') throw new Refusal('recordInUse', { products: 0 });
  await remove(ctx, id, {
    table: sql`attribute_values`,
    used: usedBy.value(id),
    tag: 'attributes',
  });
}

/** The record is held already: a product that takes it meanwhile waits, and is then refused. */
async function remove(ctx: Ctx, id: number, { table, used, tag }: { table: SQL; used: SQL; tag: string }) {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`select ${countOf(used)} as count`);
  const products = rows[0]?.count ?? 0;
  if (products > 0) throw new Refusal('recordInUse', { products });
  await ctx.db.execute(sql`delete from ${table} where id = ${id} and site_id = ${ctx.site.id}`);
  await catalogueChanged(ctx, [], [tag]);
}

import { shopDay, taxRateOf } from '@izlog/contract/ecommerce/taxes/tax-rule';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { FilterType } from '@izlog/contract/product/product-kinds';
import type { productChoices } from '@izlog/contract/product/record/product-record-calls';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { taxes } from '#platform/services/pricing/index.ts';

type Choices = EndpointReturn<typeof productChoices>;

/** Most entries of one list. */
const most = 2000;

/** What the form of a product chooses from, in the language of the call. */
export async function listChoices(ctx: Ctx): Promise<Choices> {
  const site = ctx.site.id;
  const worded = (table: SQL, owner: SQL, word: SQL) => sql`(
    select ${word} from ${table} t where ${owner}
    order by t.language = ${ctx.language} desc, t.language = ${ctx.site.defaultLanguage} desc, t.language limit 1)`;
  const { rows: categories } = await ctx.db.execute<Category>(sql`
    select c.id::int as id, c.parent_id::int as "parentId", cardinality(c.path) - 1 as depth,
      c.is_published as "isPublished",
      coalesce(${worded(sql`category_translations`, sql`t.category_id = c.id`, sql`t.name`)}, '') as name
    from categories c where c.site_id = ${site} order by c.position, c.id limit ${most}`);
  const { rows: brands } = await ctx.db.execute<Named>(
    sql`select id::int as id, name from brands where site_id = ${site} order by name collate "hr_order" limit ${most}`,
  );
  const { rows: tags } = await ctx.db.execute<Named>(sql`
    select g.id::int as id, coalesce(${worded(sql`tag_translations`, sql`t.tag_id = g.id`, sql`t.name`)}, g.code) as name
    from tags g where g.site_id = ${site} order by g.position, g.id limit ${most}`);
  const { rows: taxClasses } = await ctx.db.execute<Named & { rate: number }>(sql`
    select id::int as id, name, rate::float8 / 100 as rate from tax_classes where site_id = ${site}
    order by rate desc, id limit ${most}`);
  const { rows: attributes } = await ctx.db.execute<Attribute>(sql`
    select a.id::int as id, a.type, a.is_variation_axis as "isAxis",
      coalesce(${worded(sql`attribute_translations`, sql`t.attribute_id = a.id`, sql`t.label`)}, a.code) as name,
      coalesce(${worded(sql`attribute_translations`, sql`t.attribute_id = a.id`, sql`t.unit`)}, '') as unit,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name',
          coalesce(${worded(sql`attribute_value_translations`, sql`t.value_id = v.id`, sql`t.label`)}, v.code))
        order by v.position, v.id), '[]') from attribute_values v where v.attribute_id = a.id) as values
    from attributes a where a.site_id = ${site} order by a.position, a.id limit ${most}`);
  const terms = await taxes.readTerms(ctx);
  // As they are today: a rate may have changed on a day that was set before.
  const today = (taxClassId: number | null, rate: number | null) =>
    taxRateOf(
      terms,
      undefined,
      { taxClassId, taxRate: rate === null ? null : Math.round(rate * 100) },
      shopDay(ctx.now),
    ) / 100;
  return {
    categories: asTree(categories),
    brands,
    tags,
    taxClasses: taxClasses.map((one) => ({ ...one, rate: today(one.id, one.rate) })),
    usualTaxRate: today(null, null),
    attributes,
  };
}

type Named = { id: number; name: string };
type Category = Named & { parentId: number | null; depth: number; isPublished: boolean };
type Attribute = Named & { type: FilterType; unit: string; isAxis: boolean; values: Named[] };

/** Each branch behind the one it hangs on. */
function asTree(categories: readonly Category[]): Choices['categories'] {
  const below = Map.groupBy(categories, ({ parentId }) => parentId);
  const from = (parent: number | null): Choices['categories'] =>
    (below.get(parent) ?? []).flatMap(({ parentId: _parentId, ...category }) => [
      category,
      ...from(category.id),
    ]);
  return from(null);
}

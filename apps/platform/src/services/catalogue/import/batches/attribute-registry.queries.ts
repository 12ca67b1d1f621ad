import type { FilterType } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';

/** The attributes of the site with their label in one language. */
export async function listAttributes(ctx: Ctx, language: string) {
  const { rows } = await ctx.db.execute<{
    id: number;
    code: string;
    type: FilterType;
    isAxis: boolean;
    label: string | null;
  }>(sql`
    select a.id, a.code, a.type, a.is_variation_axis as "isAxis", t.label
    from attributes a
    left join attribute_translations t on t.attribute_id = a.id and t.language = ${language}
    where a.site_id = ${ctx.site.id}`);
  return rows;
}

/** The choices of some attributes; those of a YesNo attribute by their code, since its labels are fixed. */
export async function listValues(ctx: Ctx, attributeIds: readonly number[], language: string) {
  const { rows } = await ctx.db.execute<{ attributeId: number; valueId: number; label: string }>(sql`
    select v.attribute_id as "attributeId", v.id as "valueId",
      case when a.type = 'YesNo' then v.code else coalesce(t.label, v.code) end as label
    from attribute_values v
    join attributes a on a.id = v.attribute_id
    left join attribute_value_translations t on t.value_id = v.id and t.language = ${language}
    where v.site_id = ${ctx.site.id} and v.attribute_id = any(${idArray(attributeIds)})
    order by v.position desc, v.id desc`);
  return rows;
}

/** Lets variants differ by an attribute that so far was only stated; returns its type from now on. */
export async function makeAxis(ctx: Ctx, attributeId: number): Promise<FilterType> {
  const { rows } = await ctx.db.execute<{ type: FilterType }>(sql`
    update attributes set is_variation_axis = true,
      type = case when type in ('MultiSelect', 'Dropdown') then 'TextSwatch' else type end
    where id = ${attributeId} and site_id = ${ctx.site.id} returning type`);
  return rows[0]?.type ?? 'TextSwatch';
}

/** Adds choices behind those that an attribute has; returns the id of each by `attributeId code`, also of known ones. */
export async function addValues(
  ctx: Ctx,
  values: ReadonlyArray<{ attributeId: number; code: string; label: string }>,
  language: string,
): Promise<Map<string, number>> {
  const docs = values.map(({ attributeId, code, label }, order) => ({
    attribute_id: attributeId,
    code,
    label,
    order,
  }));
  const wanted = recordset(docs, 'r', 'attribute_id bigint, code text, label text, "order" int');
  await ctx.db.execute(sql`
    insert into attribute_values (site_id, attribute_id, code, position)
    select ${ctx.site.id}::bigint, r.attribute_id, r.code,
      coalesce((select max(v.position) from attribute_values v where v.attribute_id = r.attribute_id), -1)
        + (row_number() over (partition by r.attribute_id order by r."order"))::int
    from ${wanted}
    on conflict (attribute_id, code) do nothing`);
  await ctx.db.execute(sql`
    insert into attribute_value_translations (value_id, language, label)
    select distinct on (v.id) v.id, ${language}::text, r.label
    from ${wanted} join attribute_values v on v.attribute_id = r.attribute_id and v.code = r.code
    order by v.id, r."order"
    on conflict (value_id, language) do nothing`);
  const { rows } = await ctx.db.execute<{ attribute_id: number; code: string; id: number }>(sql`
    select v.attribute_id, v.code, v.id
    from ${wanted} join attribute_values v on v.attribute_id = r.attribute_id and v.code = r.code`);
  return new Map(rows.map((row) => [`${row.attribute_id} ${row.code}`, row.id]));
}

import { rangeFilterTypes } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { Refusal, taken } from '#platform/kernel/refusal.ts';
import type { AttributeInput } from './attribute-input.ts';

/**
 * Inserts or updates an attribute with its labels and gives its id; fields left out stay, or take their default. A new one
 * (id null) is never written over another.
 */
export async function writeAttribute(ctx: Ctx, input: AttributeInput): Promise<number> {
  const ranges = sql.param([...rangeFilterTypes]);
  const written = sql`on conflict (site_id, code) do update set type = excluded.type,
      is_filterable = coalesce(${input.isFilterable ?? null}::boolean, known.is_filterable),
      is_variation_axis = coalesce(${input.isVariationAxis ?? null}::boolean, known.is_variation_axis),
      is_shown = coalesce(${input.isShown ?? null}::boolean, known.is_shown),
      position = coalesce(${input.position ?? null}::int, known.position),
      custom_class = coalesce(${input.customClass ?? null}::text, known.custom_class)
    where (known.type = any(${ranges}::text[])) = (excluded.type = any(${ranges}::text[]))`;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into attributes as known
      (site_id, code, type, is_filterable, is_variation_axis, is_shown, position, custom_class)
    values (${ctx.site.id}, ${input.code}, ${input.type}, ${input.isFilterable ?? true},
      ${input.isVariationAxis ?? false}, ${input.isShown ?? true}, ${input.position ?? 0}, ${input.customClass ?? ''})
    ${input.id === null ? sql`` : written}
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Refusal('codeTaken', { code: input.code });
  const labels = Object.entries(input.label).map(([language, label]) => ({
    language,
    label,
    unit: input.unit?.[language] ?? '',
  }));
  await ctx.db.execute(sql`
    insert into attribute_translations (attribute_id, language, label, unit)
    select ${id}::bigint, r.language, r.label, r.unit
    from ${recordset(labels, 'r', 'language text, label text, unit text')}
    on conflict (attribute_id, language) do update set label = excluded.label, unit = excluded.unit`);
  return id;
}

/** Gives the attribute that is meant by its id the code that it shall have; refuses one that another has. */
export async function takeCode(ctx: Ctx, { id, code }: AttributeInput): Promise<void> {
  if (id === undefined) return;
  const { rows } = await ctx.db.execute<{ id: number; code: string }>(sql`
    select id, code from attributes where site_id = ${ctx.site.id} and (code = ${code} or id = ${id}::bigint)
    order by id for update`);
  if (rows.some((row) => row.code === code && row.id !== id))
    throw taken('code', 'There is an attribute of this code.');
  if (id === null) return;
  if (!rows.some((row) => row.id === id)) throw new Refusal('notFound');
  await ctx.db.execute(sql`update attributes set code = ${code} where id = ${id}`);
}

/** Removes words of an attribute, where it is given any, and of its choices, in languages of the site that are not given. */
export async function removeWords(
  ctx: Ctx,
  id: number,
  { label, values = [] }: AttributeInput,
): Promise<void> {
  const languages = sql.param([...ctx.site.languages]);
  const own = Object.keys(label);
  if (own.length > 0)
    await ctx.db.execute(sql`
      delete from attribute_translations where attribute_id = ${id} and language = any(${languages}::text[])
        and language <> all(${sql.param(own)}::text[])`);
  for (const value of values)
    await ctx.db.execute(sql`
      delete from attribute_value_translations t using attribute_values v
      where v.id = t.value_id and v.attribute_id = ${id} and v.code = ${value.code}
        and t.language = any(${languages}::text[])
        and t.language <> all(${sql.param(Object.keys(value.label))}::text[])`);
}

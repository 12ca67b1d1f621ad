import { rangeFilterTypes } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../kernel/context.ts';
import { recordset } from '../../../kernel/database/recordset.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { AttributeInput } from './attribute-input.ts';

/** Inserts or updates an attribute with its labels and gives its id; fields left out stay, or take their default. */
export async function writeAttribute(ctx: Ctx, input: AttributeInput): Promise<number> {
  const ranges = sql.param([...rangeFilterTypes]);
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into attributes as known
      (site_id, code, type, is_filterable, is_variation_axis, is_shown, position, custom_class)
    values (${ctx.site.id}, ${input.code}, ${input.type}, ${input.isFilterable ?? true},
      ${input.isVariationAxis ?? false}, ${input.isShown ?? true}, ${input.position ?? 0}, ${input.customClass ?? ''})
    on conflict (site_id, code) do update set type = excluded.type,
      is_filterable = coalesce(${input.isFilterable ?? null}::boolean, known.is_filterable),
      is_variation_axis = coalesce(${input.isVariationAxis ?? null}::boolean, known.is_variation_axis),
      is_shown = coalesce(${input.isShown ?? null}::boolean, known.is_shown),
      position = coalesce(${input.position ?? null}::int, known.position),
      custom_class = coalesce(${input.customClass ?? null}::text, known.custom_class)
    where (known.type = any(${ranges}::text[])) = (excluded.type = any(${ranges}::text[]))
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

import { commonFilterKeys } from '@izlog/contract/product/filters/filter-keys';
import { valuesOfType } from '@izlog/contract/product/product-kinds';
import { labelsByCode } from '@izlog/contract/texts/labels-by-code';
import { sql } from 'drizzle-orm';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { recordset } from '#platform/kernel/database/recordset.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { reindexShowing } from '../lists/reindex-below.ts';
import type { AttributeInput, AttributeValueInput } from './attribute-input.ts';
import { removeWords, takeCode, writeAttribute } from './save-attribute.queries.ts';

/** Ids of a saved attribute and of all its choices by their code. */
export interface SavedAttribute {
  id: number;
  values: Map<string, number>;
}

const yesAndNo: AttributeValueInput[] = [
  { code: 'yes', label: { ...labelsByCode('yes'), srp: 'Da', slv: 'Da' } },
  { code: 'no', label: { ...labelsByCode('no'), srp: 'Ne', slv: 'Ne' } },
];

interface SaveOptions {
  /** As staff say it: a colour or a picture that is not given goes, and so do words in languages of the site. */
  isExact?: boolean;
}

/**
 * Saves an attribute with its choices; a YesNo attribute gets `yes` and `no`. Refuses codes that every list already
 * knows (codeTaken) and a change between ranges and choices (codeTaken), since products hold the other kind. What staff
 * rename is renamed in the lists.
 */
export function saveAttribute(
  outer: Ctx,
  input: AttributeInput,
  { isExact = false }: SaveOptions = {},
): Promise<SavedAttribute> {
  return inTransaction(outer, async (ctx) => {
    if (commonFilterKeys.has(input.code)) throw new Refusal('codeTaken', { code: input.code });
    await takeCode(ctx, input);
    const id = await writeAttribute(ctx, input);
    const values = valuesOf(input);
    await writeValues(ctx, id, values, isExact);
    if (isExact) await removeWords(ctx, id, input);
    const { rows } = await ctx.db.execute<{ id: number; code: string }>(
      sql`select id, code from attribute_values where attribute_id = ${id} order by position, id`,
    );
    const shown = isExact ? await reindexShowing(ctx, { attributeId: id }) : [];
    await catalogueChanged(ctx, shown, ['attributes']);
    return { id, values: new Map(rows.map((row) => [row.code, row.id])) };
  });
}

/** The choices to write; for yes and no, other labels than ours may be given. */
function valuesOf({ type, values = [] }: AttributeInput): readonly AttributeValueInput[] {
  if (valuesOfType(type) !== 'answer') return values;
  return yesAndNo.map((answer) => {
    const given = values.find(({ code }) => code === answer.code);
    return { ...answer, label: { ...answer.label, ...given?.label } };
  });
}

async function writeValues(
  ctx: Ctx,
  attributeId: number,
  values: readonly AttributeValueInput[],
  isExact: boolean,
): Promise<void> {
  if (values.length === 0) return;
  const docs = values.map((value) => ({
    code: value.code,
    color: value.color ?? null,
    media_id: value.mediaId ?? null,
    is_shop_default: value.isShopDefault ?? false,
  }));
  // A choice keeps the place where it was first put; new ones follow in the order given.
  await ctx.db.execute(sql`
    insert into attribute_values as known
      (site_id, attribute_id, code, position, color, media_id, is_shop_default)
    select ${ctx.site.id}::bigint, ${attributeId}::bigint, r.code,
      (select coalesce(max(position), -1) from attribute_values where attribute_id = ${attributeId})
        + (row_number() over ())::int,
      r.color, r.media_id, r.is_shop_default
    from ${recordset(docs, 'r', 'code text, color text, media_id bigint, is_shop_default boolean')}
    on conflict (attribute_id, code) do update set
      color = case when ${isExact} then excluded.color else coalesce(excluded.color, known.color) end,
      media_id = case when ${isExact} then excluded.media_id else coalesce(excluded.media_id, known.media_id) end,
      is_shop_default = excluded.is_shop_default`);
  const words = values.flatMap(({ code, label }) =>
    Object.entries(label).map(([language, text]) => ({ code, language, label: text })),
  );
  await ctx.db.execute(sql`
    insert into attribute_value_translations (value_id, language, label)
    select v.id, r.language, r.label
    from ${recordset(words, 'r', 'code text, language text, label text')}
    join attribute_values v on v.attribute_id = ${attributeId} and v.code = r.code
    on conflict (value_id, language) do update set label = excluded.label`);
}

import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, recordset } from '#platform/kernel/database/recordset.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { CustomOptionInput, ProductInput } from '../products/product-input.ts';
import { newIds } from '../products/save-products.queries.ts';

/** Replaces the custom options of the products that are given any. */
export async function replaceCustomOptions(
  ctx: Ctx,
  products: ReadonlyArray<{ id: number; input: ProductInput }>,
): Promise<void> {
  const owners = products.filter(({ input }) => input.customOptions !== undefined);
  if (owners.length === 0) return;
  await ctx.db.execute(
    sql`delete from custom_options where product_id = any(${idArray(owners.map(({ id }) => id))})`,
  );
  const options = owners.flatMap(({ id, input }) =>
    (input.customOptions ?? []).map((option, position) => ({ productId: id, option, position })),
  );
  if (options.length === 0) return;
  const optionIds = await newIds(ctx, 'custom_options', options.length);
  await insertOptions(
    ctx,
    options.map((row, index) => ({ ...row, id: optionIds[index] ?? 0 })),
  );
  const values = options.flatMap(({ option }, index) =>
    (option.values ?? []).map((value, position) => ({ value, position, optionId: optionIds[index] ?? 0 })),
  );
  const valueIds = await newIds(ctx, 'custom_option_values', values.length);
  await refuseForeignPictures(ctx, values);
  await insertValues(
    ctx,
    values.map((row, index) => ({ ...row, id: valueIds[index] ?? 0 })),
  );
}

/** A choice shows pictures of its own site. */
async function refuseForeignPictures(
  ctx: Ctx,
  values: ReadonlyArray<{ value: { mediaId?: number | null } }>,
): Promise<void> {
  const ids = [...new Set(values.flatMap(({ value }) => value.mediaId ?? []))];
  if (ids.length === 0) return;
  const { rowCount } = await ctx.db.execute(
    sql`select from media where site_id = ${ctx.site.id} and id = any(${idArray(ids)})`,
  );
  if (rowCount === ids.length) return;
  throw new Refusal('validationFailed', {
    fields: [
      { path: 'customOptions', kind: 'reference', message: 'Names a picture that this site does not have.' },
    ],
  });
}

async function insertOptions(
  ctx: Ctx,
  options: ReadonlyArray<{ id: number; productId: number; position: number; option: CustomOptionInput }>,
): Promise<void> {
  const docs = options.map(({ id, productId, position, option }) => ({
    id,
    site_id: ctx.site.id,
    product_id: productId,
    position,
    title: option.title,
    option_type: option.optionType,
    input_type: option.inputType ?? null,
    is_required: option.isRequired ?? false,
    max_length: option.maxLength ?? null,
    min: option.min ?? null,
    max: option.max ?? null,
    days: option.days ?? null,
  }));
  await ctx.db.execute(sql`
    insert into custom_options overriding system value
    select * from jsonb_populate_recordset(null::custom_options, ${JSON.stringify(docs)}::jsonb)`);
  const words = options.flatMap(({ id, option }) =>
    Object.entries(option.label).map(([language, label]) => ({
      id,
      language,
      label,
      hint: option.hint?.[language] ?? '',
    })),
  );
  await ctx.db.execute(sql`
    insert into custom_option_translations (option_id, language, label, hint)
    select r.id, r.language, r.label, r.hint
    from ${recordset(words, 'r', 'id bigint, language text, label text, hint text')}`);
}

async function insertValues(
  ctx: Ctx,
  values: ReadonlyArray<{
    id: number;
    optionId: number;
    position: number;
    value: NonNullable<CustomOptionInput['values']>[number];
  }>,
): Promise<void> {
  if (values.length === 0) return;
  const docs = values.map(({ id, optionId, position, value }) => ({
    id,
    site_id: ctx.site.id,
    option_id: optionId,
    position,
    sku: value.sku,
    surcharge: value.surcharge ?? null,
    price: value.price ?? null,
    color: value.color ?? null,
    media_id: value.mediaId ?? null,
  }));
  await ctx.db.execute(sql`
    insert into custom_option_values overriding system value
    select * from jsonb_populate_recordset(null::custom_option_values, ${JSON.stringify(docs)}::jsonb)`);
  const words = values.flatMap(({ id, value }) =>
    Object.entries(value.label).map(([language, label]) => ({ id, language, label })),
  );
  await ctx.db.execute(sql`
    insert into custom_option_value_translations (value_id, language, label)
    select r.id, r.language, r.label from ${recordset(words, 'r', 'id bigint, language text, label text')}`);
}

import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray } from '#platform/kernel/database/recordset.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { ProductInput } from './product-input.ts';

interface Saved {
  id: number;
  input: ProductInput;
}

/** Refuses a bundle that names itself or a member twice, and an attribute that is given one value twice. */
export function refuseRepeated(products: readonly Saved[]): void {
  for (const { id, input } of products) {
    const members = (input.bundle ?? []).map(({ productId }) => productId);
    if (members.includes(id)) throw wrong('bundle', 'itself', 'A bundle is no member of itself.');
    if (isRepeated(members)) throw wrong('bundle', 'twice', 'Names a product twice.');
    const values = (input.attributes ?? []).flatMap((one) =>
      'valueIds' in one
        ? [...new Set(one.valueIds)].map((value) => `${one.attributeId} ${value}`)
        : [`${one.attributeId}`],
    );
    if (isRepeated(values))
      throw wrong('attributes', 'twice', 'Names an attribute with the same value twice.');
  }
}

/**
 * Refuses a bundle as a member of a bundle: stock and prices are counted one level deep. To be called when products and
 * members are written; the members stay locked, so that none becomes a bundle meanwhile.
 */
export async function refuseNestedBundles(ctx: Ctx, products: readonly Saved[]): Promise<void> {
  const owners = products.filter(({ input }) => input.bundle?.length).map(({ id }) => id);
  const turned = products.filter(({ input }) => input.format === 'bundle').map(({ id }) => id);
  if (owners.length > 0) {
    const { rows } = await ctx.db.execute<{ format: string }>(sql`
      select format from products
      where id in (select product_id from bundle_items where bundle_id = any(${idArray(owners)}))
      order by id for share`);
    if (rows.some(({ format }) => format === 'bundle'))
      throw wrong('bundle', 'nested', 'A bundle is no member of a bundle.');
  }
  if (turned.length === 0) return;
  const { rows } = await ctx.db.execute(sql`
    select from bundle_items where product_id = any(${idArray(turned)}) limit 1`);
  if (rows.length > 0) throw wrong('format', 'nested', 'A member of a bundle cannot become a bundle.');
}

/**
 * Refuses a member that must be told something before it is bought: a bundle asks for no options of its members. What they
 * are stays locked, so that none begins to ask meanwhile.
 */
export async function refuseAskingMembers(ctx: Ctx, bundle: ProductInput['bundle']): Promise<void> {
  if (!bundle?.length) return;
  const members = idArray(bundle.map(({ productId }) => productId));
  const asked = sql`select coalesce(p.parent_id, p.id) from products p where p.id = any(${members})`;
  await ctx.db.execute(sql`select from products where id in (${asked}) order by id for share`);
  const { rows } = await ctx.db.execute(
    sql`select from custom_options o where o.is_required and o.product_id in (${asked}) limit 1`,
  );
  if (rows.length > 0) throw wrong('bundle', 'asks', 'A member has an option that must be answered.');
}

/** The same from the other side: a held product that is in a bundle, or a variant of which is, begins to ask for nothing. */
export async function refuseToAskAsMember(
  ctx: Ctx,
  id: number,
  customOptions: ProductInput['customOptions'],
): Promise<void> {
  const place = customOptions?.findIndex(({ isRequired }) => isRequired) ?? -1;
  if (place < 0) return;
  const { rows } = await ctx.db.execute(sql`
    select from bundle_items i join products p on p.id = i.product_id
    where coalesce(p.parent_id, p.id) = ${id} limit 1`);
  if (rows.length > 0)
    throw wrong(
      `customOptions.${place}.isRequired`,
      'member',
      'A bundle asks for no options of its members.',
    );
}

const isRepeated = (list: ReadonlyArray<number | string>): boolean => new Set(list).size < list.length;

const wrong = (path: string, kind: string, message: string): Refusal =>
  new Refusal('validationFailed', { fields: [{ path, kind, message }] });

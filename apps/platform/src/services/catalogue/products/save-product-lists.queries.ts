import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { idArray, numberColumns, recordset } from '#platform/kernel/database/recordset.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { ProductAttribute, ProductInput } from './product-input.ts';

interface Saved {
  id: number;
  input: ProductInput;
  isNew: boolean;
}

/**
 * Replaces what products have many of, where it is given: categories, tags, attributes, axes, media, downloads, members
 * and links. What they refer to must be of the same site, else the whole save is refused.
 */
export async function replaceLists(ctx: Ctx, products: readonly Saved[]): Promise<void> {
  const site = ctx.site.id;
  const children = (field: 'categories' | 'tags' | 'axes') =>
    listed(products, field, (id, list: readonly number[]) =>
      [...new Set(list)].map((ref, position) => ({ product_id: id, ref, position })),
    );
  await replace(
    ctx,
    'product_categories',
    children('categories'),
    'product_id bigint, ref bigint, position int',
    {
      into: sql`product_categories (product_id, category_id, site_id, position)`,
      select: sql`r.product_id, c.id, ${site}::bigint, r.position`,
      join: sql`join categories c on c.id = r.ref and c.site_id = ${site}`,
    },
  );
  await replace(ctx, 'product_tags', children('tags'), 'product_id bigint, ref bigint, position int', {
    into: sql`product_tags (product_id, tag_id, site_id)`,
    select: sql`r.product_id, t.id, ${site}::bigint`,
    join: sql`join tags t on t.id = r.ref and t.site_id = ${site}`,
  });
  await replace(ctx, 'variant_axes', children('axes'), 'product_id bigint, ref bigint, position int', {
    into: sql`variant_axes (product_id, attribute_id, site_id, position)`,
    select: sql`r.product_id, a.id, ${site}::bigint, r.position`,
    join: sql`join attributes a on a.id = r.ref and a.site_id = ${site}`,
  });
  await replace(
    ctx,
    'product_attribute_values',
    listed(products, 'attributes', attributeRows),
    { product_id: 'bigint', attribute_id: 'bigint', value_id: 'bigint', number: 'float8' },
    {
      into: sql`product_attribute_values (site_id, product_id, attribute_id, value_id, number)`,
      select: sql`${site}::bigint, r.product_id, a.id, v.id, r.number`,
      join: sql`join attributes a on a.id = r.attribute_id and a.site_id = ${site}
        left join attribute_values v on v.id = r.value_id and v.attribute_id = a.id`,
    },
  );
  await replace(
    ctx,
    'product_media',
    listed(products, 'media', (id, list: NonNullable<ProductInput['media']>) =>
      list.map(({ mediaId, alt = {} }, position) => ({ product_id: id, position, media_id: mediaId, alt })),
    ),
    'product_id bigint, position int, media_id bigint, alt jsonb',
    {
      into: sql`product_media (product_id, position, site_id, media_id, alt)`,
      select: sql`r.product_id, r.position, ${site}::bigint, m.id, r.alt`,
      join: sql`join media m on m.id = r.media_id and m.site_id = ${site}`,
    },
  );
  await replace(
    ctx,
    'product_downloads',
    listed(products, 'downloads', (id, list: NonNullable<ProductInput['downloads']>) =>
      list.map(({ name, mediaId = null, url = null }, position) => ({
        product_id: id,
        position,
        name,
        media_id: mediaId,
        url,
      })),
    ),
    'product_id bigint, position int, name text, media_id bigint, url text',
    {
      into: sql`product_downloads (product_id, position, site_id, name, media_id, url)`,
      select: sql`r.product_id, r.position, ${site}::bigint, r.name, r.media_id, r.url`,
      join: sql`left join media m on m.id = r.media_id and m.site_id = ${site}
        where r.media_id is null or m.id is not null`,
    },
  );
  await replace(
    ctx,
    'bundle_items',
    listed(products, 'bundle', (id, list: NonNullable<ProductInput['bundle']>) =>
      list.map(({ productId, quantity }, position) => ({
        product_id: id,
        ref: productId,
        quantity,
        position,
      })),
    ),
    'product_id bigint, ref bigint, quantity int, position int',
    {
      owner: sql`bundle_id`,
      into: sql`bundle_items (bundle_id, product_id, site_id, quantity, position)`,
      select: sql`r.product_id, p.id, ${site}::bigint, r.quantity, r.position`,
      join: sql`join products p on p.id = r.ref and p.site_id = ${site}`,
    },
  );
  for (const [field, kind] of [
    ['crossSell', 'cross-sell'],
    ['upSell', 'up-sell'],
  ] as const) {
    await replace(
      ctx,
      'product_links',
      listed(products, field, (id, list: readonly number[]) =>
        [...new Set(list)].map((ref, position) => ({ product_id: id, ref, position })),
      ),
      'product_id bigint, ref bigint, position int',
      {
        only: sql`and kind = ${kind}`,
        into: sql`product_links (product_id, kind, linked_id, site_id, position)`,
        select: sql`r.product_id, ${kind}, p.id, ${site}::bigint, r.position`,
        join: sql`join products p on p.id = r.ref and p.site_id = ${site}`,
      },
    );
  }
}

function attributeRows(id: number, list: readonly ProductAttribute[]) {
  return list.flatMap((given): object[] =>
    'valueIds' in given
      ? [...new Set(given.valueIds)].map((valueId) => ({
          product_id: id,
          attribute_id: given.attributeId,
          value_id: valueId,
        }))
      : [{ product_id: id, attribute_id: given.attributeId, number: given.number }],
  );
}

interface Listed {
  field: string;
  /** Products that may have such a list already and are given another, empty ones too. */
  owners: number[];
  rows: object[];
}

function listed<F extends keyof ProductInput>(
  products: readonly Saved[],
  field: F,
  rowsOf: (id: number, list: NonNullable<ProductInput[F]>) => object[],
): Listed {
  const given = products.flatMap(({ id, input, isNew }) => {
    const list = input[field];
    return list === undefined || list === null
      ? []
      : [{ id, isNew, list: list as NonNullable<ProductInput[F]> }];
  });
  return {
    field,
    owners: given.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
    rows: given.flatMap(({ id, list }) => rowsOf(id, list)),
  };
}

async function replace(
  ctx: Ctx,
  table: string,
  { field, owners, rows }: Listed,
  columns: string | Readonly<Record<string, 'bigint' | 'float8'>>,
  parts: { into: SQL; select: SQL; join: SQL; owner?: SQL; only?: SQL },
): Promise<void> {
  const { into, select, join, owner = sql`product_id`, only = sql`` } = parts;
  if (owners.length > 0)
    await ctx.db.execute(sql`delete from ${sql.raw(table)} where ${owner} = any(${idArray(owners)}) ${only}`);
  if (rows.length === 0) return;
  const given =
    typeof columns === 'string'
      ? recordset(rows, 'r', columns)
      : numberColumns(rows as Record<string, number>[], 'r', columns);
  const { rowCount } = await ctx.db.execute(sql`insert into ${into} select ${select} from ${given} ${join}`);
  if (rowCount === rows.length) return;
  throw new Refusal('validationFailed', {
    fields: [{ path: field, kind: 'reference', message: 'Names something that this site does not have.' }],
  });
}

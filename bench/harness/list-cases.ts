import type { EndpointInput } from '@izlog/contract/endpoint';
import type { productFilter } from '@izlog/contract/product/filters/product-filter';
import type { Site } from '@izlog/platform/kernel/context';
import pg from 'pg';

/** A request for a list, as the site sends it. */
export type ListCase = EndpointInput<typeof productFilter>;

const sorts = [
  { param: 'finalPrice', order: 'asc' },
  { param: 'name', order: 'asc' },
  { param: 'id', order: 'desc' },
] as const;

/**
 * Requests for 12 products with so many filters, over the sorts a shop offers and the first pages. Each filter by an
 * attribute accepts half of its choices.
 */
export async function listCases(connectionString: string, site: Site, filters: number): Promise<ListCase[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ code: string; values: string[] }>(
    `select a.code, array_agg(v.id::text order by v.id) as values
     from attributes a join attribute_values v on v.attribute_id = a.id
     where a.site_id = $1 and a.code like 'bench-%' group by a.code order by a.code limit $2`,
    [site.id, filters],
  );
  await client.end();
  const chosen = rows.map(({ code, values }) => ({
    key: code,
    value: values.filter((_, index) => index % 2 === 0).map(Number),
  }));
  if (chosen.length < filters) throw new Error(`The catalogue has only ${chosen.length} attributes.`);
  // Of a thousand products six filters leave about one page.
  const pages = filters > 2 ? [1] : [1, 2, 3];
  return sorts.flatMap((sort) => pages.map((page) => ({ filters: chosen, limit: 12, page, sort })));
}

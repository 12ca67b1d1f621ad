import pg from 'pg';

/** Products in three kinds: generated ones of many, and of the demonstration shop with variants and without. */
export async function productSlugs(
  database: string,
  siteId: number,
): Promise<Record<'200 of many' | 'simple' | 'with variants', string[]>> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const slugs = async (condition: string, limit: number) => {
    const { rows } = await client.query<{ slug: string }>(
      `select t.slug from products p
       join sites s on s.id = p.site_id
       join product_translations t on t.product_id = p.id and t.language = s.default_language
       where p.site_id = $1 and p.is_published and not p.is_archived and p.parent_id is null and ${condition}
       order by md5(p.id::text) limit ${limit}`,
      [siteId],
    );
    return rows.map(({ slug }) => slug);
  };
  const found = {
    '200 of many': await slugs(`p.source = 'bench'`, 200),
    simple: await slugs(`p.source is distinct from 'bench' and p.format = 'simple'`, 5),
    'with variants': await slugs(`p.format = 'configurable'`, 5),
  };
  await client.end();
  return found;
}

/** Addresses of so many generated products, in no order. */
export async function productPaths(database: string, siteId: number, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `select t.slug from products p join sites s on s.id = p.site_id
     join product_translations t on t.product_id = p.id and t.language = s.default_language
     where p.site_id = $1 and p.source = 'bench' and p.is_published and not p.is_archived and p.parent_id is null
     order by md5(p.id::text || 'page') limit $2`,
    [siteId, count],
  );
  await client.end();
  return rows.map(({ slug }) => `/product/${slug}`);
}

import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { tagFilter } from '@izlog/contract/product/tag-filter';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import { nearest } from '../products/nearest.ts';
import { fitsNamed, inNamedOrder } from './named-list.ts';

interface TagRow {
  id: number;
  position: number;
  name: string;
  slug: string;
}

/** Product tags (CATALOG-056). */
export async function filterTags(
  ctx: Ctx,
  input: EndpointParsed<typeof tagFilter>,
): Promise<EndpointReturn<typeof tagFilter>> {
  ctx.tags.add('tags');
  const { page, limit } = input;
  const all = inNamedOrder(await listTags(ctx), input.sort, ctx.language);
  const chosen = all.filter((row) => fitsNamed(row, input));
  const rows = chosen.slice((page - 1) * limit, page * limit);
  return {
    records: rows.map(({ id, name, slug }) => ({ id, name, slug })),
    pagination: paginate(page, limit, chosen.length),
  };
}

function listTags(ctx: Ctx): Promise<TagRow[]> {
  return queryPrepared<TagRow>(
    ctx.db,
    sql`
      select g.id, g.position, t.name, t.slug from tags g
      cross join lateral (
        select t.name, t.slug from tag_translations t where t.tag_id = g.id
        order by ${nearest(sql`t.language`, ctx.language, ctx.site.defaultLanguage)} limit 1
      ) t
      where g.site_id = ${ctx.site.id}`,
  );
}

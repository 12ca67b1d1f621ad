import { listCategories } from '#platform/services/catalogue/index.ts';
import type { Asked } from '../door/dialect-call.ts';
import { readListQuery, sayPages, textOf, wholeOf } from '../door/list-query.ts';

/** Public categories; one that is asked for by itself is found among all of them. */
export async function listWcCategories(asked: Asked) {
  const query = readListQuery(asked.request, {
    orderby: ['name', 'id', 'slug', 'include'],
    isAscending: true,
  });
  const all = await listCategories(asked.ctx);
  const params = asked.request.query as Record<string, unknown>;
  const parent = wholeOf(params, 'parent', 0, 2_147_483_647);
  const slug = textOf(params, 'slug');
  const words = query.search.toLowerCase();
  const compare = {
    name: (a: Row, b: Row) => a.name.localeCompare(b.name, 'hr'),
    slug: (a: Row, b: Row) => a.slug.localeCompare(b.slug, 'hr'),
  };
  type Row = (typeof all)[number];
  const by = compare[query.orderby as keyof typeof compare] ?? ((a: Row, b: Row) => a.id - b.id);
  const found = all
    .filter(
      (one) =>
        (asked.ids.id === undefined || one.id === asked.ids.id) &&
        (parent === undefined || (one.parentId ?? 0) === parent) &&
        (slug === undefined || one.slug === slug) &&
        (query.include?.includes(one.id) ?? true) &&
        !query.exclude.includes(one.id) &&
        one.name.toLowerCase().includes(words),
    )
    .sort((a, b) => by(a, b) * (query.isAscending ? 1 : -1));
  sayPages(asked.request, asked.reply, query, found.length);
  const page = asked.ids.id === undefined ? found.slice(query.offset, query.offset + query.perPage) : found;
  return page.map(({ id, name, slug: own, parentId, description, position }) => ({
    id,
    name,
    slug: own,
    parent: parentId ?? 0,
    description,
    display: 'default',
    image: null,
    menu_order: position,
    count: 0,
  }));
}

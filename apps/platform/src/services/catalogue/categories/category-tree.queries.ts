import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';

/** A category where it stands in the tree of staff. */
export interface TreeRow {
  id: number;
  parentId: number | null;
  depth: number;
  position: number;
  name: string;
  slug: string;
  isPublished: boolean;
  products: number;
  languages: string[];
  isFirst: boolean;
  isLast: boolean;
}

/** All categories from the roots down, in their order, hidden ones too; a site has at most some thousands. */
export async function listCategoryTree(ctx: Ctx): Promise<TreeRow[]> {
  const rows = await queryPrepared<Omit<TreeRow, 'isFirst' | 'isLast'>>(
    ctx.db,
    sql`
    select c.id, c.parent_id as "parentId", cardinality(c.path) - 1 as depth, c.position, c.is_published as "isPublished",
      coalesce(words.name, '') as name, coalesce(own.slug, '') as slug,
      (select count(*)::int from product_categories p where p.category_id = c.id) as products,
      array(select t.language from category_translations t where t.category_id = c.id order by t.language) as languages
    from categories c
    left join lateral (
      select t.name from category_translations t where t.category_id = c.id
      order by t.language = ${ctx.language} desc, t.language = ${ctx.site.defaultLanguage} desc limit 1
    ) words on true
    left join category_translations own on own.category_id = c.id and own.language = ${ctx.site.defaultLanguage}
    where c.site_id = ${ctx.site.id}
    order by c.position, c.id`,
  );
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: number | null): TreeRow[] =>
    (byParent.get(parentId) ?? []).flatMap((row, place, beside) => [
      { ...row, isFirst: place === 0, isLast: place === beside.length - 1 },
      ...below(row.id),
    ]);
  return below(null);
}

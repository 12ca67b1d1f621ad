import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import {
  type emptyCategory as endpoint,
  movedAtOnce,
} from '@izlog/contract/product/registries/category-resource';
import { sql } from 'drizzle-orm';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { saveProducts } from '../products/save-products.ts';
import { findCategory } from './save-category.queries.ts';

/**
 * Moves products of a category into another one, by the operation that saves products; each keeps the order of its
 * categories. Refuses a category that the site does not have (notFound), and the same one twice (validationFailed).
 */
export function emptyCategory(
  outer: Ctx,
  { id, to }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  return inTransaction(outer, async (ctx) => {
    if (id === to)
      throw new Refusal('validationFailed', {
        fields: [{ path: 'to', kind: 'reference', message: 'Another category is needed.' }],
      });
    for (const one of [id, to]) if (!(await findCategory(ctx, { id: one }))) throw new Refusal('notFound');
    const { rows } = await ctx.db.execute<{ id: number; categories: number[]; total: number }>(sql`
      select x.product_id as id, count(*) over ()::int as total,
        array(select o.category_id::int from product_categories o where o.product_id = x.product_id
          order by o.position, o.category_id) as categories
      from product_categories x where x.category_id = ${id} and x.site_id = ${ctx.site.id}
      order by x.product_id limit ${movedAtOnce}`);
    const moved = rows.map(({ id: product, categories }) => ({
      id: product,
      was: categories,
      categories: [...new Set(categories.map((one) => (one === id ? to : one)))],
    }));
    await saveProducts(
      ctx,
      moved.map(({ was: _was, ...input }) => input),
    );
    for (const { id: product, was, categories } of moved)
      noteChange(ctx, `product ${product}`, { categories: was }, { categories });
    noteChange(ctx, `category ${id}`, { products: rows[0]?.total ?? 0 }, { movedTo: to });
    return { moved: rows.length, left: (rows[0]?.total ?? 0) - rows.length };
  });
}

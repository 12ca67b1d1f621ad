import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { moveCategory as endpoint } from '@izlog/contract/product/registries/category-resource';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { listCategoryTree } from './category-tree.queries.ts';
import { saveCategory } from './save-category.ts';

/** Puts a category one place up or down; at an end it stays. Those beside it are numbered again where that is needed. */
export function moveCategory(
  outer: Ctx,
  { id, way }: EndpointParsed<typeof endpoint>,
): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    // As saveCategory does: two moves at once would each count from what the other changes.
    await takeTurn(ctx, 'categories');
    const all = await listCategoryTree(ctx);
    const one = all.find((row) => row.id === id);
    if (!one) throw new Refusal('notFound');
    const beside = all.filter((row) => row.parentId === one.parentId);
    const from = beside.indexOf(one);
    const to = Math.min(Math.max(from + (way === 'up' ? -1 : 1), 0), beside.length - 1);
    const order = beside.toSpliced(from, 1).toSpliced(to, 0, one);
    for (const [position, row] of order.entries())
      if (row.position !== position) await saveCategory(ctx, { id: row.id, position });
    noteChange(ctx, `category ${id}`, { place: from }, { place: to });
    return {};
  });
}

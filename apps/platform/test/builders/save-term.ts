import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { ContentText } from '#platform/services/content/items/content-text.ts';
import { listTermIds, putTerm } from '#platform/services/content/posts/term.queries.ts';
import { saveContent } from './save-content.ts';

/** Saves a category or tag of posts in the given languages and gives its id. */
export async function saveTerm(
  ctx: Ctx,
  term: {
    id?: number;
    termType: string;
    parentId?: number | null;
    position?: number;
    translations: Record<string, ContentText>;
  },
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const { id: given, termType, parentId = null, position = 0, translations } = term;
    if (parentId !== null && (await listTermIds(inner, [parentId])).length === 0)
      throw new Refusal('notFound');
    const id = await saveContent(inner, { id: given, kind: 'term', translations });
    await putTerm(inner, { itemId: id, siteId: inner.site.id, termType, parentId, position });
    return id;
  });
}

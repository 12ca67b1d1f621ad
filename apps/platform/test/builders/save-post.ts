import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { ContentText } from '#platform/services/content/items/content-text.ts';
import { listTermIds, putPostTerms } from '#platform/services/content/posts/term.queries.ts';
import { saveContent } from './save-content.ts';

/** Saves a post in the given languages and gives its id. `termIds` replaces its terms, in order; left out they stay. */
export async function savePost(
  ctx: Ctx,
  post: {
    id?: number;
    /** `post` unless the site has types of its own. */
    postType?: string;
    termIds?: readonly number[];
    translations: Record<string, ContentText>;
  },
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const { termIds, ...content } = post;
    const id = await saveContent(inner, { ...content, kind: 'post' });
    if (!termIds) return id;
    const wanted = [...new Set(termIds)];
    const known = await listTermIds(inner, wanted);
    if (known.length < wanted.length) throw new Refusal('notFound');
    await putPostTerms(inner, id, wanted);
    await dropTags(inner, ['posts', `post:${id}`]);
    return id;
  });
}

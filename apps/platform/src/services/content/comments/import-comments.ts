import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { addComments, linkAnswers, type Target } from './comment.queries.ts';
import { readCommentOptions } from './comment-options.ts';
import { commentsTag } from './create-comment.ts';

/** What somebody said in another shop, or below a post of another site. */
export interface ImportedComment {
  target: Target;
  author: string;
  /** In lower case. */
  email: string | null;
  content: string;
  /** From 0 to 1; it becomes as many stars as the site gives. */
  rating: number | null;
  isPublished: boolean;
  createdAt: Date;
  /** Who wrote what it answers, and what that says: another comment on the same thing. */
  answers?: { author: string; content: string } | undefined;
}

/**
 * Adds comments on products or posts as they were let in elsewhere, without asking the rules of the site. What somebody has said
 * there word by word already is left out; answers stand below what they answer. Returns how many were added.
 */
export function importComments(outer: Ctx, list: readonly ImportedComment[]): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    if (list.length === 0) return 0;
    const stars = list.some(({ rating }) => rating !== null)
      ? (await readCommentOptions(ctx, 'product')).NumberOfStars
      : 0;
    const added = await addComments(
      ctx,
      list.map(({ target, author, rating, answers: _answers, ...comment }) => ({
        ...comment,
        siteId: ctx.site.id,
        entityType: target.type,
        entityId: target.id,
        authorName: author,
        rating: rating === null ? null : Math.max(1, Math.round(rating * stars)),
        updatedAt: comment.createdAt,
      })),
    );
    await linkAnswers(
      ctx,
      list.flatMap(({ target, author, content, answers }) =>
        answers ? [{ target, author, content, toAuthor: answers.author, toContent: answers.content }] : [],
      ),
    );
    await dropTags(
      ctx,
      list
        .map(({ target }) => target)
        .filter(({ id }) => added.includes(id))
        .map(commentsTag),
    );
    return added.length;
  });
}

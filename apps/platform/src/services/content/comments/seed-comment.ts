import type { Ctx } from '#platform/kernel/context.ts';
import { addComment, type Target } from './comment.queries.ts';

/** Stores a comment as it is, without asking the rules: for demonstration data. */
export async function seedComment(
  ctx: Ctx,
  comment: {
    target: Target;
    author: string;
    content: string;
    rating: number | null;
    isPublished: boolean;
    createdAt: Date;
  },
): Promise<void> {
  const { target, author, createdAt, ...rest } = comment;
  await addComment(ctx, {
    ...rest,
    siteId: ctx.site.id,
    entityType: target.type,
    entityId: target.id,
    authorName: author,
    createdAt,
    updatedAt: createdAt,
  });
}

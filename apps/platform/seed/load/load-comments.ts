import { seedComment } from '#platform/services/content/comments/seed-comment.ts';
import type { Loading } from './loading.ts';

const day = 24 * 60 * 60 * 1000;

/** What visitors said below products and posts. */
export async function loadComments({ ctx, demo, book }: Loading): Promise<void> {
  for (const { on, author, daysAgo, rating, content, published } of demo.comments) {
    await seedComment(ctx, {
      target: { type: on.kind, id: book.idOf(on.kind, on.key) },
      author,
      content,
      rating: rating ?? null,
      isPublished: published,
      createdAt: new Date(ctx.now.getTime() - daysAgo * day),
    });
  }
}

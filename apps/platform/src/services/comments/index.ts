import type { Ctx } from '../../kernel/context.ts';
import { forgetAuthor } from './comment.queries.ts';

export { commentRoutes } from './comments.routes.ts';
export { type ImportedComment, importComments } from './import-comments.ts';
export { seedComment } from './seed-comment.ts';

/** Takes an erased person out of their comments, which stay under another name. */
export function forgetInComments(ctx: Ctx, user: { id: number | null; email: string }): Promise<void> {
  return forgetAuthor(ctx, user.id, user.email, '—');
}

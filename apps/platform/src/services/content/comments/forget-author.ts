import type { Ctx } from '../../../kernel/context.ts';
import { forgetAuthor } from './comment.queries.ts';

/** Takes an erased person out of their comments, which stay under another name. */
export function forgetInComments(ctx: Ctx, user: { id: number | null; email: string }): Promise<void> {
  return forgetAuthor(ctx, user.id, user.email, '—');
}

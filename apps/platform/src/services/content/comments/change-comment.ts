import type { Comment } from '@izlog/contract/cms/comments/comment';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, dropTags, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CommentRow, changeComment, deleteComment, findComment } from './comment.queries.ts';
import { readCommentOptions } from './comment-options.ts';
import { commentsTag } from './create-comment.ts';
import { mustBeComplete } from './must-be-allowed.ts';
import { presentComment } from './present-comment.ts';

/**
 * Changes text or rating (CMS-050, CMS-062). Where staff look at comments before they are public, a changed one waits
 * again: what was approved is not what stands there now.
 */
export function updateComment(
  outer: Ctx,
  input: { id: number; content?: string; rating?: number | null },
): Promise<Comment> {
  return inTransaction(outer, async (ctx) => {
    const row = await findComment(ctx, input.id, true);
    if (!row) throw new Refusal('notFound');
    const options = await readCommentOptions(ctx, row.entityType);
    const { caller } = ctx;
    const isStaff = caller.kind === 'staff' && caller.permissions.includes('content.publish');
    const isOwn = caller.kind === 'customer' && row.userId === caller.userId;
    if (!isStaff && !(isOwn && options.UserCanEditComment)) throw new Refusal('commentEditNotAllowed');
    const next = {
      content: input.content ?? row.content,
      rating: input.rating === undefined ? row.rating : input.rating,
    };
    mustBeComplete(next, options);
    const isPublished = row.isPublished && (isStaff || !options.RequireAdminPublishing);
    return changed(
      ctx,
      await changeComment(ctx, row.id, {
        ...next,
        isPublished,
        // What staff refused is another text now.
        ...(isStaff ? {} : { isRefused: false }),
        updatedAt: ctx.now,
      }),
    );
  });
}

/** Lets a comment be seen, or refuses it (CMS-056). */
export function publishComment(outer: Ctx, id: number, isPublished: boolean): Promise<Comment> {
  return inTransaction(outer, async (ctx) => {
    const before = await findComment(ctx, id, true);
    const after = await changeComment(ctx, id, { isPublished, isRefused: !isPublished });
    if (before && after) noteChange(ctx, `comment ${id}`, { state: before.state }, { state: after.state });
    return changed(ctx, after);
  });
}

/** Stores what the shop answers; an empty text takes its answer away. */
export function replyToComment(outer: Ctx, id: number, answer: string): Promise<Comment> {
  return inTransaction(outer, async (ctx) => {
    const before = await findComment(ctx, id, true);
    noteChange(ctx, `comment ${id}`, { answer: before?.answer }, { answer });
    return changed(ctx, await changeComment(ctx, id, { answer, answeredAt: answer ? ctx.now : null }));
  });
}

export function removeComment(outer: Ctx, id: number): Promise<Comment> {
  return inTransaction(outer, async (ctx) => changed(ctx, await deleteComment(ctx, id)));
}

async function changed(ctx: Ctx, row: CommentRow | undefined): Promise<Comment> {
  if (!row) throw new Refusal('notFound');
  await dropTags(ctx, [commentsTag({ type: row.entityType, id: row.entityId })]);
  return presentComment(row);
}

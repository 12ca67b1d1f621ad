import type { StaffComment } from '@izlog/contract/cms/comments/comment-moderate';
import { commentResource } from '@izlog/contract/cms/comments/comment-resource';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type ListQuestion, listRecords } from '#platform/kernel/resource/list-records.ts';
import { type CommentRow, findComment, findComments, namesOfTargets } from './comment.queries.ts';
import { comments } from './comment.tables.ts';
import { presentComment } from './present-comment.ts';

const place = {
  table: comments,
  columns: {
    author_name: comments.authorName,
    content: comments.content,
    entity_type: comments.entityType,
    rating: comments.rating,
    state: comments.state,
    created_at: comments.createdAt,
  },
};

/** A page of the comments of the site as staff see them. */
export async function listForStaff(ctx: Ctx, { state, rating, ...asked }: ListQuestion) {
  const { rows, pagination } = await listRecords(ctx, commentResource, place, {
    ...asked,
    ...(state === 'all' ? {} : { state }),
    ...(typeof rating === 'number' && { rating: String(rating) }),
  });
  const found = await findComments(
    ctx,
    rows.map(({ id }) => id),
  );
  return { records: await present(ctx, found), pagination };
}

/** One comment as staff see it. */
export async function getForStaff(ctx: Ctx, id: number): Promise<StaffComment> {
  const row = await findComment(ctx, id);
  const [comment] = row ? await present(ctx, [row]) : [];
  if (!comment) throw new Refusal('notFound');
  return comment;
}

async function present(ctx: Ctx, rows: readonly CommentRow[]): Promise<StaffComment[]> {
  const names = await namesOfTargets(
    ctx,
    rows.map(({ id }) => id),
  );
  const byId = new Map(names.map((one) => [one.id, one]));
  return rows.map((row) => {
    const { title = '', slug = null, parentName = null } = byId.get(row.id) ?? {};
    return {
      ...presentComment(row),
      state: row.state,
      email: row.email,
      entity_title: title,
      entity_slug: slug,
      parent_name: parentName,
    };
  });
}

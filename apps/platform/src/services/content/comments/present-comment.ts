import type { Comment } from '@izlog/contract/cms/comments/comment';
import type { ShownComment } from './comment.queries.ts';

/** A row as everybody may see it: the name, never the address. */
export function presentComment(row: ShownComment): Comment {
  return {
    id: row.id,
    store_id: row.storeId,
    entity_type: row.entityType,
    entity_id: row.entityId,
    user: row.userId === null ? null : { id: row.userId, name: row.authorName },
    author_name: row.authorName,
    content: row.content,
    rating: row.rating,
    published: row.isPublished,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.parentId !== null && { parent_id: row.parentId }),
    ...(row.answer && {
      answer: { content: row.answer, created_at: (row.answeredAt ?? row.updatedAt).toISOString() },
    }),
  };
}

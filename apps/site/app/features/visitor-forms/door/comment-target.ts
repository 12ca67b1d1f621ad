import { type CommentEntity, commentEntities } from '@izlog/contract/cms/comments/comment';
import type { ReadField } from '#site/kit/forms/rules.ts';

/** What a comment is about, as forms and addresses name it. */
export interface CommentTarget {
  entity_type: CommentEntity;
  entity_id: number;
}

/** Reads it from a sent form or an address; nothing when it names nothing. */
export function targetOf(read: ReadField): CommentTarget | undefined {
  const type = commentEntities.find((one) => one === read('entity_type'));
  const id = Number(read('entity_id'));
  return type && Number.isSafeInteger(id) && id >= 0 ? { entity_type: type, entity_id: id } : undefined;
}

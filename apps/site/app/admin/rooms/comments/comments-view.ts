import type { commentResource } from '@izlog/contract/cms/comments/comment-resource';
import type { ListView, RowOf } from '#site/admin/record/list-view.ts';

export type StaffCommentRow = RowOf<typeof commentResource>;

/** A page of the comments. */
export type CommentsList = ListView<StaffCommentRow>;

/** One comment, and how many stars a rating can have. */
export interface CommentView {
  comment: StaffCommentRow;
  stars: number;
}

import type { RatingSummary } from '@izlog/contract/cms/comments/comment';
import type { CommentThread } from '@izlog/contract/cms/comments/comment-filter-standard';
import type { CommentOptions } from '@izlog/contract/cms/comments/comment-options';
import type { CommentTarget } from '../../visitor-forms/door/comment-target.ts';

/** What the section of comments shows. */
export interface CommentsView {
  target: CommentTarget;
  options: CommentOptions;
  summary: RatingSummary;
  comments: readonly CommentThread[];
  /** How many there are in all; the first of them are shown. */
  total: number;
}

import type { Comment, RatingSummary } from '@izlog/contract/cms/comments/comment';
import type { CommentOptions } from '@izlog/contract/cms/comments/comment-options';
import type { CommentTarget } from '#site/features/visitor-forms/door/comment-target.ts';

/** What somebody said, and when. */
export interface SaidWords {
  author_name: string;
  content: string;
  created_at: string;
  rating?: number | null;
}

/** A comment, and below it what the shop and others answered; absent where nobody did. */
export interface ShownComment extends Omit<Comment, 'answer'> {
  below?: SaidWords[];
}

/** What the section of comments shows. */
export interface CommentsView {
  target: CommentTarget;
  options: CommentOptions;
  summary: RatingSummary;
  comments: readonly ShownComment[];
  /** How many there are in all; the first of them are shown. */
  total: number;
}

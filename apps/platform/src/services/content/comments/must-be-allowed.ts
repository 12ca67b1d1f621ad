import type { CommentOptions } from '@izlog/contract/cms/comments/comment-options';
import { Refusal } from '#platform/kernel/refusal.ts';

/** Refuses what the rules do not let stand: nothing at all, text without stars, stars without text, stars beyond the last. */
export function mustBeComplete(
  { content, rating }: { content: string; rating: number | null },
  options: CommentOptions,
): void {
  if (content === '' && rating === null) throw new Refusal('sendContentOrRating');
  if (options.RequireRatingForComment && rating === null) throw new Refusal('rateToComment');
  if (options.RequireCommentForRating && content === '') throw new Refusal('commentToRate');
  if (rating !== null && (rating < 1 || rating > options.NumberOfStars)) {
    throw new Refusal('validationFailed', {
      fields: [{ path: 'rating', kind: 'range', message: `From 1 to ${options.NumberOfStars} stars.` }],
    });
  }
}

import type { CommentEntity } from '@izlog/contract/cms/comments/comment';
import { type CommentOptions, commenters } from '@izlog/contract/cms/comments/comment-options';
import type { Ctx } from '#platform/kernel/context.ts';
import { filterOptions } from '../options/filter-options.ts';

const flags = [
  'RequireRatingForComment',
  'RequireCommentForRating',
  'RequireAdminPublishing',
  'OneUserOneComment',
  'UserCanEditComment',
  'AnonymousCanMultipleReview',
] as const;

/** The rules of comments (CMS-029): those named OnSite are for reviews of the site, the others for posts and products. */
export async function readCommentOptions(ctx: Ctx, entity: CommentEntity): Promise<CommentOptions> {
  const both = await readBoth(ctx);
  return entity === 'site' ? both.onSite : both.options;
}

/** Both sets of rules (CMS-051). */
export async function readBoth(ctx: Ctx): Promise<{ options: CommentOptions; onSite: CommentOptions }> {
  const keys = ['NumberOfStars', ...flags].flatMap((key) => [key, `${key}OnSite`]);
  const rows = await filterOptions(ctx, [...keys, 'CanCommentOnBlog', 'CanCommentOnSite']);
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    options: optionsOf(values, '', values.get('CanCommentOnBlog')),
    onSite: optionsOf(values, 'OnSite', values.get('CanCommentOnSite')),
  };
}

function optionsOf(
  values: ReadonlyMap<string, string | null>,
  suffix: string,
  canComment: string | null | undefined,
): CommentOptions {
  const isOn = (key: (typeof flags)[number]) => ['true', '1'].includes(values.get(`${key}${suffix}`) ?? '');
  const stars = Number(values.get(`NumberOfStars${suffix}`));
  return {
    NumberOfStars: Number.isInteger(stars) && stars >= 1 && stars <= 10 ? stars : 5,
    // A word nobody knows closes rather than opens.
    CanComment: commenters.find((one) => one === canComment) ?? 'RegisteredUsers',
    RequireRatingForComment: isOn('RequireRatingForComment'),
    RequireCommentForRating: isOn('RequireCommentForRating'),
    RequireAdminPublishing: isOn('RequireAdminPublishing'),
    OneUserOneComment: isOn('OneUserOneComment'),
    UserCanEditComment: isOn('UserCanEditComment'),
    AnonymousCanMultipleReview: isOn('AnonymousCanMultipleReview'),
  };
}

import { commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import { commentResource } from '@izlog/contract/cms/comments/comment-resource';
import { loadList } from '#site/admin/record/load-list.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CommentsList } from '../comments-view.ts';

/** A page of the comments; one narrows them by as many stars as the shop gives. */
export async function loadComments(site: SiteContext, url: URL): Promise<CommentsList> {
  const [view, stars] = await Promise.all([loadList(site, url, commentResource), mostStars(site)]);
  const filters = view.filters.map((filter) =>
    filter.name === 'rating'
      ? { ...filter, choices: filter.choices?.filter((one) => Number(one) <= stars) }
      : filter,
  );
  return { ...view, filters };
}

/** How many stars a rating can have. */
export const mostStars = async ({ call }: SiteContext): Promise<number> =>
  (await call(commentGetOptions, {})).options.NumberOfStars;

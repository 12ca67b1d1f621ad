import type { PostCard } from '@izlog/contract/cms/content/page';
import { type Pagination, paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { presentCard } from '../pages/present-page.ts';
import { listPosts, type PostFilterInput } from './post-list.queries.ts';
import { findTermsOfPosts } from './term-labels.queries.ts';

/** Lists posts and pages (CMS-018): four queries whatever their number. */
export async function filterPosts(
  ctx: Ctx,
  input: PostFilterInput,
): Promise<{ records: PostCard[]; pagination: Pagination }> {
  ctx.tags.add('posts');
  const { rows, total } = await listPosts(ctx, input);
  const [pictures, terms] = await Promise.all([
    findPictures(
      ctx,
      rows.map((row) => row.mediaId).filter((id) => id !== null),
    ),
    findTermsOfPosts(
      ctx,
      rows.map((row) => row.itemId),
    ),
  ]);
  return {
    records: rows.map((row) => presentCard(ctx, row, pictures, terms.get(row.itemId) ?? [])),
    pagination: paginate(input.page, input.limit, total),
  };
}

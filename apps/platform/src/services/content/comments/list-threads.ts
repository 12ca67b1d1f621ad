import type { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import { listPublished, type Target } from './comment.queries.ts';
import { presentComment } from './present-comment.ts';

/** A page of the published comments on something, newest first, each with what was answered to it (CMS-048). */
export async function listThreads(
  ctx: Ctx,
  target: Target,
  page: number,
  limit: number,
): Promise<EndpointReturn<typeof commentFilterStandard>> {
  const { rows, replies, threads, summary } = await listPublished(ctx, target, page, limit);
  const below = Map.groupBy(replies, ({ top }) => top);
  return {
    records: rows.map((row) => {
      const answers = below.get(row.id);
      return {
        ...presentComment(row),
        ...(answers && { replies: answers.map((one) => presentComment(one.row)) }),
      };
    }),
    summary,
    pagination: paginate(page, limit, threads),
  };
}

import { commentCreate } from '@izlog/contract/cms/comments/comment-create';
import { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import { commentDelete, commentFilter, commentPublish } from '@izlog/contract/cms/comments/comment-moderate';
import { commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import { commentUpdate } from '@izlog/contract/cms/comments/comment-update';
import { paginate } from '@izlog/contract/pagination';
import { type Route, route } from '../../../kernel/http/route.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { publishComment, removeComment, updateComment } from './change-comment.ts';
import { listForStaff, listPublished } from './comment.queries.ts';
import { readBoth } from './comment-options.ts';
import { commentPart } from './comment-part.ts';
import { commentsTag, createComment } from './create-comment.ts';
import { presentComment } from './present-comment.ts';

/** Comments and ratings of posts, products and the site. */
export function commentRoutes(kernel: Kernel): Route[] {
  kernel.personalData.add(commentPart);
  return [
    route(commentFilterStandard, async (ctx, { entity_type: type, entity_id: id, page, limit }) => {
      ctx.tags.add(commentsTag({ type, id }));
      const { rows, summary } = await listPublished(ctx, { type, id }, page, limit);
      return {
        records: rows.map(presentComment),
        summary,
        pagination: paginate(page, limit, summary.comments),
      };
    }),
    route(commentCreate, (ctx, input) => createComment(kernel, ctx, input)),
    route(commentUpdate, updateComment),
    route(commentGetOptions, readBoth),
    route(commentFilter, async (ctx, { state, entity_type: type, page, limit }) => {
      const isPublished = state === 'all' ? undefined : state === 'published';
      const { rows, total } = await listForStaff(ctx, { isPublished, type, page, limit });
      return {
        records: rows.map(({ row, title }) => ({
          ...presentComment(row),
          email: row.email,
          entity_title: title,
        })),
        pagination: paginate(page, limit, total),
      };
    }),
    route(commentPublish, (ctx, { id, published }) => publishComment(ctx, id, published)),
    route(commentDelete, async (ctx, { id }) => {
      await removeComment(ctx, id);
      return {};
    }),
  ];
}

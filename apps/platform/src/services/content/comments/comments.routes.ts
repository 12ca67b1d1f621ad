import { commentCreate } from '@izlog/contract/cms/comments/comment-create';
import { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import {
  commentBulk,
  commentDelete,
  commentFilter,
  commentGet,
  commentPublish,
  commentReply,
} from '@izlog/contract/cms/comments/comment-moderate';
import { commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import { commentUpdate } from '@izlog/contract/cms/comments/comment-update';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { serveBulk } from '#platform/kernel/resource/serve-bulk.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { publishComment, removeComment, replyToComment, updateComment } from './change-comment.ts';
import { readBoth } from './comment-options.ts';
import { commentPart } from './comment-part.ts';
import { commentsTag, createComment } from './create-comment.ts';
import { listThreads } from './list-threads.ts';
import { getForStaff, listForStaff } from './staff-comments.ts';
import { waitingComments } from './waiting-comments.ts';

/** Comments and ratings of posts, products and the site. */
export function commentRoutes(kernel: Kernel): Route[] {
  kernel.held.get(todoProviders).push(waitingComments);
  kernel.personalData.add(commentPart);
  return [
    route(commentFilterStandard, async (ctx, { entity_type: type, entity_id: id, page, limit }) => {
      ctx.tags.add(commentsTag({ type, id }));
      return listThreads(ctx, { type, id }, page, limit);
    }),
    route(commentCreate, (ctx, input) => createComment(kernel, ctx, input)),
    route(commentUpdate, updateComment),
    route(commentGetOptions, readBoth),
    route(commentFilter, listForStaff),
    route(commentGet, (ctx, { id }) => getForStaff(ctx, id)),
    route(commentReply, async (ctx, { id, content }) => {
      await replyToComment(ctx, id, content);
      return getForStaff(ctx, id);
    }),
    serveBulk(commentBulk, {
      approve: (ctx, id) => publishComment(ctx, id, true),
      refuse: (ctx, id) => publishComment(ctx, id, false),
      delete: removeComment,
    }),
    route(commentPublish, (ctx, { id, published }) => publishComment(ctx, id, published)),
    route(commentDelete, async (ctx, { id }) => {
      await removeComment(ctx, id);
      return {};
    }),
  ];
}

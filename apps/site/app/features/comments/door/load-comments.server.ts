import { CallError } from '@izlog/contract/client';
import type { CommentEntity } from '@izlog/contract/cms/comments/comment';
import { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import { type CommentOptions, commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import type { SiteContext } from '../../../platform-client/site-context.ts';
import type { CommentTarget } from '../../visitor-forms/door/comment-target.ts';
import type { CommentsView } from './comments-view.ts';

/** Comments that a page shows. */
const shown = 50;

/** The comments on something, newest first; null when they cannot be had or are closed and none is there (CMS-054). */
export async function loadComments(
  context: SiteContext,
  target: CommentTarget,
): Promise<CommentsView | null> {
  try {
    const [list, options] = await Promise.all([
      context.call(commentFilterStandard, { ...target, limit: shown }),
      loadCommentOptions(context, target.entity_type),
    ]);
    if (options.CanComment === 'Nobody' && list.records.length === 0) return null;
    const { records, summary, pagination } = list;
    return { target, options, summary, comments: records, total: pagination.total };
  } catch (error) {
    // The page stands without them.
    if (error instanceof CallError) return null;
    throw error;
  }
}

export async function loadCommentOptions(
  { call }: Pick<SiteContext, 'call'>,
  entity: CommentEntity,
): Promise<CommentOptions> {
  const both = await call(commentGetOptions, {});
  return entity === 'site' ? both.onSite : both.options;
}

import { CallError } from '@izlog/contract/client';
import type { Comment, CommentEntity } from '@izlog/contract/cms/comments/comment';
import {
  type CommentThread,
  commentFilterStandard,
} from '@izlog/contract/cms/comments/comment-filter-standard';
import { type CommentOptions, commentGetOptions } from '@izlog/contract/cms/comments/comment-options';
import type { CommentTarget } from '#site/features/visitor-forms/door/comment-target.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CommentsView, SaidWords, ShownComment } from './comments-view.ts';

/** Comments that a page shows. */
const shown = 50;

/** The comments on something, newest first; null when they cannot be obtained or are closed and none is there (CMS-054). */
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
    const { summary, pagination } = list;
    const comments = list.records.map((one) => shownOf(one, context.language.code2));
    return { target, options, summary, comments, total: pagination.total };
  } catch (error) {
    // The page stands without them.
    if (error instanceof CallError) return null;
    throw error;
  }
}

/** A comment with all that was answered on one level: an answer to an answer names whom it answers. */
function shownOf({ answer, replies = [], ...comment }: CommentThread, code2: string): ShownComment {
  const nameOf = (id: number | undefined) => replies.find((one) => one.id === id)?.author_name;
  const { messages, locale } = catalogueOf(code2);
  const ofShop = (words: Comment['answer']): SaidWords[] =>
    words ? [{ ...words, author_name: textOf(messages, locale, 'comments.answer') }] : [];
  const below = replies.flatMap(({ author_name, content, created_at, rating, parent_id, answer: own }) => {
    const to = nameOf(parent_id);
    const name = to ? `${author_name} → ${to}` : author_name;
    return [{ author_name: name, content, created_at, rating }, ...ofShop(own)];
  });
  const all = [...ofShop(answer), ...below];
  return all.length === 0 ? comment : { ...comment, below: all };
}

export async function loadCommentOptions(
  { call }: Pick<SiteContext, 'call'>,
  entity: CommentEntity,
): Promise<CommentOptions> {
  const both = await call(commentGetOptions, {});
  return entity === 'site' ? both.onSite : both.options;
}

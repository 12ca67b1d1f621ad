import type { PostRecord } from 'content-io';
import type { Ctx } from '../../../kernel/context.ts';
import { importComments } from '../comments/import-comments.ts';
import type { ImportJob } from './import-job.ts';

/** Brings in what people wrote below these posts, approved or waiting; echoes of other sites are left out. */
export async function importCommentsOf(
  ctx: Ctx,
  job: ImportJob,
  posts: ReadonlyArray<{ record: PostRecord; itemId: number }>,
): Promise<void> {
  const list = posts.flatMap(({ record, itemId }) =>
    record.type !== 'post'
      ? []
      : record.comments
          .filter(({ type }) => type === '' || type === 'comment')
          .map((comment) => ({
            target: { type: 'post' as const, id: itemId },
            author: job.io.plainTextOf(comment.author).slice(0, 120) || '–',
            email: comment.email === '' ? null : comment.email.slice(0, 320),
            content: wordsOf(job, record, comment),
            rating: null,
            isPublished: comment.isApproved,
            createdAt: comment.createdAt ?? record.publishedAt ?? ctx.now,
          }))
          .filter(({ content }) => content !== ''),
  );
  const added = await importComments(ctx, list);
  job.report.counts.comment.created += added;
  job.report.counts.comment.unchanged += list.length - added;
}

type Comment = PostRecord['comments'][number];

/** What somebody wrote; an answer names whom it answers, since comments here stand one below the other. */
function wordsOf(job: ImportJob, { comments }: PostRecord, { content, parentId }: Comment): string {
  const words = job.io.plainTextOf(content);
  const answered = parentId === 0 ? undefined : comments.find(({ id }) => id === parentId);
  const name = answered && job.io.plainTextOf(answered.author).slice(0, 120);
  return (words !== '' && name ? `@${name}: ${words}` : words).slice(0, 10_000);
}

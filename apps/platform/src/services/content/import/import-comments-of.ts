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
            content: job.io.plainTextOf(comment.content).slice(0, 10_000),
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

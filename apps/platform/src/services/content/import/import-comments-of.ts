import type { PostRecord } from 'content-io';
import type { Ctx } from '../../../kernel/context.ts';
import { type ImportedComment, importComments } from '../comments/import-comments.ts';
import type { ImportJob } from './import-job.ts';

/** Brings in what people wrote below these posts and to each other, approved or waiting; echoes of other sites are left out. */
export async function importCommentsOf(
  ctx: Ctx,
  job: ImportJob,
  posts: ReadonlyArray<{ record: PostRecord; itemId: number }>,
): Promise<void> {
  const list = posts.flatMap(({ record, itemId }) =>
    record.type === 'post' ? commentsOf(ctx, job, record, itemId) : [],
  );
  const added = await importComments(ctx, list);
  job.report.counts.comment.created += added;
  job.report.counts.comment.unchanged += list.length - added;
}

function commentsOf(ctx: Ctx, job: ImportJob, record: PostRecord, itemId: number): ImportedComment[] {
  const said = record.comments
    .filter(({ type }) => type === '' || type === 'comment')
    .map((comment) => ({
      comment,
      author: job.io.plainTextOf(comment.author).slice(0, 120) || '–',
      content: job.io.plainTextOf(comment.content).slice(0, 10_000),
    }))
    .filter(({ content }) => content !== '');
  const byId = new Map(said.map((one) => [one.comment.id, one]));
  // What somebody says again word by word comes in once, for the first of them.
  const firsts = new Map<string, number>();
  for (const { comment, author, content } of said) {
    const words = JSON.stringify([author, content]);
    firsts.set(words, Math.min(comment.id, firsts.get(words) ?? comment.id));
  }
  return said.map(({ comment, author, content }) => {
    const isFirst = firsts.get(JSON.stringify([author, content])) === comment.id;
    // Only what stands earlier in the file's numbers is answered: so nothing answers itself in a circle.
    const above = isFirst && comment.parentId < comment.id ? byId.get(comment.parentId) : undefined;
    return {
      target: { type: 'post', id: itemId },
      author,
      email: comment.email === '' ? null : comment.email.slice(0, 320),
      content,
      rating: null,
      isPublished: comment.isApproved,
      createdAt: comment.createdAt ?? record.publishedAt ?? ctx.now,
      answers: above && { author: above.author, content: above.content },
    };
  });
}

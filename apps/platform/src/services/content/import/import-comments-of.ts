import type { CommentRecord, PostRecord } from 'content-io';
import type { Ctx } from '#platform/kernel/context.ts';
import { type ImportedComment, importComments } from '../comments/import-comments.ts';
import { note } from './content-report.ts';
import type { ImportJob } from './import-job.ts';

/** Brings in what people wrote below these posts and to each other, approved or waiting; echoes of other sites are left out. */
export async function importCommentsOf(
  ctx: Ctx,
  job: ImportJob,
  posts: ReadonlyArray<{ record: PostRecord; itemId: number }>,
): Promise<void> {
  const list = posts.flatMap(({ record, itemId }) => {
    if (record.type === 'post') return commentsOf(ctx, job, record, itemId);
    const { length } = record.comments.filter(isSaid);
    if (length > 0) note(job.report, record.title, 'commentsLeftOut', String(length));
    return [];
  });
  const added = await importComments(ctx, list);
  job.report.counts.comment.created += added;
  job.report.counts.comment.unchanged += list.length - added;
}

function commentsOf(ctx: Ctx, job: ImportJob, record: PostRecord, itemId: number): ImportedComment[] {
  const said = record.comments
    .filter(isSaid)
    .map((comment) => ({
      comment,
      author: job.io.plainTextOf(comment.author).slice(0, 120) || '–',
      content: job.io.plainTextOf(comment.content).slice(0, 10_000),
    }))
    .filter(({ content }) => content !== '');
  const byId = new Map(said.map((one) => [one.comment.id, one]));
  // What somebody says again word by word comes in once, for the first of them.
  const firsts = new Map<string, (typeof said)[number]>();
  for (const one of said) {
    const known = firsts.get(wordsOf(one));
    if (!known || one.comment.id < known.comment.id) firsts.set(wordsOf(one), one);
  }
  const firstOf = (one: (typeof said)[number] | undefined) => one && firsts.get(wordsOf(one));
  const above = (one: (typeof said)[number]) => firstOf(byId.get(one.comment.parentId));
  /** Whether what it answers leads back to it: there the thread is cut. */
  const isInCircle = (one: (typeof said)[number]) => {
    const seen = new Set<unknown>();
    for (let up = above(one); up && !seen.has(up); up = above(up)) {
      if (up === one) return true;
      seen.add(up);
    }
    return false;
  };
  return said.map((one) => {
    const { comment, author, content } = one;
    const answered = firstOf(one) === one && !isInCircle(one) ? above(one) : undefined;
    return {
      target: { type: 'post', id: itemId },
      author,
      email: comment.email === '' ? null : comment.email.slice(0, 320),
      content,
      rating: null,
      isPublished: comment.isApproved,
      createdAt: comment.createdAt ?? record.publishedAt ?? ctx.now,
      answers: answered && { author: answered.author, content: answered.content },
    };
  });
}

const isSaid = ({ type }: CommentRecord): boolean => type === '' || type === 'comment';
const wordsOf = ({ author, content }: { author: string; content: string }): string =>
  JSON.stringify([author, content]);

import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { sendMail } from '#platform/services/messaging/index.ts';
import { unsubscribeAddress } from './confirm-newsletter.ts';
import {
  countAudience,
  findIssue,
  type IssueRow,
  insertDeliveries,
  mailKeyOf,
  takeAudience,
  writeIssue,
} from './issue.queries.ts';
import { type MailBlock, mailPictures } from './rich-issue.ts';

/** The job that puts an issue into the outbox, batch by batch. */
export const issueJob = 'newsletter-issue';
interface IssueBatch {
  siteId: number;
  issueId: number;
}

/** Mails put into the outbox in one transaction. */
const batchSize = 200;

/** Registers the job of the issues. */
export function defineIssueJob(kernel: Kernel): void {
  kernel.jobs.define<IssueBatch>(issueJob, (batch) => sendIssueBatch(kernel, batch, new Date()));
}

/** Begins to send, or goes on; returns how many it will go to. Call it with the row held. */
export async function startIssue(ctx: Ctx, issue: IssueRow): Promise<number> {
  const recipients = await countAudience(ctx, issue);
  await writeIssue(ctx, issue.id, { state: 'sending', reached: 0, startedAt: issue.startedAt ?? ctx.now });
  const batch: IssueBatch = { siteId: ctx.site.id, issueId: issue.id };
  await ctx.jobs.send(ctx.db, issueJob, batch);
  return recipients;
}

/**
 * Puts the mails of one batch into the outbox and sends for the next, all or nothing: a batch that is tried again finds
 * its subscribers served, so that a crash loses nobody and repeats nobody.
 */
export async function sendIssueBatch(
  kernel: Kernel,
  { siteId, issueId }: IssueBatch,
  now: Date,
): Promise<void> {
  const outer = await jobContext(kernel, siteId, issueJob, now);
  if (!outer) return;
  await inTransaction(outer, async (ctx) => {
    const issue = await findIssue(ctx, issueId, { isHeld: true });
    if (issue?.state !== 'sending') return;
    const people = await takeAudience(ctx, issue, batchSize);
    const content = await contentOf(ctx, issue);
    for (const person of people) {
      await sendMail(
        ctx,
        'newsletter',
        person.email,
        { ...content, unsubscribeUrl: await unsubscribeAddress(kernel, ctx, person) },
        { language: person.language, key: mailKeyOf(issue.id, person.id), isBulk: true },
      );
    }
    await insertDeliveries(
      ctx,
      issue.id,
      people.map(({ id }) => id),
    );
    const last = people.at(-1);
    const isDone = last === undefined || people.length < batchSize;
    await writeIssue(ctx, issue.id, isDone ? { state: 'sent', finishedAt: now } : { reached: last.id });
    if (!isDone) await ctx.jobs.send(ctx.db, issueJob, { siteId, issueId });
  });
}

/** What an issue says, as blocks of a mail. */
export async function contentOf(
  ctx: Ctx,
  { subject, preheader, body, rich, buttonLabel, buttonUrl }: IssueRow,
): Promise<{ subject: string; preheader: string; blocks: MailBlock[] }> {
  return {
    subject,
    preheader,
    blocks: [
      { kind: 'title', text: subject },
      ...(rich
        ? [{ kind: 'rich' as const, doc: rich, pictures: await mailPictures(ctx, rich) }]
        : blocksOf(body)),
      ...(buttonLabel && buttonUrl ? [{ kind: 'button' as const, label: buttonLabel, url: buttonUrl }] : []),
    ],
  };
}

/** Blocks with empty lines between: a heading after `## `, a list of lines after `- `, else a paragraph. */
export function blocksOf(body: string) {
  return body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      if (block.startsWith('## ')) return { kind: 'title', text: block.slice(3).trim() } as const;
      const lines = block.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? ({ kind: 'list', items: lines.map((line) => line.slice(2).trim()) } as const)
        : ({ kind: 'paragraph', text: block } as const);
    });
}

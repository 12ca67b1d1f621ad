import { randomUUID } from 'node:crypto';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { newsletterSend } from '@izlog/contract/marketing/newsletter-send';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { jobContext } from '../../../kernel/jobs/job-context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { sendMail } from '../../messaging/index.ts';
import { unsubscribeAddress } from './confirm-newsletter.ts';
import { countReceiving, takeReceiving } from './newsletter.queries.ts';

type Issue = EndpointParsed<typeof newsletterSend>;
interface Batch {
  siteId: number;
  issueId: string;
  issue: Issue;
  after: number;
}

const job = 'newsletter-send';
/** Mails put into the outbox in one transaction. */
const batchSize = 200;

/** Starts an issue: a first batch is sent, each batch sends the next, so a crash loses and repeats nothing. */
export function sendNewsletter(outer: Ctx, issue: Issue): Promise<{ recipients: number }> {
  return inTransaction(outer, async (ctx) => {
    const recipients = await countReceiving(ctx, issue.language);
    const batch: Batch = { siteId: ctx.site.id, issueId: randomUUID(), issue, after: 0 };
    if (recipients > 0) await ctx.jobs.send(ctx.db, job, batch);
    return { recipients };
  });
}

/** Registers the job that puts an issue into the outbox, batch by batch. */
export function defineNewsletterJob(kernel: Kernel): void {
  kernel.jobs.define<Batch>(job, (batch) => sendBatch(kernel, batch, new Date()));
}

/** Puts the mails of one batch into the outbox, each subscriber's once, and sends the next batch. */
export async function sendBatch(kernel: Kernel, batch: Batch, now: Date): Promise<void> {
  const outer = await jobContext(kernel, batch.siteId, job, now);
  if (!outer) return;
  await inTransaction(outer, async (ctx) => {
    const rows = await takeReceiving(ctx, batch.after, batchSize, batch.issue.language);
    for (const row of rows) {
      const { subject, preheader, paragraphs, button } = batch.issue;
      await sendMail(
        ctx,
        'newsletter',
        row.email,
        {
          subject,
          preheader,
          blocks: [
            { kind: 'title', text: subject },
            ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
            ...(button ? [{ kind: 'button', ...button } as const] : []),
          ],
          unsubscribeUrl: await unsubscribeAddress(kernel, ctx, row),
        },
        { language: row.language, key: `newsletter ${batch.issueId} ${row.id}` },
      );
    }
    const last = rows.at(-1);
    if (last && rows.length === batchSize) await ctx.jobs.send(ctx.db, job, { ...batch, after: last.id });
  });
}

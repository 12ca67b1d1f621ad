import type { ChangeAnswer } from 'fiskalizacija';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { openCertificate } from './certificate.ts';
import { takeDueChange, updateChange } from './change.queries.ts';
import { isItsDay } from './change-payment.ts';
import { reportJob } from './fiscal.queries.ts';
import { openClient } from './fiscal-outside.ts';
import { messageOfDocument } from './message-of-document.ts';
import { hostTimeout, takenFor, waitAfter } from './report-times.ts';
import { type NotSent, saidBy } from './said-by.ts';

type DueChange = NonNullable<Awaited<ReturnType<typeof takeDueChange>>>;

/**
 * Tells the tax host which invoices were paid otherwise than they say, one after the other, until none is due or it does not
 * answer. An invoice comes before its change: what the host does not know yet waits. After the invoice's day in Zagreb it
 * takes none any more; then people take the invoice back and issue another (specification 2.6, 2.1.5).
 */
export async function reportChanges(kernel: Kernel, siteId: number, clock: () => Date): Promise<void> {
  for (;;) {
    const ctx = await jobContext(kernel, siteId, reportJob, clock());
    const due = ctx && (await takeDueChange(ctx, new Date(ctx.now.getTime() + takenFor)));
    if (!ctx || !due) return;
    const answer = await report(kernel, ctx, due, clock);
    await settle(ctx, due, answer);
    if (answer.kind !== 'changed' && answer.kind !== 'refused' && answer.kind !== 'dayOver') return;
  }
}

async function report(
  kernel: Kernel,
  ctx: Ctx,
  { change, document, zki, isLate }: DueChange,
  clock: () => Date,
): Promise<ChangeAnswer | NotSent | { kind: 'dayOver' }> {
  const { CertificateError } = await import('fiskalizacija');
  if (!isItsDay(document, ctx.now)) return { kind: 'dayOver' };
  try {
    const certificate = await openCertificate(kernel, ctx, 'live');
    if (!certificate) return { kind: 'notSent', reason: 'noCertificate', detail: '' };
    const invoice = messageOfDocument(document);
    if (invoice.oib !== certificate.oib)
      return { kind: 'notSent', reason: 'otherOib', detail: certificate.oib };
    const client = await openClient(kernel, 'live', certificate, { timeout: hostTimeout, now: clock });
    // Both are said, also the one that stays.
    const said = { payment: change.paidBy, buyerOib: invoice.buyerOib ?? null };
    return await client.changeInvoice({ ...invoice, zki, late: isLate }, said);
  } catch (failure) {
    if (failure instanceof CertificateError) return { kind: 'notSent', reason: failure.problem, detail: '' };
    throw failure;
  }
}

async function settle(
  ctx: Ctx,
  { change, document }: DueChange,
  answer: Awaited<ReturnType<typeof report>>,
): Promise<void> {
  if (answer.kind === 'changed') {
    const done = { state: 'confirmed', confirmedAt: answer.processedAt, nextAt: null } as const;
    return updateChange(ctx, change.id, { ...done, errorCode: null, error: null });
  }
  const isFinal = answer.kind === 'dayOver' || (answer.kind === 'refused' && !answer.mayPassLater);
  const said = answer.kind === 'dayOver' ? { code: 'dayOver', text: '' } : saidBy(answer);
  await updateChange(ctx, change.id, {
    state: isFinal ? 'refused' : 'waiting',
    nextAt: isFinal ? null : new Date(ctx.now.getTime() + waitAfter(change.attempts)),
    errorCode: said.code,
    error: said.text.slice(0, 500),
  });
  ctx.log.warn(
    { document: document.id, attempts: change.attempts, code: said.code },
    isFinal ? 'the tax host does not take a change of payment' : 'a change of payment waits for the tax host',
  );
}

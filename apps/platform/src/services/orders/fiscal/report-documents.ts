import type { FiscalCertificate, FiscalInvoice, InvoiceAnswer } from 'fiskalizacija';
import type { Ctx } from '#platform/kernel/context.ts';
import { jobContext } from '#platform/kernel/jobs/job-context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import type { IssuedDocument } from '../documents/document.queries.ts';
import { openCertificate } from './certificate.ts';
import {
  listSitesToReport,
  reportJob,
  storeZki,
  type TakenMessage,
  takeDueMessage,
  updateFiscalMessage,
} from './fiscal.queries.ts';
import { openClient } from './fiscal-outside.ts';
import { messageOfDocument } from './message-of-document.ts';
import { reportChanges } from './report-changes.ts';
import { hostTimeout, jirPatience, takenFor, waitAfter } from './report-times.ts';
import { type NotSent, saidBy } from './said-by.ts';

/** Registers the job that reports: right after an issue, and each minute what waits. */
export function defineFiscalJobs(kernel: Kernel): void {
  kernel.jobs.define<{ siteId?: number }>(
    reportJob,
    async ({ siteId }) => {
      const now = new Date();
      const sites = siteId === undefined ? await listSitesToReport(kernel.database.db, now) : [siteId];
      for (const site of sites) await reportDue(kernel, site);
    },
    '* * * * *',
    { everySeconds: 1 },
  );
}

/**
 * Reports what of a site is due, one after the other, until nothing is or the host does not answer: then the rest waits for the
 * next minute (FISC-03). A process that dies in between leaves a message that is taken again later, and the tax host knows an
 * invoice that it gets twice as one.
 */
export async function reportDue(kernel: Kernel, siteId: number, clock = () => new Date()): Promise<void> {
  for (;;) {
    const ctx = await jobContext(kernel, siteId, reportJob, clock());
    const due = ctx && (await takeDueMessage(ctx, new Date(ctx.now.getTime() + takenFor)));
    if (!ctx || !due) break;
    const answer = await report(kernel, ctx, due, clock);
    await settle(ctx, due, answer);
    if (answer.kind !== 'confirmed' && answer.kind !== 'refused') return;
  }
  await reportChanges(kernel, siteId, clock);
}

/** Whether the buyer has the paper without its JIR by now (NakDost): nobody's mail waits longer, nor for a second try. */
const isLate = ({ message, document }: TakenMessage, now: Date): boolean =>
  message.attempts > 1 || now.getTime() - document.issuedAt.getTime() > jirPatience;

async function report(
  kernel: Kernel,
  ctx: Ctx,
  due: TakenMessage,
  clock: () => Date,
): Promise<InvoiceAnswer | NotSent> {
  const { message, document } = due;
  const { CertificateError, InvoiceInputError } = await import('fiskalizacija');
  try {
    const certificate = await openCertificate(kernel, ctx, message.host);
    if (!certificate) return { kind: 'notSent', reason: 'noCertificate', detail: '' };
    const invoice = messageOfDocument(document);
    if (invoice.oib !== certificate.oib)
      return { kind: 'notSent', reason: 'otherOib', detail: certificate.oib };
    const zki = message.zki ?? (await storeZki(ctx, message.id, await makeZki(invoice, certificate)));
    const client = await openClient(kernel, message.host, certificate, { timeout: hostTimeout, now: clock });
    return await client.reportInvoice({ ...invoice, zki, late: isLate(due, ctx.now) });
  } catch (failure) {
    if (failure instanceof CertificateError) return { kind: 'notSent', reason: failure.problem, detail: '' };
    if (failure instanceof InvoiceInputError)
      return { kind: 'refused', errors: [{ code: 'input', message: failure.message }], mayPassLater: false };
    throw failure;
  }
}

async function makeZki(
  invoice: Omit<FiscalInvoice, 'zki' | 'late'>,
  certificate: FiscalCertificate,
): Promise<string> {
  const { zkiOf } = await import('fiskalizacija');
  return zkiOf(invoice, certificate.privateKey);
}

/** Keeps what the host said, or when it is asked again. */
async function settle(ctx: Ctx, due: TakenMessage, answer: InvoiceAnswer | NotSent): Promise<void> {
  const { message, document } = due;
  const log = { document: document.id, attempts: message.attempts };
  if (answer.kind === 'confirmed') {
    const { jir, processedAt } = answer;
    await updateFiscalMessage(ctx, message.id, {
      state: 'confirmed',
      jir,
      confirmedAt: processedAt,
      isLate: isLate(due, ctx.now),
      nextAt: null,
      errorCode: null,
      error: null,
    });
    return;
  }
  const isFinal = answer.kind === 'refused' && !answer.mayPassLater;
  const said = saidBy(answer);
  await updateFiscalMessage(ctx, message.id, {
    state: isFinal ? 'refused' : 'waiting',
    nextAt: isFinal ? null : new Date(ctx.now.getTime() + waitAfter(message.attempts)),
    errorCode: said.code,
    error: said.text.slice(0, 500),
  });
  ctx.log.warn(
    { ...log, code: said.code },
    isFinal ? 'the tax host refused a document' : 'a document waits for the tax host',
  );
}

/** The issuer's code of a document that has not been tried yet: it stands on the paper whether the host answers or not. */
export async function zkiOfDocument(
  kernel: Kernel,
  ctx: Ctx,
  message: Pick<TakenMessage['message'], 'id' | 'host' | 'zki'>,
  document: IssuedDocument,
): Promise<string | null> {
  if (message.zki !== null) return message.zki;
  const certificate = await openCertificate(kernel, ctx, message.host).catch(() => undefined);
  if (!certificate || certificate.oib !== document.facts?.seller.oib) return null;
  return storeZki(ctx, message.id, await makeZki(messageOfDocument(document), certificate));
}

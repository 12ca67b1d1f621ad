import type { tryFiscalHost } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FiscalCertificate, FiscalClient, InvoiceAnswer } from 'fiskalizacija';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readSeller, type Seller } from '../placing/seller.ts';
import { openCertificate } from './certificate.ts';
import type { fiscalTrials } from './fiscal.tables.ts';
import { openClient } from './fiscal-outside.ts';
import { saidBy } from './said-by.ts';
import { insertTrial, presentTrial, updateTrial } from './trial.queries.ts';

/** A person waits for the answer. */
const patience = 5_000;

type Outcome = Pick<
  typeof fiscalTrials.$inferSelect,
  'number' | 'zki' | 'jir' | 'hasPassed' | 'reason' | 'error'
>;

/**
 * Tries a host of the tax administration, and keeps how it went: going live asks for it. The live host gets an echo alone; the
 * test host an invoice of 1.00 EUR too, with a number of the trial's own, that is in no sequence and no books (FISC-06).
 */
export async function tryHost(
  kernel: Kernel,
  ctx: Ctx,
  { host }: EndpointParsed<typeof tryFiscalHost>,
): Promise<EndpointReturn<typeof tryFiscalHost>> {
  const { CertificateError } = await import('fiskalizacija');
  const seller = await readSeller(ctx);
  const id = await insertTrial(ctx, { host, oib: seller.oib });
  const began = performance.now();
  const outcome = await tried().catch((failure: unknown): Outcome => {
    if (failure instanceof CertificateError) return failed(failure.problem);
    throw failure;
  });
  const tookMs = Math.round(performance.now() - began);
  const row = await updateTrial(ctx, id, { ...outcome, tookMs });
  return { ...presentTrial(row), isThere: row.hasPassed };

  async function tried(): Promise<Outcome> {
    const certificate = await openCertificate(kernel, ctx, host);
    if (!certificate) return failed('noCertificate');
    if (certificate.oib !== seller.oib) return failed('otherOib', certificate.oib);
    const client = await openClient(kernel, host, certificate, { timeout: patience });
    const echo = await client.echo(ctx.now.toISOString());
    if (echo.kind !== 'echoed') return failed(saidBy(echo).code, saidBy(echo).text);
    if (host === 'live') return { ...nothing, hasPassed: true };
    return sendTest({ client, certificate, seller, number: id, now: ctx.now });
  }
}

const nothing: Outcome = { number: null, zki: null, jir: null, hasPassed: false, reason: null, error: null };
const failed = (reason: string, error?: string): Outcome => ({ ...nothing, reason, error: error ?? null });

/** A test invoice of one euro, paid by card, as the shop would issue it. */
async function sendTest({
  client,
  certificate,
  seller,
  number,
  now,
}: {
  client: FiscalClient;
  certificate: FiscalCertificate;
  seller: Seller;
  number: number;
  now: Date;
}): Promise<Outcome> {
  const { InvoiceInputError, zkiOf } = await import('fiskalizacija');
  const { premises, device } = seller;
  const inVatSystem = seller.invoicing.isVatPayer;
  const draft = {
    oib: seller.oib,
    inVatSystem,
    issuedAt: now,
    sequence: 'device' as const,
    number,
    premises,
    device: Number(device),
    vat: inVatSystem ? [{ rate: 2500, base: 80, amount: 20 }] : [],
    total: 100,
    payment: 'card' as const,
    operatorOib: seller.operator.oib,
    late: false,
  };
  const zki = zkiOf(draft, certificate.privateKey);
  const sent = { ...nothing, number: [number, premises, device].join('/'), zki };
  let answer: InvoiceAnswer;
  try {
    answer = await client.reportInvoice({ ...draft, zki });
  } catch (failure) {
    if (failure instanceof InvoiceInputError) return failed('wrongInvoice', failure.message);
    throw failure;
  }
  if (answer.kind === 'confirmed') return { ...sent, jir: answer.jir, hasPassed: true };
  const { code, text } = saidBy(answer);
  return { ...sent, reason: code, error: text };
}

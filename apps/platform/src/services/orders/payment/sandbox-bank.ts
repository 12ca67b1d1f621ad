import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { banks } from './banks.ts';
import { type GatewayMessage, MessageRefused, type PaymentOutcome } from './gateway.ts';
import { sandboxKey } from './open-bank.ts';
import { ctxOfSite } from './payment-door.ts';
import { sandboxSignature } from './providers/sandbox.ts';
import { sandboxPage } from './sandbox-bank-page.ts';
import { type SandboxDecision, type SandboxForm, sandboxDecisions, sandboxForm } from './sandbox-form.ts';
import { isSameSignature } from './signature.ts';
import { takeMessage } from './take-message.ts';

/** Name of the job by which a notice comes after the return. */
export const sandboxNoticeJob = 'sandbox-bank-notice';

/** The page on which one decides what the bank does. Believes signed forms of our own shop only, as banks do. */
export async function showSandboxBank(
  kernel: Kernel,
  outer: Ctx,
  { siteId }: { siteId: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { fields } = await signedForm(kernel, outer, siteId, request);
  return html(reply, sandboxPage(fields, `${request.raw.url ?? ''}/decide`));
}

/** Does what was decided: notices first, then the browser goes back; or late, twice, or not at all. */
export async function decideSandboxBank(
  kernel: Kernel,
  outer: Ctx,
  { siteId }: { siteId: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { ctx, fields, decision } = await signedForm(kernel, outer, siteId, request);
  const result = sandboxResult(kernel, ctx, fields, outcomes[decision]);
  const notice = () => sendSandboxNotice(kernel, ctx, result);
  switch (decision) {
    case 'approve':
    case 'refuse':
      await notice();
      return goBack(reply, fields.return_url, result);
    case 'approveTwice':
      await notice();
      await notice();
      return goBack(reply, fields.return_url, result);
    case 'approveLate':
      await ctx.jobs.send(ctx.db, sandboxNoticeJob, { siteId, fields: result });
      return goBack(reply, fields.return_url, result);
    case 'approveWithoutReturn':
      await notice();
      return html(reply, sandboxPage(fields, undefined, 'noReturn'));
    case 'cancel':
      return goBack(reply, fields.cancel_url, result);
    case 'timeout':
      return html(reply, sandboxPage(fields, undefined, 'timeout'));
  }
}

/** Tells the shop what the bank decided, as the bank's server would. */
export async function sendSandboxNotice(
  kernel: Kernel,
  ctx: Ctx,
  fields: Record<string, string>,
): Promise<void> {
  const bank = banks.sandbox.open({ secretKey: sandboxKey(kernel, ctx.site.id) });
  const message: GatewayMessage = {
    channel: 'notice',
    address: 'sandbox:',
    fields,
    rawBody: '',
    headers: {},
  };
  try {
    await takeMessage(kernel, ctx, bank, message);
  } catch (error) {
    // As with a real bank: the shop did not believe it and has written that down.
    if (!(error instanceof MessageRefused)) throw error;
  }
}

const outcomes: Record<SandboxDecision, PaymentOutcome> = {
  approve: 'approved',
  approveTwice: 'approved',
  approveLate: 'approved',
  approveWithoutReturn: 'approved',
  refuse: 'refused',
  cancel: 'cancelled',
  timeout: 'pending',
};

function sandboxResult(
  kernel: Kernel,
  ctx: Ctx,
  { reference, amount, currency }: SandboxForm,
  outcome: PaymentOutcome,
): Record<string, string> {
  const transactionId = outcome === 'approved' ? `SB-${reference}` : '';
  const fields = { reference, outcome, amount, currency, transactionId };
  return { ...fields, signature: sandboxSignature(sandboxKey(kernel, ctx.site.id), fields) };
}

async function signedForm(kernel: Kernel, outer: Ctx, siteId: number, request: FastifyRequest) {
  const site = await kernel.sites.byId(siteId);
  if (!site) throw new Refusal('notFound');
  const ctx = ctxOfSite(outer, site);
  const sent = Object.fromEntries(new URLSearchParams(typeof request.body === 'string' ? request.body : ''));
  const { decision = 'timeout', ...given } = sent;
  const parsed = sandboxForm.safeParse(given);
  const expected = sandboxSignature(sandboxKey(kernel, siteId), given);
  if (!parsed.success || !isSameSignature(given.signature, expected)) {
    throw new Refusal('paymentMessageRefused');
  }
  const known = sandboxDecisions.find((one) => one === decision);
  if (!known) throw new Refusal('paymentMessageRefused');
  return { ctx, fields: parsed.data, decision: known };
}

function goBack(reply: FastifyReply, address: string, result: Record<string, string>): unknown {
  const url = new URL(address);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  return reply.header('cache-control', 'no-store').redirect(url.href, 303);
}

function html(reply: FastifyReply, page: string): unknown {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .send(page);
}

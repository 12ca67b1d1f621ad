import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { handleMessage } from '../../handle-message.ts';
import { MessageRefused, type PaymentOutcome, type ProviderMessage } from '../../payment-provider.ts';
import { ctxOfSite } from '../../payment-webhook.ts';
import { isSameSignature } from '../../signature.ts';
import { sandbox, sandboxSignature } from './sandbox.ts';
import { type SandboxDecision, type SandboxForm, sandboxDecisions, sandboxForm } from './sandbox-form.ts';
import { sandboxKey } from './sandbox-key.ts';
import { sandboxPage } from './sandbox-page.ts';

/** Name of the job by which a notice comes after the return. */
export const sandboxWebhookJob = 'sandbox-bank-notice';

/** The page on which one decides what the provider does. Believes signed forms of our own shop only, as providers do. */
export async function showSandbox(
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
export async function decideSandbox(
  kernel: Kernel,
  outer: Ctx,
  { siteId }: { siteId: number },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { ctx, fields, decision } = await signedForm(kernel, outer, siteId, request);
  const result = sandboxResult(kernel, ctx, fields, outcomes[decision]);
  const webhook = () => sendSandboxWebhook(kernel, ctx, result);
  switch (decision) {
    case 'approve':
    case 'refuse':
      await webhook();
      return goBack(reply, fields.return_url, result);
    case 'approveTwice':
      await webhook();
      await webhook();
      return goBack(reply, fields.return_url, result);
    case 'approveLate':
      await ctx.jobs.send(ctx.db, sandboxWebhookJob, { siteId, fields: result });
      return goBack(reply, fields.return_url, result);
    case 'approveWithoutReturn':
      await webhook();
      return html(reply, sandboxPage(fields, undefined, 'noReturn'));
    case 'cancel':
      return goBack(reply, fields.cancel_url, result);
    case 'timeout':
      return html(reply, sandboxPage(fields, undefined, 'timeout'));
  }
}

/** Tells the shop what the provider decided, as the provider's server would. */
export async function sendSandboxWebhook(
  kernel: Kernel,
  ctx: Ctx,
  fields: Record<string, string>,
): Promise<void> {
  const provider = sandbox.open({ secretKey: sandboxKey(kernel, ctx.site.id) });
  const message: ProviderMessage = {
    channel: 'notice',
    address: 'sandbox:',
    fields,
    rawBody: '',
    headers: {},
  };
  try {
    await handleMessage(kernel, ctx, provider, message);
  } catch (error) {
    // As with a real provider: the shop did not believe it and has written that down.
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

import { isProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { origins } from '#platform/services/settings/index.ts';
import { failureAddress, successAddress } from '../mails/order-urls.ts';
import { findOrderById } from '../order.queries.ts';
import { handleMessage } from './handle-message.ts';
import { openProvider } from './open-provider.ts';
import { findPayment } from './payment.queries.ts';
import { MessageRefused, type OpenProvider, type ProviderMessage } from './payment-provider.ts';
import { ProviderFault } from './provider-fault.ts';

interface Door {
  siteId: number;
  gateway: string;
}

/**
 * The buyer's browser comes back (ORDER-016, ORDER-022): what it brings is checked and settled, then it is led to the
 * page of the shop that the order named. What it says is never shown, and a forged message leads to the failure page.
 */
export async function handleReturn(
  kernel: Kernel,
  outer: Ctx,
  door: Door,
  channel: 'return' | 'cancel',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { ctx, provider } = await openWebhook(kernel, outer, door);
  const message = await messageOf(kernel, ctx, channel, request);
  const target = await leadOn(kernel, ctx, provider, message);
  return reply.header('cache-control', 'no-store').redirect(target, 303);
}

async function leadOn(
  kernel: Kernel,
  ctx: Ctx,
  provider: OpenProvider,
  message: ProviderMessage,
): Promise<string> {
  const reason = message.channel === 'cancel' ? 'cancelled' : 'refused';
  try {
    const { payment, outcome } = await handleMessage(kernel, ctx, provider, message);
    const order = await findOrderById(ctx, payment.orderId);
    if (!order) throw new Refusal('notFound');
    const isGood = order.paidAt !== null || outcome === 'approved' || outcome === 'pending';
    return isGood ? successAddress(kernel, order) : failureAddress(kernel, order, reason);
  } catch (error) {
    if (error instanceof ProviderFault) {
      // Nobody knows yet: the buyer sees the order as it is, the job asks again.
      ctx.log.warn({ err: error }, 'a return could not be checked');
      return publicLead(kernel, ctx, provider, message, 'pending');
    }
    if (!(error instanceof MessageRefused)) throw error;
    return publicLead(kernel, ctx, provider, message, reason);
  }
}

/** Where to lead a browser whose message proves nothing: to the failure page of the order it names, without its key. */
async function publicLead(
  kernel: Kernel,
  ctx: Ctx,
  provider: OpenProvider,
  message: ProviderMessage,
  reason: string,
): Promise<string> {
  const named = Object.values(message.fields).find((value) => /^\d{4}-\d{6,}-[A-Z0-9]{8}$/.test(value));
  const payment = named === undefined ? undefined : await findPayment(ctx, named);
  const order = payment?.gateway === provider.code ? await findOrderById(ctx, payment.orderId) : undefined;
  if (!order) throw new Refusal('notFound');
  if (reason === 'pending') return successAddress(kernel, order);
  const url = new URL(failureAddress(kernel, order, reason));
  url.searchParams.delete('orderKey');
  return url.href;
}

/** A provider's server tells us something; it gets the answer it expects, or a refusal, and may tell it again. */
export async function handleWebhook(
  kernel: Kernel,
  outer: Ctx,
  door: Door,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { ctx, provider } = await openWebhook(kernel, outer, door);
  try {
    await handleMessage(kernel, ctx, provider, await messageOf(kernel, ctx, 'notice', request));
  } catch (error) {
    if (error instanceof MessageRefused) throw new Refusal('paymentMessageRefused');
    if (error instanceof ProviderFault) throw new Refusal('paymentUnavailable');
    throw error;
  }
  return reply.type(provider.acknowledge.type).send(provider.acknowledge.body);
}

/** The site and provider that an address names; a provider without keys is not there. */
async function openWebhook(
  kernel: Kernel,
  outer: Ctx,
  { siteId, gateway }: Door,
): Promise<{ ctx: Ctx; provider: OpenProvider }> {
  const site = await kernel.sites.byId(siteId);
  if (!site || !isProviderCode(gateway)) throw new Refusal('notFound');
  const ctx = ctxOfSite(outer, site);
  const provider = await openProvider(kernel, ctx, gateway);
  if (!provider) throw new Refusal('notFound');
  return { ctx, provider };
}

/** The context of a call that names its site in the address. */
export function ctxOfSite(outer: Ctx, site: Ctx['site']): Ctx {
  const { requestId, now, log, db, jobs, caller, tags, versioned, held, ip } = outer;
  return {
    requestId,
    now,
    log,
    db,
    jobs,
    caller,
    tags,
    versioned,
    held,
    ip,
    site,
    storeId: undefined,
    language: site.defaultLanguage,
  };
}

async function messageOf(
  kernel: Kernel,
  { site }: Ctx,
  channel: ProviderMessage['channel'],
  request: FastifyRequest,
): Promise<ProviderMessage> {
  const rawBody = typeof request.body === 'string' ? request.body : '';
  // The sender used the address of the site; a proxy in front may not have named which it was.
  const origin = (await origins.on(kernel, site, request.host)) ?? `${request.protocol}://${request.host}`;
  const address = `${origin}${request.raw.url ?? ''}`;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  return {
    channel,
    address,
    fields: Object.fromEntries([
      ...new URL(address).searchParams,
      ...(isForm ? new URLSearchParams(rawBody) : []),
    ]),
    rawBody,
    headers,
  };
}

import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findFlowByState } from './identity.queries.ts';

interface Posted {
  provider: string;
  state: string;
  code?: string;
  error?: string;
  iss?: string;
}

/**
 * Apple answers with a form posted from its own page, which a browser sends without our cookies. This turns it into an
 * ordinary visit of the page where the login began. Only an address kept with the login is ever gone to, and the name
 * that Apple sends stays behind.
 */
export async function bounceSocialLogin(ctx: Ctx, posted: Posted, reply: FastifyReply): Promise<unknown> {
  const flow = await findFlowByState(ctx.db, posted.state, ctx.now);
  if (flow?.provider !== posted.provider) throw new Refusal('notFound');
  const target = new URL(flow.redirectUri);
  for (const name of ['code', 'state', 'error', 'iss'] as const) {
    const value = posted[name];
    if (value !== undefined) target.searchParams.set(name, value);
  }
  return reply.redirect(target.href, 303);
}

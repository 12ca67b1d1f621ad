import { legacyLogin, legacyLogout, legacyUser } from '@izlog/contract/user/legacy-login';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#platform/kernel/access/caller.ts';
import { sessionIdOf } from '#platform/kernel/access/caller.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { type Route, rawRoute } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { getProfile } from '../account/profile.ts';
import { logIn } from './log-in.ts';
import { endSessionById } from './session.queries.ts';

/**
 * The legacy local strategy (AUTH-026). Older clients look for `token` and `user` at the top of the answer, ours in
 * `data` (API-008): both find them.
 */
export function legacyRoutes(kernel: Kernel): Route[] {
  return [
    rawRoute(legacyLogin, async (ctx, input) => {
      const { tokens } = await logIn(kernel, ctx, input);
      const token = tokens.accessToken;
      return { data: { token }, token };
    }),
    rawRoute(legacyLogout, async (ctx, _input, request) => {
      const caller = await bearerOf(kernel, ctx, request);
      await endSessionById(ctx.db, ctx.site.id, sessionIdOf(caller), ctx.now);
      return { data: {} };
    }),
    rawRoute(legacyUser, async (ctx, _input, request) => {
      const user = await getProfile({ ...ctx, caller: await bearerOf(kernel, ctx, request) });
      return { data: { user }, user };
    }),
  ];
}

async function bearerOf(kernel: Kernel, ctx: Ctx, { headers }: FastifyRequest): Promise<Caller> {
  if (ctx.caller.kind === 'nobody') throw new Refusal('apiKeyInvalid');
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!token) throw new Refusal('loginRequired');
  return kernel.logins.confirm(await kernel.tokens.read(token, ctx.site.id));
}

import {
  login as loginEndpoint,
  logout as logoutEndpoint,
  refreshLogin as refreshEndpoint,
} from '@izlog/contract/user/login';
import { getCustomerProfile, getStaffProfile } from '@izlog/contract/user/profile';
import type { Ctx } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Route, rawRoute, route } from '../../kernel/route.ts';
import { logIn } from './log-in.ts';
import { getProfile } from './profile.ts';
import { refreshLogin } from './refresh-login.ts';
import { endSession } from './session.queries.ts';

/** Login of customers and staff, and their profiles. */
export function userRoutes(kernel: Kernel): Route[] {
  return [
    route(loginEndpoint, (ctx, input) => logIn(kernel, ctx, input)),
    rawRoute(refreshEndpoint, async (ctx, _input, { headers }) => {
      mustKnowSite(ctx);
      const { refreshtoken } = headers;
      if (typeof refreshtoken !== 'string' || refreshtoken === '') throw new Refusal('tokenInvalid');
      return { data: await refreshLogin(kernel, ctx, refreshtoken) };
    }),
    rawRoute(logoutEndpoint, async (ctx, _input, { headers }) => {
      mustKnowSite(ctx);
      const { refreshtoken } = headers;
      if (typeof refreshtoken === 'string') await endSession(ctx.db, ctx.site.id, refreshtoken, ctx.now);
      return { data: {} };
    }),
    route(getStaffProfile, getProfile),
    route(getCustomerProfile, getProfile),
  ];
}

/** These calls are open to a spent access token, not to a wrong apiKey. */
function mustKnowSite({ caller }: Ctx): void {
  if (caller.kind === 'nobody') throw new Refusal('apiKeyInvalid');
}

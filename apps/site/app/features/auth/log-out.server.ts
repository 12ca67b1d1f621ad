import { outcomeOf } from '@izlog/contract/client';
import { logout } from '@izlog/contract/user/login';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { endSession } from '#site/session/login-state.ts';

/**
 * Logs out: the platform is told, so that the refresh token is worth nothing any more, and the cookies go. It works also
 * when the platform does not answer (AUTH-021). Returns the strategy of the session that ended, if there was one.
 */
export async function logOut(context: SiteContext): Promise<string | undefined> {
  const { session } = context;
  if (!session) return undefined;
  const { refreshToken, strategy } = session;
  await outcomeOf(context.call(logout, {}, { headers: { accessToken: undefined, refreshToken } }));
  endSession(context);
  return strategy;
}

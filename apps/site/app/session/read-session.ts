import { authCookiePrefix } from '@izlog/contract/limits';
import type { Session } from './session-cookies.ts';

/** The session the `auth.*` cookies name, if they name one. The platform decides whether the token is still good. */
export function readSession(cookies: ReadonlyMap<string, string>): Session | undefined {
  const strategy = cookies.get(`${authCookiePrefix}strategy`);
  if (!strategy || !/^[\w-]{1,20}$/.test(strategy)) return undefined;
  const accessToken = cookies.get(`${authCookiePrefix}token.${strategy}`);
  if (!accessToken) return undefined;
  const refreshToken = cookies.get(`${authCookiePrefix}refresh_token.${strategy}`);
  return { accessToken, strategy, ...(refreshToken ? { refreshToken } : {}) };
}

import type { Session } from '../platform-client/site-context.ts';

/** The session the `auth.*` cookies name, if they name one. The platform decides whether the token is still good. */
export function readSession(cookies: ReadonlyMap<string, string>): Session | undefined {
  const strategy = cookies.get('auth.strategy');
  if (!strategy) return undefined;
  const accessToken = cookies.get(`auth.token.${strategy}`);
  return accessToken ? { accessToken, strategy } : undefined;
}

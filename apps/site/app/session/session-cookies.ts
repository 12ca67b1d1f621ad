import { authCookiePrefix, cookieNames, limits } from '@izlog/contract/limits';
import { writeCookie } from './cookies.ts';

/** Who asks, as far as the cookies tell. Tokens never leave the server. */
export interface Session {
  accessToken: string;
  /** Exchanged once for a new pair of tokens. */
  refreshToken?: string;
  /** Sign-in kind of the `auth.` cookies; `admin` is a back-office user's. */
  strategy: string;
}

const namesOf = (strategy: string) => ({
  strategy: `${authCookiePrefix}strategy`,
  token: `${authCookiePrefix}token.${strategy}`,
  refreshToken: `${authCookiePrefix}refresh_token.${strategy}`,
});

/** The cookies of a session, out of reach of scripts and kept as long as a refresh token lives (AUTH-031, AUTH-032). */
export function sessionCookies(session: Session, isSecure: boolean): string[] {
  const names = namesOf(session.strategy);
  const life = { maxAgeSeconds: limits.cookieSeconds, httpOnly: true, secure: isSecure };
  return [
    writeCookie(names.strategy, session.strategy, life),
    writeCookie(names.token, session.accessToken, life),
    writeCookie(names.refreshToken, session.refreshToken ?? '', life),
  ];
}

/** Removes the cookies of a session (AUTH-017). */
export function endedSessionCookies(strategy: string, isSecure: boolean): string[] {
  const gone = { maxAgeSeconds: 0, httpOnly: true, secure: isSecure };
  return Object.values(namesOf(strategy)).map((name) => writeCookie(name, '', gone));
}

/** Removes the cookies of the cart (AUTH-018). */
export const endedCartCookies = (): string[] =>
  [cookieNames.cartId, cookieNames.protectCode].map((name) => writeCookie(name, '', { maxAgeSeconds: 0 }));

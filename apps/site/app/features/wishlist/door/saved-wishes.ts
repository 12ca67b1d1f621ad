import { readCookies, writeCookie } from '#site/session/cookies.ts';

const cookieName = 'wish';
/** Time to find the password or to register, in seconds. */
const life = 3600;
/** Most wishes that are remembered before the login. */
const most = 20;

/** Products a visitor wished for before logging in, by a `Cookie` header or `document.cookie`. */
export function savedWishes(cookies: string | null): number[] {
  const value = readCookies(cookies).get(cookieName) ?? '';
  const ids = value.split('.').map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most);
}

/** The cookie that remembers one more wish, for an answer's header or for `document.cookie`. */
export const wishCookie = (cookies: string | null, productId: number): string =>
  writeCookie(cookieName, [productId, ...savedWishes(cookies)].slice(0, most).join('.'), {
    maxAgeSeconds: life,
  });

/** The cookie that forgets them. */
export const forgottenWishes = writeCookie(cookieName, '', { maxAgeSeconds: 0 });

import { readCookies, writeCookie } from '#site/session/cookies.ts';
import type { LoginState } from '#site/session/login-state.ts';
import { writeDocumentCookie } from '#site/session/write-document-cookie.ts';

const name = 'cartEnd';

/** Remembers for the next page, which is kept for everybody, that this visitor's cart was closed (CART-024). */
export function leaveHomeToast({ cookies, isSecure }: LoginState): void {
  cookies.push(writeCookie(name, 'archived', { maxAgeSeconds: 60, secure: isSecure }));
}

/** Whether there is something to say; says it once. For the browser. */
export function takeHomeToast(): boolean {
  if (!readCookies(document.cookie).has(name)) return false;
  writeDocumentCookie(writeCookie(name, '', { maxAgeSeconds: 0 }));
  return true;
}

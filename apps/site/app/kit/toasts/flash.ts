import type { ToastName } from './toasts.ts';

const cookieName = 'flash';

/** A `Set-Cookie` value that has the next page say something; it lives a minute, and the page removes it when it was shown. */
export const flashCookie = (...names: ToastName[]): string =>
  `${cookieName}=${names.join('.')}; Path=/; Max-Age=60; SameSite=Lax`;

/** Takes the names of notices out of a `document.cookie` string, as they stand there. */
export function flashedNotices(cookies: string): string[] {
  const value = /(?:^|; )flash=([\w.]*)/.exec(cookies)?.[1] ?? '';
  return value.split('.').filter(Boolean);
}

/** The cookie text that forgets them. */
export const spentFlash = `${cookieName}=; path=/; max-age=0; samesite=lax`;

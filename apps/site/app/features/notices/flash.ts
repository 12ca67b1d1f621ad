import { isNoticeName, type NoticeName } from './notices.ts';

const cookieName = 'flash';

/** A `Set-Cookie` value that has the next page say something; it lives a minute, and the page removes it when it was said. */
export const flashCookie = (...names: NoticeName[]): string =>
  `${cookieName}=${names.join('.')}; Path=/; Max-Age=60; SameSite=Lax`;

/** Takes the notices out of a `document.cookie` string; words that name none are passed over. */
export function flashedNotices(cookies: string): NoticeName[] {
  const value = /(?:^|; )flash=([\w.]*)/.exec(cookies)?.[1] ?? '';
  return value.split('.').filter(isNoticeName);
}

/** The cookie text that forgets them. */
export const spentFlash = `${cookieName}=; path=/; max-age=0; samesite=lax`;

import { flashCookie, flashedNotices } from './flash.ts';
import { isToastName, type ToastName } from './toasts.ts';

/**
 * What the page before left to be shown, for a page that says it without scripts; words that name none are passed over, and
 * what a page was sent with already is not said again.
 */
export function flashedTo(request: Request): ToastName[] {
  const cookies = request.headers.get('cookie') ?? '';
  return isSaid(cookies) ? [] : flashedNotices(cookies).filter(isToastName);
}

/**
 * A `Set-Cookie` value that marks the notices of a page as sent with it: nobody without scripts could forget them. With
 * scripts they are still read, said once and forgotten. Undefined where there are none.
 */
export function saidFlash(request: Request): string | undefined {
  const names = flashedTo(request);
  // A name before the first dot that is none.
  return names.length === 0 ? undefined : flashCookie('' as ToastName, ...names);
}

const isSaid = (cookies: string): boolean => /(?:^|; )flash=\./.test(cookies);

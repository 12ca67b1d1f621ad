import { flashedNotices } from './flash.ts';
import { isToastName, type ToastName } from './toasts.ts';

/** What the page before left to be said, for a page that says it without scripts; words that name none are passed over. */
export const flashedTo = (request: Request): ToastName[] =>
  flashedNotices(request.headers.get('cookie') ?? '').filter(isToastName);

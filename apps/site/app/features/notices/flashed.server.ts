import { flashedNotices } from './flash.ts';
import type { NoticeName } from './notices.ts';

/** What the page before left to be said, for a page that says it without scripts. */
export const flashedTo = (request: Request): NoticeName[] =>
  flashedNotices(request.headers.get('cookie') ?? '');

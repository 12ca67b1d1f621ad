import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/staff-path.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Says that it was saved, on the screen one goes on to. */
export function savedAt(
  site: Pick<SiteContext, 'cookies' | 'language'>,
  screen: ScreenName,
  params: Readonly<Record<string, string | number>> = {},
  notice: Parameters<typeof flashCookie>[0] = 'saved',
): Response {
  site.cookies.push(flashCookie(notice));
  return redirect(pathTo(screen, params, site.language), { status: 303 });
}

import { cookieNames, limits } from '@izlog/contract/limits';
import { redirect } from 'react-router';
import { findInLanguage } from '#site/i18n/find-in-language.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { writeCookie } from '#site/session/cookies.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import type { Route } from './+types/language';

/**
 * Switches the language: remembers it for 365 days (I18N-005), drops the cart session, whose prices belong to the other
 * store (I18N-007), and goes to the same content in that language.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const here = context.get(siteContext);
  const { site } = here;
  const language = site.languages.find((one) => one.code2 === url.searchParams.get('code'));
  if (!language) throw notFound();
  const headers = new Headers();
  const dayInSeconds = 86_400;
  headers.append(
    'set-cookie',
    writeCookie(cookieNames.locale, language.code2, {
      maxAgeSeconds: limits.localeCookieDays * dayInSeconds,
    }),
  );
  for (const name of [cookieNames.cartId, cookieNames.protectCode]) {
    headers.append('set-cookie', writeCookie(name, '', { maxAgeSeconds: 0 }));
  }
  const home = pathTo('home', {}, language);
  const from = url.searchParams.get('from');
  const target = from === null ? url.searchParams.get('to') : await findInLanguage(here, from, language);
  return redirect(safeRedirect(target, home), { headers });
}

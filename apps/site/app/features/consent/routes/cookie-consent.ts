import { randomUUID } from 'node:crypto';
import { cookieNames, limits } from '@izlog/contract/limits';
import { redirect } from 'react-router';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';
import { localReferer } from '#site/session/local-referer.ts';
import { choiceCookie, choiceOf } from '../cookie-choice.ts';
import { logCookieChoice } from '../log-cookie-choice.server.ts';
import type { Route } from './+types/cookie-consent';

const visitorCookie = 'consentId';

/**
 * Keeps a choice of cookies for a year and logs it (GDPR-003, GDPR-010). Scripts learn whether it was logged; without them
 * the answer leads back to where the button was. `again` forgets the choice, so that the notice asks again.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const isPlain = request.headers.get('accept') !== 'application/json';
  const back = redirect(localReferer(request), { status: 303 });
  if (form.get('choice') === 'again') {
    site.cookies.push(writeCookie(cookieNames.cookieConsent, '', { maxAgeSeconds: 0 }));
    return back;
  }
  const known = readCookies(request.headers.get('cookie')).get(visitorCookie) ?? '';
  const visitorId = /^[0-9a-f-]{36}$/.test(known) ? known : randomUUID();
  const choice = choiceOf(form);
  site.cookies.push(
    choiceCookie(choice),
    writeCookie(visitorCookie, visitorId, {
      maxAgeSeconds: limits.cartCookieSeconds,
      httpOnly: true,
      secure: site.isSecure,
    }),
  );
  const isLogged = await logCookieChoice(site, visitorId, choice);
  if (isPlain) return back;
  return new Response(null, { status: isLogged ? 204 : 503 });
}

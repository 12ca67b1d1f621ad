import { cookieNames, limits } from '@izlog/contract/limits';
import { redirect } from 'react-router';
import { writeCookie } from '../session/cookies.ts';
import { localReferer } from '../session/local-referer.ts';
import type { Route } from './+types/cookie-consent';

/** Accepts cookies without scripts: remembers it for a year and goes back to where the button was (GDPR-003). */
export function action({ request }: Route.ActionArgs): Response {
  const cookie = writeCookie(cookieNames.cookieConsent, 'accepted', {
    maxAgeSeconds: limits.cartCookieSeconds,
  });
  return redirect(localReferer(request), { status: 303, headers: { 'set-cookie': cookie } });
}

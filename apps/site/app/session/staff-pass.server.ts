import { outcomeOf } from '@izlog/contract/client';
import { cookieNames } from '@izlog/contract/limits';
import { unlockSite } from '@izlog/contract/settings/site-unlock';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { writeCookie } from './cookies.ts';

const day = 24 * 60 * 60;

/**
 * Staff come into a protected site by their login, but a browser that asks for a picture shows no login: it gets the pass
 * for a day (ROUTE-070). Without one the pages open all the same.
 */
export async function takePass(context: SiteContext): Promise<void> {
  const outcome = await outcomeOf(context.call(unlockSite, { password: '' }));
  if (outcome.errored) return;
  const life = { maxAgeSeconds: day, httpOnly: true, secure: context.isSecure };
  context.cookies.push(writeCookie(cookieNames.sitePassword, outcome.data.token, life));
}

import { outcomeOf } from '@izlog/contract/client';
import { cookieNames, limits } from '@izlog/contract/limits';
import { unlockSite } from '@izlog/contract/settings/site-unlock';
import { refusalWords } from '#site/kit/forms/refusal-words.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { writeCookie } from '#site/session/cookies.ts';

/** Enters the password of the site and keeps the token for thirty days. Returns the words of a refusal, nothing on success. */
export async function enterSitePassword(context: SiteContext, password: string): Promise<string | undefined> {
  const outcome = await outcomeOf(context.call(unlockSite, { password }));
  if (outcome.errored) return refusalWords(context, outcome.error);
  const life = { maxAgeSeconds: limits.cookieSeconds, httpOnly: true, secure: context.isSecure };
  context.cookies.push(writeCookie(cookieNames.sitePassword, outcome.data.token, life));
  return undefined;
}

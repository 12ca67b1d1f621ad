import { type Call, outcomeOf } from '@izlog/contract/client';
import { gdprConsentFilter } from '@izlog/contract/gdpr/consent-filter';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { limits } from '@izlog/contract/limits';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { currentUser } from '#site/session/current-user.server.ts';
import { type CookieChoice, cookieConsents } from './cookie-choice.ts';

type Category = keyof CookieChoice;

/**
 * Writes a choice of cookies down in the consent log: what was accepted and what was refused (GDPR-010). Of a visitor only a
 * name that means nothing is kept, which the cookie `consentId` knows too and so can prove. A site without consents for
 * cookies logs nothing. False when logging failed.
 */
export async function logCookieChoice(
  context: SiteContext,
  visitorId: string,
  choice: CookieChoice,
): Promise<boolean> {
  const { call } = context;
  const listed = await outcomeOf(call(gdprConsentFilter, { limit: limits.consentListLimit }));
  if (listed.errored) return false;
  const known = new Set(listed.data.records.map((one) => one.uniqueNumber));
  const asked = (Object.keys(cookieConsents) as Category[]).filter((one) => known.has(cookieConsents[one]));
  const user = await currentUser(context);
  const who = user
    ? { userType: 'user' as const, email: user.email }
    : { userType: 'guest' as const, email: `${visitorId}@visitor.invalid` };
  const accepted = asked.filter((one) => choice[one]);
  const refused = asked.filter((one) => !choice[one]);
  return (await log(call, 'accepted', accepted, who)) && log(call, 'withdrawn', refused, who);
}

async function log(
  call: Call,
  status: 'accepted' | 'withdrawn',
  categories: readonly Category[],
  user: { userType: 'guest' | 'user'; email: string },
): Promise<boolean> {
  if (categories.length === 0) return true;
  const consents = categories.map((one) => cookieConsents[one]);
  const outcome = await outcomeOf(
    call(gdprConsentLogCreate, { status, sourceType: 'banner', consents, user }),
  );
  return !outcome.errored;
}

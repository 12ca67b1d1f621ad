import { loadFormConsents } from '#site/features/consent/door/load-form-consents.server.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** What the profile shows to the one who is not logged in: both forms lead back to it (ACCT-002, AUTH-008). */
export async function loadLoggedOut(context: SiteContext) {
  const consents = await loadFormConsents(context, 'registerForm');
  return {
    from: pathTo('profile', {}, context.language),
    consents: consents.errored ? undefined : consents.data,
  };
}

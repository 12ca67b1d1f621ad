import { pathTo } from '../../../i18n/path-to.ts';
import type { SiteContext } from '../../../platform-client/site-context.ts';
import { loadFormConsents } from '../../consent/door/load-form-consents.server.ts';

/** What the profile shows to whoever is not logged in: both forms lead back to it (ACCT-002, AUTH-008). */
export async function loadLoggedOut(context: SiteContext) {
  const consents = await loadFormConsents(context, 'registerForm');
  return {
    from: pathTo('profile', {}, context.language),
    consents: consents.errored ? undefined : consents.data,
  };
}

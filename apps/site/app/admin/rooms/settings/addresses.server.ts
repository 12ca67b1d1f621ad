import { outcomeOf } from '@izlog/contract/client';
import { refusals } from '@izlog/contract/refusals';
import { getAddresses, saveAddresses } from '@izlog/contract/settings/addresses';
import { redirect } from 'react-router';
import { refusedChange } from '#site/admin/ground/text/changed-meanwhile.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { refusedFields, refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { domainFault } from './domain-fault.server.ts';
import { addressesSlug } from './door/settings-view.ts';

/** Where visitors find the site. */
export const loadAddresses = (site: SiteContext) => site.call(getAddresses, {});

/**
 * Saves the addresses that were typed, one a line; what is wrong stands beside them. `askedAt` is the host of this request:
 * the platform sees to it that anyone who saves finds the site again.
 */
export async function takeAddresses(site: SiteContext, form: FormData, askedAt: string) {
  const read = reader(form);
  const lines = read('addresses').split('\n');
  const addresses = lines.map((line) => line.trim()).filter(Boolean);
  if (addresses.length === 0) return wrongForm('addresses', form, { addresses: domainFault(site, 'none') });
  const outcome = await outcomeOf(
    ownCall(site)(saveAddresses, { addresses, askedAt, revision: read('revision') }),
  );
  if (!outcome.errored) {
    site.cookies.push(flashCookie('saved'));
    return redirect(pathTo('adminSettings', { group: addressesSlug }, site.language), { status: 303 });
  }
  const { error } = outcome;
  if (error.code === refusals.recordChanged.code)
    return refusedChange(site, 'addresses', form, error, () => wordsOf(site)('settings.addresses'));
  const [wrong] = refusedFields(error.payload);
  if (!wrong?.path.startsWith('addresses')) return refusedForm(site, 'addresses', form, error);
  const place = /^addresses\.(\d+)$/.exec(wrong.path)?.[1];
  return wrongForm('addresses', form, {
    addresses: domainFault(site, wrong.kind, place ? addresses[Number(place)] : askedAt),
  });
}

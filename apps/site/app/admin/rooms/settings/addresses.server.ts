import { getAddresses, saveAddresses } from '@izlog/contract/settings/addresses';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import { saveEdit } from '#site/admin/record/edit/save-edit.server.ts';
import { addressesSlug } from '#site/admin/rooms/settings/door/settings-view.ts';
import { wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { domainFault } from './domain-fault.server.ts';

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
  const refused = await saveEdit(site, form, {
    name: 'addresses',
    endpoint: saveAddresses,
    input: { addresses, askedAt, revision: read('revision') },
    labelOf: () => wordsOf(site)('settings.addresses'),
    wordsOf: (path, kind) => {
      const place = /^addresses\.(\d+)$/.exec(path)?.[1];
      return domainFault(site, kind, place ? addresses[Number(place)] : askedAt).words;
    },
  });
  return refused ?? savedAt(site, 'adminSettings', { group: addressesSlug });
}

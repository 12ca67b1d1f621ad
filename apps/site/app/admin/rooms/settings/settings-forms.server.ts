import {
  addressesSlug,
  languagesSlug,
  newSiteSlug,
  shopSlug,
} from '#site/admin/rooms/settings/door/settings-view.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { loadAddresses, takeAddresses } from './addresses.server.ts';
import { loadLanguages, takeLanguages } from './languages.server.ts';
import { loadNewSite, takeNewSite } from './new-site.server.ts';
import type { SettingsFormName } from './settings-forms.ts';
import { loadShop, takeShop } from './shop.server.ts';

/** A screen of the settings that holds no options: what its form is read from, and who takes it. */
interface SettingsForm {
  /** Its component in settings-forms.ts; it is called `settings.<name>`. */
  name: SettingsFormName;
  load(site: SiteContext): unknown;
  /** `askedAt` is the host under which the site is used now. */
  take(site: SiteContext, form: FormData, askedAt: string): Promise<unknown>;
}

/** They by the last part of their address. */
export const settingsForms: Readonly<Record<string, SettingsForm>> = {
  [addressesSlug]: { name: 'addresses', load: loadAddresses, take: takeAddresses },
  [languagesSlug]: { name: 'languages', load: loadLanguages, take: takeLanguages },
  [newSiteSlug]: { name: 'newSite', load: loadNewSite, take: takeNewSite },
  [shopSlug]: { name: 'shop', load: loadShop, take: takeShop },
};

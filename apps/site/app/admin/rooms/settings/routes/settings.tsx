import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../settings.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadAddresses, takeAddresses } from '../addresses.server.ts';
import { AddressesScreen } from '../addresses-screen.tsx';
import { loadIndex } from '../door/settings-index.server.ts';
import { addressesSlug, languagesSlug, newSiteSlug, shopSlug } from '../door/settings-view.ts';
import { loadLanguages, takeLanguages } from '../languages.server.ts';
import { LanguagesScreen } from '../languages-screen.tsx';
import { groupOf, loadSettings } from '../load-settings.server.ts';
import { loadNewSite, takeNewSite } from '../new-site.server.ts';
import { NewSiteScreen } from '../new-site-screen.tsx';
import { SettingsIndexScreen } from '../settings-index-screen.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import { loadShop, takeShop } from '../shop.server.ts';
import { ShopScreen } from '../shop-screen.tsx';
import { takeMailServer } from '../take-mail-server.server.ts';
import { takeSettings } from '../take-settings.server.ts';
import { takeTestMail } from '../take-test-mail.server.ts';
import type { Route } from './+types/settings';

export { meta } from '#site/seo/meta.ts';

/** The list of the settings, or one screen of them by the last part of its address. */
export async function loader({ context, url, params: { group } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const scope = (await staffUser(site))?.scope ?? [];
  if (group === undefined)
    return {
      ...loadPlainScreen(context, 'adminSettings', 'settings.title'),
      index: await loadIndex(site, url, scope),
      view: undefined,
    };
  if (group === languagesSlug) {
    const languages = loadLanguages(site);
    const own = loadPlainScreen(context, 'adminSettings', 'settings.languages', { group });
    return { ...own, index: undefined, view: undefined, languages };
  }
  if (group === addressesSlug) {
    const addresses = await loadAddresses(site);
    const own = loadPlainScreen(context, 'adminSettings', 'settings.addresses', { group });
    return { ...own, index: undefined, view: undefined, addresses };
  }
  if (group === newSiteSlug) {
    await mustHold(site, 'staff.edit');
    const newSite = await loadNewSite(site);
    const own = loadPlainScreen(context, 'adminSettings', 'settings.newSite', { group });
    return { ...own, index: undefined, view: undefined, newSite };
  }
  if (group === shopSlug) {
    const shop = await loadShop(site);
    return {
      ...loadPlainScreen(context, 'adminSettings', 'settings.shop', { group }),
      index: undefined,
      view: undefined,
      shop,
    };
  }
  const view = await loadSettings(site, groupOf(group), scope);
  const screen = loadPlainScreen(context, 'adminSettings', 'settings.title', { group });
  return { seo: { ...screen.seo, title: `${view.title} – ${screen.seo.title}` }, index: undefined, view };
}

export async function action({ context, request, url, params: { group = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  if (group === languagesSlug) return takeLanguages(site, await readStaffForm(site, request));
  const form = await readStaffForm(site, request);
  if (group === newSiteSlug) return takeNewSite(site, form, url.host);
  if (group === addressesSlug) return takeAddresses(site, form, url.host);
  if (group === shopSlug) return takeShop(site, form);
  const sent = reader(form)('form');
  if (sent === 'testMail') return takeTestMail(site, form);
  if (sent === 'mailServer' || sent === 'removeMailServer') return takeMailServer(site, form);
  return takeSettings(site, groupOf(group), form);
}

export const clientAction = sayWhenOffline;

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { seo, index, view } = loaderData;
  if ('languages' in loaderData) return <LanguagesScreen view={loaderData.languages} />;
  if ('addresses' in loaderData) return <AddressesScreen view={loaderData.addresses} />;
  if ('newSite' in loaderData) return <NewSiteScreen view={loaderData.newSite} />;
  if ('shop' in loaderData) return <ShopScreen view={loaderData.shop} />;
  if (view) return <SettingsScreen view={view} />;
  return index ? <SettingsIndexScreen title={seo.title} index={index} /> : null;
}

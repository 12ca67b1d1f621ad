import '../../admin/resource/resource.css';
import '../../kit/forms/forms.css';
import '../../admin/settings/settings.css';
import { mustHold } from '../../admin/frame/must-hold.server.ts';
import { loadLanguages, takeLanguages } from '../../admin/settings/languages.server.ts';
import { LanguagesScreen } from '../../admin/settings/languages-screen.tsx';
import { groupOf, loadSettings, settingsLinks } from '../../admin/settings/load-settings.server.ts';
import { SettingsHomeScreen, SettingsScreen } from '../../admin/settings/settings-screen.tsx';
import { languagesSlug } from '../../admin/settings/settings-view.ts';
import { takeSettings } from '../../admin/settings/take-settings.server.ts';
import { readForm } from '../../kit/forms/read-form.server.ts';
import { sayWhenOffline } from '../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import { staffUser } from '../../session/is-staff.server.ts';
import type { Route } from './+types/settings';

export { meta } from '../../seo/meta.ts';

/** The list of the settings, or one screen of them by the last part of its address. */
export async function loader({ context, params: { group } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  if (group === undefined)
    return {
      ...loadPlainScreen(context, 'adminSettings', 'settings.title'),
      links: settingsLinks(site),
      view: undefined,
    };
  if (group === languagesSlug) {
    const languages = loadLanguages(site);
    const own = loadPlainScreen(context, 'adminSettings', 'settings.languages', { group });
    return { ...own, links: [], view: undefined, languages };
  }
  const scope = (await staffUser(site))?.scope ?? [];
  const view = await loadSettings(site, groupOf(group), scope);
  const screen = loadPlainScreen(context, 'adminSettings', 'settings.title', { group });
  return { seo: { ...screen.seo, title: `${view.title} – ${screen.seo.title}` }, links: [], view };
}

export async function action({ context, request, params: { group = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  if (group === languagesSlug) return takeLanguages(site, await readForm(request));
  return takeSettings(site, groupOf(group), await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { seo, links, view } = loaderData;
  if ('languages' in loaderData) return <LanguagesScreen view={loaderData.languages} />;
  return view ? <SettingsScreen view={view} /> : <SettingsHomeScreen title={seo.title} links={links} />;
}

import { kpdBytes } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import type { ComponentType } from 'react';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/settings/settings.css';
import { settingsForms } from '#site/admin/rooms/settings/settings-forms.server.ts';
import { settingsScreens } from '#site/admin/rooms/settings/settings-forms.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { loadIndex } from '../door/settings-index.server.ts';
import { certificateForm } from '../invoices/take-certificate.server.ts';
import { groupOf, loadSettings } from '../load-settings.server.ts';
import { SettingsIndexScreen } from '../settings-index-screen.tsx';
import { SettingsScreen } from '../settings-screen.tsx';
import { accessPointForm } from '../take-access-point.server.ts';
import { takeMailServer } from '../take-mail-server.server.ts';
import { takeSettings } from '../take-settings.server.ts';
import { takeTestMail } from '../take-test-mail.server.ts';
import type { Route } from './+types/settings';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminSettings', title: 'settings.title', needs: 'settings.edit' } as const;

/** The list of the settings, or one screen of them by the last part of its address. */
export const loader = staffLoader(screen, async ({ site, url, params: { group }, words }) => {
  const scope = (await staffUser(site))?.scope ?? [];
  if (group === undefined) return { index: await loadIndex(site, url, scope) };
  const own = settingsForms[group];
  if (own) {
    const view = await own.load(site);
    return { title: words(`settings.${own.name}`), own: { name: own.name, view } };
  }
  const view = await loadSettings(site, groupOf(group), scope);
  return { title: `${view.title} – ${words('settings.title')}`, view };
});

export const action = staffAction(
  screen,
  ({ site, form, url, params: { group = '' } }): Promise<unknown> => {
    const own = settingsForms[group];
    if (own) return own.take(site, form, url.host);
    const sent = reader(form)('form');
    if (sent === 'testMail') return takeTestMail(site, form);
    if (sent === 'mailServer' || sent === 'removeMailServer') return takeMailServer(site, form);
    const certificate = certificateForm(sent);
    if (certificate) return certificate(site, form);
    const accessPoint = accessPointForm(sent);
    if (accessPoint) return accessPoint(site, form);
    return takeSettings(site, groupOf(group), form, lawForms.has(sent) ? sent : undefined);
  },
  kpdBytes + 100_000,
);

/** Forms of the one option that says whether invoices are real ones. */
const lawForms: ReadonlySet<string> = new Set(['goLive', 'goTrial']);

export default function AdminSettings({ loaderData: { seo, index, view, own } }: Route.ComponentProps) {
  if (index) return <SettingsIndexScreen title={seo.title} index={index} />;
  if (view) return <SettingsScreen view={view} />;
  // Its name says which view it has, which the compiler does not follow through a table.
  const Own = own && (settingsScreens[own.name] as ComponentType<{ view: unknown }>);
  return Own ? <Own view={own.view} /> : null;
}

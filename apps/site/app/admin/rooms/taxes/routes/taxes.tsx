import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../taxes.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadTaxes, takeTaxes } from '../taxes.server.ts';
import { TaxesScreen } from '../taxes-screen.tsx';
import type { Route } from './+types/taxes';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const view = await loadTaxes(site, url);
  return { ...loadPlainScreen(context, 'adminTaxes', 'taxes.title'), view };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  return takeTaxes(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminTaxes({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <TaxesScreen title={seo.title} view={view} />;
}

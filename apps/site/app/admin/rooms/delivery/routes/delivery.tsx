import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../delivery.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { gapBetweenWays, loadDeliveries, loadDelivery, takeDelivery } from '../delivery.server.ts';
import { DeliveriesScreen, DeliveryScreen } from '../delivery-screen.tsx';
import { loadTrial } from '../delivery-trial.server.ts';
import type { Route } from './+types/delivery';

export { meta } from '#site/seo/meta.ts';

/** The ways of delivery, or one of them by its code (`nova` for a new one). */
export async function loader({ context, url, params: { code } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const screen = loadPlainScreen(context, 'adminDelivery', 'delivery.title', code ? { code } : {});
  if (code === undefined) {
    const [rows, gap, trial] = await Promise.all([
      loadDeliveries(site),
      gapBetweenWays(site),
      loadTrial(site, url),
    ]);
    return { ...screen, rows, gap, trial, view: undefined };
  }
  return { ...screen, rows: [], gap: null, trial: undefined, view: await loadDelivery(site, code) };
}

export async function action({ context, request, params: { code = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  return takeDelivery(site, code, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminDelivery({ loaderData: { seo, rows, gap, trial, view } }: Route.ComponentProps) {
  if (view) return <DeliveryScreen title={seo.title} view={view} />;
  return trial ? <DeliveriesScreen title={seo.title} rows={rows} gap={gap} trial={trial} /> : null;
}

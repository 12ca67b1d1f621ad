import '../../admin/resource/resource.css';
import '../../kit/forms/forms.css';
import '../../admin/delivery/delivery.css';
import { loadDeliveries, loadDelivery, takeDelivery } from '../../admin/delivery/delivery.server.ts';
import { DeliveriesScreen, DeliveryScreen } from '../../admin/delivery/delivery-screen.tsx';
import { mustHold } from '../../admin/frame/must-hold.server.ts';
import { readForm } from '../../kit/forms/read-form.server.ts';
import { sayWhenOffline } from '../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/delivery';

export { meta } from '../../seo/meta.ts';

/** The ways of delivery, or one of them by its code (`nova` for a new one). */
export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const screen = loadPlainScreen(context, 'adminDelivery', 'delivery.title', code ? { code } : {});
  if (code === undefined) return { ...screen, rows: await loadDeliveries(site), view: undefined };
  return { ...screen, rows: [], view: await loadDelivery(site, code) };
}

export async function action({ context, request, params: { code = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  return takeDelivery(site, code, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminDelivery({ loaderData: { seo, rows, view } }: Route.ComponentProps) {
  return view ? (
    <DeliveryScreen title={seo.title} view={view} />
  ) : (
    <DeliveriesScreen title={seo.title} rows={rows} />
  );
}

import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/delivery/delivery.css';
import {
  gapBetweenWays,
  loadDeliveries,
  loadDelivery,
  takeDelivery,
} from '#site/admin/rooms/delivery/delivery.server.ts';
import { DeliveriesScreen, DeliveryScreen } from '#site/admin/rooms/delivery/delivery-screen.tsx';
import { loadTrial } from '#site/admin/rooms/delivery/delivery-trial.server.ts';
import type { Route } from './+types/delivery';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminDelivery', title: 'delivery.title', needs: 'settings.edit' } as const;

/** The ways of delivery, or one of them by its code (`nova` for a new one). */
export const loader = staffLoader(screen, async ({ site, url, params: { code } }) => {
  if (code !== undefined) return { view: await loadDelivery(site, code), list: undefined };
  const [rows, gap, trial] = await Promise.all([
    loadDeliveries(site),
    gapBetweenWays(site),
    loadTrial(site, url),
  ]);
  return { view: undefined, list: { rows, gap, trial } };
});

export const action = staffAction(screen, ({ site, form, params: { code = '' } }) =>
  takeDelivery(site, code, form),
);

export default function AdminDelivery({ loaderData: { seo, view, list } }: Route.ComponentProps) {
  if (view) return <DeliveryScreen title={seo.title} view={view} />;
  return list ? <DeliveriesScreen title={seo.title} {...list} /> : null;
}

import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadToPack } from '#site/admin/rooms/orders/packing/load-packing.server.ts';
import { ToPackScreen } from '#site/admin/rooms/orders/packing/to-pack-screen.tsx';
import { takeChosen } from '#site/admin/rooms/orders/take-chosen.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = {
  name: 'adminPacking',
  title: 'shopOrders.toPack',
  needs: ['orders.ship', 'orders.read'],
} as const;

/** What waits to be packed and sent, for who sees nothing else of orders. */
export const loader = staffLoader(screen, async ({ site, url }) => {
  const [view, user] = await Promise.all([loadToPack(site, url), staffUser(site)]);
  const mayShip = user?.scope?.includes('orders.ship') ?? false;
  return { view, mayShip };
});

/** Leads to what is to be done with the orders that were chosen: papers to print, or what sending them would do. */
export const action = staffAction(screen, ({ site, form }) => takeChosen(site, form));

export default staffScreen<typeof loader>(ToPackScreen);

import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadOrders } from '#site/admin/rooms/orders/load-orders.server.ts';
import { OrdersScreen } from '#site/admin/rooms/orders/orders-screen.tsx';
import { mustReadOrders } from '#site/admin/rooms/orders/packing/must-read-orders.server.ts';
import { takeChosen } from '#site/admin/rooms/orders/take-chosen.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

export const loader = staffLoader(
  { name: 'adminOrders', title: 'orders.title', needs: 'anyStaff' },
  async ({ site, url }) => {
    await mustReadOrders(site);
    const [view, user] = await Promise.all([loadOrders(site, url), staffUser(site)]);
    const mayEdit = user?.scope?.includes('orders.edit') ?? false;
    const mayShip = user?.scope?.includes('orders.ship') ?? false;
    return { view, mayEdit, mayShip };
  },
);

/** Leads to what is to be done with the orders that were chosen: papers to print, or what sending them would do. */
export const action = staffAction({ needs: 'orders.read' }, ({ site, form }) => takeChosen(site, form));

export default staffScreen<typeof loader>(OrdersScreen);

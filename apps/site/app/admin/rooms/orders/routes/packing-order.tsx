import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/orders/staff-orders.css';
import { data } from 'react-router';
import { loadPackingOrder } from '#site/admin/rooms/orders/packing/load-packing.server.ts';
import { PackingOrderScreen } from '#site/admin/rooms/orders/packing/packing-order-screen.tsx';
import { takeDeskForm } from '#site/admin/rooms/orders/take-desk-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** One order as those see it who pack it. */
export const loader = staffLoader(
  { name: 'adminPackingOrder', title: 'packing.order', needs: ['orders.ship', 'orders.read'] },
  async ({ site, params: { slug = '' }, words }) => {
    const [view, user] = await Promise.all([loadPackingOrder(site, slug), staffUser(site)]);
    const mayShip = user?.scope?.includes('orders.ship') ?? false;
    return { title: `${words('packing.order')} ${view.order.slug}`, view, mayShip };
  },
);

/** Packs, sends, follows and unpacks; what else is asked of an order is asked elsewhere. */
export const action = staffAction({ needs: 'orders.ship' }, async ({ site, form, params: { slug = '' } }) => {
  const name = reader(form)('form');
  if (name !== 'pack' && !name.startsWith('parcel-')) throw data(null, { status: 400 });
  const answer = await takeDeskForm(site, slug, form);
  if (answer) return answer;
  return savedAt(site, 'adminPackingOrder', { slug });
});

export default staffScreen<typeof loader>(PackingOrderScreen);

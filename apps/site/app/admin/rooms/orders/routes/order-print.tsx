import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/orders/staff-orders.css';
import { loadPacking } from '#site/admin/rooms/orders/packing/load-packing.server.ts';
import { PackingScreen } from '#site/admin/rooms/orders/packing/packing-screen.tsx';

export { meta } from '#site/seo/meta.ts';

const screen = {
  name: 'adminOrderPrint',
  title: 'packing.picking',
  needs: ['orders.read', 'orders.ship'],
} as const;

export const loader = staffLoader(screen, async ({ site, url, words }) => {
  const view = await loadPacking(site, url);
  return { title: words(view.what === 'slips' ? 'packing.slips' : 'packing.picking'), view };
});

export default staffScreen<typeof loader>(PackingScreen);

import '../sales.css';
import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadSeen } from '#site/admin/rooms/sales/load-seen.server.ts';
import { SeenScreen } from '#site/admin/rooms/sales/seen-screen.tsx';

export { meta } from '#site/seo/meta.ts';

/** What visitors saw of the price of a product or variant. */
export const loader = staffLoader(
  { name: 'adminSeen', title: 'seen.title', needs: 'prices.edit' },
  async ({ site, url, params: { id = '' } }) => {
    const view = await loadSeen(site, id, url.searchParams);
    return { title: view.seen.name || view.seen.sku || undefined, view };
  },
);

export default staffScreen<typeof loader>(SeenScreen);

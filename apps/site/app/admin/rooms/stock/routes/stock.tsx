import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/stock/stock.css';
import { filterStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { stockResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { StockScreen } from '#site/admin/rooms/stock/stock-screen.tsx';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminStock', title: 'stock.title', needs: 'stock.edit' },
  async ({ site, url }) => {
    const [view, { sums }] = await Promise.all([
      loadList(site, url, stockResource),
      site.call(filterStock, { limit: 1 }),
    ]);
    return { view, sums };
  },
);

export default staffScreen<typeof loader>(StockScreen);

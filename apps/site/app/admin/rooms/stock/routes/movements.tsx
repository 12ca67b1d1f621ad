import { staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/stock/stock.css';
import { movementResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { MovementsScreen } from '#site/admin/rooms/stock/movements-list.tsx';

export { meta } from '#site/seo/meta.ts';

export const loader = staffLoader(
  { name: 'adminMovements', title: 'stock.movements', needs: 'stock.edit' },
  async ({ site, url }) => {
    const view = await loadList(site, url, movementResource);
    const one = view.filter.product ? view.rows[0] : undefined;
    const options: typeof view.options = one
      ? { product: [{ value: String(one.product), label: one.name }] }
      : {};
    return {
      view: { ...view, options, filters: view.filters.filter(({ name }) => name !== 'product' || one) },
    };
  },
);

export default staffScreen<typeof loader>(MovementsScreen);

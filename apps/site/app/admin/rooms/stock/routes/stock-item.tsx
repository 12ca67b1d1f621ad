import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/stock/stock.css';
import { getStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { movementResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { StockItemScreen } from '#site/admin/rooms/stock/stock-item-screen.tsx';
import { takeStockForm } from '#site/admin/rooms/stock/take-stock-form.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminStockItem', title: 'stock.title', needs: 'stock.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url, params: { id = '' } }) => {
  const asked = new URL(`?product=${idIn(id)}`, url);
  const [level, movements] = await Promise.all([
    orNotFound(site.call(getStock, { id: idIn(id) })),
    loadList(site, asked, movementResource),
  ]);
  return { title: level.name, level, movements };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeStockForm(site, idIn(id), form),
);

function idIn(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

export default staffScreen<typeof loader>(StockItemScreen);

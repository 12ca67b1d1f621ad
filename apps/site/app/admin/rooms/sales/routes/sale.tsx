import '#site/admin/rooms/products/door/products.css';
import '../sales.css';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadSale } from '#site/admin/rooms/sales/load-sale.server.ts';
import { SaleScreen } from '#site/admin/rooms/sales/sale-screen.tsx';
import { takeSaleForm } from '#site/admin/rooms/sales/take-sale-form.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminSale', title: 'sale.new', needs: 'prices.edit' } as const;

/** A dated sale by its id, or a new one (`novo`). */
export const loader = staffLoader(screen, async ({ site, params: { id = '' } }) => {
  const view = await loadSale(site, id);
  return { title: view.record?.name, view };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeSaleForm(site, id, form),
);

export default staffScreen<typeof loader>(SaleScreen);

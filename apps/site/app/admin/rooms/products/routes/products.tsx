import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/products/door/products.css';
import { takeBulkForm } from '#site/admin/rooms/products/bulk/take-bulk-form.server.ts';
import { loadProducts } from '#site/admin/rooms/products/load-products.server.ts';
import { ProductsScreen } from '#site/admin/rooms/products/products-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminProducts', title: 'products.title', needs: 'catalogue.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => ({
  ...(await loadProducts(site, url)),
  languages: site.site.languages,
}));

export const action = staffAction(screen, ({ site, form, url }) => takeBulkForm(site, form, url));

export default staffScreen<typeof loader>(ProductsScreen);

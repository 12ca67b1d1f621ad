import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/products/door/products.css';
import '#site/admin/rooms/products/grid/grid.css';
import { loadGrid, takeGridForm } from '#site/admin/rooms/products/grid/grid.server.ts';
import { GridScreen } from '#site/admin/rooms/products/grid/grid-screen.tsx';
import type { Route } from './+types/product-grid';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminProductGrid', title: 'products.grid', needs: 'anyStaff' } as const;

/** Products as in a spreadsheet, narrowed as the address of their list is. */
export const loader = staffLoader(screen, async ({ site, url }) => {
  const view = await loadGrid(site, url);
  return { view };
});

export const action = staffAction(screen, ({ site, form, url }) => takeGridForm(site, form, url), 500_000);

export default function AdminProductGrid({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <GridScreen key={`${view.query} ${view.rows[0]?.id}`} title={seo.title} view={view} />;
}

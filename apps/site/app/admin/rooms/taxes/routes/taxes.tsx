import '../taxes.css';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadTaxes, takeTaxes } from '#site/admin/rooms/taxes/taxes.server.ts';
import { TaxesScreen } from '#site/admin/rooms/taxes/taxes-screen.tsx';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminTaxes', title: 'taxes.title', needs: 'settings.edit' } as const;

export const loader = staffLoader(screen, async ({ site, url }) => {
  const view = await loadTaxes(site, url);
  return { view };
});

export const action = staffAction(screen, ({ site, form }) => takeTaxes(site, form));

export default staffScreen<typeof loader>(TaxesScreen);

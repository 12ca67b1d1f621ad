import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import '#site/admin/rooms/products/door/products.css';
import { getProductBulk } from '@izlog/contract/product/record/product-bulk';
import { productChoices } from '@izlog/contract/product/record/product-record-calls';
import { BulkScreen } from '#site/admin/rooms/products/bulk/bulk-screen.tsx';
import { takeBulkAct } from '#site/admin/rooms/products/bulk/take-bulk-form.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminProductBulk', title: 'products.bulkTitle', needs: 'catalogue.edit' } as const;

/** A change of many products by its id. */
export const loader = staffLoader(screen, async ({ site, url, params: { id = '' } }) => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const [bulk, choices] = await Promise.all([
    orNotFound(site.call(getProductBulk, { id: Number(id) })),
    site.call(productChoices, {}),
  ]);
  const shown = /^\d{1,9}$/.exec(url.searchParams.get('shown') ?? '')?.[0];
  return { bulk, choices, shown: shown === undefined ? null : Number(shown) };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeBulkAct(site, id, form),
);

export default staffScreen<typeof loader>(BulkScreen);

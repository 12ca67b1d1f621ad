import '#site/admin/rooms/media/door/gallery.css';
import '../door/products.css';
import '#site/admin/ground/chart/chart.css';
import '../door/price-line.css';
import '../variants/variants.css';
import { ofParts } from '@izlog/contract/product/record/part-rights';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import {
  readFormWithFiles,
  readStaffForm,
  underItsKey,
} from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { staffFileAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadProduct } from '#site/admin/rooms/products/load-product.server.ts';
import { ProductScreen } from '#site/admin/rooms/products/product-screen.tsx';
import { takeProduct } from '#site/admin/rooms/products/take-product.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

/** Most bytes of the form: long descriptions in each language of a site. */
const mostBytes = 2_000_000;

/** A product by its id, or a new one (`novi`). */
export const loader = staffLoader(
  { name: 'adminProduct', title: 'products.new', needs: 'anyStaff' },
  async ({ site, url, params: { id = '' } }) => {
    await mayOpen(site, id);
    const view = await loadProduct(site, id, { kind: url.searchParams.get('kind') });
    const words = view.record?.words;
    const name = words?.[site.language.code]?.name ?? Object.values(words ?? {})[0]?.name ?? view.record?.sku;
    const copyOf = /^[1-9]\d{0,14}$/.exec(url.searchParams.get('copyOf') ?? '')?.[0];
    return { title: name, view, copyOf };
  },
);

export const action = staffFileAction(
  { needs: 'anyStaff' },
  async ({ site, request, params: { id = '' } }) => {
    await mayOpen(site, id);
    const isWithFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const form = isWithFile
      ? underItsKey(site, await readFormWithFiles(request))
      : await readStaffForm(site, request, mostBytes);
    return takeProduct(site, id, form);
  },
);

/** Anyone who may write a part of products opens one; only who keeps the catalogue makes one (OFFICE-08). */
const mayOpen = (site: SiteContext, id: string) =>
  id === 'novi' ? mustHold(site, 'catalogue.edit') : mustHold(site, ...ofParts.staff);

export default staffScreen<typeof loader>(ProductScreen);

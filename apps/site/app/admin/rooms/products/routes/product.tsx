import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '#site/admin/rooms/media/door/gallery.css';
import '../door/products.css';
import '#site/admin/ground/chart/chart.css';
import '../door/price-line.css';
import { ofParts } from '@izlog/contract/product/record/part-rights';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import {
  readFormWithFiles,
  readStaffForm,
  underItsKey,
} from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { type SiteContext, siteContext } from '#site/platform-client/site-context.ts';
import { loadProduct } from '../load-product.server.ts';
import { ProductScreen } from '../product-screen.tsx';
import { takeProduct } from '../take-product.server.ts';
import type { Route } from './+types/product';

export { meta } from '#site/seo/meta.ts';

/** Most bytes of the form: long descriptions in each language of a site. */
const mostBytes = 2_000_000;

/** A product by its id, or a new one (`novi`). */
export async function loader({ context, url, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mayOpen(site, id);
  const view = await loadProduct(site, id);
  const screen = loadPlainScreen(context, 'adminProduct', 'products.new', { id });
  const words = view.record?.words;
  const name = words?.[site.language.code]?.name ?? Object.values(words ?? {})[0]?.name ?? view.record?.sku;
  const copyOf = /^[1-9]\d{0,14}$/.exec(url.searchParams.get('copyOf') ?? '')?.[0];
  return { seo: { ...screen.seo, title: name ?? screen.seo.title }, view, copyOf };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mayOpen(site, id);
  const isWithFile = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return takeProduct(
    site,
    id,
    isWithFile
      ? underItsKey(site, await readFormWithFiles(request))
      : await readStaffForm(site, request, mostBytes),
  );
}

/** Anyone who may write a part of products opens one; only who keeps the catalogue makes one (OFFICE-08). */
const mayOpen = (site: SiteContext, id: string) =>
  id === 'novi' ? mustHold(site, 'catalogue.edit') : mustHold(site, ...ofParts.staff);

export const clientAction = sayWhenOffline;

export default function AdminProduct({ loaderData: { seo, view, copyOf } }: Route.ComponentProps) {
  return <ProductScreen key={view.record?.id ?? 0} title={seo.title} view={view} copyOf={copyOf} />;
}

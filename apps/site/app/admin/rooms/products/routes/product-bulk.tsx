import '#site/admin/record/resource.css';
import '../door/products.css';
import { getProductBulk } from '@izlog/contract/product/record/product-bulk';
import { productChoices } from '@izlog/contract/product/record/product-record-calls';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { BulkScreen } from '../bulk/bulk-screen.tsx';
import { takeBulkAct } from '../bulk/take-bulk-form.server.ts';
import type { Route } from './+types/product-bulk';

export { meta } from '#site/seo/meta.ts';

/** A change of many products by its id. */
export async function loader({ context, url, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  const [bulk, choices] = await Promise.all([
    orNotFound(site.call(getProductBulk, { id: Number(id) })),
    site.call(productChoices, {}),
  ]);
  const shown = /^\d{1,9}$/.exec(url.searchParams.get('shown') ?? '')?.[0];
  const screen = loadPlainScreen(context, 'adminProductBulk', 'products.bulkTitle', { id });
  return { ...screen, bulk, choices, shown: shown === undefined ? null : Number(shown) };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return takeBulkAct(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminProductBulk({
  loaderData: { seo, bulk, choices, shown },
}: Route.ComponentProps) {
  return <BulkScreen title={seo.title} bulk={bulk} choices={choices} shown={shown} />;
}

import '#site/admin/record/resource.css';
import '../stock.css';
import '#site/kit/forms/forms.css';
import { getStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { movementResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { StockItemScreen } from '../stock-item-screen.tsx';
import { takeStockForm } from '../take-stock-form.server.ts';
import type { Route } from './+types/stock-item';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'stock.edit');
  const asked = new URL(`?product=${idIn(id)}`, url);
  const [level, movements] = await Promise.all([
    orNotFound(site.call(getStock, { id: idIn(id) })),
    loadList(site, asked, movementResource),
  ]);
  const { seo } = loadPlainScreen(context, 'adminStockItem', 'stock.title', { id });
  return { seo: { ...seo, title: level.name }, level, movements };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'stock.edit');
  return takeStockForm(site, idIn(id), await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

function idIn(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
}

export default function AdminStockItem({ loaderData: { level, movements } }: Route.ComponentProps) {
  return <StockItemScreen level={level} movements={movements} />;
}

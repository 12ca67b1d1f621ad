import '#site/kit/forms/forms.css';
import '#site/admin/ground/frame/record.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { archivePeriodIn } from '../archive/archive-period.ts';
import { OrderFileScreen } from '../order-file-screen.tsx';
import { takeOrderFile } from '../take-order-file.server.ts';
import { takePapers } from '../take-paper.server.ts';
import type { Route } from './+types/order-file';

export { meta } from '#site/seo/meta.ts';

/** Files of orders: the documents of a period out, and in what a warehouse sends back and invoices of another program. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  const user = await staffUser(site);
  return {
    ...loadPlainScreen(context, 'adminOrderFile', 'orderFile.page'),
    period: archivePeriodIn(url, shopDayOf(Date.now())),
    mayEdit: user?.scope?.includes('orders.edit') ?? false,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit');
  const isOfPapers = new URL(request.url).searchParams.get('what') === 'papers';
  return isOfPapers ? takePapers(site, request) : takeOrderFile(site, request);
}

export const clientAction = sayWhenOffline;

export default function AdminOrderFile({ loaderData: { seo, period, mayEdit } }: Route.ComponentProps) {
  return <OrderFileScreen title={seo.title} period={period} mayEdit={mayEdit} />;
}

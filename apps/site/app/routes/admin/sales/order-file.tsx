import '../../../kit/forms/forms.css';
import '../../../admin/frame/record.css';
import '../../../admin/products/products.css';
import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { OrderFileScreen } from '../../../admin/orders/order-file-screen.tsx';
import { takeOrderFile } from '../../../admin/orders/take-order-file.server.ts';
import { takePapers } from '../../../admin/orders/take-paper.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/order-file';

export { meta } from '../../../seo/meta.ts';

/** Orders from a file: what a warehouse sends back about those that are here. */
export async function loader({ context }: Route.LoaderArgs) {
  await mustHold(context.get(siteContext), 'orders.edit');
  return loadPlainScreen(context, 'adminOrderFile', 'orderFile.title');
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.edit');
  const isOfPapers = new URL(request.url).searchParams.get('what') === 'papers';
  return isOfPapers ? takePapers(site, request) : takeOrderFile(site, request);
}

export const clientAction = sayWhenOffline;

export default function AdminOrderFile({ loaderData: { seo } }: Route.ComponentProps) {
  return <OrderFileScreen title={seo.title} />;
}

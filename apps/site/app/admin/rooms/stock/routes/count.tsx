import '#site/admin/record/resource.css';
import '../stock.css';
import '#site/kit/forms/forms.css';
import { getCount } from '@izlog/contract/product/stock-desk/stock-count';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { CountScreen } from '../count-screen.tsx';
import { takeCountForm } from '../take-count-form.server.ts';
import type { Route } from './+types/count';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'stock.edit');
  const count = await site.call(getCount, {});
  const last = count.lines.find(({ product }) => String(product) === url.searchParams.get('last'));
  return { ...loadPlainScreen(context, 'adminCount', 'stock.count'), count, last };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'stock.edit');
  return takeCountForm(site, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminCount({ loaderData: { seo, count, last } }: Route.ComponentProps) {
  return <CountScreen title={seo.title} count={count} last={last} />;
}

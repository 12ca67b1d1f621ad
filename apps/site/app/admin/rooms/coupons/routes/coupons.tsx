import '#site/admin/record/resource.css';
import { couponResource } from '@izlog/contract/ecommerce/coupon-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { CouponsScreen } from '../coupons-screen.tsx';
import type { Route } from './+types/coupons';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = await loadList(site, url, couponResource);
  return { ...loadPlainScreen(context, 'adminCoupons', 'coupons.title'), view };
}

export default function AdminCoupons({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <CouponsScreen title={seo.title} view={view} />;
}

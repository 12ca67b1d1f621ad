import '../../../kit/forms/forms.css';
import '../../../admin/coupons/staff-coupons.css';
import { CouponScreen } from '../../../admin/coupons/coupon-screen.tsx';
import { loadCoupon } from '../../../admin/coupons/load-coupons.server.ts';
import { takeCouponForm } from '../../../admin/coupons/take-coupon-form.server.ts';
import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { readForm } from '../../../kit/forms/read-form.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/coupon';

export { meta } from '../../../seo/meta.ts';

/** A coupon by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = await loadCoupon(site, id);
  const screen = loadPlainScreen(context, 'adminCoupon', view.coupon ? 'coupons.coupon' : 'coupons.new', {
    id,
  });
  const title = view.coupon ? `${screen.seo.title} ${view.coupon.code}` : screen.seo.title;
  return { seo: { ...screen.seo, title }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  return takeCouponForm(site, id, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminCoupon({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <CouponScreen key={view.coupon?.id ?? 0} title={seo.title} view={view} />;
}

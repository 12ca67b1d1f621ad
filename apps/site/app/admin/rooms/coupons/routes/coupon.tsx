import '#site/kit/forms/forms.css';
import '#site/admin/record/resource.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { CouponScreen } from '../coupon-screen.tsx';
import { loadCoupon } from '../door/load-coupons.server.ts';
import { takeCouponForm } from '../take-coupon-form.server.ts';
import type { Route } from './+types/coupon';

export { meta } from '#site/seo/meta.ts';

/** A coupon by its id, or a new one (`novi`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const coupon = await loadCoupon(site, id);
  const { record } = coupon.view;
  const { seo } = loadPlainScreen(context, 'adminCoupon', record ? 'coupons.coupon' : 'coupons.new', { id });
  return { seo: record ? { ...seo, title: `${seo.title} ${record.code}` } : seo, ...coupon };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  return takeCouponForm(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminCoupon({ loaderData: { seo, view, mayReadOrders } }: Route.ComponentProps) {
  const id = String(view.record?.id ?? '');
  return <CouponScreen key={id} title={seo.title} view={view} mayReadOrders={mayReadOrders} />;
}

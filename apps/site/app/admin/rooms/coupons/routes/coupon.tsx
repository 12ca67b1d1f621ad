import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { CouponScreen } from '#site/admin/rooms/coupons/coupon-screen.tsx';
import { loadCoupon } from '#site/admin/rooms/coupons/door/load-coupons.server.ts';
import { takeCouponForm } from '#site/admin/rooms/coupons/take-coupon-form.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminCoupon', title: 'coupon.new', needs: 'marketing.edit' } as const;

/** A coupon by its id, or a new one (`novi`). */
export const loader = staffLoader(screen, async ({ site, params: { id = '' }, words }) => {
  const coupon = await loadCoupon(site, id);
  const { record } = coupon.view;
  return { title: record ? `${words('coupon.one')} ${record.code}` : undefined, ...coupon };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takeCouponForm(site, id, form),
);

export default staffScreen<typeof loader>(CouponScreen);

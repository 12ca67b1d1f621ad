import { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import { staffScreen } from '#site/admin/ground/screen/staff-screen.tsx';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { shownDiscount, withNames } from '#site/admin/rooms/coupons/door/discount-saving.server.ts';
import { discountOptions } from '#site/admin/rooms/coupons/door/load-coupons.server.ts';
import { PromotionScreen } from '#site/admin/rooms/promotions/promotion-screen.tsx';
import { takePromotionForm } from '#site/admin/rooms/promotions/take-promotion-form.server.ts';
import { staffUser } from '#site/session/is-staff.server.ts';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminPromotion', title: 'promotion.new', needs: 'marketing.edit' } as const;

/** A promotion by its id, or a new one (`nova`). */
export const loader = staffLoader(screen, async ({ site, params: { id = '' }, words }) => {
  const view = withNames(
    await loadForm(site, promotionResource, id, {
      options: await discountOptions(site),
      start: { kind: 'percent', isActive: true, priority: 0 },
      shown: shownDiscount,
    }),
  );
  const names: Readonly<Record<string, string>> = view.record?.names ?? {};
  const name = names[site.language.code] ?? Object.values(names)[0];
  const user = await staffUser(site);
  const title = name ?? words(view.record ? 'promotion.one' : 'promotion.new');
  return { title, view, mayReduce: user?.scope?.includes('prices.edit') ?? false };
});

export const action = staffAction(screen, ({ site, form, params: { id = '' } }) =>
  takePromotionForm(site, id, form),
);

export default staffScreen<typeof loader>(PromotionScreen);

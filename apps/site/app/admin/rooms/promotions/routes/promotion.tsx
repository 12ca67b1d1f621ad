import '#site/kit/forms/forms.css';
import '#site/admin/record/resource.css';
import { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { loadForm } from '#site/admin/record/load-form.server.ts';
import { shownDiscount, withNames } from '#site/admin/rooms/coupons/door/discount-saving.server.ts';
import { discountOptions } from '#site/admin/rooms/coupons/door/load-coupons.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { PromotionScreen } from '../promotion-screen.tsx';
import { takePromotionForm } from '../take-promotion-form.server.ts';
import type { Route } from './+types/promotion';

export { meta } from '#site/seo/meta.ts';

/** A promotion by its id, or a new one (`nova`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = withNames(
    await loadForm(site, promotionResource, id, {
      options: await discountOptions(site),
      start: { kind: 'percent', isActive: true, priority: 0 },
      shown: shownDiscount,
    }),
  );
  const names: Readonly<Record<string, string>> = view.record?.names ?? {};
  const name = names[site.language.code] ?? Object.values(names)[0];
  const screen = loadPlainScreen(
    context,
    'adminPromotion',
    view.record ? 'promotions.one' : 'promotions.new',
    {
      id,
    },
  );
  return { seo: { ...screen.seo, title: name ?? screen.seo.title }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  return takePromotionForm(site, id, await readStaffForm(site, request));
}

export const clientAction = sayWhenOffline;

export default function AdminPromotion({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <PromotionScreen key={String(view.record?.id ?? '')} title={seo.title} view={view} />;
}

import '../../../kit/forms/forms.css';
import '../../../admin/record/resource.css';
import { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import { shownDiscount, withNames } from '../../../admin/rooms/coupons/discount-saving.server.ts';
import { discountOptions } from '../../../admin/rooms/coupons/load-coupons.server.ts';
import { mustHold } from '../../../admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '../../../admin/ground/frame/once/read-staff-form.server.ts';
import { PromotionScreen } from '../../../admin/rooms/promotions/promotion-screen.tsx';
import { takePromotionForm } from '../../../admin/rooms/promotions/take-promotion-form.server.ts';
import { loadForm } from '../../../admin/record/load-form.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/promotion';

export { meta } from '../../../seo/meta.ts';

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

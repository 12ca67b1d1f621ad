import '../../../kit/forms/forms.css';
import '../../../admin/coupons/staff-coupons.css';
import { mustHold } from '../../../admin/frame/must-hold.server.ts';
import { loadPromotion } from '../../../admin/promotions/load-promotion.server.ts';
import { PromotionScreen } from '../../../admin/promotions/promotion-screen.tsx';
import { takePromotionForm } from '../../../admin/promotions/take-promotion-form.server.ts';
import { readForm } from '../../../kit/forms/read-form.server.ts';
import { sayWhenOffline } from '../../../kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '../../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/promotion';

export { meta } from '../../../seo/meta.ts';

/** A promotion by its id, or a new one (`nova`). */
export async function loader({ context, params: { id = '' } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = await loadPromotion(site, id);
  const name = view.promotion?.names[site.language.code] ?? Object.values(view.promotion?.names ?? {})[0];
  const screen = loadPlainScreen(
    context,
    'adminPromotion',
    view.promotion ? 'promotions.one' : 'promotions.new',
    { id },
  );
  return { seo: { ...screen.seo, title: name ?? screen.seo.title }, view };
}

export async function action({ context, request, params: { id = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  return takePromotionForm(site, id, await readForm(request));
}

export const clientAction = sayWhenOffline;

export default function AdminPromotion({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <PromotionScreen key={view.promotion?.id ?? 0} title={seo.title} view={view} />;
}

import '#site/admin/record/resource.css';
import { promotionResource } from '@izlog/contract/ecommerce/promotion-resource';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadList } from '#site/admin/record/load-list.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { PromotionsScreen } from '../promotions-screen.tsx';
import type { Route } from './+types/promotions';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'marketing.edit');
  const view = await loadList(site, url, promotionResource);
  return { ...loadPlainScreen(context, 'adminPromotions', 'promotions.title'), view };
}

export default function AdminPromotions({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <PromotionsScreen title={seo.title} view={view} />;
}

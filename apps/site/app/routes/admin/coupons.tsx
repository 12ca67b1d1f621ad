import '../../admin/coupons/staff-coupons.css';
import { CouponsScreen } from '../../admin/coupons/coupons-screen.tsx';
import { loadCoupons } from '../../admin/coupons/load-coupons.server.ts';
import { mustHold } from '../../admin/frame/must-hold.server.ts';
import { loadPlainScreen } from '../../kit/frame/load-plain-screen.server.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/coupons';

export { meta } from '../../seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'catalogue.edit');
  return { ...loadPlainScreen(context, 'adminCoupons', 'coupons.title'), view: await loadCoupons(site, url) };
}

export default function AdminCoupons({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <CouponsScreen title={seo.title} view={view} />;
}

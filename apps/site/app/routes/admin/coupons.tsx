import '../../features/staff-coupons/staff-coupons.css';
import { mustHold } from '../../features/admin/must-hold.server.ts';
import { loadPlainScreen } from '../../features/plain/load-plain-screen.server.ts';
import { CouponsScreen } from '../../features/staff-coupons/coupons-screen.tsx';
import { loadCoupons } from '../../features/staff-coupons/load-coupons.server.ts';
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

import '#site/admin/record/resource.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadWithdrawals } from '../load-withdrawals.server.ts';
import { WithdrawalsScreen } from '../withdrawals-screen.tsx';
import type { Route } from './+types/withdrawals';

export { meta } from '#site/seo/meta.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read');
  return {
    ...loadPlainScreen(context, 'adminWithdrawals', 'withdrawals.title'),
    view: await loadWithdrawals(site, url),
  };
}

export default function AdminWithdrawals({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <WithdrawalsScreen title={seo.title} view={view} />;
}

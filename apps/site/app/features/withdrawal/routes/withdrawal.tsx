import '#site/kit/forms/forms.css';
import '../withdrawal.css';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadWithdrawal } from '../load-withdrawal.server.ts';
import { takeWithdrawal } from '../take-withdrawal.server.ts';
import { WithdrawalScreen } from '../withdrawal-screen.tsx';
import type { Route } from './+types/withdrawal';

export { meta } from '#site/seo/meta.ts';

/** Withdrawal from a contract, for everybody: with number and e-mail of an order, or by its link. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const view = await loadWithdrawal(request, url, context.get(siteContext));
  return data(
    { ...loadPlainScreen(context, 'withdrawal', 'withdrawal.title'), view },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return takeWithdrawal(request, context.get(siteContext), await readForm(request));
}

export const clientAction = sayWhenOffline;

/** A refused statement shows the order as it is now, which the router would not ask for by itself. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isRefused = actionStatus !== undefined && actionStatus >= 400 && actionStatus < 500;
  return isRefused || defaultShouldRevalidate;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Withdrawal({ loaderData: { view } }: Route.ComponentProps) {
  return <WithdrawalScreen view={view} />;
}

import '#site/kit/forms/forms.css';
import '../returns.css';
import { data } from 'react-router';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadReturn } from '../load-return.server.ts';
import { ReturnScreen } from '../return-screen.tsx';
import { takeReturn } from '../take-return.server.ts';
import type { Route } from './+types/return';

export { meta } from '#site/seo/meta.ts';

/** Most bytes of a form with six pictures and a little more. */
const mostBytes = 64 * 1024 * 1024;

/** Returns, for everybody: announced with number and e-mail of an order or by its link, followed by a link of their own. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const view = await loadReturn(request, url, context.get(siteContext));
  return data(
    { ...loadPlainScreen(context, 'return', 'returns.title'), view },
    { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return takeReturn(context.get(siteContext), await readForm(request, mostBytes));
}

export const clientAction = sayWhenOffline;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Return({ loaderData: { view } }: Route.ComponentProps) {
  return <ReturnScreen view={view} />;
}

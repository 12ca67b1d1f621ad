import '#site/kit/forms/forms.css';
import { data } from 'react-router';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadOffer } from '../offer/load-offer.server.ts';
import { OfferScreen } from '../offer/offer-screen.tsx';
import { takeOffer } from '../offer/take-offer.server.ts';
import type { Route } from './+types/offer';

export { meta } from '#site/seo/meta.ts';

export const handle = { layout: 'checkout' };

/** An offer of the shop, for anyone who has the link of the mail. */
export async function loader({ context, params: { token = '' }, url }: Route.LoaderArgs) {
  const view = await loadOffer(context.get(siteContext), token, url);
  const screen = loadPlainScreen(context, 'offer', 'offer.title', { token });
  return data(
    { ...screen, view },
    { status: view ? 200 : 404, headers: { 'cache-control': 'private, no-store' } },
  );
}

export async function action({ context, request, params: { token = '' } }: Route.ActionArgs) {
  return takeOffer(context.get(siteContext), token, await readForm(request));
}

export const clientAction = sayWhenOffline;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Offer({ loaderData: { seo, view } }: Route.ComponentProps) {
  return <OfferScreen view={view} path={seo.path} />;
}

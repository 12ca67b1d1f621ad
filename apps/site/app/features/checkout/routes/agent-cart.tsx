import { agentCartWords } from '@izlog/contract/agents/agent-cart-words';
import { data } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { screenAlternates } from '#site/seo/alternates.ts';
import { AgentCartScreen } from '../agent-cart/agent-cart-screen.tsx';
import { loadAgentCart } from '../agent-cart/load-agent-cart.server.ts';
import { takeAgentCart } from '../agent-cart/take-agent-cart.server.ts';
import type { Route } from './+types/agent-cart';

export { meta } from '#site/seo/meta.ts';

export const handle = { layout: 'checkout' };

/** What a shopping agent put together, for anyone who has the link: no cache holds it, and no other site learns it. */
export async function loader({ context, params: { link = '' }, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const view = await loadAgentCart(site, link, request);
  const words = view?.words ?? agentCartWords(site.language.code2);
  const seo = {
    title: view ? words.title : words.gone,
    path: pathTo('agentCart', { link }, site.language),
    alternates: screenAlternates('agentCart', site.site.languages, { link }),
    isPrivate: true,
  };
  const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };
  return data({ seo, view, words }, { status: view ? 200 : 404, headers });
}

export async function action({ context, request, params: { link = '' } }: Route.ActionArgs) {
  return takeAgentCart(context.get(siteContext), link, await readForm(request), request);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function AgentCart({ loaderData: { view, words } }: Route.ComponentProps) {
  return <AgentCartScreen view={view} words={words} />;
}

import { isOffered } from '#site/features/agents/door/is-offered.ts';
import { loadFrame } from '#site/features/layout/door/load-frame.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { agentsText } from '#site/seo/agent-files.ts';
import type { Route } from './+types/agents';

/** See `agentsText`. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const text = agentsText({ ...(await loadFrame(site)), speaksUcp: isOffered(site) });
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}

import { isOffered } from '#site/features/agents/door/is-offered.ts';
import { loadFrame } from '#site/features/layout/door/load-frame.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { llmsText } from '#site/seo/agent-files.ts';
import type { Route } from './+types/llms';

/** See `llmsText`. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  const text = llmsText({ ...(await loadFrame(site)), speaksUcp: isOffered(site) });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

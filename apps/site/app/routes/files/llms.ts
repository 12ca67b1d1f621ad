import { loadFrame } from '#site/features/layout/door/load-frame.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { llmsText } from '#site/seo/agent-files.ts';
import type { Route } from './+types/llms';

/** See `llmsText`. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const text = llmsText(await loadFrame(context.get(siteContext)));
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

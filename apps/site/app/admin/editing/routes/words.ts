import { siteContext } from '#site/platform-client/site-context.ts';
import { editTexts } from '../edit.server.ts';
import type { Route } from './+types/words';

/** The words of the page in its language, and the editor's in that of the person who edits: one browser may have several people. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const texts = await editTexts(context.get(siteContext));
  return Response.json(texts, { headers: { 'cache-control': 'private, no-cache' } });
}

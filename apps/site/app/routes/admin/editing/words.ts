import { editTexts } from '../../../admin/editing/edit.server.ts';
import { siteContext } from '../../../platform-client/site-context.ts';
import type { Route } from './+types/words';

/** The editor's words, and those of the page around it, in the language of the page; they say nothing of the shop. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { language } = context.get(siteContext);
  return Response.json(editTexts(language.code2), { headers: { 'cache-control': 'private, max-age=300' } });
}

import { CallError } from '@izlog/contract/client';
import { siteContext } from '#site/platform-client/site-context.ts';
import { startEditing } from '../edit.server.ts';
import type { Route } from './+types/start';

/** The documents of the page at `path` for the editor (EDIT-001); only who may edit gets them (EDIT-003). */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const path = url.searchParams.get('path') ?? '/';
  const headers = { 'cache-control': 'no-store' };
  try {
    return Response.json(await startEditing(context.get(siteContext), path), { headers });
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 0 || error.status >= 500) throw error;
    return Response.json({ code: error.code }, { status: error.status, headers });
  }
}

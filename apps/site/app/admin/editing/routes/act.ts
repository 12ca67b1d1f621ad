import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { act } from '../edit.server.ts';
import { editActs } from '../edit-start.ts';
import type { Route } from './+types/act';

/** Only the editor's scripts send something here. */
export function loader(): never {
  throw notFound();
}

/** Brings an act of the editor to the platform with the token of the session; requests of other sites never come here. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const name = editActs.find((one) => one === params.act);
  if (!name) throw notFound();
  const input: unknown = await request.json().catch(() => undefined);
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return Response.json({ status: 400, code: 'validationFailed' });
  const answer = await act(context.get(siteContext), name, input as Record<string, unknown>);
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

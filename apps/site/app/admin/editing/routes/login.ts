import { readForm } from '#site/kit/forms/read-form.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { logInEditor } from '../log-in.server.ts';
import type { Route } from './+types/login';

/** Only the editor's scripts send something here. */
export function loader(): never {
  throw notFound();
}

/** Logs in who wrote when the login ended; requests of other sites never come here. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const answer = await logInEditor(context.get(siteContext), await readForm(request));
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}

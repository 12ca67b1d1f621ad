import { readForm } from '#site/kit/forms/read-form.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { passkeyLoginStep } from '../passkey-steps.server.ts';
import type { Route } from './+types/passkey-login';

/** Only the scripts of the login page send something here. */
export function loader(): never {
  throw notFound();
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  return passkeyLoginStep(context.get(siteContext), request, await readForm(request));
}

import { readForm } from '#site/kit/forms/read-form.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { ownPasskeyStep } from '../login/own-passkey.server.ts';
import type { Route } from './+types/own-passkey';

/** Only the scripts of login and profile send something here. */
export function loader(): never {
  throw notFound();
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  return ownPasskeyStep(context.get(siteContext), request, await readForm(request));
}

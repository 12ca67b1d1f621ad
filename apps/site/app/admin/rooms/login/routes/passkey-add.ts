import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { guards } from '#site/kit/guards/guards.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { passkeyAddStep } from '../passkey-steps.server.ts';
import type { Route } from './+types/passkey-add';

export const middleware = [...named(guards, 'staff'), ...named(adminMiddleware, 'ownWords')];

/** Only the scripts of "My security" send something here. */
export function loader(): never {
  throw notFound();
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  return passkeyAddStep(context.get(siteContext), request, await readForm(request));
}

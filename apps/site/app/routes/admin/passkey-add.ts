import { adminMiddleware } from '../../admin/ground/frame/admin-language.server.ts';
import { passkeyAddStep } from '../../admin/rooms/login/passkey-steps.server.ts';
import { readForm } from '../../kit/forms/read-form.server.ts';
import { guards } from '../../kit/guards/guards.server.ts';
import { named } from '../../kit/guards/named-middleware.ts';
import { notFound } from '../../platform-client/errors/not-found.ts';
import { siteContext } from '../../platform-client/site-context.ts';
import type { Route } from './+types/passkey-add';

export const middleware = [...named(guards, 'staff'), ...named(adminMiddleware, 'ownWords')];

/** Only the scripts of "My security" send something here. */
export function loader(): never {
  throw notFound();
}

export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  return passkeyAddStep(context.get(siteContext), request, await readForm(request));
}

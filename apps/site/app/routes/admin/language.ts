import { redirect } from 'react-router';
import { changeAdminLanguage } from '#site/admin/ground/frame/admin-language.server.ts';
import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { guards } from '#site/kit/guards/guards.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/language';

export const middleware = named(guards, 'staff');

export function loader(): never {
  throw notFound();
}

/** Changes the language of the admin interface and goes on where one was (ADMIN-004). */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const target = await changeAdminLanguage(
    context.get(siteContext),
    textField(form, 'code'),
    textField(form, 'from'),
  );
  return redirect(target, { status: 303 });
}

import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readForm } from '#site/kit/forms/read-form.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { previewTyped } from '../preview-typed.server.ts';
import type { Route } from './+types/product-price';

export const middleware = named(adminMiddleware, 'ownWords');

/** What buyers will see of a price as it is typed. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'prices.edit');
  return previewTyped(site, await readForm(request));
}

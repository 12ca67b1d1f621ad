import { readForm, textField } from '#site/kit/forms/read-form.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { emptyCache, mustMayClearCache } from '../page-cache.server.ts';
import type { Route } from './+types/cache-clear';

/** `POST /_cache/clear` with the form fields `site` and `language`, both optional, for staff who may (ADMIN-013). */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustMayClearCache(site);
  const form = await readForm(request);
  await emptyCache(site, { site: textField(form, 'site'), language: textField(form, 'language') });
  return Response.json({ data: {} });
}

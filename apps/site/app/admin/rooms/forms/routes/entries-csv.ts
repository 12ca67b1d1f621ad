import { entryStates, formEntryExport } from '@izlog/contract/cms/forms/form-entries';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { personFile } from '#site/admin/record/file/person-file.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/entries-csv';

export const middleware = named(adminMiddleware, 'ownWords');

/** The entries that the list shows, as a file for a spreadsheet; for staff who may see them. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'users.edit');
  const form = url.searchParams.get('form') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(form)) throw notFound();
  const state = entryStates.find((one) => one === url.searchParams.get('state'));
  return personFile(site, formEntryExport, { id: Number(form), ...(state && { state }) });
}

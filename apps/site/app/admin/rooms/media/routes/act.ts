import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadFile, loadGallery, loadPlacedFile } from '../load-gallery.server.ts';
import { addUploaded, askTicket, replaceUploaded } from '../take-upload.server.ts';
import type { Route } from './+types/act';

export const middleware = named(adminMiddleware, 'ownWords');

/** The gallery's list for its dialog, asked for by scripts as the screen asks by its address; or one file of it. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'media.edit');
  const headers = { 'cache-control': 'private, no-store' };
  if (params.act === 'list') return Response.json(await loadGallery(site, url), { headers });
  const id = url.searchParams.get('id') ?? '';
  const file =
    params.act === 'file'
      ? await loadFile(site, id)
      : params.act === 'placed'
        ? await loadPlacedFile(site, id, url.searchParams)
        : null;
  if (!file) throw notFound();
  return Response.json(file, { headers });
}

/** What scripts ask for while files go up: a ticket, and that what was put is registered. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'media.edit');
  const form = await readStaffForm(site, request);
  if (params.act === 'ticket') return askTicket(site, form);
  if (params.act === 'add') return addUploaded(site, form);
  if (params.act === 'replace') return replaceUploaded(site, form);
  throw notFound();
}

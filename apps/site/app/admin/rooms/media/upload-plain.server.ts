import { outcomeOf } from '@izlog/contract/client';
import { limits } from '@izlog/contract/limits';
import { isDrawingFault } from '@izlog/contract/media/drawing-fault';
import { fileUpload } from '@izlog/contract/media/file-upload';
import { type PictureFault, pictureFaultOf } from '@izlog/contract/media/picture-fault';
import { fileGetUploadUrl, filePut, fileReplace } from '@izlog/contract/media/upload';
import { refusals } from '@izlog/contract/refusals';
import { data, redirect } from 'react-router';
import { readFormWithFiles } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { type GalleryAsked, queryOfGallery } from './gallery-view.ts';
import { readAsked } from './load-gallery.server.ts';

/** Files that were not stored, by name, with the message that says why. */
export interface FailedUploads {
  failed: readonly { name: string; code: string }[];
}

/** Takes files from a form without scripts and stores them one after the other (MEDIA-014). */
export async function uploadPlain(site: SiteContext, url: URL, request: Request) {
  const asked = readAsked(url);
  const form = await readFormWithFiles(request);
  if (form.has('replace')) return replacePlain(site, asked, form);
  const files = form.getAll('file').filter((one): one is File => one instanceof File && one.size > 0);
  if (files.length > limits.uploadFiles)
    return data({ form: 'upload', failed: [{ name: '', code: 'uploadLimit' }] }, { status: 400 });
  const failed: { name: string; code: string }[] = [];
  for (const file of files) {
    const body = new FormData();
    body.append('customData', JSON.stringify({ folderId: Number(asked.folder) || null }));
    body.append('file', file);
    const sent = new Response(body);
    const raw = {
      type: sent.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await sent.arrayBuffer()),
    };
    const { status, text } = await site.ask(fileUpload, {}, raw);
    if (status !== 200) failed.push({ name: file.name, code: codeOf(status, payloadIn(text)) });
  }
  if (failed.length > 0) return data({ form: 'upload', failed }, { status: 400 });
  site.cookies.push(flashCookie('saved'));
  return redirect(`${pathTo('adminMedia', {}, site.language)}${queryOfGallery(asked)}`, { status: 303 });
}

/** Why a file was not stored: what is wrong with a picture, its kind, what a drawing holds, or that it cannot be read. */
function codeOf(status: number, payload: unknown): PictureFault | 'kind' | 'drawing' | 'readFile' {
  const picture = pictureFaultOf(payload);
  if (picture) return picture;
  if (status === 415) return 'kind';
  return isDrawingFault(payload) ? 'drawing' : 'readFile';
}

/** What a refusal tells beside its code; nothing where somebody between us answered. */
function payloadIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { error?: { payload?: unknown } }).error?.payload;
  } catch {
    // No JSON: it was not the platform that said so.
    return undefined;
  }
}

/** Puts a chosen file in the place of another one, by a ticket as scripts do. */
async function replacePlain(site: SiteContext, asked: GalleryAsked, form: FormData) {
  const id = Number(form.get('replace'));
  const file = form.get('file');
  if (!Number.isSafeInteger(id) || !(file instanceof File) || file.size === 0)
    throw data(null, { status: 400 });
  const failed = (code: string) =>
    data({ form: 'replace', failed: [{ name: file.name, code }] }, { status: 400 });
  const call = ownCall(site);
  const { name, size, type: mime } = file;
  const ticket = await outcomeOf(call(fileGetUploadUrl, { name, size, mime, isDirect: false }));
  if (ticket.errored) return failed('uploadUrlFetchFailed');
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const { part, from, to } of ticket.data.parts) {
    const raw = { type: 'application/octet-stream', bytes: bytes.slice(from, to) };
    const { status } = await site.ask(filePut, { ticket: ticket.data.path, part }, raw);
    if (status !== 200) return failed('uploadToBucketFailed');
  }
  const done = await outcomeOf(call(fileReplace, { id, path: ticket.data.path }));
  if (done.errored) {
    const { status, code, payload } = done.error;
    return failed(code === refusals.valueTaken.code ? 'same' : codeOf(status, payload));
  }
  site.cookies.push(flashCookie('saved'));
  const query = queryOfGallery(asked, { file: id });
  return redirect(`${pathTo('adminMedia', {}, site.language)}${query}`, { status: 303 });
}

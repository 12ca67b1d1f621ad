import { outcomeOf } from '@izlog/contract/client';
import { isDrawingFault } from '@izlog/contract/media/drawing-fault';
import { pictureFaultOf } from '@izlog/contract/media/picture-fault';
import { fileAddFromBucket, fileGetUploadUrl, fileReplace } from '@izlog/contract/media/upload';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** Returns the addresses to which a file is put (MEDIA-015). */
export async function askTicket(site: SiteContext, form: FormData): Promise<Response> {
  const read = reader(form);
  return answer(
    ownCall(site)(fileGetUploadUrl, {
      name: read('name').trim().slice(-300) || 'file',
      size: Math.trunc(Number(read('size'))) || 0,
      mime: read('mime').slice(0, 200),
      isDirect: read('isDirect') !== 'false',
    }),
  );
}

/** Registers a file that was put (MEDIA-017). */
export async function addUploaded(site: SiteContext, form: FormData): Promise<Response> {
  const read = reader(form);
  return answer(
    ownCall(site)(fileAddFromBucket, { path: read('path'), directory: Number(read('folder')) || null }),
  );
}

/** Puts a file that was put in the place of another one, everywhere. */
export async function replaceUploaded(site: SiteContext, form: FormData): Promise<Response> {
  const read = reader(form);
  const id = Math.trunc(Number(read('id'))) || 0;
  return answer(ownCall(site)(fileReplace, { id, path: read('path') }));
}

/** What the platform says, or the code of its refusal. */
async function answer(calling: Promise<object>): Promise<Response> {
  const outcome = await outcomeOf(calling);
  const headers = { 'cache-control': 'private, no-store' };
  if (!outcome.errored) return Response.json(outcome.data, { headers });
  const { status, code, payload } = outcome.error;
  return Response.json(
    {
      code: code ?? '',
      ...(isDrawingFault(payload) ? { isDrawing: true } : {}),
      picture: pictureFaultOf(payload),
    },
    { status: status >= 400 ? status : 503, headers },
  );
}

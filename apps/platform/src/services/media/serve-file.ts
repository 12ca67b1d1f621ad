import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { isMediaSize } from '@izlog/contract/media/media-sizes';
import type { Permission } from '@izlog/contract/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasPass } from '#platform/kernel/access/site-pass.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { parseRange } from './byte-range.ts';
import { readCut } from './cut-signer.ts';
import { fileHeaders } from './file-headers.ts';
import { findLogo, listMediaByHash, listReplaced, type MediaRow } from './media.queries.ts';
import { createPictureVariants } from './picture-variant.ts';
import { type RenderedFormat, renderedFormats } from './render-picture.ts';
import { storageKey } from './storage-keys.ts';

/** Answers `GET media/file/{hash}/{size}.{ext}`: the original or a rendering, with headers that let it be kept (MEDIA-007). */
export function createFileServer(kernel: Kernel) {
  const pictureVariant = createPictureVariants(kernel);

  return async function serveFile(
    ctx: Ctx,
    { hash, size, ext, ...asked }: { hash: string; size: string; ext: string; c?: string; s?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    if (!/^[0-9a-f]{32}$/.test(hash)) throw new Refusal('notFound');
    const rows = await listMediaByHash(ctx.db, hash);
    if (rows.length === 0) return leadOn(kernel, ctx, { hash, size, ext }, request, reply);
    const row = await readableRow(kernel, ctx, rows, request);
    const format = formatOf(row, size, ext);
    const crop = readCut(ctx, hash, asked);
    // A part of a picture that moves is not offered, and was before that was known.
    if (crop && (size === 'original' || !isRaster({ mime: row.mime }))) throw new Refusal('notFound');
    const isProtected = (await kernel.sites.byId(row.siteId))?.password !== undefined;
    const headers = fileHeaders(row, size, format, isProtected, asked.c);
    if (request.headers['if-none-match'] === headers.etag) return reply.status(304).headers(headers).send();
    if (size === 'original') return sendOriginal(kernel, row, headers, request, reply);
    if (!isMediaSize(size)) throw new Refusal('notFound');
    const bytes = await pictureVariant(row, size, format as RenderedFormat, crop);
    return reply.headers(headers).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };
}

/** An address of bytes that were replaced leads to what the file is now; it may be replaced again, so nobody keeps that. */
async function leadOn(
  kernel: Kernel,
  ctx: Ctx,
  { hash, size, ext }: { hash: string; size: string; ext: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const row = await readableRow(kernel, ctx, await listReplaced(ctx.db, hash), request);
  const name = size === 'original' || isMediaSize(size) ? size : undefined;
  const address = mediaAddress(row, name, ext === 'gif' && row.mime !== 'image/gif' ? 'png' : ext);
  return reply.header('cache-control', 'no-cache').redirect(address, 302);
}

/**
 * The record that lets the caller read the file: a public one of a site that is open to him, or one of the caller's own
 * site for staff (MEDIA-026, ROUTE-070). The logo of a protected site is open to all: mails show it.
 */
async function readableRow(
  kernel: Kernel,
  ctx: Ctx,
  rows: readonly MediaRow[],
  request: FastifyRequest,
): Promise<MediaRow> {
  if (rows.length === 0) throw new Refusal('notFound');
  const shown = rows.filter((row) => row.access === 'public');
  for (const row of shown) {
    const site = await kernel.sites.byId(row.siteId);
    if (site && hasPass(kernel, site, request)) return row;
  }
  const own = maySeePrivate(ctx.caller) ? rows.find((row) => row.siteId === ctx.site.id) : undefined;
  const found = own ?? (await findLogo(ctx.db, shown));
  if (!found) throw new Refusal(shown.length > 0 ? 'sitePasswordRequired' : 'forbidden');
  return found;
}

/** Who keeps files, products or orders; other staff have no need of bought files and of what visitors sent (MEDIA-026). */
const seesPrivate: readonly Permission[] = ['media.edit', 'catalogue.edit', 'orders.read'];

const maySeePrivate = (caller: Ctx['caller']): boolean =>
  caller.kind === 'staff' && seesPrivate.some((one) => caller.permissions.includes(one));

/** The format an address asks for; refused with notFound when the file has no such form. */
function formatOf(row: MediaRow, size: string, ext: string): string {
  if (size === 'original') {
    if (ext !== row.extension) throw new Refusal('notFound');
    return ext;
  }
  const format = ext === 'jpg' ? 'jpeg' : ext;
  const isOffered =
    isMediaSize(size) &&
    row.mime.startsWith('image/') &&
    renderedFormats.some((one) => one === format) &&
    (format !== 'gif' || row.mime === 'image/gif');
  if (!isOffered) throw new Refusal('notFound');
  return format;
}

async function sendOriginal(
  { storage }: Kernel,
  row: MediaRow,
  headers: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const range = parseRange(request.headers.range, row.size);
  reply.headers({ ...headers, 'accept-ranges': 'bytes' });
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${row.size}`).send();
  }
  const key = storageKey(row.hash, 'original', row.extension);
  if (!(await storage.exists(key))) throw new Refusal('notFound');
  if (!range) return reply.header('content-length', row.size).send(await storage.getStream(key));
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${row.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(await storage.getRange(key, range));
}

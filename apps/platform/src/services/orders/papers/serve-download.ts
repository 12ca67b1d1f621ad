import type { getOrderDownload } from '@izlog/contract/ecommerce/orders/order-web';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { openMediaFile } from '#platform/services/media/index.ts';
import { ctxOfSite } from '../payment/payment-webhook.ts';
import { isDownloadKey } from '../placing/order-key.ts';
import { countDownload } from './order-downloads.queries.ts';

/**
 * Sends a bought file to the holder of its signed link and counts it (ORDER-025). Refuses with notFound what was not
 * signed, with downloadOver when the time is over or the file was fetched as often as it may.
 */
export async function serveDownload(
  kernel: Kernel,
  outer: Ctx,
  { id: text, site: siteId, until, key }: EndpointParsed<typeof getOrderDownload>,
  reply: FastifyReply,
): Promise<unknown> {
  const site = await kernel.sites.byId(siteId);
  const id = Number(text);
  if (!site || !/^\d{1,15}$/.test(text) || !isDownloadKey(kernel, { siteId, id, until }, key)) {
    throw new Refusal('notFound');
  }
  const ctx = ctxOfSite(outer, site);
  const row = await countDownload(ctx, id);
  if (!row) throw new Refusal('downloadOver');
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
  if (row.mediaId === null) {
    if (row.url === null) throw new Refusal('notFound');
    return reply.redirect(row.url, 302);
  }
  const file = await openMediaFile(kernel, ctx, row.mediaId);
  if (!file) throw new Refusal('notFound');
  return reply
    .type('application/octet-stream')
    .header('content-length', file.size)
    .header('content-disposition', attachmentName(`${row.name}.${file.extension}`))
    .header('x-content-type-options', 'nosniff')
    .send(file.stream);
}

/** A file name for the header, also with letters beyond ASCII (RFC 6266). */
export function attachmentName(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}\\/]/gu, ' ').trim();
  const ascii = clean
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replaceAll(/[^\x20-\x7e]|"/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(clean)}`;
}

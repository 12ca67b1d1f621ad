import { createGunzip } from 'node:zlib';
import type { getPriceList, listPriceLists } from '@izlog/contract/ecommerce/law/price-lists';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findPublished, listPublished } from './price-list.queries.ts';

/** The archive of the shop, the newest first. */
export async function showPriceLists(ctx: Ctx): Promise<EndpointReturn<typeof listPriceLists>> {
  return (await listPublished(ctx)).map(({ day, fileName, products, createdAt }) => ({
    day,
    fileName,
    products,
    createdAt: createdAt.toISOString(),
  }));
}

/** Sends the list of a day; `today` is the newest. Nothing of it is held in memory. No cache on the way keeps it: sites share the address, and one may ask for a password. */
export async function servePriceList(
  kernel: Kernel,
  ctx: Ctx,
  { day }: EndpointParsed<typeof getPriceList>,
  reply: FastifyReply,
): Promise<unknown> {
  const list = await findPublished(ctx, day === 'today' ? undefined : day);
  if (!list) throw new Refusal('notFound');
  const stored = await kernel.storage.getStream(list.storageKey);
  const out = createGunzip();
  stored.on('error', (fault) => out.destroy(fault)).pipe(out);
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'private, max-age=300')
    .header(
      'content-disposition',
      `attachment; filename="cjenik-${list.day}.csv"; filename*=UTF-8''${encodeURIComponent(list.fileName)}`,
    )
    .send(out);
}

import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { getFeedFile } from '@izlog/contract/marketing/feeds/feed-calls';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasPass } from '#platform/kernel/access/site-pass.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { acceptsEncoding } from '#platform/kernel/http/accepts-encoding.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type FeedTableRow, findByToken } from './feed.queries.ts';
import { fileNameOf } from './show-feed.ts';
import { feedWriters } from './writers/feed-writers.ts';

/** Seconds for which a cache on the way may keep a file; who knows the address reads it, wherever he asks. */
const cachedFor = 300;

/**
 * Answers the newest whole file of a channel that is on, to anyone who has its address. A site behind a password shows its
 * products to nobody, so its feeds neither. Nothing of the file is held in memory.
 */
export async function serveFeed(
  kernel: Kernel,
  ctx: Ctx,
  { name }: EndpointParsed<typeof getFeedFile>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = /^[a-z][a-z0-9-]*?-([A-Za-z0-9_-]{20})\.([a-z]+)$/.exec(name);
  const feed = asked?.[1] ? await findByToken(ctx.db, asked[1]) : undefined;
  const site = feed && (await kernel.sites.byId(feed.siteId));
  const writer = kernel.held.get(feedWriters).find(({ code }) => code === feed?.format);
  if (!feed?.isOn || !site || !writer || feed.fileKey === null) throw new Refusal('notFound');
  const ending = asked?.[2] ?? '';
  const isMetadata = ending === 'json' && writer.metadata !== undefined;
  if (name !== fileNameOf(feed, isMetadata ? 'json' : writer.extension)) throw new Refusal('notFound');
  if (!hasPass(kernel, site, request)) throw new Refusal('sitePasswordRequired');
  await noteFetch(ctx, feed);

  // Both forms of the file are the same to who reads them; the strong tag would be of one alone.
  const etag = `W/"${isMetadata ? feed.madeAt?.getTime() : feed.hash?.slice(0, 32)}"`;
  reply.headers({
    etag,
    'cache-control': site.password === undefined ? `public, max-age=${cachedFor}` : 'private, no-store',
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
    ...(feed.madeAt && { 'last-modified': feed.madeAt.toUTCString() }),
  });
  if (matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (isMetadata)
    return reply
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify(
          writer.metadata?.({ id: feed.token, updatedAt: (feed.madeAt ?? ctx.now).toISOString() }),
        ),
      );
  // After a restore without its files there is none, until it is made again.
  if (!(await kernel.storage.exists(feed.fileKey))) throw new Refusal('notFound');
  const stored = await kernel.storage.getStream(feed.fileKey);
  reply.type(`${writer.type}; charset=utf-8`);
  if (acceptsEncoding(String(request.headers['accept-encoding'] ?? ''), 'gzip'))
    return reply.header('content-encoding', 'gzip').send(stored);
  if (feed.bytes !== null) reply.header('content-length', feed.bytes);
  return reply.send(unzipped(stored));
}

function unzipped(stored: Readable): Readable {
  const text = createGunzip();
  stored.on('error', (fault) => text.destroy(fault)).pipe(text);
  return text;
}

const matches = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag.slice(2)) ??
  false;

/** When a channel came last, to the minute: an owner sees whether it comes at all. */
async function noteFetch({ db, now }: Ctx, { id, fetchedAt }: FeedTableRow): Promise<void> {
  if (fetchedAt !== null && now.getTime() - fetchedAt.getTime() < 60_000) return;
  await db.execute(sql`update feeds set fetched_at = ${now}::timestamptz where id = ${id}`);
}

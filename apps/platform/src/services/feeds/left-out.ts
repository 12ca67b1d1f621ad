import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { listFeedLeftOut as endpoint, FeedLeftOut } from '@izlog/contract/marketing/feeds/feed-calls';
import { paginate } from '@izlog/contract/pagination';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { getFeed } from './feed.queries.ts';

/** A page of what the newest file leaves out. The report is read as far as the page goes, and never held. */
export async function listLeftOut(
  { storage }: Pick<Kernel, 'storage'>,
  ctx: Ctx,
  { id, reason, page, limit }: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  const feed = await getFeed(ctx, id);
  const total = reason ? (feed.reasons[reason] ?? 0) : feed.leftOut;
  const records: FeedLeftOut[] = [];
  const first = (page - 1) * limit;
  if (feed.reportKey !== null && first < total) {
    const stored = await storage.getStream(feed.reportKey);
    const text = createGunzip();
    stored.on('error', (fault) => text.destroy(fault)).pipe(text);
    let place = 0;
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      // A word that stands in a name is looked at again below; all other lines need no parsing.
      if (reason && !line.includes(`"${reason}"`)) continue;
      const one = JSON.parse(line) as FeedLeftOut;
      if (reason && !one.reasons.includes(reason)) continue;
      if (place >= first) records.push(one);
      place += 1;
      if (records.length === limit) break;
    }
    stored.destroy();
    text.destroy();
  }
  return { records, pagination: paginate(page, limit, total) };
}

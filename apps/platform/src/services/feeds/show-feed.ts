import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  changeFeedAddress as addressEndpoint,
  listFeedFormats as formatsEndpoint,
  getFeedStatus,
  makeFeed as makeEndpoint,
  previewFeedProduct as previewEndpoint,
} from '@izlog/contract/marketing/feeds/feed-calls';
import { feedReasons } from '@izlog/contract/marketing/feeds/feed-reasons';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { changeFeed, type FeedTableRow, getFeed } from './feed.queries.ts';
import { listRowsOf } from './items/feed-rows.queries.ts';
import { readTerms } from './items/feed-terms.ts';
import { readFeedProducts } from './items/read-feed-products.ts';
import { newToken } from './save-feed.ts';
import type { FeedWriter } from './writers/feed-writer.ts';
import { feedWriters } from './writers/feed-writers.ts';

/** The formats that there are. */
export const listFormats = ({ held }: Ctx): EndpointReturn<typeof formatsEndpoint> =>
  held
    .get(feedWriters)
    .map(({ code, title, extension, needs }) => ({ code, title, extension, needs: [...needs] }));

/** How a channel stands. */
export async function showStatus(
  kernel: Kernel,
  ctx: Ctx,
  { id }: { id: number },
): Promise<EndpointReturn<typeof getFeedStatus>> {
  return statusOf(kernel, ctx, await getFeed(ctx, id));
}

/** Has it made soon; what is being made now is made again after it. */
export async function askFor(
  kernel: Kernel,
  ctx: Ctx,
  { id }: EndpointParsed<typeof makeEndpoint>,
): Promise<EndpointReturn<typeof getFeedStatus>> {
  await getFeed(ctx, id);
  await changeFeed(ctx, id, { changedAt: ctx.now });
  return showStatus(kernel, ctx, { id });
}

/** Gives it another address. */
export async function changeAddress(
  kernel: Kernel,
  outer: Ctx,
  { id }: EndpointParsed<typeof addressEndpoint>,
): Promise<EndpointReturn<typeof getFeedStatus>> {
  await inTransaction(outer, async (ctx) => {
    await getFeed(ctx, id);
    await changeFeed(ctx, id, { token: newToken() });
    // Addresses are secret: that there is another one is all that the log says.
    noteChange(ctx, `feed ${id}`, { address: '' }, { address: ctx.now.toISOString() });
  });
  return showStatus(kernel, outer, { id });
}

async function statusOf(
  kernel: Kernel,
  ctx: Ctx,
  feed: FeedTableRow,
): Promise<EndpointReturn<typeof getFeedStatus>> {
  const writer = writerOf(ctx, feed);
  const origin = await mainAddress(kernel, ctx.site);
  const address = (ending: string) => `${origin}/api/v1/marketing/feed/file/${fileNameOf(feed, ending)}`;
  return {
    address: address(writer?.extension ?? 'xml'),
    metadata: writer?.metadata ? address('json') : null,
    isBeingMade: feed.takenUntil !== null && feed.takenUntil > ctx.now,
    fault: ctx.site.password !== undefined ? 'locked' : feed.faultAt === null ? null : 'failed',
    faultAt: feed.faultAt?.toISOString() ?? null,
    bytes: feed.bytes,
    seconds: feed.madeMs === null ? null : feed.madeMs / 1000,
    discounted: feed.discounted,
    reasons: feedReasons.flatMap((reason) => {
      const count = feed.reasons[reason];
      return count ? [{ reason, count }] : [];
    }),
  };
}

/** The name of its file in addresses: the format says who fetches it, the token that it may. */
export const fileNameOf = ({ format, token }: FeedTableRow, ending: string): string =>
  `${format}-${token}.${ending}`;

const writerOf = ({ held }: Ctx, { format }: FeedTableRow): FeedWriter | undefined =>
  held.get(feedWriters).find(({ code }) => code === format);

/** One product as the channel gets it, made now. */
export async function previewProduct(
  kernel: Kernel,
  outer: Ctx,
  { id, product }: EndpointParsed<typeof previewEndpoint>,
): Promise<EndpointReturn<typeof previewEndpoint>> {
  const feed = await getFeed(outer, id);
  const writer = writerOf(outer, feed);
  if (!writer) throw new Refusal('notFound');
  const { ctx, terms } = await readTerms(kernel, outer, feed, writer);
  const rows = await listRowsOf(ctx, product);
  if (rows.length === 0) throw new Refusal('notFound');
  const { groups, leftOut } = await readFeedProducts(ctx, terms, rows);
  return { text: groups.map((group) => writer.group(group)).join(''), leftOut };
}

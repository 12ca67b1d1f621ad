import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type {
  listFeedCategories as listEndpoint,
  saveFeedCategories as saveEndpoint,
} from '@izlog/contract/marketing/feeds/feed-calls';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { countListedIn, listCategories } from '#platform/services/catalogue/index.ts';
import { changeFeed, getFeed, knownCategories, readTargets, writeTargets } from './feed.queries.ts';

/** The categories of the shop, each with what the channel calls it. */
export async function showCategories(
  ctx: Ctx,
  { id }: { id: number },
): Promise<EndpointReturn<typeof listEndpoint>> {
  const feed = await getFeed(ctx, id);
  const rows = await listCategories(ctx);
  const [targets, counts] = await Promise.all([
    readTargets(ctx, feed.id),
    countListedIn(
      ctx,
      rows.map((row) => row.id),
    ),
  ]);
  const names = new Map(rows.map((row) => [row.id, row.name]));
  const categories = rows.map((row) => ({
    category: row.id,
    path: row.path.flatMap((one) => names.get(one) ?? []),
    products: counts.get(row.id) ?? 0,
    target: targets.get(row.id) ?? '',
    inherited:
      row.path
        .slice(0, -1)
        .map((one) => targets.get(one))
        .findLast((target) => target !== undefined) ?? '',
  }));
  return categories.toSorted((a, b) => a.path.join(' ').localeCompare(b.path.join(' '), 'hr'));
}

/** Says what the channel calls some of them; the feed is made again soon. */
export async function mapCategories(
  outer: Ctx,
  { id, targets }: EndpointParsed<typeof saveEndpoint>,
): Promise<EndpointReturn<typeof saveEndpoint>> {
  await inTransaction(outer, async (ctx) => {
    await getFeed(ctx, id);
    const known = await knownCategories(
      ctx,
      targets.map(({ category }) => category),
    );
    const unknown = targets.findIndex(({ category }) => !known.has(category));
    if (unknown >= 0)
      throw new Refusal('validationFailed', {
        fields: [
          { path: `targets.${unknown}.category`, kind: 'reference', message: 'There is no such category.' },
        ],
      });
    const before = await readTargets(ctx, id);
    await writeTargets(ctx, id, targets);
    await changeFeed(ctx, id, { changedAt: ctx.now });
    const said = (of: (category: number) => string) =>
      Object.fromEntries(targets.map(({ category }) => [`category ${category}`, of(category)]));
    noteChange(
      ctx,
      `feed ${id}`,
      said((category) => before.get(category) ?? ''),
      said((category) => targets.find((one) => one.category === category)?.target ?? ''),
    );
  });
  return showCategories(outer, { id });
}

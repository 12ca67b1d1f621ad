import { join } from 'node:path';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { apiRequests, mustAnswerAlike, writeBareCases } from '../harness/api-requests.ts';
import type { Bench } from '../harness/bench.ts';
import type { Child } from '../harness/child.ts';
import { type Figure, ratioFigure } from '../harness/figure.ts';
import { listCases } from '../harness/list-cases.ts';
import { type Contender, type Round, race } from '../harness/race.ts';
import { requestFigure } from '../harness/request-figure.ts';
import { startShop } from '../harness/shop.ts';
import { type Stage, siteOf } from '../harness/stage.ts';
import { milliseconds } from '../harness/units.ts';
import { startYardstick } from '../yardsticks/start-yardstick.ts';

const sizes = {
  quick: [1000, 10_000],
  usual: [1000, 10_000, 100_000],
  full: [1000, 10_000, 100_000, 500_000],
};

/**
 * Lists of 12 products through the API against a bare Fastify route that runs the one statement of the page and answers
 * the same JSON; and how the slowest answers grow with the catalogue. All sizes race together.
 */
export const listApi: Bench = {
  name: 'list-api',
  async run(stage) {
    const counts = sizes[stage.size];
    await using running = new AsyncDisposableStack();
    const servers = new Map<number, { shop: Child; database: string }>();
    for (const count of counts) {
      const database = await stage.catalogue(count);
      const shop = running.use(await startShop({ database, dataDir: stage.dataDir }));
      servers.set(count, { shop, database });
    }

    const figures: Figure[] = [];
    for (const filters of [0, 2, 6]) {
      await using yardsticks = new AsyncDisposableStack();
      const contenders: Contender[] = [];
      for (const [count, { shop, database }] of servers) {
        const bare = await bareList(stage, yardsticks, { count, filters, database, shop });
        contenders.push({ url: shop.url, pid: shop.pid, requests: bare.requests });
        contenders.push({ url: bare.yardstick.url, pid: bare.yardstick.pid, requests: bare.requests });
      }
      const rounds = await race(stage.generator, contenders, {
        connections: 10,
        seconds: 1,
        rounds: stage.size === 'quick' ? 3 : 7,
      });
      figures.push(...figuresOf(filters, counts, rounds));
    }
    return figures;
  },
};

async function bareList(
  stage: Stage,
  running: AsyncDisposableStack,
  { count, filters, database, shop }: { count: number; filters: number; database: string; shop: Child },
) {
  const site = await siteOf(database);
  const cases = await listCases(database, site, filters);
  const file = join(stage.folder, `lists-${count}-${filters}.json`);
  // Looking up attributes and counting the total are ours to pay for: the yardstick knows them.
  await writeBareCases(file, { database, site, endpoint: productFilter }, cases, ({ first }) =>
    first.filter(({ text }) => text.includes('with page as')),
  );
  const yardstick = running.use(await startYardstick('statement-server', [file, database]));
  const requests = apiRequests(site, productFilter, cases);
  await mustAnswerAlike(shop.url, yardstick.url, requests);
  return { yardstick, requests };
}

function figuresOf(filters: number, counts: readonly number[], rounds: readonly Round[][]): Figure[] {
  const smallest = rounds[0] ?? [];
  return counts.flatMap((count, index) => {
    const ours = rounds[2 * index] ?? [];
    const yardstick = rounds[2 * index + 1] ?? [];
    const line = `list API, 12 of ${count.toLocaleString('en')}, ${filters} filters`;
    const requests = requestFigure(`${line}: requests`, ours, yardstick, { atLeast: 0.5 });
    if (index === 0) return [requests];
    const growth = ratioFigure(
      `${line}: p95 against ours of ${counts[0]?.toLocaleString('en')}`,
      ours.map((round) => round.p95),
      smallest.map((round) => round.p95),
      { atMost: 4 },
      milliseconds,
    );
    return [requests, growth];
  });
}

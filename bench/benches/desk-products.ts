import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { getProductBulk, planProductBulk, runProductBulk } from '@izlog/contract/product/record/product-bulk';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { filterProductsForStaff } from '@izlog/platform/services/catalogue/desk/list-desk';
import { apiRequests } from '../harness/api-requests.ts';
import type { Bench } from '../harness/bench.ts';
import { writeCatalogueCsv } from '../harness/catalogue-csv.ts';
import { type Figure, limitFigure, ratioFigure } from '../harness/figure.ts';
import { inTurn } from '../harness/in-turn.ts';
import { loggedIn } from '../harness/logged-in.ts';
import { at } from '../harness/quartiles.ts';
import { startShop } from '../harness/shop.ts';
import { staffContext } from '../harness/staff-context.ts';
import { type Stage, siteOf } from '../harness/stage.ts';
import { milliseconds, perSecond } from '../harness/units.ts';
import { importOnce } from './import.ts';

const counts = { quick: [1000, 10_000], usual: [1000, 100_000], full: [1000, 500_000] } as const;
const rounds = { quick: 15, usual: 40, full: 40 };
const changed = { quick: 1000, usual: 10_000, full: 10_000 };

type Ask = (ctx: Ctx) => Promise<unknown>;
const page = { page: 1, limit: 50, isCounted: 'true' } as const;
const few = { page: 1, limit: 5, isCounted: 'false' } as const;

/** What staff ask of the list of products. */
const lists: Readonly<Record<string, Ask>> = {
  'by name': (ctx) => filterProductsForStaff(ctx, page),
  'without a picture, changed last': (ctx) =>
    filterProductsForStaff(ctx, { ...page, lacks: 'picture', state: 'published', sort: '-updatedAt' }),
};

/** What one key of the palette asks. */
const palettes: Readonly<Record<string, Ask>> = {
  'palette, a word of many products': (ctx) => filterProductsForStaff(ctx, { ...few, search: 'lana' }),
  'palette, what no product is called': (ctx) => filterProductsForStaff(ctx, { ...few, search: 'xyzzyq' }),
};

/** The list of products as they grow, and prices of many products changed at once while visitors look at lists. */
export const deskProducts: Bench = {
  name: 'desk-products',
  async run(stage) {
    return [...(await listFigures(stage)), ...(await bulkFigures(stage))];
  },
};

async function listFigures(stage: Stage): Promise<Figure[]> {
  await using running = new AsyncDisposableStack();
  const shops: { ctx: Ctx; count: number }[] = [];
  for (const count of counts[stage.size]) {
    const connectionString = await stage.catalogue(count);
    const database = openDatabase({ connectionString, max: 4, statementTimeout: 0, onError: () => {} });
    running.defer(() => database.end());
    shops.push({ ctx: await staffContext(connectionString, database), count });
  }
  const [small, large] = shops;
  if (!small || !large) throw new Error('two catalogues are compared');
  const size = `${large.count.toLocaleString('en')} products`;
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(lists)) {
    const took = await inTurn(ask, { large: large.ctx, small: small.ctx }, rounds[stage.size]);
    figures.push(ratioFigure(`50 of ${size}, ${name}`, took.large, took.small, { atMost: 4 }, milliseconds));
  }
  for (const [name, ask] of Object.entries(palettes)) {
    const took = await inTurn(ask, { large: large.ctx, small: small.ctx }, rounds[stage.size]);
    const p95 = (all: number[]) =>
      at(
        all.toSorted((a, b) => a - b),
        0.95,
      );
    const yardstick = milliseconds(p95(took.small));
    figures.push(limitFigure(`${name}, ${size}: p95`, p95(took.large), 60, milliseconds, { yardstick }));
  }
  return figures;
}

/** The same products are imported, then their prices are raised, and a visitor asks for lists before and meanwhile. */
async function bulkFigures(stage: Stage): Promise<Figure[]> {
  const count = changed[stage.size];
  const csv = join(stage.folder, 'desk.csv');
  await writeCatalogueCsv(csv, count);
  const database = await stage.fresh('bench_bulk');
  const imported = await importOnce(stage, database, csv);
  const site = await siteOf(database);
  await using shop = await startShop({ database, dataDir: stage.dataDir });
  const { call } = await loggedIn(stage, database, shop);
  const requests = apiRequests(site, productFilter, [
    { limit: 24, page: 1 },
    { limit: 24, page: 2 },
  ]);
  const visit = () =>
    stage.generator.run({ url: shop.url, requests, connections: 1, seconds: 1, isOnce: false });
  for (let round = 0; round < 3; round++) await visit();
  const alone: number[] = [];
  const meanwhile: number[] = [];
  for (let round = 0; round < 5; round++) alone.push((await visit()).perSecond);
  const { id } = await call(planProductBulk, {
    filter: {},
    change: { kind: 'price', percent: 7, rounding: 'cent' },
  });
  const began = performance.now();
  await call(runProductBulk, { id });
  let took = 0;
  const done = (async () => {
    // Not much more often than the screen of staff asks, which is every second.
    while ((await call(getProductBulk, { id })).state !== 'done') await pause(250);
    took = performance.now() - began;
  })();
  while (took === 0) {
    const { perSecond: rate } = await visit();
    if (took === 0) meanwhile.push(rate);
  }
  await done;
  const { done: raised } = await call(getProductBulk, { id });
  const size = raised.toLocaleString('en');
  return [
    ratioFigure(
      `prices of ${size} products raised; yardstick: the import of ${count.toLocaleString('en')}`,
      [raised / (took / 1000)],
      [count / imported.seconds],
      { atLeast: 0.5 },
      perSecond,
    ),
    ratioFigure(
      'lists of the shop meanwhile; yardstick: the same alone',
      meanwhile,
      meanwhile.map((_, round) => alone[round % alone.length] ?? Number.NaN),
      { atLeast: 0.8 },
      perSecond,
    ),
  ];
}

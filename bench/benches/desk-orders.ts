import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { filterForStaff as filterCustomers } from '@izlog/platform/services/orders/customers/customers';
import { readSales } from '@izlog/platform/services/orders/reports/reports';
import { countViews } from '@izlog/platform/services/orders/staff/count-views';
import { filterForStaff as filterOrders } from '@izlog/platform/services/orders/staff/staff-orders';
import { sql } from 'drizzle-orm';
import { fillOrders, knownName } from '../fill-orders.ts';
import type { Bench } from '../harness/bench.ts';
import { type Figure, limitFigure, ratioFigure } from '../harness/figure.ts';
import { inTurn } from '../harness/in-turn.ts';
import { at } from '../harness/quartiles.ts';
import { staffContext } from '../harness/staff-context.ts';
import { milliseconds } from '../harness/units.ts';
import { plain } from '../made-names.ts';

const counts = { quick: [1000, 20_000], usual: [1000, 100_000], full: [1000, 1_000_000] } as const;
const rounds = { quick: 15, usual: 40, full: 40 };

type Ask = (ctx: Ctx) => Promise<unknown>;
const page = { page: 1, limit: 50 };
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const days = (count: number) => ({ from: dayBefore(count).slice(0, 10), to: dayBefore(0).slice(0, 10) });

/** What staff ask of the list of orders. */
const lists: Readonly<Record<string, Ask>> = {
  'the newest': (ctx) => filterOrders(ctx, page),
  'what waits, then the newest': (ctx) => filterOrders(ctx, { ...page, first: 'waiting' }),
  'sent, of a quarter': (ctx) => filterOrders(ctx, { ...page, state: 'sent', from: dayBefore(90) }),
  'those that people must look at': (ctx) => filterOrders(ctx, { ...page, attention: 'true' }),
  'by a name': (ctx) => filterOrders(ctx, { ...page, search: knownName }),
};

/** What one key of the palette asks, and what the first page and a year's report add up; each with its bound in ms. */
const bounded: Readonly<Record<string, { ask: Ask; most: number }>> = {
  'how many each tab has': {
    most: 60,
    ask: (ctx) => countViews(ctx, { today: dayBefore(1), mine: 1 }),
  },
  'palette, a number of an order': { ask: (ctx) => palette(ctx, 'B-900'), most: 60 },
  'palette, an e-mail': { ask: (ctx) => palette(ctx, `${plain(knownName)}77@`), most: 60 },
  'palette, what nobody is called': { ask: (ctx) => palette(ctx, 'xyzzyq'), most: 60 },
  'dashboard of 30 days': {
    most: 150,
    ask: async (ctx) => {
      await readSales(ctx, { what: 'days', ...days(30), compare: 'before', limit: 100 });
      await readSales(ctx, { what: 'products', ...days(30), compare: 'before', limit: 5 });
      await filterOrders(ctx, { page: 1, limit: 6 });
    },
  },
  'report of a year by months': {
    most: 150,
    ask: (ctx) => readSales(ctx, { what: 'months', ...days(365), compare: 'before', limit: 100 }),
  },
  'report of a year by customers': {
    most: 150,
    ask: (ctx) => readSales(ctx, { what: 'customers', ...days(365), compare: 'before', limit: 100 }),
  },
  'report of a year by products': {
    most: 150,
    ask: (ctx) => readSales(ctx, { what: 'products', ...days(365), compare: 'before', limit: 100 }),
  },
};

async function palette(ctx: Ctx, search: string): Promise<void> {
  await Promise.all([
    filterOrders(ctx, { page: 1, limit: 5, search }),
    filterCustomers(ctx, { page: 1, limit: 5, search }),
  ]);
}

/** Lists, palette, dashboard and reports of staff as the orders grow; the small shop is the yardstick, and takes turns. */
export const deskOrders: Bench = {
  name: 'desk-orders',
  async run(stage) {
    await using running = new AsyncDisposableStack();
    const shops: { ctx: Ctx; count: number }[] = [];
    for (const count of counts[stage.size]) {
      const connectionString = await stage.fresh(`bench_orders_${count}`);
      const database = openDatabase({ connectionString, max: 4, statementTimeout: 0, onError: () => {} });
      running.defer(() => database.end());
      const ctx = await staffContext(connectionString, database);
      stage.say(`Writing ${count.toLocaleString('en')} orders …`);
      await fillOrders(ctx, count);
      shops.push({ ctx, count });
    }
    const [small, large] = shops;
    if (!small || !large) throw new Error('two shops are compared');
    const size = `${large.count.toLocaleString('en')} orders`;
    const figures: Figure[] = [];
    for (const [name, ask] of Object.entries(lists)) {
      const took = await inTurn(ask, { large: large.ctx, small: small.ctx }, rounds[stage.size]);
      figures.push(
        ratioFigure(`50 of ${size}, ${name}`, took.large, took.small, { atMost: 4 }, milliseconds),
      );
    }
    for (const [name, { ask, most }] of Object.entries(bounded)) {
      const took = await inTurn(ask, { large: large.ctx, small: small.ctx }, rounds[stage.size]);
      const [ours, theirs] = [took.large, took.small].map((all) =>
        at(
          all.toSorted((a, b) => a - b),
          0.95,
        ),
      );
      const yardstick = milliseconds(theirs ?? Number.NaN);
      figures.push(
        limitFigure(`${name}, ${size}: p95`, ours ?? Number.NaN, most, milliseconds, { yardstick }),
      );
    }
    await mustReadByIndex(large.ctx);
    return figures;
  },
};

/** A list that reads the whole table is slow on a slower disk, whatever was measured here. */
async function mustReadByIndex({ db, site }: Ctx): Promise<void> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select * from orders where site_id = ${site.id} and attention is not null
    order by created_at desc, id desc limit 50`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  if (plan.includes('Seq Scan')) throw new Error(`A list of orders reads all of them:\n${plan}`);
}

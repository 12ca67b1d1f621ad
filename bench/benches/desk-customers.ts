import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { filterCustomers } from '@izlog/contract/user/customer-staff';
import type { SegmentRule } from '@izlog/contract/user/segment';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { filterForStaff } from '@izlog/platform/services/orders/customers/customers';
import { countSegment } from '@izlog/platform/services/segments/segment.queries';
import { fillOrders, frequentWord, knownName } from '../fill-orders.ts';
import type { Bench } from '../harness/bench.ts';
import { type Figure, limitFigure } from '../harness/figure.ts';
import { inTurn } from '../harness/in-turn.ts';
import { at } from '../harness/quartiles.ts';
import { staffContext } from '../harness/staff-context.ts';
import { milliseconds } from '../harness/units.ts';

const counts = { quick: [1000, 20_000], usual: [1000, 100_000], full: [1000, 100_000] } as const;
const rounds = { quick: 15, usual: 40, full: 40 };
const ordersOfOne = 3;

/** Longest that one of them may take, in ms. */
const most = 300;

type Ask = (ctx: Ctx) => Promise<unknown>;
type Filters = Partial<EndpointParsed<typeof filterCustomers>>;

const listed =
  (filters: Filters): Ask =>
  (ctx) =>
    filterForStaff(ctx, { page: 1, limit: 50, ...filters });
const counted =
  (...rules: SegmentRule[]): Ask =>
  (ctx) =>
    countSegment(ctx, rules);

/** What staff ask of the list of customers and of segments. */
const asks: Readonly<Record<string, Ask>> = {
  'the newest': listed({}),
  'by what they spent': listed({ sort: '-spent' }),
  'by the last order': listed({ sort: '-lastAt' }),
  'who never bought': listed({ buys: 'never' }),
  'who bought once, by what they spent': listed({ buys: 'once', sort: '-spent' }),
  'who gets no newsletter': listed({ newsletter: 'false' }),
  'accounts, the 200th page by what they spent': listed({ kind: 'account', sort: 'spent', page: 200 }),
  'a word that a quarter has': listed({ search: frequentWord }),
  'a word that a quarter has, by what they spent': listed({ search: frequentWord, sort: '-spent' }),
  'a surname': listed({ search: knownName }),
  'a segment by orders and money': counted(
    { field: 'orders', is: 'atLeast', value: 2 },
    { field: 'spent', is: 'atLeast', value: 500 },
  ),
  'a segment by the last order and the newsletter': counted(
    { field: 'lastOrder', is: 'longerAgo', value: 90 },
    { field: 'newsletter', is: 'no' },
  ),
  'a segment by the country': counted({ field: 'country', is: 'HR' }),
};

/** The list of customers and their segments as customers grow; the small shop stands beside it. */
export const deskCustomers: Bench = {
  name: 'desk-customers',
  async run(stage) {
    await using running = new AsyncDisposableStack();
    const shops: { ctx: Ctx; count: number }[] = [];
    for (const count of counts[stage.size]) {
      const connectionString = await stage.fresh(`bench_customers_${count}`);
      const database = openDatabase({ connectionString, max: 4, statementTimeout: 0, onError: () => {} });
      running.defer(() => database.end());
      const ctx = await staffContext(connectionString, database);
      stage.say(`Writing ${count.toLocaleString('en')} customers …`);
      await fillOrders(ctx, count * ordersOfOne, count);
      shops.push({ ctx, count });
    }
    const [small, large] = shops;
    if (!small || !large) throw new Error('two shops are compared');
    const figures: Figure[] = [];
    for (const [name, ask] of Object.entries(asks)) {
      const took = await inTurn(ask, { large: large.ctx, small: small.ctx }, rounds[stage.size]);
      const p95 = (all: number[]) =>
        at(
          all.toSorted((a, b) => a - b),
          0.95,
        );
      const yardstick = milliseconds(p95(took.small));
      const what = `${name}, of ${large.count.toLocaleString('en')} customers: p95`;
      figures.push(limitFigure(what, p95(took.large), most, milliseconds, { yardstick }));
    }
    return figures;
  },
};

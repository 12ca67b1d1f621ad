import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@izlog/contract/client';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { apiRequests } from '../harness/api-requests.ts';
import type { Bench } from '../harness/bench.ts';
import { type Figure, ratioFigure } from '../harness/figure.ts';
import type { Load } from '../harness/load.ts';
import { overHttp } from '../harness/over-http.ts';
import { race } from '../harness/race.ts';
import { makeTerms, type OrderInput, readyCarts } from '../harness/ready-carts.ts';
import { storeOf } from '../harness/recorded-call.ts';
import { recordOrders } from '../harness/recorded-order.ts';
import { requestFigure } from '../harness/request-figure.ts';
import { startShop } from '../harness/shop.ts';
import { siteOf } from '../harness/stage.ts';
import { startYardstick } from '../yardsticks/start-yardstick.ts';

/**
 * Lines of the orders, how many of them are placed in a round, and the goal: 100 orders a second at 10 connections where the
 * yardstick makes 260 (`performance.md`). The others are there to see that nothing gives way.
 */
const kinds = [
  {
    words: '1 line',
    lines: 1,
    connections: 10,
    orders: { quick: 60, usual: 300, full: 300 },
    goal: { atLeast: 0.385 },
  },
  { words: '50 lines', lines: 50, connections: 10, orders: { quick: 40, usual: 100, full: 100 }, goal: {} },
  // Five writers for each connection to the database: anyone who held one and waited for another would wait for ever.
  { words: '1 line', lines: 1, connections: 50, orders: { quick: 100, usual: 300, full: 300 }, goal: {} },
] as const;

/**
 * Orders through the API, each of a cart of its own, against a bare Fastify route that inserts the same rows in one
 * transaction; and what an order of 50 lines takes beside one of 1: as many statements.
 */
export const orderApi: Bench = {
  name: 'order-api',
  async run(stage) {
    const database = await stage.catalogue(1000);
    const site = await siteOf(database);
    const terms = await makeTerms(database);
    const [short, long] = await recordOrders(database, {
      site,
      dataDir: stage.dataDir,
      terms,
      lines: [1, 50],
    });
    if (!short || !long) throw new Error('No order was recorded.');
    const figures: Figure[] = [
      ratioFigure(
        'statements of an order of 50 lines beside 1 line',
        [long.statements],
        [short.statements],
        { atMost: 1 },
        String,
      ),
    ];
    const file = join(stage.folder, 'orders.json');
    writeFileSync(file, JSON.stringify([short.bare, long.bare]));
    await using yardstick = await startYardstick('order-server', [file, database]);
    await using shop = await startShop({ database, dataDir: stage.dataDir, env: { TRUST_PROXY: '1' } });
    const call = createClient(overHttp(shop.url), {
      apiKey: site.apiKey,
      site: String(site.id),
      store: String(storeOf(site)),
    });
    const rounds = stage.size === 'quick' ? 3 : 7;
    for (const { words, lines, connections, orders, goal } of kinds) {
      const carts = orders[stage.size];
      const deal = async (): Promise<OrderInput[][]> => {
        const all = await readyCarts(database, site, call, { carts: carts * (rounds + 1), lines, terms });
        return Array.from({ length: rounds + 1 }, (_, round) =>
          all.slice(round * carts, (round + 1) * carts),
        );
      };
      const [ours = [], bare = []] = await race(
        stage.generator,
        [
          { url: shop.url, pid: shop.pid, requests: inTurn(site, await deal(), 0) },
          {
            url: yardstick.url,
            pid: yardstick.pid,
            requests: inTurn(site, await deal(), lines === 1 ? 0 : 1),
          },
        ],
        { connections, seconds: 1, rounds },
      );
      const what = `order API, create, ${words}, ${connections} connections: requests`;
      figures.push(requestFigure(what, ours, bare, goal));
    }
    return figures;
  },
};

/** The orders of each round, every one from an address of its own: the shop takes so many from one and no more. */
function inTurn(site: Parameters<typeof apiRequests>[0], rounds: OrderInput[][], answer: number) {
  let sent = 0;
  return (round: number): Load['requests'] =>
    apiRequests(site, createOrder, rounds[round] ?? []).map((request) => {
      sent++;
      const address = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
      return {
        ...request,
        headers: { ...request.headers, 'x-forwarded-for': address, 'x-case': String(answer) },
      };
    });
}

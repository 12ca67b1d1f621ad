import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@izlog/platform/kernel/context';
import type { Bench } from '../harness/bench.ts';
import type { Figure } from '../harness/figure.ts';
import { type CartKey, cartCalls, fillCarts } from '../harness/filled-carts.ts';
import { race } from '../harness/race.ts';
import { storeOf } from '../harness/recorded-call.ts';
import { requestFigure } from '../harness/request-figure.ts';
import { startShop } from '../harness/shop.ts';
import { siteOf } from '../harness/stage.ts';
import type { BareCart } from '../yardsticks/cart-server.ts';
import { startYardstick } from '../yardsticks/start-yardstick.ts';

/** Carts of each length, so that connections rarely meet in one. */
const many = 100;

/**
 * The cart through the API, in a shop with 50 promotions, against a bare Fastify route that writes and reads the same
 * number of rows and answers the same JSON; and carts of 500 lines against carts of 1.
 */
export const cartApi: Bench = {
  name: 'cart-api',
  async run(stage) {
    const database = await stage.catalogue(1000);
    const site = await siteOf(database);
    await using shop = await startShop({ database, dataDir: stage.dataDir });
    const small = await fillCarts(database, site, { carts: many, lines: 1 });
    const large = await fillCarts(database, site, { carts: many, lines: 500 });
    const answers = await Promise.all([small, large].map((carts) => answerOf(shop.url, site, carts)));
    const file = join(stage.folder, 'carts.json');
    writeFileSync(file, JSON.stringify(answers));
    await using yardstick = await startYardstick('cart-server', [file, database]);
    const rounds = stage.size === 'quick' ? 3 : 7;
    const figures: Figure[] = [];

    for (const [index, [words, carts]] of [
      ['1 line', small] as const,
      ['500 lines', large] as const,
    ].entries()) {
      for (const call of ['get', 'add'] as const) {
        const connections = index === 0 && call === 'add' ? [1, 10, 50] : [10];
        for (const count of connections) {
          const requests = cartCalls(site, call, carts, index);
          const [ours = [], bare = []] = await race(
            stage.generator,
            [shop, yardstick].map(({ url, pid }) => ({ url, pid, requests })),
            { connections: count, seconds: 1, rounds },
          );
          const what = `cart API, ${call}, ${words}, ${count} connections: requests`;
          figures.push(requestFigure(what, ours, bare, { atLeast: index === 0 ? 0.2 : 0.1 }));
        }
      }
    }
    for (const call of ['get', 'add'] as const) {
      const [long = [], short = []] = await race(
        stage.generator,
        [large, small].map((carts, index) => ({
          url: shop.url,
          pid: shop.pid,
          requests: cartCalls(site, call, carts, 1 - index),
        })),
        { connections: 10, seconds: 1, rounds },
      );
      figures.push(
        requestFigure(`cart API, ${call}, 500 lines beside 1 line: requests`, long, short, { atLeast: 0.2 }),
      );
    }
    return figures;
  },
};

async function answerOf(url: string, site: Site, [cart]: readonly CartKey[]): Promise<BareCart> {
  const response = await fetch(`${url}/api/v2/ecommerce/getCart`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: site.apiKey,
      store: String(storeOf(site)),
    },
    body: JSON.stringify(cart),
  });
  if (!response.ok) throw new Error(`The cart answered ${response.status}.`);
  const { data } = (await response.json()) as { data: unknown };
  return { answer: data };
}

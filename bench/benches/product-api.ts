import { join } from 'node:path';
import { productGet } from '@izlog/contract/product/product-get';
import { apiRequests, mustAnswerAlike, writeBareCases } from '../harness/api-requests.ts';
import type { Bench } from '../harness/bench.ts';
import type { Figure } from '../harness/figure.ts';
import { productSlugs } from '../harness/peers/product-slugs.ts';
import { race } from '../harness/race.ts';
import { requestFigure } from '../harness/request-figure.ts';
import { startShop } from '../harness/shop.ts';
import { siteOf } from '../harness/stage.ts';
import { startYardstick } from '../yardsticks/start-yardstick.ts';

/**
 * One product through the API against two bare Fastify routes that answer the same JSON: one reads the same rows, with
 * the statements we send when nothing is remembered, one after another; the other sends only what we send again when
 * everything is remembered, so that it shows what our own code needs.
 */
export const productApi: Bench = {
  name: 'product-api',
  async run(stage) {
    const database = await stage.catalogue(stage.size === 'quick' ? 1000 : 10_000);
    const site = await siteOf(database);
    await using shop = await startShop({ database, dataDir: stage.dataDir });
    const figures: Figure[] = [];
    for (const [name, slugs] of Object.entries(await productSlugs(database, site.id))) {
      const inputs = slugs.map((slug) => ({ slug }));
      const requests = apiRequests(site, productGet, inputs);
      const bare = async (file: string, choose: Parameters<typeof writeBareCases>[3]) => {
        const path = join(stage.folder, file);
        await writeBareCases(path, { database, site, endpoint: productGet }, inputs, choose);
        const yardstick = await startYardstick('statement-server', [path, database]);
        await mustAnswerAlike(shop.url, yardstick.url, requests);
        return yardstick;
      };
      await using first = await bare('products-first.json', (sent) => sent.first);
      await using again = await bare('products-again.json', (sent) => sent.again);
      const [ours = [], rows = [], kept = []] = await race(
        stage.generator,
        [shop, first, again].map(({ url, pid }) => ({ url, pid, requests })),
        { connections: 10, seconds: 1, rounds: stage.size === 'quick' ? 3 : 7 },
      );
      figures.push(
        requestFigure(`product API, ${name}, same rows: requests`, ours, rows, { atLeast: 0.5 }),
        requestFigure(`product API, ${name}, same statements: requests`, ours, kept, { atLeast: 0.5 }),
      );
    }
    return figures;
  },
};

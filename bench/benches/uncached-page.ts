import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../harness/bench.ts';
import type { Figure } from '../harness/figure.ts';
import { countElements, htmlTree } from '../harness/pages/html-tree.ts';
import { readyPage } from '../harness/pages/ready-page.ts';
import { findShopPages } from '../harness/pages/shop-pages.ts';
import { race } from '../harness/race.ts';
import { requestFigure } from '../harness/request-figure.ts';
import { startShop } from '../harness/shop.ts';
import type { ReadyPage } from '../yardsticks/react-router-server.ts';
import { startYardstick } from '../yardsticks/start-yardstick.ts';

/**
 * Pages with the page cache off against a minimal React Router app that renders the same elements from ready data; the list
 * and the product alone where it has to be quick.
 */
export const uncachedPage: Bench = {
  name: 'uncached-page',
  async run(stage) {
    const database = await stage.demo();
    await using shop = await startShop({ database, dataDir: stage.dataDir, env: { PAGE_CACHE: 'false' } });
    const isQuick = stage.size === 'quick';
    const { list, product, ...others } = await findShopPages(shop.url);
    const pages = Object.entries({ list, product, ...(isQuick ? {} : others) });
    const ready: Record<string, ReadyPage> = {};
    for (const [, path] of pages) ready[path] = await readyPage(shop.url, path);
    const file = join(stage.folder, 'ready-pages.json');
    writeFileSync(file, JSON.stringify(ready));
    await using yardstick = await startYardstick('react-router-server', [file]);

    const figures: Figure[] = [];
    for (const [name, path] of pages) {
      const elements = await sameElements(shop.url, yardstick.url, path);
      const requests = [{ path }];
      const [ours = [], theirs = []] = await race(
        stage.generator,
        [
          { url: shop.url, pid: shop.pid, requests },
          { url: yardstick.url, pid: yardstick.pid, requests },
        ],
        { connections: 10, seconds: isQuick ? 1 : 2, rounds: isQuick ? 3 : 7 },
      );
      figures.push(
        requestFigure(`uncached ${name} (${elements} elements): requests`, ours, theirs, { atLeast: 0.8 }),
      );
    }
    return figures;
  },
};

/** How many elements the page has; throws when the yardstick renders notably fewer. */
async function sameElements(ours: string, yardstick: string, path: string): Promise<number> {
  const [wanted = 0, rendered = 0] = await Promise.all(
    [ours, yardstick].map(async (origin) =>
      countElements(htmlTree(await (await fetch(origin + path)).text())),
    ),
  );
  if (rendered < 0.97 * wanted)
    throw new Error(`The yardstick renders ${rendered} of the ${wanted} elements of ${path}.`);
  return wanted;
}

import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Bench } from '../harness/bench.ts';
import { type Figure, ratioFigure } from '../harness/figure.ts';
import { findShopPages } from '../harness/pages/shop-pages.ts';
import { race } from '../harness/race.ts';
import { requestFigure } from '../harness/request-figure.ts';
import { startShop } from '../harness/shop.ts';
import { milliseconds } from '../harness/units.ts';
import type { FinishedPage } from '../yardsticks/page-server.ts';
import { startYardstick } from '../yardsticks/start-yardstick.ts';

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

/** Pages from the page cache against a bare node:http server that sends the same bytes with the same headers. */
export const cachedPage: Bench = {
  name: 'cached-page',
  async run(stage) {
    const database = await stage.demo();
    await using shop = await startShop({ database, dataDir: stage.dataDir });
    const pages = Object.entries(await findShopPages(shop.url));
    const file = join(stage.folder, 'finished-pages.json');
    writeFileSync(
      file,
      JSON.stringify(
        await finishedPages(
          shop.url,
          pages.map(([, path]) => path),
        ),
      ),
    );
    await using yardstick = await startYardstick('page-server', [file]);

    const figures: Figure[] = [];
    for (const [name, path] of pages) {
      for (const connections of [10, 50]) {
        const requests = [{ path, headers: asBrowser }];
        const [ours = [], theirs = []] = await race(
          stage.generator,
          [
            { url: shop.url, pid: shop.pid, requests },
            { url: yardstick.url, pid: yardstick.pid, requests },
          ],
          { connections, seconds: 1, rounds: stage.size === 'quick' ? 3 : 9 },
        );
        const line = `cached ${name}, ${connections} connections`;
        figures.push(
          requestFigure(`${line}: requests`, ours, theirs, { atLeast: 0.8 }),
          ratioFigure(
            `${line}: p99`,
            ours.map((round) => round.p99),
            theirs.map((round) => round.p99),
            { atMost: 2 },
            milliseconds,
          ),
        );
      }
    }
    return figures;
  },
};

async function finishedPages(url: string, paths: readonly string[]): Promise<Record<string, FinishedPage>> {
  const pages: Record<string, FinishedPage> = {};
  for (const path of paths) {
    // The second answer comes from the cache.
    await finishedPage(url + path);
    pages[path] = await finishedPage(url + path);
  }
  return pages;
}

/** An answer as it came over the wire, without the headers that node:http adds by itself. */
function finishedPage(address: string): Promise<FinishedPage> {
  return new Promise((resolve, reject) => {
    get(address, { headers: asBrowser }, (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${address} answers ${answer.statusCode}.`));
        const headers: string[] = [];
        for (let index = 0; index < answer.rawHeaders.length; index += 2) {
          const [name = '', value = ''] = answer.rawHeaders.slice(index, index + 2);
          if (!/^(date|connection|keep-alive)$/i.test(name)) headers.push(name, value);
        }
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    }).on('error', reject);
  });
}

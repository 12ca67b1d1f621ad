import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../harness/bench.ts';
import { startChild } from '../harness/child.ts';
import { type Figure, limitFigure } from '../harness/figure.ts';
import { findShopPages } from '../harness/pages/shop-pages.ts';
import { hasProcessFigures, memoryOf } from '../harness/process-figures.ts';
import { quartiles } from '../harness/quartiles.ts';
import { startShop } from '../harness/shop.ts';
import { megabytes, seconds } from '../harness/units.ts';

const restMs = 3000;

/**
 * How soon a shop is open, with the embedded database of its own: the very first time, and again; and what it holds in
 * memory, at rest and after every kind of page was asked for many times. Seconds are printed beside what Node and the
 * database alone need in the same run.
 */
export const start: Bench = {
  name: 'start',
  async run(stage) {
    const dataDir = join(stage.folder, 'start');
    mkdirSync(dataDir);
    // As root the database runs as another user, who has to reach its folder.
    chmodSync(dataDir, 0o755);
    const first = await firstPage(dataDir);
    const again: number[] = [];
    const least: number[] = [];
    for (let round = 0; round < (stage.size === 'quick' ? 2 : 5); round++) {
      least.push(await nodeAndDatabase(dataDir));
      again.push(await firstPage(dataDir));
    }
    const middle = quartiles(again).middle;
    const needed = quartiles(least).middle;
    return [
      limitFigure('first start ever, to the first page', first, 30, seconds),
      limitFigure('start, to the first page, beyond Node and database', middle - needed, 1, seconds, {
        yardstick: seconds(needed),
        ratio: (middle / needed).toFixed(2),
        spread: `${seconds(quartiles(again).low)}–${seconds(quartiles(again).high)} in all`,
      }),
      ...(hasProcessFigures ? await memoryFigures(dataDir, stage.size === 'quick' ? 200 : 2000) : []),
    ];
  },
};

/** Seconds from the command to the first whole page. */
async function firstPage(dataDir: string): Promise<number> {
  const began = performance.now();
  await using shop = await startShop({ dataDir });
  await (await fetch(shop.url)).text();
  return (performance.now() - began) / 1000;
}

async function nodeAndDatabase(dataDir: string): Promise<number> {
  await using child = await startChild({
    script: 'bench/yardsticks/database-server.ts',
    env: { DATA_DIR: dataDir },
    ready: /open: (http\S+)/,
  });
  return child.readyAfter / 1000;
}

async function memoryFigures(dataDir: string, rounds: number): Promise<Figure[]> {
  await using shop = await startShop({ dataDir });
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const idle = memoryOf(shop.pid).now;
  const paths = Object.values(await findShopPages(shop.url));
  for (let round = 0; round < rounds; round++) {
    // A parameter that is not kept makes the shop render again.
    const asked = paths.flatMap((path) => [path, `${path}?mobileView=${round}`]);
    await Promise.all(asked.map(async (path) => (await fetch(shop.url + path)).arrayBuffer()));
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const { now, most } = memoryOf(shop.pid);
  return [
    limitFigure('memory at rest', idle, 200e6, megabytes),
    limitFigure(`memory after ${rounds * paths.length * 2} pages`, now, 350e6, megabytes, {
      spread: `at most ${megabytes(most)}`,
    }),
  ];
}

import { setTimeout } from 'node:timers/promises';
import type { Bench } from '../harness/bench.ts';
import { type Figure, limitFigure } from '../harness/figure.ts';
import { findShopPages } from '../harness/pages/shop-pages.ts';
import { bytesOf, filesOf } from '../harness/pages/visitor-files.ts';
import { startShop } from '../harness/shop.ts';
import { kilobytes } from '../harness/units.ts';

/** What a visitor downloads for the first page of a visit, compressed as it goes out. */
export const pageBytes: Bench = {
  name: 'page-bytes',
  async run(stage) {
    await using shop = await startShop({ database: await stage.demo(), dataDir: stage.dataDir });
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(await findShopPages(shop.url))) {
      const first = await bytesOf(shop.url + path);
      const page = await whenPopular(shop.url + path, first.bytes);
      const files = await filesOf(shop.url, page.text);
      const sum = (kind: string, own?: boolean) =>
        files
          .filter((file) => file.kind === kind && (own === undefined || file.isOurs === own))
          .reduce((total, { bytes }) => total + bytes, 0);
      const scripts = files.filter((file) => file.kind === 'script');
      const theirs = kilobytes(sum('script', false));
      figures.push(
        limitFigure(`${name}: scripts, brotli`, sum('script'), 130_000, kilobytes, {
          spread: `${scripts.length} files, ${kilobytes(scripts.reduce((total, { raw }) => total + raw, 0))} raw`,
        }),
        limitFigure(`${name}: scripts beyond React and its router`, sum('script', true), 20_000, kilobytes, {
          yardstick: theirs,
        }),
        limitFigure(`${name}: styles, brotli`, sum('style'), 15_000, kilobytes),
        limitFigure(`${name}: fonts`, sum('font'), 60_000, kilobytes),
        limitFigure(`${name}: words of the language, brotli`, sum('words'), undefined, kilobytes),
        limitFigure(`${name}: HTML, brotli`, page.bytes, name === 'list' ? 12_000 : undefined, kilobytes, {
          spread: `${kilobytes(first.bytes)} at first, ${kilobytes(page.raw)} raw`,
        }),
      );
    }
    return figures;
  },
};

/** The page as it is sent once many have asked for it: it is then compressed once more. Waits five seconds at most. */
async function whenPopular(address: string, atFirst: number) {
  for (let visitor = 0; visitor < 25; visitor++) await bytesOf(address);
  for (let moment = 0; moment < 50; moment++) {
    const page = await bytesOf(address);
    if (page.bytes < atFirst) return page;
    await setTimeout(100);
  }
  throw new Error(`${address} is not compressed once more.`);
}

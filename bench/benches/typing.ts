import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/browser.mjs';
import type { Bench } from '../harness/bench.ts';
import { type Figure, limitFigure } from '../harness/figure.ts';
import { loggedIn } from '../harness/logged-in.ts';
import { type LongPage, longPageWords, makeLongPage } from '../harness/pages/long-page.ts';
import { at, quartiles } from '../harness/quartiles.ts';
import { startShop } from '../harness/shop.ts';
import { megabytes, milliseconds } from '../harness/units.ts';

/** How much slower than this machine the browser is made. */
const slower = 4;

const rounds = { quick: 20, usual: 100, full: 200 } as const;
const longRun = { quick: 1000, usual: 10_000, full: 10_000 } as const;

/**
 * Typing, moving and beginning to edit on a very long page in a browser that is made four times slower. Counted is the
 * processor time of the page's own thread: other programs of the machine do not change it.
 */
export const typing: Bench = {
  name: 'typing',
  async run(stage) {
    const database = await stage.fresh('bench_typing');
    await using shop = await startShop({ database, dataDir: stage.dataDir });
    const { call, accessToken } = await loggedIn(stage, database, shop);
    const long = await makeLongPage(call);
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await context.addCookies([
        { name: 'auth.strategy', value: 'local', url: shop.url },
        { name: 'auth.token.local', value: accessToken, url: shop.url },
      ]);
      await context.addInitScript("localStorage.setItem('izlog-edit-seen', 'yes')");
      const page = await context.newPage();
      const figures = await caretFigures(page, shop.url);
      const bare = await bareKeys(await browser.newPage(), long.sections, rounds[stage.size]);
      figures.push(...(await keyFigures(page, shop.url, long, bare, rounds[stage.size])));
      figures.push(await memoryFigure(page, longRun[stage.size]));
      return figures;
    } finally {
      await browser.close();
    }
  },
};

/** Runs in the page, whose names this program does not have: presses *edit*, and begins to write in the first headline. */
const toCaret = `(async () => {
  const began = performance.now();
  document.querySelector('.ebar .button--edit').click();
  const heading = document.querySelector('main :is(h1, h2)');
  while (!heading.classList.contains('is-field')) await new Promise((done) => requestAnimationFrame(done));
  heading.focus();
  heading.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  if (!heading.isContentEditable) throw new Error('There is no caret.');
  return performance.now() - began;
})()`;
const nextFrame = 'new Promise((done) => requestAnimationFrame(() => done(null)))';

/** From the press on *edit* to a caret in a headline, on a page of the shop whose editor the browser has seen before. */
async function caretFigures(page: Page, shop: string): Promise<Figure[]> {
  const took: number[] = [];
  for (let round = -1; round < 5; round++) {
    await page.goto(`${shop}/o-nama`);
    const begin = page.getByRole('button', { name: 'Uredi stranicu' });
    await begin.waitFor();
    const ms = await page.evaluate<number>(toCaret);
    if (round >= 0) took.push(ms);
  }
  const { low, middle, high } = quartiles(took);
  return [
    limitFigure('edit: from the press to a caret, warm', middle, 600, milliseconds, {
      spread: `${milliseconds(low)}–${milliseconds(high)} of ${took.length}, by the wall`,
    }),
  ];
}

/** Keys in a page of as many headlines and texts without any program: what they cost the browser alone. */
async function bareKeys(page: Page, sections: number, times: number): Promise<number> {
  const section = `<section><h2 contenteditable>Mjesto</h2><p>${longPageWords}</p></section>`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setContent(`<main>${section.repeat(sections)}</main>`);
  await page.locator('h2').first().focus();
  const { slowly } = await slowedDown(page, times);
  const keys = await slowly(() => page.keyboard.press('a'), times);
  await page.close();
  return part(keys, 0.95);
}

/** What a key and a move cost the page's own thread. */
async function keyFigures(
  page: Page,
  shop: string,
  long: LongPage,
  bare: number,
  times: number,
): Promise<Figure[]> {
  const { path, sections, fields, limit } = long;
  await page.goto(`${shop}${path}?editPage=true`, { timeout: 120_000 });
  await page.getByRole('region', { name: 'Traka za uređivanje' }).getByText('Sve je spremljeno').waitFor({
    timeout: 120_000,
  });
  const bound = await page.locator('main .is-field').count();
  if (bound !== fields) throw new Error(`${bound} of ${fields} fields can be edited.`);
  const { slowly, emptyFrames } = await slowedDown(page, times);

  await sectionOf(page, 'Mjesto 151').locator('h2').focus();
  await page.keyboard.press('Enter');
  const keys = await slowly(() => page.keyboard.press('a'), times);
  await page.keyboard.press('Escape');
  const moves = await slowly(() => page.keyboard.press('Alt+ArrowUp'), Math.ceil(times / 5), 3);
  await writeIn(page, 'Tekst 140');
  const riches = await slowly(() => page.keyboard.press('a'), times);
  await page.keyboard.press('Escape');
  const { slow, fast } = emptyFrames();
  const what = `${sections} sections, ${slower} × slower`;
  return [
    share(`a key in a headline, p95 (${what})`, keys, 0.95, 16, bare),
    share(`a key in a rich text, p95 (${what})`, riches, 0.95, 16, bare),
    share(`a move of a section, median (${what})`, moves, 0.5, 50),
    {
      ...limitFigure(`fields on this page: ${limit}`, fields, undefined, String),
      yardstick: '5000',
      ratio: (fields / 5000).toFixed(2),
    },
    // Beside other programs the browser is slowed down by more than it is told to be.
    limitFigure(`two empty frames, ${slower} × slower and not`, slow, undefined, milliseconds, {
      yardstick: milliseconds(fast),
      ratio: (slow / fast).toFixed(2),
    }),
  ];
}

/** Measures in a page what something costs while the page, not the search for its parts, is made slower. */
async function slowedDown(page: Page, times: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const empty = async (count: number, frames?: number) =>
    quartiles(await costs(page, cdp, count, async () => {}, frames)).middle;
  const fast = await empty(times);
  let slow = 0;
  return {
    /** What acts cost, without what looking for two or three frames costs. */
    async slowly(act: () => Promise<void>, count: number, frames?: number): Promise<number[]> {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      const idle = await empty(count, frames);
      slow ||= idle;
      const took = await costs(page, cdp, count, act, frames);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      return took.map((one) => Math.max(0, one - idle));
    },
    emptyFrames: () => ({ slow, fast }),
  };
}

/** A section by its heading. By roles one would look at thousands of elements. */
const sectionOf = (page: Page, heading: string) =>
  page.locator('main > section', {
    has: page.locator('h1, h2', { hasText: new RegExp(`^${heading}$`) }),
  });

/** Takes up the rich text of a section, at the end of its words. */
async function writeIn(page: Page, heading: string): Promise<void> {
  await sectionOf(page, heading).getByText(longPageWords).click();
  await page.locator('.is-rich').waitFor();
  await page.keyboard.press('End');
}

/** @param bare What the same costs on the bare page. */
function share(what: string, series: readonly number[], rank: number, limit: number, bare?: number): Figure {
  const value = part(series, rank);
  const { low, middle, high } = quartiles(series);
  return limitFigure(what, value, limit, milliseconds, {
    ...(bare === undefined ? {} : { yardstick: milliseconds(bare), ratio: (value / bare).toFixed(2) }),
    spread: `${milliseconds(low)}–${milliseconds(middle)}–${milliseconds(high)} of ${series.length}, processor time`,
  });
}

const part = (series: readonly number[], rank: number) =>
  at(
    series.toSorted((a, b) => a - b),
    rank,
  );

/** Milliseconds of the page's thread for each act, with the frames in which its effect is rendered. */
async function costs(
  page: Page,
  cdp: CDPSession,
  times: number,
  act: () => Promise<void>,
  frames = 2,
): Promise<number[]> {
  const took: number[] = [];
  for (let round = -3; round < times; round++) {
    const before = await taskTime(cdp);
    await act();
    for (let frame = 0; frame < frames; frame++) await page.evaluate(nextFrame);
    const after = await taskTime(cdp);
    if (round >= 0) took.push(after - before);
  }
  return took;
}

async function taskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** What is left in memory of very many keys. */
async function memoryFigure(page: Page, keys: number): Promise<Figure> {
  const cdp = await page.context().newCDPSession(page);
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return usedSize;
  };
  await writeIn(page, 'Tekst 7');
  const type = async (count: number) => {
    for (let key = 0; key < count; key++) await page.keyboard.press(key % 8 === 7 ? 'Space' : 'a');
  };
  // What the first keys load and cache stays.
  await type(keys / 10);
  const before = await heap();
  await type(keys);
  const after = await heap();
  return limitFigure(
    `memory left of ${keys.toLocaleString('en')} keys in a rich text`,
    after - before,
    2_000_000,
    megabytes,
    { yardstick: megabytes(before) },
  );
}

import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/browser.mjs';
import type { Bench } from '../harness/bench.ts';
import { type Figure, limitFigure, ratioFigure } from '../harness/figure.ts';
import { findShopPages } from '../harness/pages/shop-pages.ts';
import { at, quartiles } from '../harness/quartiles.ts';
import { startShop } from '../harness/shop.ts';
import { milliseconds } from '../harness/units.ts';

/** How much slower than this machine the browser is made: about a phone of the middle. */
const slower = 4;
/** "Slow 4G" as browsers' own tools and Lighthouse have it: ms there and back, bytes a second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** ms between touching a link with the pointer and pressing it. */
const intent = 400;
const rounds = { quick: 5, usual: 15, full: 30 } as const;

/**
 * What a visitor waits for, in a browser made slower: from the press on a product in a list to its painted page, with what
 * was fetched ahead and without; from a press on menu and filters to the next picture; and what the largest paint of the
 * checkout is.
 */
export const visitor: Bench = {
  name: 'visitor',
  async run(stage) {
    await using shop = await startShop({ database: await stage.demo(), dataDir: stage.dataDir });
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const count = rounds[stage.size];
      const { product } = await findShopPages(shop.url);
      return [
        ...(await nextPage(browser, shop.url, count)),
        ...(await presses(browser, shop.url, count)),
        await checkoutPaint(browser, shop.url, product),
      ];
    } finally {
      await browser.close();
    }
  },
};

/** Runs in the page: keeps when the press came, and the first picture that shows the product. */
const watchNextPage = `
  window.shown = new Promise((resolve) => {
    let pressed;
    addEventListener('click', () => { pressed ??= performance.now(); }, true);
    const look = () => {
      const isThere = location.pathname.startsWith('/product/') && document.querySelector('main .product');
      if (pressed && isThere) setTimeout(() => resolve(performance.now() - pressed));
      else requestAnimationFrame(look);
    };
    look();
  })`;
/** The scripts have taken the page over. Found from outside: a page lets nobody evaluate strings. */
const listens = 'html[data-scripts="on"]';

async function nextPage(browser: Browser, url: string, count: number): Promise<Figure[]> {
  const ahead: number[] = [];
  const without: number[] = [];
  let asked = 0;
  for (let round = 0; round < count; round++) {
    // In turn, so that what else the machine does is in both.
    for (const isAhead of [true, false]) {
      const { ms, requests } = await press(browser, url, round, isAhead);
      (isAhead ? ahead : without).push(ms);
      if (isAhead) asked += requests;
    }
  }
  return [
    ratioFigure(
      `next page, slow 4G, ${slower} × slower: press to painted, after ${intent} ms of intent against none`,
      ahead,
      without,
      { atMost: 0.5 },
      milliseconds,
    ),
    limitFigure(
      'the same: data of a page that came over the line for each press',
      asked / count,
      1,
      (value) => value.toFixed(2),
    ),
  ];
}

/** One visitor who opens the list and presses one of its products. */
async function press(browser: Browser, url: string, round: number, isAhead: boolean) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/shop`, { waitUntil: 'networkidle' });
    await page.locator(listens).waitFor();
    const session = await context.newCDPSession(page);
    let requests = 0;
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
      if (data.has(requestId) && encodedDataLength > 0) requests++;
    });
    const data = new Set<string>();
    session.on('Network.requestWillBeSent', ({ request, requestId }) => {
      if (/\.data(\?|$)/.test(request.url)) data.add(requestId);
    });
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const links = page.locator('main a[href^="/product/"]:visible');
    const link = links.nth(round % Math.min(6, await links.count()));
    await link.scrollIntoViewIfNeeded();
    // Not its promise: it is fulfilled only when the page was pressed.
    await page.evaluate(`${watchNextPage}; null`);
    if (isAhead) {
      await link.hover();
      await page.waitForTimeout(intent);
      await link.click();
    } else await link.dispatchEvent('click');
    const ms = await page.evaluate<number>('window.shown');
    await page.waitForTimeout(300);
    return { ms, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the longest time from a press to the picture after it, once the browser has reported it. */
const watchPresses = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false })`;

async function presses(browser: Browser, url: string, count: number): Promise<Figure[]> {
  const kinds = [
    ['menu', '/', 'Otvori izbornik'],
    ['filters', '/shop?limit=24', 'Filtri'],
  ] as const;
  const figures: Figure[] = [];
  for (const [what, path, button] of kinds) {
    const took: number[] = [];
    for (let round = 0; round < count; round++) took.push(await pressOnPhone(browser, url + path, button));
    const { low, middle, high } = quartiles(took);
    const worst = at(
      took.toSorted((a, b) => a - b),
      0.98,
    );
    figures.push(
      limitFigure(`opening the ${what} at ${slower} × slower: p98`, worst, 120, milliseconds, {
        spread: `p50 ${milliseconds(middle)}, ${milliseconds(low)}–${milliseconds(high)} of ${took.length}`,
      }),
    );
  }
  return figures;
}

async function pressOnPhone(browser: Browser, address: string, button: string): Promise<number> {
  const context = await onPhone(browser);
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(listens).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(watchPresses);
    await page.getByRole('button', { name: button }).first().click();
    await page.waitForTimeout(800);
    return await page.evaluate<number>('window.longest');
  } finally {
    await context.close();
  }
}

const onPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

/** The element of the largest paint so far, and when it came. */
const largestPaint = `new Promise((resolve) => new PerformanceObserver((list) => {
  const last = list.getEntries().at(-1);
  const first = performance.getEntriesByName('first-contentful-paint')[0];
  resolve({
    isNotice: Boolean(last.element?.closest('.cookie')),
    after: last.startTime - (first?.startTime ?? 0),
    words: last.element?.textContent.slice(0, 40) ?? '',
  });
}).observe({ type: 'largest-contentful-paint', buffered: true }))`;

async function checkoutPaint(browser: Browser, url: string, product: string): Promise<Figure> {
  const context = await onPhone(browser);
  try {
    const page = await context.newPage();
    await buy(page, url + product);
    await page.goto(`${url}/naplata`, { waitUntil: 'networkidle' });
    const { isNotice, after, words } = await page.evaluate<{
      isNotice: boolean;
      after: number;
      words: string;
    }>(largestPaint);
    return limitFigure(
      'checkout: the largest paint is the cookie notice',
      Number(isNotice),
      0,
      (value) => (value ? 'yes' : 'no'),
      { spread: `${milliseconds(after)} after the first: ${words}` },
    );
  } finally {
    await context.close();
  }
}

async function buy(page: Page, product: string): Promise<void> {
  await page.goto(product, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: /Dodaj u košaricu/ })
    .first()
    .click();
  await page.waitForTimeout(1500);
}

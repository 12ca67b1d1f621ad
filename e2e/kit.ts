import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { HtmlValidate } from 'html-validate';

/**
 * `test` for journeys: a page on which an unexpected error of the browser's console fails the test. `allowErrors`
 * takes what a test provokes on purpose. `fetchesAhead`: pages fetch, as for most visitors, code and data of those that links
 * lead to (ROUTE-068); left out elsewhere, as it is a fifth of what a page asks of the processor.
 */
export const test = base.extend<{ allowErrors: RegExp | null; fetchesAhead: boolean }>({
  allowErrors: [null, { option: true }],
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await use(context);
  },
  page: async ({ page, allowErrors, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        errors.push(`${message.text()} (${message.location().url})`);
    });
    if (javaScriptEnabled !== false) {
      const open = page.goto.bind(page);
      page.goto = async (address, options) => {
        const answer = await open(address, options);
        if (options?.waitUntil !== 'commit') await listens(page);
        return answer;
      };
    }
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const isExpected = (error: string) =>
      allowErrors?.test(error) || (!javaScriptEnabled && ofScriptsAlone.test(error));
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
  },
});

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The widths at which a long journey is played: a usual run takes one of them, SCREENS=all both. */
export const widths = (usual: 360 | 1280): readonly number[] =>
  process.env.SCREENS === 'all' ? [1280, 360] : [usual];

/**
 * Waits until the scripts of the page, which run after its first paint, handle what is pressed and typed (not after
 * `waitUntil: 'commit'`).
 */
const listens = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('script[data-files]') && document.documentElement.dataset.scripts !== '',
  );

/**
 * Waits for a notice of the page. It lives for a second or two, and a busy machine may let more pass between two looks of
 * `expect`: so the page itself looks, at each frame. Begin before what leads to another page.
 */
export const seesNotice = (page: Page, words: string) =>
  page.waitForFunction(
    (text) => [...document.querySelectorAll('.toast')].some((notice) => notice.textContent.includes(text)),
    words,
  );

/** Chromium's word, after some seconds, on what a page loads early for scripts that are switched off. */
const ofScriptsAlone = /was preloaded using link preload but not used/;

/**
 * Every accessibility fault that axe finds (WCAG 2.2 AA and best practices), as short lines; `within` a selector where the
 * page around it was looked at before.
 */
export const axeFaults = (page: Page, within?: string): Promise<string[]> =>
  runAxe(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], within);

/** Those that colours alone can make: enough for a page of which `axeFaults` has just seen the same width in another look. */
export const colourFaults = (page: Page): Promise<string[]> =>
  runAxe(page, ['color-contrast', 'link-in-text-block']);

/** Without its comments and long names, which every document on which it runs would read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe into the document once, and lets it describe faults only: a description of all that is right takes longer. */
async function runAxe(page: Page, runOnly: string[], within?: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([place, options]) => (await window.axe.run(place ?? document, options)).violations,
    [within, { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** The same in both looks and on both ends of the widths: a wide light page and a phone in the dark. */
export async function axeFaultsInBothLooks(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  // What lies half below the bar of a page that was scrolled is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  const faults = await axeFaults(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  faults.push(...(await axeFaults(page)).map((fault) => `dark, 360 px: ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  if (viewport) await page.setViewportSize(viewport);
  return faults;
}

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes boolean attributes and void elements in its own, equally valid way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-raw-characters': 'off',
    'tel-non-breaking': 'off',
    // Ids of React begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Ticked boxes of one filter share its name, as the address does.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  },
});

/** Every error that html-validate finds in the markup the server sent. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map((message) => `${message.ruleId}: ${message.message} (line ${message.line})`),
  );
}

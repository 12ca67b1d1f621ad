import { adminRoutes } from '@izlog/contract/texts/admin-routes';
import type { Page } from '@playwright/test';
import { axeFaults, colourFaults } from '../kit.ts';
import { expect, logIn, test } from '../staff.ts';

/**
 * SCREENS=all looks at each screen in every look, filled, empty, refused and with what it opens; a usual run looks at some of
 * them once, a release at the others.
 */
const isAll = process.env.SCREENS === 'all';

const looks = {
  'dark, 320 px': { width: 320, colorScheme: 'dark', forcedColors: 'none', faults: axeFaults },
  'light, 1280 px': { width: 1280, colorScheme: 'light', forcedColors: 'none', faults: axeFaults },
  'high contrast, 1280 px': {
    width: 1280,
    colorScheme: 'dark',
    forcedColors: 'active',
    faults: colourFaults,
  },
} as const;

/** Every fault of what is on the screen now, in the looks that are asked for. */
async function faultsOf(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, { width, faults: find, ...media }] of Object.entries(looks).slice(0, isAll ? 3 : 1)) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    // What lies half below the bar of a page that was scrolled is no small target.
    const tooWide = await page.evaluate(() => {
      scrollTo(0, 0);
      for (const change of document.getAnimations()) change.finish();
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    const found = await find(page);
    if (tooWide > 0) found.push(`${tooWide} px too wide`);
    faults.push(...found.map((fault) => `${new URL(page.url()).pathname}, ${state}, ${name}: ${fault}`));
  }
  return faults;
}

/** What a screen shows beside what it comes with: nothing found, a form that is refused, what its buttons open. */
async function faultsOfStates(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.locator('main input[name=search]').count()) > 0) {
    await page.goto(`${path}?search=nitkosetakonezove`);
    faults.push(...(await faultsOf(page, 'empty')));
    await page.goto(path);
  }
  const opens = page.locator('main :is(summary, button[aria-haspopup], [popovertarget]):visible');
  for (const opener of (await opens.all()).slice(0, 8)) {
    if (await opener.isVisible()) await opener.click();
    if ((await page.locator('dialog[open]').count()) > 0) {
      faults.push(...(await faultsOf(page, 'with a dialog')));
      await page.keyboard.press('Escape');
    }
  }
  faults.push(...(await faultsOf(page, 'opened')));
  await page.goto(path);
  const form = page.locator('main form[method=post]:has(input[required]:visible)').first();
  if ((await form.count()) > 0) {
    await form.evaluate((one: HTMLFormElement) => {
      one.noValidate = true;
    });
    for (const field of await form.locator('input[required]:visible').all()) await field.fill('');
    await form.locator('button:visible:not([type=button])').last().click();
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(page, 'refused')));
  }
  return faults;
}

const screens = Object.entries(adminRoutes)
  .filter(([name]) => name !== 'adminInvitation')
  .map(([name, pattern]) => ({
    name,
    path: `/${pattern.replace(/\/:\w+\?$/, '')}`,
    isMatch: new RegExp(`^/${pattern.replace(/\/:\w+\?/, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
  }));
/** How many journeys are all screens; a usual run plays the first. */
const parts = 24;

test.describe('screens of the back office', () => {
  // A form that is refused answers 400, which the browser reports.
  test.use({ allowErrors: /status of 4\d\d/ });

  for (let part = 0; part < parts; part += 1) {
    test(`[A11Y-011, OFFICE-02] axe finds nothing on any of them, and none is wider than a phone, ${part + 1} of ${parts}`, {
      tag: part === 0 || isAll ? [] : '@release',
    }, async ({ page, context, baseURL, staff }) => {
      if (isAll) test.setTimeout(1_800_000);
      await logIn(context, String(baseURL), staff.accessToken);
      const seen = new Set<string>();
      const faults: string[] = [];

      const visit = async (path: string) => {
        const answer = await page.request.head(path);
        if (!answer.headers()['content-type']?.startsWith('text/html')) return;
        // Papers of no orders, and a link that ended, are 404 and 410: screens all the same.
        if (answer.status() >= 500) faults.push(`${path}: ${answer.status()}`);
        await page.goto(path);
        faults.push(...(await faultsOf(page, 'as it comes')));
        const links = await page
          .locator('main a[href^="/admin/"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.replace(/[?#].*/, '') ?? ''));
        if (isAll) faults.push(...(await faultsOfStates(page, path)));
        // A record of each kind, where the list has one; the first pattern that fits is its screen.
        for (const link of links) {
          const screen = screens.find(({ isMatch }) => isMatch.test(link));
          if (!screen?.path.includes(':') || seen.has(screen.name)) continue;
          seen.add(screen.name);
          await visit(link);
        }
      };
      for (const [index, { name, path }] of screens.entries()) {
        if (path.includes(':') || index % parts !== part) continue;
        seen.add(name);
        await visit(path);
      }

      expect(faults).toEqual([]);
      // Parts with few lists see few records.
      expect(seen.size).toBeGreaterThan(0);
    });
  }
});

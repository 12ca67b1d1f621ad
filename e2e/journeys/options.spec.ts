import { izlog } from '../command-line.ts';
import { axeFaults, colourFaults } from '../kit.ts';
import { expect, hireStaff, logIn, test } from '../staff.ts';

// Options are tried on the second shop, one after another, so that the first one stays as it is for all other tests.
test.describe.configure({ mode: 'default' });

const host = 'drugi.localhost';
const set = (...option: string[]) => izlog('option', 'set', ...option, '--site', host);

test.describe('the home page', () => {
  test.afterEach(() => set('HomePageSlug'));

  test('[ROUTE-034, ROUTE-035] the root leads to the page that HomePageSlug names; without one it is the home page itself', {
    tag: '@release',
  }, async ({ request, baseURL }) => {
    const asSecond = { headers: { host: `${host}:${new URL(String(baseURL)).port}` }, maxRedirects: 0 };
    const root = await request.get('/', asSecond);
    expect(root.status()).toBe(200);
    expect(await root.text()).toContain('Med iz jednog pčelinjaka');

    await set('HomePageSlug', 'kako-radimo');

    await expect
      .poll(async () => {
        const moved = await request.get('/', asSecond);
        return [moved.status(), moved.headers().location];
      })
      .toEqual([302, '/kako-radimo']);
  });
});

test.describe('while the shop is closed for work', () => {
  test.use({ allowErrors: /status of 503/ });
  test.afterEach(() => set('MaintenanceMode'));

  test('[SHELL-019, SHELL-020, SHELL-021, SHELL-022] visitors are told that it will be back soon, staff see the shop', {
    tag: '@release',
  }, async ({ page, context, baseURL }) => {
    const second = `http://${host}:${new URL(String(baseURL)).port}`;
    const { accessToken } = await hireStaff(String(baseURL), host);
    await set('MaintenanceMode', 'true');

    await expect.poll(async () => (await page.goto(second))?.status()).toBe(503);

    await expect(page.getByText('Trgovina će uskoro ponovno biti dostupna')).toBeVisible();
    await expect(page.locator('header, footer, .cookie')).toHaveCount(0);
    expect((await page.goto(`${second}/adminLogin`))?.status()).toBe(200);
    await logIn(context, second, accessToken);
    expect((await page.goto(second))?.status()).toBe(200);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('the photographic look', () => {
  test.afterEach(() => set('Look'));

  test('[CMS-027] a site that chose it shows its pictures from edge to edge, the other site and an unknown look do not', {
    tag: '@release',
  }, async ({ page, baseURL }) => {
    const second = `http://${host}:${new URL(String(baseURL)).port}`;
    const root = page.locator('html');
    const front = page.locator('.front .window__pane').first();
    await page.goto(second);
    await expect(root).not.toHaveAttribute('data-look');
    await expect(page.locator('.front .window__awning')).toBeVisible();
    await expect(set('Look', 'photografic')).rejects.toThrow('drawn or photographic');

    await set('Look', 'photographic');

    await expect
      .poll(async () => {
        await page.goto(second);
        return root.getAttribute('data-look');
      })
      .toBe('photographic');
    await expect(page.locator('.front .window__awning')).toBeHidden();
    const faults: string[] = [];
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await front.boundingBox();
      if (box?.x !== 0 || box.width !== width) faults.push(`${width} px: ${JSON.stringify(box)}`);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        faults.push(`${width} px: too wide`);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      faults.push(...(await axeFaults(page)).map((fault) => `${width} light ${fault}`));
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      faults.push(...(await colourFaults(page)).map((fault) => `${width} dark ${fault}`));
    }
    expect(faults).toEqual([]);

    await page.getByRole('link', { name: 'U trgovinu' }).first().click();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(root).toHaveAttribute('data-look', 'photographic');
    await expect(page.locator('.pane__picture').first()).toHaveCSS('aspect-ratio', '4 / 5');

    await page.goto('/');
    await expect(root).not.toHaveAttribute('data-look');
    await expect(page.locator('link[href*="photographic"]')).toHaveCount(0);
  });
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addToCart, guest, main, model, order, press, sendAddress } from '../../buyer.ts';
import { axeFaultsInBothLooks, expect, test, widths } from '../../kit.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/examples/shopping-agent.md'), 'utf8');
const [, program = ''] = /^```ts\n\/\/ agent\.ts\n(.*?)^```$/ms.exec(page) ?? [];

/** Lets the agent of docs/examples shop; gives what it said, and its link. */
async function shopFor(shop: string, words: string): Promise<{ said: string; link: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-'));
  try {
    writeFileSync(join(folder, 'agent.mts'), program);
    const env = { ...process.env, SHOP: shop, WORDS: words };
    const args = ['--disable-warning=ExperimentalWarning', join(folder, 'agent.mts')];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    return { said: stdout, link: /^open: (\S+)$/m.exec(stdout)?.[1] ?? '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const width of widths(1280))
  test(`[DOOR-07] the agent of docs/examples fills a cart, and a person buys it in our checkout, at ${width} px`, {
    tag: '@release',
  }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    const { said, link } = await shopFor(String(baseURL), 'olovke');
    expect(program.split('\n').length).toBeLessThanOrEqual(60);
    expect(said).toMatch(/^found: .*olov/im);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Košarica koju je pripremio vaš asistent',
    );
    await expect(main(page).getByRole('listitem')).toHaveCount(1);
    const total = (await main(page).locator('.sums__total dd').textContent()) ?? '';
    expect(Math.round(Number(total.replace(/[^\d,]/g, '').replace(',', '.')) * 100)).toBe(
      Number(/, (\d+) EUR cents/.exec(said)?.[1]),
    );
    expect(await axeFaultsInBothLooks(page)).toEqual([]);
    // Opening it has done nothing: there is no cart yet.
    expect((await page.context().cookies()).filter(({ name }) => name === 'protectCode')).toEqual([]);

    await press(page, 'Stavi u košaricu i nastavi na naplatu');
    await expect(page).toHaveURL(/\/naplata/);
    const shipping = await sendAddress(page, guest);
    const courier = /name="deliveryMethodId"[^>]* value="(\d+)"/.exec(shipping)?.[1] ?? '';
    const sent = await page.request.post('/naplata?step=shipping', {
      form: { form: 'shipping', deliveryMethodId: courier },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(sent.ok()).toBe(true);
    await page.goto('/naplata?step=payment');
    await order(page, /pouzeć/i);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hvala');
  });

test('[DOOR-07] who has a cart already is asked, and nothing of it goes unless they say so', {
  tag: '@release',
}, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { link } = await shopFor(String(baseURL), 'olovke');
  await page.goto('/');
  await addToCart(page, model);

  await page.goto(link);
  await expect(main(page)).toContainText('U vašoj košarici već ima artikala.');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await press(page, 'Ostavi ih i dodaj ovo');
  await expect(page).toHaveURL(/\/naplata/);
  await page.goto('/kosarica');
  await expect(main(page).locator('.cart__main')).toContainText('Financijski model');
  await expect(main(page).locator('.cart__main')).toContainText(/olov/i);

  await page.goto(link);
  await press(page, 'Zamijeni ih ovime');
  await expect(page).toHaveURL(/\/naplata/);
  await page.goto('/kosarica');
  await expect(main(page).locator('.cart__main')).toContainText(/olov/i);
  await expect(main(page).locator('.cart__main')).not.toContainText('Financijski model');
});

test.describe('a link that is over', () => {
  test.use({ allowErrors: /status of 404/ });

  test('[DOOR-07] says so, and what to do', { tag: '@release' }, async ({ page }) => {
    await page.goto(`/kosarica/preuzmi/${'x'.repeat(43)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ova košarica više ne vrijedi');
    expect(await axeFaultsInBothLooks(page)).toEqual([]);
  });
});

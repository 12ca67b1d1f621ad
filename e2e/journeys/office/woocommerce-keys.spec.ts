import { takeBackProgramKey } from '@izlog/contract/user/programs/program-keys';
import { main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

test.describe('somebody who runs the shop', () => {
  for (const width of [1440, 360])
    test(`[DOOR-10] makes a key for a program that speaks WooCommerce, and the shop answers it until the key is taken back, at ${width} px`, {
      tag: '@release',
    }, async ({ page, context, baseURL, staff, lastly }) => {
      const address = String(baseURL);
      await page.setViewportSize({ width, height: 900 });
      await logIn(context, address, staff.accessToken);
      const name = `Knjige ${width} ${Date.now()}`;

      await page.goto('/admin/programi/novi');
      const form = page.getByRole('form', { name: 'Novi ključ' });
      await form.getByLabel('Naziv').fill(name);
      await form.getByLabel('Kao s trgovinom na WooCommerceu').check();
      await form.getByLabel('Knjigovodstvo čita').check();
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      await press(page, 'Napravi ključ');
      const parts = main(page).locator('.keys__secret code');
      await expect(parts).toHaveText([/^ck_[0-9a-f]{40}$/, /^cs_[0-9a-f]{40}$/]);
      await expect(main(page).getByText('Consumer secret', { exact: true })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Isprobajte' })).toContainText(
        '/wp-json/wc/v3/system_status',
      );
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      const pair = (await parts.allTextContents()).join(':');
      await main(page).getByLabel('Spremio sam ga').check();
      await main(page).getByRole('link', { name: 'Gotovo' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(main(page).getByText('WooCommerce', { exact: true })).toBeVisible();
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      lastly(() => staff.call(takeBackProgramKey, { id }));

      const ask = async (path: string) => {
        const answer = await fetch(`${address}/wp-json/wc/v3/${path}`, {
          headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
        });
        return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
      };
      const orders = await ask('orders?per_page=1&_fields=id,number,total');
      expect([orders.status, orders.type]).toEqual([200, expect.stringContaining('application/json')]);
      expect(JSON.parse((await ask('system_status')).text)).toMatchObject({ settings: { currency: 'EUR' } });
      expect(JSON.parse((await ask('reports/sales')).text)).toMatchObject({ code: 'rest_no_route' });

      await press(page, 'Oduzmi ključ');
      await expect(main(page).getByText(/Ključ je oduzet/)).toBeVisible();
      // Where no other program has such a key the address is the site's again.
      expect([404, 401]).toContain((await ask('orders')).status);
    });
});

import { connect, isRefused } from '@izlog/client';
import { takeBackProgramKey } from '@izlog/contract/user/programs/program-keys';
import { main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { expect, logIn, test } from '../../staff.ts';

test.describe('somebody who runs the shop', () => {
  // A refused form answers 400, which the browser reports.
  test.use({ allowErrors: /status of 400/ });

  for (const width of [1280, 360])
    test(`[DOOR-01] makes a key for the bookkeeper’s program, sees what it did, replaces it and takes it back, at ${width} px`, {
      tag: '@release',
    }, async ({ page, context, baseURL, staff, lastly }) => {
      const address = String(baseURL);
      await page.setViewportSize({ width, height: 900 });
      await logIn(context, address, staff.accessToken);
      const name = `Knjigovodstvo ${Date.now()}`;

      await page.goto('/admin/programi/novi');
      const form = page.getByRole('form', { name: 'Novi ključ' });
      await form.getByLabel('Naziv').fill(name);
      await form.getByLabel('Knjigovodstvo čita').check();
      await form.getByLabel('Mreže s kojih smije').fill('127.0.0.0/8, ured');
      await form.getByLabel('Zadnji dan').fill('2099-12-31');
      await press(page, 'Napravi ključ');
      await expect(form.getByText(/„ured” nije ni adresa ni mreža/)).toBeVisible();
      await form.getByLabel('Mreže s kojih smije').fill('127.0.0.0/8, ::1');
      await expect(page.getByRole('complementary', { name: 'Taj će ključ moći' })).toContainText(
        'Čita: pregled narudžbi, izvještaji.',
      );
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      await press(page, 'Napravi ključ');
      const secret = (await main(page).locator('.keys__secret').textContent()) ?? '';
      expect(secret).toMatch(/^izlog_[\w-]{43}$/);
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      await expect(main(page).getByRole('link', { name: 'Gotovo' })).toHaveCount(0);
      await main(page).getByLabel('Spremio sam ga').check();
      await main(page).getByRole('link', { name: 'Gotovo' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      lastly(() => staff.call(takeBackProgramKey, { id }));

      const shop = connect(address, { accessToken: secret });
      expect((await shop('GET /api/v1/user/programKey/own')).name).toBe(name);
      expect((await shop('GET /api/v2/ecommerce/order/filter')).pagination.page).toBe(1);
      const refused = await shop('POST /api/v1/settings/cache/clear').catch((error: unknown) => error);
      expect(isRefused(refused, 'FORBIDDEN')).toBe(true);
      await page.reload();
      await expect(main(page)).toContainText('Nema pravo koje taj poziv traži.');

      await page.getByText('Uredi prava, mreže i kraj').click();
      await page.getByText('Prava pojedinačno').click();
      const right = page.getByRole('group', { name: /^pražnjenje predmemorije/ });
      await right.getByText('piše', { exact: true }).click();
      await press(page, 'Spremi');
      await expect(page.getByRole('complementary', { name: 'Smije' })).toContainText(
        'Čita i piše: pražnjenje predmemorije.',
      );
      await shop('POST /api/v1/settings/cache/clear');
      await page.reload();
      await expect(
        main(page).getByRole('listitem').filter({ hasText: 'POST /api/v1/settings/cache/clear' }),
      ).toHaveCount(1);
      expect(await axeFaultsInBothLooks(page)).toEqual([]);

      await page.getByLabel('Stari radi još').selectOption('1');
      await press(page, 'Zamijeni ključ');
      const next = (await main(page).locator('.keys__secret').textContent()) ?? '';
      const fresh = connect(address, { accessToken: next });
      await shop('GET /api/v1/user/programKey/own');
      await fresh('GET /api/v1/user/programKey/own');
      await main(page).getByLabel('Spremio sam ga').check();
      await main(page).getByRole('link', { name: 'Gotovo' }).click();
      await press(page, 'Ugasi stari odmah');
      await expect(main(page).getByText('Dva ključa rade')).toHaveCount(0);
      const ended = await shop('GET /api/v1/user/programKey/own').catch((error: unknown) => error);
      expect(isRefused(ended, 'KEY_UNKNOWN')).toBe(true);

      await press(page, 'Oduzmi ključ');
      await expect(main(page).getByText(/Ključ je oduzet/)).toBeVisible();
      const gone = await fresh('GET /api/v1/user/programKey/own').catch((error: unknown) => error);
      expect(isRefused(gone, 'KEY_TAKEN_BACK')).toBe(true);
      await press(page, 'Poništi');
      await expect(main(page).locator('.badge').first()).toHaveText('Vrijedi');
      await fresh('GET /api/v1/user/programKey/own');
      await page.goto('/admin/programi');
      await expect(main(page).getByRole('listitem').filter({ hasText: name })).toContainText('127.0.0.0/8');
      expect(await axeFaultsInBothLooks(page)).toEqual([]);
      await page.goto(`/admin/log?key=${id}`);
      await expect(main(page).getByRole('listitem').filter({ hasText: name }).first()).toContainText(name);
    });
});

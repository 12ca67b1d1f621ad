import { findDraftProducts } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { getOrderDesk } from '@izlog/contract/ecommerce/orders/order-desk';
import { switchExtension } from '@izlog/contract/settings/extensions';
import { main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { orderByPhone } from '../../phone-order.ts';
import { expect, hireStaff, logIn, test } from '../../staff.ts';

test('[DOOR-09] an owner reads what extensions ask for and switches them on: one writes its note to an order, one fails three times and is switched off, and orders go on', {
  tag: '@release',
}, async ({ page, staff, baseURL, lastly }) => {
  test.slow();
  const { records } = await staff.call(findDraftProducts, { search: 'olovke' });
  const product = records[0]?.id ?? 0;
  // A new login: of an older one the password is asked again.
  const owner = await hireStaff(String(baseURL));
  await logIn(page.context(), String(baseURL), owner.accessToken);
  for (const name of ['order-notes', 'faulty'])
    lastly(() => staff.call(switchExtension, { name, isOn: false }));

  await page.goto('/admin/dodaci');
  const row = main(page).getByRole('row', { name: /Bilješke na narudžbe/ });
  await expect(row).toContainText('Studio Lipa · 1.0.0');
  await expect(row).toContainText('Čita i piše: narudžbe');
  await expect(row).toContainText(/Čeka vas|Isključen/);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await row.getByRole('link', { name: 'Bilješke na narudžbe' }).click();
  await expect(main(page).getByText('Piše bilješku uz narudžbu.')).toBeVisible();
  await press(page, 'Uključi i daj prava: 1');
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Radi');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.goto('/admin/dodaci/faulty');
  await press(page, 'Uključi i daj prava: 1');
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Radi');

  const { slug } = await orderByPhone(staff, product, 'HR');
  await expect
    .poll(async () => (await staff.call(getOrderDesk, { slug })).notes.map(({ text }) => text), {
      timeout: 60_000,
    })
    .toEqual([`Dodatak je vidio ${slug}.`]);
  await page.goto('/admin/log');
  await expect(main(page).getByText('Bilješke na narudžbe').filter({ visible: true }).first()).toBeVisible();

  await expect(async () => {
    await page.goto('/admin/dodaci/faulty');
    await expect(main(page).getByText(/^Vrtuljak: isključen/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(main(page).getByText('Javio je grešku').first()).toBeVisible();
  await expect(
    main(page)
      .getByText(/vrtuljak je stao/)
      .first(),
  ).toBeVisible();
  await main(page).getByText('Zapis za onoga tko ga je napravio').first().click();
  await expect(
    main(page)
      .getByText(/vrtim se oko \d{4}-\d+/)
      .first(),
  ).toBeVisible();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await orderByPhone(staff, product, 'HR');
  for (const width of [360, 768, 1440])
    for (const path of ['/admin/dodaci', '/admin/dodaci/faulty']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${path} at ${width} px`).toBe(0);
    }
});

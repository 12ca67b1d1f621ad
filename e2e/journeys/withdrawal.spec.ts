import { addToCart, guest, main, openPayment, order, press } from '../buyer.ts';
import { axeFaults, axeFaultsInBothLooks, expect, test } from '../kit.ts';
import { linkIn, mailTo } from '../mails.ts';
import { makeStaff } from '../staff.ts';

/** The number of the order that the page after it shows. */
const orderNumber = /\d{4}-\d{6}/;

// A wrong pair answers 404, which the browser reports.
test.use({ allowErrors: /status of 404/ });

test('[law 3] a guest withdraws from one of two items by number and e-mail, and gets the acknowledgement by mail; staff see what to give back', {
  tag: '@release',
}, async ({ page, browser }) => {
  const email = `raskid-${Date.now()}@primjer.example`;
  await addToCart(page, 'mali-rjecnik-ulaganja', 2);
  await openPayment(page, { ...guest, contactEmail: email });
  await order(page, /Uplata po predračunu/);
  await expect(main(page).getByRole('link', { name: 'Ovdje raskinite ugovor' })).toBeVisible();
  const [number = ''] = orderNumber.exec(await main(page).innerText()) ?? [];

  await page.goto('/objave');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ovdje raskinite ugovor' }).press('Enter');
  await page.locator('#find-orderSlug').fill(number);
  await page.getByLabel('E-pošta').fill('netko@drugi.example');
  await press(page, 'Nastavi');
  await expect(main(page).getByRole('alert')).toContainText('Nismo pronašli narudžbu');
  await expect(page.locator('#find-orderSlug')).toHaveValue(number);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.getByLabel('E-pošta').fill(email);
  await press(page, 'Nastavi');

  await expect(page.getByRole('heading', { name: 'Izjava o raskidu' })).toBeFocused();
  await main(page)
    .getByRole('checkbox', { name: /olovke/i })
    .uncheck();
  await main(page)
    .getByLabel(/Količina/)
    .fill('1');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await press(page, 'Nastavi');
  await expect(main(page).getByText(/× 1$/)).toHaveCount(1);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.reload();
  await press(page, 'Potvrdi raskid');

  await expect(page.getByRole('heading', { name: 'Zaprimili smo vaš raskid' })).toBeFocused();
  await expect(main(page).getByText(`${number}-R1`)).toBeVisible();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.goBack();
  await expect(main(page).getByText(`${number}-R1`)).toBeVisible();
  expect((await mailTo(email, /raskid/i)).text).toContain(`${number}-R1`);

  const owner = await makeStaff();
  const theirs = await browser.newContext();
  const desk = await theirs.newPage();
  await desk.goto(`/admin/raskidi?search=${number}`);
  await desk.getByLabel('Adresa e-pošte').fill(owner.email);
  await desk.getByLabel('Lozinka', { exact: true }).fill(owner.password);
  await press(desk, 'Prijavi se');
  await expect(desk.getByRole('row').nth(1)).toContainText('Nije plaćeno');
  expect(await axeFaultsInBothLooks(desk)).toEqual([]);
  await desk.setViewportSize({ width: 360, height: 740 });
  expect(await axeFaults(desk)).toEqual([]);
  await desk.setViewportSize({ width: 1440, height: 740 });
  await desk.getByRole('link', { name: `${number}-R1` }).click();
  await expect(desk.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await theirs.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[law 3] the link in the order mail leads to the statement, which works without scripts too', {
    tag: '@release',
  }, async ({ page }) => {
    const email = `raskid-bez-${Date.now()}@primjer.example`;
    await openPayment(page, { ...guest, contactEmail: email });
    await order(page, /Uplata po predračunu/);
    await page.goto(linkIn(await mailTo(email, /Narudžba/), 'raskid-ugovora'));

    await press(page, 'Nastavi');
    await press(page, 'Potvrdi raskid');

    await expect(page.getByRole('heading', { name: 'Zaprimili smo vaš raskid' })).toBeVisible();
    await expect(main(page).getByText(/-R1$/)).toBeVisible();
  });
});

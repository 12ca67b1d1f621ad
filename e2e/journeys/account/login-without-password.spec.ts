import { guest, main } from '../../buyer.ts';
import { axeFaultsInBothLooks, expect, seesNotice, test } from '../../kit.ts';
import { linkIn, mailTo } from '../../mails.ts';
import { plugInPhone } from '../../virtual-phone.ts';

test('[AUTH-001, AUTH-006] a customer logs in by a mailed link, adds a passkey, and logs in with it alone', {
  tag: '@release',
}, async ({ page, context }) => {
  const email = `kljuc-${Date.now()}@primjer.example`;
  await plugInPhone(context, page);
  await page.goto('/registracija');
  await page.getByLabel('Ime', { exact: true }).fill(guest.firstName);
  await page.getByLabel('Prezime').fill(guest.lastName);
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('tri plava bicikla');
  await page.getByLabel(/^Ponov/).fill('tri plava bicikla');
  for (const box of await page.locator('input[name="consents"][required]').all()) await box.check();
  await page.getByRole('button', { name: 'Registriraj se' }).click();
  const link = linkIn(await mailTo(email, /Potvrdite/), 'verificationToken');
  await Promise.all([seesNotice(page, 'Adresa e-pošte je potvrđena.'), page.goto(link)]);
  await context.clearCookies();

  await page.goto('/prijava?from=%2Fprofil');
  await page.getByText('Prijava bez lozinke').click();
  const ask = page.getByRole('form', { name: 'Prijava bez lozinke' });
  await ask.getByLabel('Adresa za poveznicu').fill(email);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await ask.getByRole('button', { name: 'Pošalji poveznicu' }).click();
  await seesNotice(page, 'Ako račun s tom adresom postoji');
  await page.goto(linkIn(await mailTo(email, /^Prijava/), 'loginToken'));
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prijavi me' }).click();
  await expect(page).toHaveURL(/\/profil$/);

  const keys = page.getByRole('region', { name: 'Pristupni ključevi' });
  await keys.getByRole('button', { name: 'Dodaj pristupni ključ' }).click();
  await expect(keys.locator('b')).toHaveText('Ovaj uređaj');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await mailTo(email, /Dodan je pristupni ključ/);
  await context.clearCookies();

  await page.goto('/prijava?from=%2Fprofil');
  await page.getByRole('button', { name: 'Prijava pristupnim ključem' }).click();
  await expect(page).toHaveURL(/\/profil$/);
  await expect(main(page)).toContainText(email);
  await keys.getByRole('button', { name: 'Ukloni ključ' }).click();
  await expect(keys.locator('b')).toHaveCount(0);
});

import { enter, password, register } from '../accounts.ts';
import { expect, seesNotice, test } from '../kit.ts';

test.describe('somebody without an account', () => {
  // A refused form answers 400 or 401, which the browser reports.
  test.use({ allowErrors: /status of (400|401|409)|INTERNET_DISCONNECTED/ });

  test('[AUTH-044, AUTH-046, AUTH-047, AUTH-017, AUTH-032] registers, is logged in, stays so after a reload, and logs out', async ({
    page,
  }) => {
    await Promise.all([seesNotice(page, 'Registracija je uspješna.'), register(page)]);
    await expect(page.getByRole('link', { name: 'Moj profil: Ana' })).toBeVisible();

    await page.reload();
    await page.getByRole('link', { name: 'Moj profil: Ana' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Odjava' }).click();

    await seesNotice(page, 'Odjavili ste se.');
    await expect(page).toHaveURL('/profil');
    await expect(page.getByRole('form', { name: 'Prijava' })).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^auth\./) }),
    );
  });

  test('[AUTH-049] an e-mail that has an account is refused beside its field, and what was typed stays', async ({
    page,
    browser,
  }) => {
    const email = await enter(page);
    const other = await browser.newPage();

    await other.goto('/registracija');
    await other.getByLabel('Ime', { exact: true }).fill('Ivo');
    await other.getByLabel('Prezime').fill('Drugi');
    await other.getByLabel('E-pošta').fill(email);
    await other.getByLabel('Lozinka', { exact: true }).fill(password);
    await other.getByLabel('Ponovite lozinku').fill(password);
    for (const box of await other.locator('input[name="consents"][required]').all()) await box.check();
    await other.getByRole('button', { name: 'Registriraj se' }).click();

    await expect(other.getByText('Korisnik s tom adresom e-pošte već postoji.').first()).toBeVisible();
    await expect(other.getByLabel('E-pošta')).toBeFocused();
    await expect(other.getByLabel('Ime', { exact: true })).toHaveValue('Ivo');
    await other.close();
  });

  test('[GDPR-007] a registration is not sent while a required consent is open, and names it among the first faults', async ({
    page,
  }) => {
    await page.goto('/registracija');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await page.getByLabel('Ime', { exact: true }).fill('Ana');
    await page.getByRole('button', { name: 'Registriraj se' }).click();

    const summary = page.getByRole('form', { name: 'Registracija' }).locator('.error-summary');
    await expect(summary.getByRole('link', { name: /Privole/ })).toBeVisible();
    await seesNotice(page, 'Potrebno je prihvatiti sve obavezne privole.');
    expect(sent.filter((path) => path.startsWith('/registracija'))).toEqual([]);
    await summary.getByRole('link', { name: /Privole/ }).click();
    await expect(page.locator('input[name="consents"]').first()).toBeFocused();
  });
});

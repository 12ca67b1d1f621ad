import { enter, heart, logIn, password, register } from '../accounts.ts';
import { addToCart, guest, pens, tickConsents } from '../buyer.ts';
import { expect, seesNotice, test } from '../kit.ts';

test.describe('somebody with an account', () => {
  // A refused form answers 400 or 401, which the browser reports.
  test.use({ allowErrors: /status of (400|401|409)|INTERNET_DISCONNECTED/ });

  test('[ACCT-013] a logout without a line says so, leaves the page as it is, and works when the line is back', async ({
    page,
    context,
  }) => {
    await enter(page);
    await page.goto('/profil');
    await page.waitForLoadState('networkidle');
    const logOut = page.getByRole('main').getByRole('button', { name: 'Odjava' });
    await context.setOffline(true);

    await logOut.click();
    await seesNotice(page, 'Nema veze s internetom. Još ste prijavljeni; pokušajte ponovno.');
    await expect(logOut).toBeVisible();
    await expect(page).toHaveURL('/profil');

    await context.setOffline(false);
    await logOut.click();
    await seesNotice(page, 'Odjavili ste se.');
    await expect(page.getByRole('form', { name: 'Prijava' })).toBeVisible();
  });

  test('[ROUTE-064, ACCT-026, ACCT-019] a visitor presses the heart, logs in, and is back at the same place with the wish kept', async ({
    page,
    browser,
  }) => {
    const other = await browser.newPage();
    const email = await enter(other);
    await other.close();
    await page.goto('/shop');
    await page.waitForLoadState('networkidle');
    await heart(page).nth(5).scrollIntoViewIfNeeded();
    await heart(page).nth(5).click();
    await expect(page.getByText('Ova je mogućnost dostupna samo prijavljenim korisnicima.')).toBeVisible();
    const place = await page.evaluate(() => scrollY);

    await page.getByRole('region', { name: 'Obavijesti' }).getByRole('link', { name: 'Prijavi se' }).click();
    await Promise.all([seesNotice(page, 'Proizvod je dodan na listu želja.'), logIn(page, email)]);

    await expect(page).toHaveURL('/shop');
    await expect(heart(page).nth(5)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

    await heart(page).nth(5).click();
    await seesNotice(page, 'Proizvod je uklonjen s liste želja.');
    await expect(heart(page).nth(5)).toHaveAttribute('aria-pressed', 'false');
  });

  test('[AUTH-017] after a logout in one tab the other one is logged out too, and the back button shows nothing private', {
    tag: '@release',
  }, async ({ page, context }) => {
    const email = await enter(page);
    await page.goto('/profil');
    const other = await context.newPage();
    await other.goto('/profil');
    await expect(other.getByText(`Prijavljeni ste kao ${email}.`)).toBeVisible();
    await other.waitForLoadState('networkidle');

    await page.getByRole('main').getByRole('button', { name: 'Odjava' }).click();

    await expect(page.getByRole('form', { name: 'Prijava' })).toBeVisible();
    await expect(other.getByRole('form', { name: 'Prijava' })).toBeVisible();
    await other.goto('/shop');
    await other.goBack();
    await expect(other.getByRole('form', { name: 'Prijava' })).toBeVisible();
    await expect(other.getByText(email)).toHaveCount(0);
  });

  test('[AUTH-015] a session whose access token is no good any more asks for a new login and keeps what was typed', async ({
    page,
    context,
  }) => {
    await enter(page);
    await page.goto('/profil');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Ime', { exact: true }).fill('Anamarija');
    await context.clearCookies({ name: /^auth\./ });

    await page.getByRole('form', { name: 'Podaci' }).getByRole('button', { name: 'Spremi' }).click();

    await expect(page.getByText('Vaša je prijava istekla.')).toBeVisible();
    await expect(page.getByLabel('Ime', { exact: true })).toHaveValue('Anamarija');
  });

  test('[AUTH-016, AUTH-020] a login that ends in checkout says so, keeps cart and fields, and goes on after a login on the spot or as a guest', async ({
    page,
    context,
  }) => {
    const email = await enter(page);
    await addToCart(page, pens);
    const lose = async () =>
      context.addCookies(
        (await context.cookies())
          .filter(({ name }) => /^auth\.(token|refresh_token)\./.test(name))
          .map((cookie) => ({ ...cookie, value: 'x.y.z' })),
      );
    await page.goto('/naplata');
    await page.waitForLoadState('networkidle');
    for (const [name, value] of Object.entries(guest))
      await page.locator(`[name="delivery.${name}"]`).fill(value);
    await tickConsents(page);
    await lose();
    await page.getByRole('button', { name: 'Nastavi', exact: true }).click();

    const over = page.getByRole('alert').filter({ hasText: 'Vaša je prijava istekla' });
    await expect(over).toBeFocused();
    await expect(page.locator('[name="delivery.street"]')).toHaveValue(guest.street);
    await over.getByLabel('E-pošta').fill(email);
    await over.getByLabel('Lozinka').fill(password);
    await over.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(over).toHaveCount(0);
    await expect(page.locator('[name="delivery.street"]')).toHaveValue(guest.street);
    await page.getByRole('button', { name: 'Nastavi', exact: true }).click();
    await expect(page).toHaveURL(/step=shipping/);

    await lose();
    await page.reload();
    await over.getByRole('button', { name: 'Nastavi kao gost' }).click();
    await expect(over).toHaveCount(0);
    await expect(page).toHaveURL(/step=shipping/);
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('[AUTH-004] without a connection the form says so and keeps what was typed', async ({
    page,
    context,
  }) => {
    await page.goto('/prijava');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);

    await logIn(page, 'ana@posta.example');

    await expect(page.getByText('Nema veze s internetom.')).toBeVisible();
    await expect(page.getByLabel('E-pošta')).toHaveValue('ana@posta.example');
    await context.setOffline(false);
  });
});

test.describe('without JavaScript', () => {
  // The browser still loads what scripts would need.
  test.use({ javaScriptEnabled: false, allowErrors: /status of (400|401)|preloaded using link preload/ });

  test('[AUTH-044, AUTH-006, AUTH-013] somebody registers, sees the profile, logs out and in again, and wishes', async ({
    page,
  }) => {
    const email = await register(page);
    await page.goto('/profil');
    await expect(page.getByText(`Prijavljeni ste kao ${email}.`)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Odjava' }).click();

    await page.goto('/prijava');
    await logIn(page, email, 'nije ta lozinka');
    await expect(page.getByRole('alert')).toContainText('Prijava nije uspjela');
    await expect(page.getByLabel('E-pošta')).toHaveValue(email);
    await expect(page.getByLabel('Lozinka')).toHaveValue('');
    await logIn(page, email);

    await page.goto('/shop');
    await heart(page).first().click();
    await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true');
  });

  test('[ACCT-026] a visitor who presses the heart is led to the login, told why, and back', async ({
    page,
  }) => {
    await page.goto('/shop');

    await heart(page).first().click();

    await expect(page).toHaveURL('/prijava?from=%2Fshop');
    await expect(page.getByText('Ova je mogućnost dostupna samo prijavljenim korisnicima.')).toBeVisible();
  });
});

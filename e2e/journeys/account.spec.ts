import type { Page } from '@playwright/test';
import { enter, logIn, newEmail, password } from '../accounts.ts';
import { axeFaultsInBothLooks, expect, seesNotice, test } from '../kit.ts';
import { scan } from '../scan.ts';

test.describe('somebody who is logged in', () => {
  // A refused form answers 400 or 401, which the browser reports.
  test.use({ allowErrors: /status of (400|401|409)|INTERNET_DISCONNECTED/ });

  test('[ACCT-003, ACCT-006] details are changed, and the page says the new name everywhere', async ({
    page,
  }) => {
    await enter(page);
    await page.goto('/profil');
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Ime', { exact: true })).toHaveValue('Ana');

    await page.getByLabel('Ime', { exact: true }).fill('Anamarija');
    await page.getByRole('form', { name: 'Podaci' }).getByRole('button', { name: 'Spremi' }).click();

    await seesNotice(page, 'Promjene su spremljene.');
    await expect(page.getByRole('link', { name: 'Moj profil: Anamarija' })).toBeVisible();
  });

  test('[AUTH-057, AUTH-059, AUTH-060] the password is changed with the old one only, and the form is empty again', {
    tag: '@release',
  }, async ({ page }) => {
    const email = await enter(page);
    await page.goto('/profil');
    await page.waitForLoadState('networkidle');
    const form = page.getByRole('form', { name: 'Promjena lozinke' });
    const fill = async (old: string) => {
      await form.getByLabel('Stara lozinka').fill(old);
      await form.getByLabel('Nova lozinka', { exact: true }).fill('četiri zelene jabuke');
      await form.getByLabel('Ponovite novu lozinku').fill('četiri zelene jabuke');
      await form.getByRole('button', { name: 'Promijeni lozinku' }).click();
    };

    await fill('nije ta lozinka');
    await expect(form.getByText('Stara lozinka nije ispravna.')).toBeVisible();
    await fill(password);
    await seesNotice(page, 'Lozinka je promijenjena.');
    await expect(form.getByLabel('Stara lozinka')).toHaveValue('');

    await page.getByRole('main').getByRole('button', { name: 'Odjava' }).click();
    await expect(page.getByRole('form', { name: 'Prijava' })).toBeVisible();
    await logIn(page, email, 'četiri zelene jabuke');
    await expect(page.getByText(`Prijavljeni ste kao ${email}.`)).toBeVisible();
  });

  test('[ACCT-040, ACCT-041] an address is added, changed and removed', { tag: '@release' }, async ({
    page,
  }) => {
    await enter(page);
    await page.goto('/profil');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Dodaj adresu' }).click();
    const form = page.getByRole('form', { name: 'Adrese' });
    await expect(form.getByLabel('Ime', { exact: true })).toHaveAttribute('autocomplete', 'given-name');
    for (const [label, value] of [
      ['Telefon', '091 555 0101'],
      ['Ulica', 'Obala'],
      ['Kućni broj', '12a'],
      ['Poštanski broj', '22000'],
      ['Mjesto', 'Šibenik'],
    ] as const)
      await form.getByLabel(label).fill(value);
    await form.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText('Obala 12a, 22000 Šibenik, Hrvatska').first()).toBeVisible();

    await page.getByRole('link', { name: /^Uredi/ }).click();
    await form.getByLabel('Mjesto').fill('Zadar');
    await form.getByRole('button', { name: 'Spremi' }).click();
    await expect(page.getByText('22000 Zadar').first()).toBeVisible();

    await page.getByRole('link', { name: /^Uredi/ }).click();
    await page.getByRole('button', { name: 'Ukloni adresu' }).click();
    await expect(page.getByText('Još nemate spremljenih adresa.')).toBeVisible();
  });

  test('[ACCT-037] the card that a phone shows is read by a scanner, and opens without a network until one logs out', {
    tag: '@release',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page);
    await page.goto('/profil/kartica');
    const card = page.locator('.barcode');
    // On a narrow phone too the code lies whole on the card.
    const [outside, inside] = [await page.locator('.member-card').boundingBox(), await card.boundingBox()];
    const bottomOf = (box: typeof inside) => (box ? box.y + box.height : 0);
    expect(bottomOf(outside) - bottomOf(inside)).toBeGreaterThan(8);
    const code = ((await card.textContent()) ?? '').replaceAll(/\s/g, '');
    expect(await scan(await card.screenshot())).toEqual({ format: 'EAN13', text: code });
    await expect.poll(() => page.evaluate(() => caches.has('izlog-card'))).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(card).toContainText(code.slice(1, 7));
    expect(await scan(await card.screenshot())).toEqual({ format: 'EAN13', text: code });

    await context.setOffline(false);
    await page.goto('/profil');
    await page.getByRole('main').getByRole('button', { name: 'Odjava' }).click();
    await seesNotice(page, 'Odjavili ste se.');
    await expect.poll(() => page.evaluate(() => caches.has('izlog-card'))).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  // The browser still loads what scripts would need.
  test.use({ javaScriptEnabled: false, allowErrors: /status of (400|401)|preloaded using link preload/ });

  test('[ACCT-005] a new e-mail asks for the password in the same form, and what was typed stays', {
    tag: '@release',
  }, async ({ page }) => {
    const email = await enter(page);
    await page.goto('/profil');
    const details = page.getByRole('form', { name: 'Podaci', exact: true });
    const next = newEmail();
    await details.getByLabel('E-pošta').fill(next);
    await details.getByRole('button', { name: 'Spremi' }).click();
    await expect(details.getByLabel('E-pošta')).toHaveValue(next);
    await details.getByLabel('Vaša lozinka').fill(password);
    await details.getByRole('button', { name: 'Spremi' }).click();

    await expect(page.getByText(`Nova adresa čeka potvrdu: ${next}`)).toBeVisible();
    await page.getByRole('button', { name: 'Zadrži dosadašnju' }).click();
    await expect(page.getByText(`Nova adresa čeka potvrdu: ${next}`)).toHaveCount(0);
    await expect(page.getByText(`Prijavljeni ste kao ${email}.`)).toBeVisible();
  });
});

test.describe('every screen of people', () => {
  test.use({ allowErrors: /status of (400|401)/ });

  const looksOf = (page: Page) => {
    const faults: string[] = [];
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) faults.push(`${name}: scrolls sideways`);
      faults.push(...(await axeFaultsInBothLooks(page)).map((fault) => `${name}: ${fault}`));
    };
    return { faults, look };
  };

  test('[A11Y-011] axe finds nothing on them, filled and wrong, light and dark, on a phone and on a wide screen', {
    tag: '@release',
  }, async ({ page }) => {
    const { faults, look } = looksOf(page);
    await page.goto('/registracija?mode=address');
    await page.waitForLoadState('networkidle');
    await page.getByText('Adresa za naplatu je drugačija').click();
    await page.getByRole('button', { name: 'Registriraj se' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await look('wrong registration');
    await enter(page);
    await page.goto('/profil');
    await look('profile');

    expect(faults).toEqual([]);
  });

  test('[A11Y-011] axe finds nothing on them, empty, light and dark, on a phone and on a wide screen', {
    tag: '@release',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    const { faults, look } = looksOf(page);
    for (const path of [
      '/prijava',
      '/registracija?mode=address',
      '/zaboravljena-lozinka',
      '/zaboravljena-lozinka?token=x',
      '/social-login',
      '/profil',
    ]) {
      await page.goto(path);
      await look(path);
    }
    await enter(page);
    await page.goto('/profil?adresa=nova');
    await look('address');

    expect(faults).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addToCart, guest, pens, press, tickConsents } from '../buyer.ts';
import { axeFaultsInBothLooks, expect, seesNotice, test } from '../kit.ts';
import { linkIn, mailsTo, mailTo } from '../mails.ts';
import { scan } from '../scan.ts';
import { makeStaff } from '../staff.ts';

const password = 'tri crvene kruške';
const newEmail = () => `${randomUUID()}@posta.example`;

/** Registers somebody on the registration page, who is then logged in and at home. */
async function register(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/registracija');
  await page.getByLabel('Ime', { exact: true }).fill('Ana');
  await page.getByLabel('Prezime').fill('Primjerić');
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByLabel('Ponovite lozinku').fill(password);
  for (const box of await page.locator('input[name="consents"][required]').all()) await box.check();
  await page.getByRole('button', { name: 'Registriraj se' }).click();
  await expect(page).toHaveURL('/');
  return email;
}

/** Makes an account and logs it in without walking there: the same form, as a browser without scripts sends it. */
async function enter(page: Page, email = newEmail(), more: Record<string, string> = {}): Promise<string> {
  const person = { firstName: 'Ana', lastName: 'Primjerić', email, password, confirmedPassword: password };
  const answer = await page.request.post('/registracija', {
    form: { form: 'register', ...person, consents: 'IZ-PRIVATNOST', ...more },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(new URL(answer.url()).pathname).toBe('/');
  return email;
}

/** Logs in on the page that is open. */
async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-pošta').first().fill(email);
  await page.getByLabel('Lozinka', { exact: true }).first().fill(secret);
  await page.getByRole('button', { name: 'Prijavi se' }).first().click();
}

const heart = (page: Page) => page.getByRole('button', { name: /^(Dodaj na listu|Ukloni s liste) želja: / });

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

  test('[AUTH-017] after a logout in one tab the other one is logged out too, and the back button shows nothing private', async ({
    page,
    context,
  }) => {
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

  test('[AUTH-057, AUTH-059, AUTH-060] the password is changed with the old one only, and the form is empty again', async ({
    page,
  }) => {
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

  test('[ACCT-040, ACCT-041] an address is added, changed and removed', async ({ page }) => {
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

  test('[ACCT-037] the card that a phone shows is read by a scanner, and opens without a network until one logs out', async ({
    page,
    context,
  }) => {
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

test.describe('links of mails', () => {
  test.use({ allowErrors: /status of (400|401)/ });

  test('[AUTH-052, AUTH-053] the e-mail is confirmed by the mail that came, once; a spent link says where the next one is', async ({
    page,
    browser,
  }) => {
    const email = await enter(page);
    await page.goto('/profil');
    await expect(page.getByText('Adresa e-pošte još nije potvrđena')).toBeVisible();
    const link = linkIn(await mailTo(email, /Potvrdite adresu e-pošte/), 'verificationToken');

    await Promise.all([seesNotice(page, 'Adresa e-pošte je potvrđena.'), page.goto(link)]);

    await expect(page).toHaveURL('/profil');
    await expect(page.getByText('Adresa e-pošte još nije potvrđena')).toHaveCount(0);
    await mailTo(email, /Dobro došli/);
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByText('Ova poveznica je već iskorištena ili je istekla.')).toBeVisible();
    await expect(other.getByRole('form', { name: 'Prijava' })).toBeVisible();
    await other.close();
  });

  test('[AUTH-055, AUTH-056] who forgot the password sets a new one by mail; an address without an account hears the same and gets nothing', async ({
    page,
  }) => {
    const email = await enter(page);
    await page.context().clearCookies();
    const nobody = newEmail();
    for (const address of [nobody, email]) {
      await page.goto('/zaboravljena-lozinka');
      await page.getByLabel('E-pošta').fill(address);
      await page.getByRole('button', { name: 'Pošalji poveznicu' }).click();
      await expect(page.getByText(/poslali smo/).first()).toBeVisible();
    }

    await page.goto(linkIn(await mailTo(email, /Nova lozinka/), 'token='));
    await page.getByLabel('Nova lozinka', { exact: true }).fill('pet plavih šljiva');
    await page.getByLabel('Ponovite novu lozinku').fill('pet plavih šljiva');
    await page.getByRole('button', { name: 'Postavite novu lozinku' }).click();
    await expect(page).toHaveURL('/prijava');
    await logIn(page, email, 'pet plavih šljiva');

    await expect(page.getByRole('link', { name: 'Moj profil: Ana' })).toBeVisible();
    await mailTo(email, /Lozinka je promijenjena/);
    expect(await mailsTo(nobody)).toEqual([]);
  });

  test('[ACCT-005] a new e-mail asks for the password, counts when it is confirmed, and the former one takes it back with a new password', async ({
    page,
    browser,
  }) => {
    const email = await enter(page);
    await page.goto(linkIn(await mailTo(email, /Potvrdite adresu e-pošte/), 'verificationToken'));
    await expect(page).toHaveURL('/profil');
    const next = newEmail();
    const details = page.getByRole('form', { name: 'Podaci', exact: true });
    await details.getByLabel('Ime', { exact: true }).fill('Anamarija');
    await details.getByLabel('E-pošta').fill(next);
    await details.getByRole('button', { name: 'Spremi' }).click();
    await expect(details.getByText('Potvrdite da ste to vi')).toBeVisible();
    await expect(details.getByLabel('Vaša lozinka')).toBeFocused();
    await details.getByLabel('Vaša lozinka').fill('nije ta lozinka');
    await page.keyboard.press('Enter');
    await expect(details.getByText('Stara lozinka nije ispravna.')).toBeVisible();
    await expect(details.getByLabel('E-pošta')).toHaveValue(next);
    await details.getByLabel('Vaša lozinka').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Nova adresa čeka potvrdu: ${next}`)).toBeVisible();
    await expect(page.getByText(`Prijavljeni ste kao ${email}.`)).toBeVisible();
    await expect(details.getByLabel('E-pošta')).toHaveValue(email);

    await page.goto(linkIn(await mailTo(next, /Potvrdite novu adresu/), 'verificationToken'));
    await expect(page.getByText(`Prijavljeni ste kao ${next}.`)).toBeVisible();

    const owner = await browser.newPage();
    await mailTo(email, /Zatražena je nova adresa/);
    await owner.goto(linkIn(await mailTo(email, /Adresa e-pošte je promijenjena/), 'undoEmail'));
    await owner.getByRole('button', { name: 'Zaštiti moj račun' }).click();
    await owner.getByLabel('Nova lozinka', { exact: true }).fill('pet plavih šljiva');
    await owner.getByLabel('Ponovite novu lozinku').fill('pet plavih šljiva');
    await owner.getByRole('button', { name: 'Postavite novu lozinku' }).click();
    await expect(owner).toHaveURL('/prijava');
    await logIn(owner, email, 'pet plavih šljiva');
    await expect(owner.getByRole('link', { name: /Moj profil/ })).toBeVisible();
    await owner.close();
    await page.reload();
    await expect(page.getByRole('form', { name: 'Prijava' })).toBeVisible();
  });

  test('[MKT-001, MKT-003, GDPR-010, OFFICE-08] the newsletter comes after a confirmation by mail, an issue goes to a segment, and it goes by one press', async ({
    page,
    browser,
  }) => {
    const email = await enter(page);
    await page.goto('/eu-fondovi');
    const form = page.getByRole('form', { name: /newsletter/ });
    await form.getByLabel('E-pošta').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Pošalji' }).click();
    await seesNotice(page, 'Poslali smo vam poruku.');

    await page.goto(linkIn(await mailTo(email, /Potvrdite pretplatu/), 'newsletter'));
    await page.getByRole('button', { name: 'Potvrdi pretplatu' }).click();
    await expect(page.getByRole('main').getByText('Pretplata je potvrđena. Hvala!')).toBeVisible();
    const welcome = await mailTo(email, /Pretplata je potvrđena/);
    const header = (name: string) => welcome.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    const theirs = await browser.newContext();
    const desk = await theirs.newPage();
    const owner = await makeStaff();
    await desk.goto('/admin/segmenti/novi');
    await desk.getByLabel('Adresa e-pošte').fill(owner.email);
    await desk.getByLabel('Lozinka', { exact: true }).fill(owner.password);
    await press(desk, 'Prijavi se');
    const subject = `Novo ${Date.now()}`;
    const rules = desk.getByRole('form', { name: 'Segment', exact: true });
    await rules.getByLabel('Naziv').fill(subject);
    await rules.getByLabel('Smije dobiti bilten').selectOption('yes');
    await rules.getByLabel('Kupac od').selectOption('within');
    await rules.getByLabel('koliko dana').nth(1).fill('1');
    await press(desk, 'Spremi');
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);
    await desk.getByRole('link', { name: 'Napiši im bilten' }).click();
    await desk.getByLabel('Predmet').fill(subject);
    await desk.getByLabel('Tekst').fill('## Jesen\n\nStigla je.');
    await press(desk, 'Spremi');
    await desk.getByText('Pošalji pretplatnicima').last().click();
    await press(desk, 'Da, pošalji');
    const issue = await mailTo(email, new RegExp(subject));

    await page.goto(linkIn(issue, 'unsubscribe'));
    await page.getByRole('button', { name: 'Odjavi me' }).click();
    await expect(page.getByRole('main').getByText('Odjavljeni ste s biltena.')).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('Odjavilo se').locator('xpath=following-sibling::*[1]')).toHaveText('1');
    await theirs.close();
  });

  test('[GDPR-015, GDPR-012] personal data are taken away as JSON and CSV, a consent is withdrawn, and the account goes with its password only', async ({
    page,
  }) => {
    const email = await enter(page);
    await page.goto('/profil');
    await page.getByRole('button', { name: 'Zatraži izvoz podataka' }).click();
    await page.getByLabel('Vaša lozinka').fill(password);
    await page.getByRole('button', { name: 'Zatraži izvoz podataka' }).click();
    await mailTo(email, /Vaši su podaci spremni/);
    await page.reload();
    const json = await page.request.get(
      (await page.getByRole('link', { name: /^JSON/ }).getAttribute('href')) ?? '',
    );
    expect(JSON.stringify(await json.json())).toContain(email);
    const csv = await page.request.get(
      (await page.getByRole('link', { name: /^CSV/ }).getAttribute('href')) ?? '',
    );
    expect((await csv.body()).length).toBeGreaterThan(100);

    await page.getByRole('button', { name: 'Povuci privolu' }).click();
    await expect(page.getByText('Nemate danih privola.')).toBeVisible();

    const erasing = page.getByRole('form', { name: 'Brisanje računa' });
    await erasing.getByLabel('Lozinka').fill('nije ta lozinka');
    await erasing.getByRole('button', { name: 'Obriši račun' }).click();
    await expect(erasing.getByText(/nije ispravna|nije uspjela/).first()).toBeVisible();
    await erasing.getByLabel('Lozinka').fill(password);
    await erasing.getByRole('button', { name: 'Obriši račun' }).click();
    await seesNotice(page, 'Račun i vaši podaci su obrisani.');
    await mailTo(email, /račun izbrisan/);
    await page.goto('/prijava');
    await logIn(page, email);
    await expect(page.getByRole('alert').getByText('Prijava nije uspjela')).toBeVisible();
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

  test('[ACCT-005] a new e-mail asks for the password in the same form, and what was typed stays', async ({
    page,
  }) => {
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

  test('[ACCT-026] a visitor who presses the heart is led to the login, told why, and back', async ({
    page,
  }) => {
    await page.goto('/shop');

    await heart(page).first().click();

    await expect(page).toHaveURL('/prijava?from=%2Fshop');
    await expect(page.getByText('Ova je mogućnost dostupna samo prijavljenim korisnicima.')).toBeVisible();
  });
});

test.describe('every screen of people', () => {
  test.use({ allowErrors: /status of (400|401)/ });

  test('[A11Y-011] axe finds nothing on them, filled, wrong and empty, light and dark, on a phone and on a wide screen', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    const look = async (name: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) faults.push(`${name}: scrolls sideways`);
      faults.push(...(await axeFaultsInBothLooks(page)).map((fault) => `${name}: ${fault}`));
    };
    for (const path of [
      '/prijava',
      '/registracija?mode=address',
      '/zaboravljena-lozinka',
      '/zaboravljena-lozinka?token=x',
      '/social-login',
      '/profil',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await look(path);
    }
    await page.goto('/registracija?mode=address');
    await page.waitForLoadState('networkidle');
    await page.getByText('Adresa za naplatu je drugačija').click();
    await page.getByRole('button', { name: 'Registriraj se' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await look('wrong registration');
    await enter(page);
    await page.goto('/profil');
    await page.waitForLoadState('networkidle');
    await look('profile');
    await page.goto('/profil?adresa=nova');
    await page.waitForLoadState('networkidle');
    await look('address');

    expect(faults).toEqual([]);
  });
});

import { enter, logIn, newEmail, password } from '../accounts.ts';
import { press } from '../buyer.ts';
import { axeFaultsInBothLooks, expect, seesNotice, test } from '../kit.ts';
import { linkIn, mailsTo, mailTo } from '../mails.ts';
import { makeStaff } from '../staff.ts';

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

  test('[AUTH-055, AUTH-056] who forgot the password sets a new one by mail; an address without an account hears the same and gets nothing', {
    tag: '@release',
  }, async ({ page }) => {
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

  test('[ACCT-005] a new e-mail asks for the password, counts when it is confirmed, and the former one takes it back with a new password', {
    tag: '@release',
  }, async ({ page, browser }) => {
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

  test('[MKT-001, MKT-003, GDPR-010, OFFICE-08] the newsletter comes after a confirmation by mail, an issue goes to a segment, and it goes by one press', {
    tag: '@release',
  }, async ({ page, browser }) => {
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
    // Written as pages are.
    const text = desk.getByRole('textbox', { name: 'Tekst' });
    await text.click();
    await desk.keyboard.type('## Jesen');
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('Control+b');
    await desk.keyboard.type('Stigla je.');
    await expect(text.locator('h2, strong')).toHaveText(['Jesen', 'Stigla je.']);
    await press(desk, 'Spremi');
    await desk.getByText('Pošalji pretplatnicima').last().click();
    await press(desk, 'Da, pošalji');
    const issue = await mailTo(email, new RegExp(subject));
    expect(String(issue.html)).toContain('<strong>Stigla je.</strong>');
    const sent = desk.getByText('Otišlo').locator('xpath=following-sibling::*[1]');
    await expect(sent, 'the screen tells how it goes on without a reload').toHaveText('1');

    await page.goto(linkIn(issue, 'unsubscribe'));
    await page.getByRole('button', { name: 'Odjavi me' }).click();
    await expect(page.getByRole('main').getByText('Odjavljeni ste s biltena.')).toBeVisible();
    await desk.reload();
    await expect(desk.getByText('Odjavilo se').locator('xpath=following-sibling::*[1]')).toHaveText('1');
    await theirs.close();
  });

  test('[GDPR-015, GDPR-012] personal data are taken away as JSON and CSV, a consent is withdrawn, and the account goes with its password only', {
    tag: '@release',
  }, async ({ page }) => {
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

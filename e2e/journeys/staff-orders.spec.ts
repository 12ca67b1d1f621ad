import { readFile } from 'node:fs/promises';
import { addToCart, guest, main, openPayment, order, pens, press } from '../buyer.ts';
import { axeFaultsInBothLooks } from '../kit.ts';
import { mailTo } from '../mails.ts';
import { linkMailedTo } from '../outbox.ts';
import { expect, loseAnswers, makeStaff, test } from '../staff.ts';

test.describe('somebody who works on orders', () => {
  // A refused form answers 400, 409 or 422, a missing right 403, a lost answer is none: the browser reports them.
  test.use({ allowErrors: /status of (400|403|409|422)|ERR_FAILED/ });

  test('[ORDER-019, ORDER-024] comes from the mail to the order, brings it on its way, gives money back and takes the list out', {
    tag: '@release',
  }, async ({ page, browser }) => {
    const email = `narudzba-${Date.now()}@primjer.example`;
    await addToCart(page, pens, 2);
    const mistyped = `x${email}`;
    await openPayment(page, { ...guest, contactEmail: mistyped });
    await order(page, /Uplata po predračunu/);
    await expect(main(page).getByRole('link', { name: 'Ovdje raskinite ugovor' })).toBeVisible();
    const [number = ''] = /\d{4}-\d{6}/.exec((await main(page).textContent()) ?? '') ?? [];
    const { pathname } = new URL(await linkMailedTo(number, '/admin/narudzbe/'));
    const theirs = await browser.newContext();
    const desk = await theirs.newPage();
    const clerk = await makeStaff('--role', 'orderClerk', '--first-name', 'Iva', '--last-name', 'Ivić');

    await desk.goto(pathname);
    await desk.getByLabel('Adresa e-pošte').fill(clerk.email);
    await desk.getByLabel('Lozinka', { exact: true }).fill(clerk.password);
    await press(desk, 'Prijavi se');
    await expect(desk.getByRole('heading', { level: 1, name: `Narudžba ${number}` })).toBeVisible();

    // The buyer calls: the e-mail has a slip in it, and the house is another one.
    await desk.getByText('Ispravi podatke').click();
    const buyer = desk.getByRole('form', { name: 'Ispravi podatke' });
    const field = (name: string) => buyer.getByLabel(name, { exact: true }).first();
    await field('E-pošta').fill('nije adresa');
    await field('Kućni broj').fill('17c');
    await buyer.getByRole('button').click();
    await expect(field('E-pošta')).toBeFocused();
    await expect(field('Kućni broj')).toHaveValue('17c');
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);
    await field('E-pošta').fill(email);
    await buyer.getByRole('button').click();
    await expect(desk.getByRole('region', { name: 'Povijest' })).toContainText(`${mistyped} → ${email}`);
    await expect(desk.getByRole('region', { name: 'Dostava' })).toContainText('17c');

    await press(desk, 'Pošalji podsjetnik na uplatu');
    await expect(desk.getByText(`Poruka je poslana na ${email}.`)).toBeVisible();
    await mailTo(email, /podsjetnik|čeka/i);

    // The answer is lost on the way: sent again it is one note, and with other words it is not done in silence.
    const note = desk.getByRole('textbox', { name: 'Nova bilješka' });
    const said = desk.getByRole('form', { name: 'Dodaj bilješku' }).getByRole('alert');
    const notes = desk.locator('.notes li');
    await note.fill('Zvati poslije pet');
    await loseAnswers(desk);
    await press(desk, 'Dodaj bilješku');
    await expect(said).toContainText('Uneseno je sačuvano');
    await desk.unrouteAll();
    await note.fill('Zvati poslije šest');
    await press(desk, 'Dodaj bilješku');
    await expect(said).toContainText('Ovo je već poslano s drugim sadržajem');
    await desk.reload();
    await expect(notes).toHaveText([/Zvati poslije pet/]);
    await note.fill('Ostaviti kod susjeda');
    await loseAnswers(desk);
    await press(desk, 'Dodaj bilješku');
    await expect(said).toContainText('Uneseno je sačuvano');
    await desk.unrouteAll();
    await press(desk, 'Dodaj bilješku');
    await expect(notes).toHaveText([/Ostaviti kod susjeda/, /Zvati poslije pet/]);

    // The login ends in between: what was typed is there after the next one.
    await note.fill('Plaća sutra');
    await theirs.clearCookies();
    await press(desk, 'Dodaj bilješku');
    await desk.getByLabel('Adresa e-pošte').fill(clerk.email);
    await desk.getByLabel('Lozinka', { exact: true }).fill(clerk.password);
    await press(desk, 'Prijavi se');
    await expect(note).toHaveValue('Plaća sutra');
    await note.fill('');

    const tags = desk.getByRole('region', { name: 'Tko i oznake' });
    await tags.getByText('Oznaka', { exact: true }).click();
    await tags.getByLabel('Nova oznaka').fill('krhko, hitno');
    await tags.getByLabel('Nova oznaka').press('Enter');
    await tags.getByRole('button', { name: 'Ukloni oznaku krhko' }).press('Enter');
    await expect(tags.getByText('Oznaka', { exact: true })).toBeFocused();
    await expect(tags.getByRole('button', { name: /^Ukloni oznaku/ })).toHaveText([/hitno/]);

    const assigned = desk.waitForResponse((answer) => answer.request().method() === 'POST');
    await tags.getByRole('combobox', { name: 'Dodijeljeno' }).selectOption({ label: 'Iva Ivić' });
    await assigned;
    await desk.reload();
    await expect(tags.getByRole('combobox').locator('option:checked')).toHaveText('Iva Ivić');

    const move = desk.getByRole('form', { name: 'Promijeni stanje' });
    const state = desk.locator('main .badge').first();
    // A page that is not in front has no focus to see.
    await desk.bringToFront();
    await move.getByRole('button').click();
    await expect(move.getByLabel('Novo stanje')).toBeFocused();
    for (const next of ['Plaćeno', 'U pripremi']) {
      await move.getByLabel('Novo stanje').selectOption({ label: next });
      await move.getByRole('button').click();
      await expect(state).toHaveText(next);
    }
    await move.getByLabel('Novo stanje').selectOption({ label: 'U dostavi' });
    await move.getByLabel('Broj pošiljke').fill('HR123456');
    await move.getByRole('button').click();
    await expect(move.getByLabel('Dostavljač')).toBeFocused();
    await move.getByLabel('Dostavljač').fill('GLS');
    await move.getByLabel('Poruka kupcu').fill('Stiže u utorak.');
    await move.getByRole('button').click();
    await expect(state).toHaveText('U dostavi');
    const sent = await mailTo(email, /dostav|poslan|putu/i);
    expect(sent.text).toContain('HR123456');
    expect(sent.text).toContain('Stiže u utorak.');

    await desk.getByText('Vrati novac', { exact: true }).first().click();
    const refund = desk.getByRole('form', { name: 'Povrat novca' });
    await refund.getByRole('button').click();
    await expect(refund.getByLabel('Iznos povrata')).toBeFocused();
    await refund.getByLabel('Iznos povrata').fill('9999');
    await refund.getByRole('button').click();
    await expect(refund.getByText('Iznos povrata veći je od plaćenog.')).toBeVisible();
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);
    await refund.getByLabel('Iznos povrata').fill('');
    await refund.getByLabel('Razlog').fill('Oštećeno');
    await refund.getByLabel(/Olovke/).fill('99');
    await refund.getByRole('button').click();
    await expect(refund.getByLabel(/Olovke/)).toBeFocused();
    await expect(refund.getByText('Toliko komada nije ostalo za povrat.')).toBeVisible();
    await expect(refund.getByLabel('Razlog')).toHaveValue('Oštećeno');
    await refund.getByLabel(/Olovke/).fill('1');
    await refund.getByRole('button').click();
    await expect(desk.getByText('vraćeno: 1')).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Uplate i povrati' })).toContainText('Oštećeno');
    await expect(desk.getByRole('region', { name: 'Povijest' })).toContainText('Iva Ivić');

    await main(desk)
      .getByRole('link', { name: /Narudžbe$/ })
      .click();
    await desk.getByLabel('Broj, e-pošta, ime ili OIB').fill(email);
    await press(desk, 'Prikaži');
    await expect(desk.getByRole('status').filter({ hasText: '1 narudžba' })).toBeVisible();
    await expect(desk.getByRole('row').nth(1)).toContainText('U dostavi');
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);
    const download = desk.waitForEvent('download');
    await desk.getByRole('link', { name: 'Preuzmi CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(number);
    await theirs.close();
  });

  test('[AUTH-067] without the right for orders there is neither their list nor their file', {
    tag: '@release',
  }, async ({ page }) => {
    const editor = await makeStaff('--role', 'editor');
    await page.goto('/adminLogin');
    await page.getByLabel('Adresa e-pošte').fill(editor.email);
    await page.getByLabel('Lozinka', { exact: true }).fill(editor.password);
    await press(page, 'Prijavi se');
    await expect(page).toHaveURL('/admin');

    await expect(page.getByRole('link', { name: 'Narudžbe' })).toHaveCount(0);
    expect((await page.goto('/admin/narudzbe'))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'Za ovo nemate dozvolu' })).toBeVisible();
    expect((await page.request.get('/_/orders-csv')).status()).toBe(403);
  });
});

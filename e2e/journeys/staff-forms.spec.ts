import { readFileSync } from 'node:fs';
import { formFilter } from '@izlog/contract/cms/forms/form-filter';
import { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import { main, press } from '../buyer.ts';
import { axeFaultsInBothLooks } from '../kit.ts';
import { expect, logIn, test } from '../staff.ts';

test.describe('somebody who runs the shop', () => {
  // A refused form answers 400, which the browser reports.
  test.use({ allowErrors: /status of 400/ });

  test('[CMS-042, CMS-044, CMS-045] builds a form by keyboard, reads an entry and takes all of them as CSV', {
    tag: '@release',
  }, async ({ page, context, baseURL, staff }) => {
    const title = `Upit ${Date.now()}`;
    await logIn(context, String(baseURL), staff.accessToken);
    await page.goto('/admin/obrasci/novi');
    await page.getByLabel('Naziv (hrvatski)').fill(title);
    await page.getByLabel('Natpis (hrvatski)').fill('Ime');
    await page.getByRole('button', { name: 'Dodaj polje' }).press('Enter');
    const second = page.getByRole('group', { name: /^2\. / });
    await second.getByLabel('Natpis (hrvatski)').fill('Što vas zanima');
    await second.getByLabel('Vrsta polja').selectOption({ label: 'Odabir' });
    await page.getByLabel('Traži provjeru da šalje čovjek').uncheck();
    await page.getByLabel('Traži privole svoje vrste').uncheck();
    await press(page, 'Spremi');
    await expect(second.getByLabel('Mogućnosti odabira (hrvatski)')).toBeFocused();
    await second.getByLabel('Mogućnosti odabira (hrvatski)').fill('Studija\nPlan');
    await second.getByRole('button', { name: /^Gore/ }).press('Enter');
    await expect(page.getByRole('group', { name: '1. Što vas zanima' })).toBeVisible();
    await press(page, 'Spremi');
    await expect(page).toHaveURL(/\/admin\/obrasci\/\d+$/);
    // The notice lies over the form for a moment.
    await page.locator('.toast').getByRole('button').first().click();
    expect(await axeFaultsInBothLooks(page)).toEqual([]);

    const { records } = await staff.call(formFilter, { limit: 100 });
    const form = records.find((one) => one.title === title);
    expect(form?.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['sto_vas_zanima', 'select'],
      ['ime', 'text'],
    ]);
    const data = { ime: '=1+1', sto_vas_zanima: 'Plan' };
    await staff.call(formStoreData, { id: form?.id ?? 0, data });

    await main(page).getByRole('link', { name: 'Unosi' }).click();
    const csv = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'CSV' }).click();
    const text = readFileSync(await (await csv).path(), 'utf8');
    expect(text).toContain('Broj;Primljeno;Adresa potvrđena;Stanje;Što vas zanima;Ime;Datoteke\n');
    expect(text).toContain("Plan;'=1+1;");
    await main(page).getByRole('row').nth(1).getByRole('link').click();
    // The list says the same words, and has a button of the same name for rows that are chosen.
    await expect(page).toHaveURL(/\/unosi\/\d+$/);
    await expect(main(page).getByText('=1+1', { exact: true })).toBeVisible();
    await press(page, 'Označi riješenim');
    await expect(main(page).locator('.badge')).toHaveText('Riješen');
    expect(await axeFaultsInBothLooks(page)).toEqual([]);
  });
});

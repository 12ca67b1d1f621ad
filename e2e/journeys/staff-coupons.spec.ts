import { addToCart, main, pens, press } from '../buyer.ts';
import { axeFaultsInBothLooks } from '../kit.ts';
import { expect, logIn, loseAnswers, test } from '../staff.ts';

test.describe('somebody who runs the shop', () => {
  // A refused form answers 400, a missing right 403, a lost answer is none: the browser reports them.
  test.use({ allowErrors: /status of (400|403)|ERR_FAILED/ });

  test('[CART-060, CART-051] makes a coupon, a buyer uses it, and switched off it is refused', {
    tag: '@release',
  }, async ({ page, browser, baseURL, staff }) => {
    const code = `PROBA-${Date.now()}`;
    const theirs = await browser.newContext();
    const desk = await theirs.newPage();
    await logIn(theirs, String(baseURL), staff.accessToken);
    await desk.goto('/admin/kuponi');
    await main(desk).getByRole('link', { name: 'Novi kupon' }).click();

    const form = desk.getByRole('form', { name: 'Kupon', exact: true });
    await form.getByLabel('Kôd', { exact: true }).fill(code);
    await form.getByLabel('Naziv (hrvatski)').fill('Probni kupon');
    await form.getByLabel('Koliko', { exact: true }).fill('101');
    const goods = form.getByRole('group', { name: 'Proizvodi', exact: true });
    // The field to type in is folded once scripts have made the list.
    await expect(goods.getByRole('searchbox')).toBeVisible();
    await goods.getByText('Ili upišite šifre').click();
    await goods.getByLabel('Šifre').fill('NEMA-TE');
    await press(desk, 'Spremi');
    await expect(form.getByText(/s najviše dvije decimale/)).toBeVisible();
    await expect(form.getByLabel('Koliko', { exact: true })).toBeFocused();
    await form.getByLabel('Koliko', { exact: true }).fill('10');
    await press(desk, 'Spremi');
    await expect(form.getByText('Nema ih: NEMA-TE')).toBeVisible();
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);
    // What was typed stands in the list too; taken away there, a product is found by its name and picked.
    await goods.getByRole('button', { name: /^Ukloni: NEMA-TE/ }).click();
    await goods.getByRole('searchbox').fill('olovke komplet');
    await goods
      .getByRole('button', { name: /^Dodaj.*Olovke, komplet od šest/ })
      .first()
      .click();
    await expect(goods.locator('ol')).toContainText('Olovke, komplet od šest');
    await press(desk, 'Spremi');
    await expect(desk.getByRole('heading', { level: 1, name: `Kupon ${code}` })).toBeVisible();

    await addToCart(page, pens, 2);
    await page.goto('/kosarica');
    await page.getByLabel('Kod kupona').fill(code.toLowerCase());
    await page.getByLabel('Kod kupona').press('Enter');
    await expect(main(page).getByText('Probni kupon').first()).toBeVisible();

    await press(desk, 'Isključi kupon');
    await expect(main(desk).locator('.badge').first()).toHaveText('Isključen');
    await page.reload();
    await expect(main(page).getByText('Probni kupon')).toHaveCount(0);

    await main(desk).getByRole('link', { name: 'Svi kuponi' }).click();
    await desk.getByLabel('Kôd ili naziv').fill(code.slice(3));
    const state = desk.locator('summary', { hasText: 'Stanje' });
    await state.click();
    await desk.keyboard.press('Escape');
    await expect(desk.getByLabel('Stanje')).toBeHidden();
    await state.press('Enter');
    await desk.getByLabel('Stanje').selectOption({ label: 'Isključen' });
    await desk.getByRole('button', { name: 'Prikaži' }).last().click();
    await expect(desk.getByRole('row').nth(1)).toContainText(code);
    expect(await axeFaultsInBothLooks(desk)).toEqual([]);

    // A promotion whose answer is lost, and whose page is loaded again, is there once. It is for later, so that nobody pays less.
    const name = `Proba ${code}`;
    const promotion = desk.getByRole('form', { name: 'Akcija', exact: true });
    await desk.goto('/admin/akcije/nova');
    await promotion.getByLabel('Naziv (hrvatski)').fill(name);
    await promotion.getByLabel('Koliko', { exact: true }).fill('3');
    await promotion.getByLabel('Od dana').fill('2035-01-01');
    await loseAnswers(desk);
    await press(desk, 'Spremi');
    await expect(promotion.getByRole('alert')).toContainText('Uneseno je sačuvano');
    await desk.unrouteAll();
    desk.once('dialog', (dialog) => dialog.accept());
    await desk.reload();
    await expect(promotion.getByLabel('Naziv (hrvatski)')).toHaveValue(name);
    await press(desk, 'Spremi');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText(name);
    await main(desk).getByRole('link', { name: 'Sve akcije' }).click();
    await expect(main(desk).getByRole('row', { name })).toHaveCount(1);
    await theirs.close();
  });
});

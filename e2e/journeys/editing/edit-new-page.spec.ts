import { main, press } from '../../buyer.ts';
import { expect, makeStaff, test } from '../../staff.ts';

test('[EDIT-001, EDIT-005, CMS-003] a page that was never public is begun in the back office, built on its page, and visitors see it as it was built', async ({
  page,
  browser,
}) => {
  const name = `Nova stranica ${Date.now()}`;
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const owner = await makeStaff();
  await page.goto('/admin/stranice');
  await page.getByLabel('Adresa e-pošte').fill(owner.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(owner.password);
  await press(page, 'Prijavi se');
  const make = page.getByRole('form', { name: 'Nova stranica' });
  await make.getByLabel('Naslov').fill(name);
  await press(page, 'Napravi skicu');
  await main(page).getByRole('link', { name: 'Uredi na stranici' }).click();
  await expect(page).toHaveURL(new RegExp(`/${slug}\\?editPage=true$`));

  const bar = page.getByRole('region', { name: 'Traka za uređivanje' });
  await expect(bar.getByRole('status')).toHaveText('Sve je spremljeno');
  await page.getByRole('button', { name: 'Sastav stranice' }).click();
  await page.getByRole('button', { name: 'Dodaj odjeljak na kraj' }).click();
  const add = page.getByRole('dialog', { name: 'Dodaj odjeljak' });
  await add.getByLabel('Traži odjeljak').fill('razdjel');
  await add.getByRole('button', { name: 'Razdjelnik' }).click();
  await expect(bar.getByRole('status')).toHaveText(/^Spremljeno u /);
  await page.keyboard.press('Alt+p');
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  await dialog.getByLabel('Objavi svejedno').check();
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${slug}`);
  await expect(main(visitor).locator('hr')).toBeVisible();
  // The styles of a rarer section come first in the document: those of the house must rule all the same.
  const padding = (selector: string) =>
    visitor.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
  expect(await padding('footer .footer__top')).toBeGreaterThan(0);
  await expect(visitor.locator('footer ul').first()).toHaveCSS('list-style-type', 'none');
  await visitor.context().close();
});

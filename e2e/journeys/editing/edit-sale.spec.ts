import { releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import { productGet } from '@izlog/contract/product/product-get';
import { getProductRecord, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import {
  bar,
  isSaved,
  makePage,
  openEditor,
  openPublish,
  paragraphs,
  partOf,
  publishHere,
  write,
} from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, test } from '../../staff.ts';

/** What the sale says on the page, in the header, in the menu, in the footer and in the notice. */
const said = [
  'Rasprodaja je počela',
  'Sve je jeftinije do ponedjeljka',
  'Naše objave',
  'Nova stavka',
  'novo@izlog.example',
  'Kolačići su samo nužni.',
];

test('[EDIT-004, EDIT-005, EDIT-007, CMS-010, SHELL-014, SHELL-015, SHELL-018] the sale: page, header, menu, footer, notice and prices go out in one release at one moment; until then visitors see the old, then all of the new', {
  tag: '@release',
}, async ({ page, request, baseURL, staff }) => {
  const { path } = await makePage(staff, 'Rasprodaja', [
    partOf('text', { meta: { heading: 'Uskoro', body: paragraphs('Riječi') } }),
  ]);
  const product = await staff.call(productGet, { slug: 'plakat-kalendar-poziva-2027' });
  const { price } = await staff.call(getProductRecord, { id: product.id });
  const seen = async () => {
    const html = await (await request.get(path)).text();
    return said.filter((words) => html.includes(words));
  };
  await openEditor(page, baseURL, staff, path);
  await write(page, page.getByRole('main').getByRole('heading', { name: 'Uskoro' }), 'Rasprodaja je počela');
  await write(page, page.locator('.strip .is-field').first(), 'Sve je jeftinije do ponedjeljka');
  const menu = page.getByRole('navigation', { name: 'Glavna navigacija' });
  await write(page, menu.getByRole('link', { name: 'Objave' }), 'Naše objave');
  await bar(page).getByRole('button', { name: 'Sastav stranice' }).click();
  await page.getByRole('button', { name: 'Izbornik', exact: true }).click();
  const tree = page.getByRole('dialog', { name: 'Izbornik' });
  const entries = tree.getByRole('textbox');
  await expect(entries.first()).toBeVisible();
  const count = await entries.count();
  await tree.getByRole('button', { name: 'Dodaj stavku' }).click();
  await expect(entries).toHaveCount(count + 1);
  await expect(entries.last()).toBeFocused();
  await page.keyboard.type('Nova stavka');
  await tree.getByRole('button', { name: /^Kamo vodi.*Nova stavka/ }).click();
  const settings = page.getByRole('dialog', { name: /^Izgled i postavke/ });
  await settings.getByRole('button', { name: /^Promijeni.*Poveznica/ }).click();
  const link = page.getByRole('dialog', { name: 'Poveznica' });
  await link.getByLabel('Kamo vodi').fill('članska');
  await link.getByRole('button', { name: /^Članska kartica/ }).click();
  await link.getByRole('button', { name: 'Primijeni' }).click();
  await settings.getByRole('button', { name: 'Zatvori' }).click();
  // The focus goes back to what opened the window.
  await expect(settings).toBeHidden();
  await entries.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(entries.nth(count - 1)).toHaveValue('Nova stavka');
  await expect(entries.nth(count - 1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Alt+ArrowLeft');
  await tree.getByRole('button', { name: 'Zatvori' }).click();
  await bar(page).getByRole('button', { name: 'Sastav stranice' }).click();
  await expect(menu.getByRole('link', { name: 'Nova stavka' })).toHaveAttribute('href', '/clanska-kartica');

  const mail = page.getByRole('contentinfo').getByRole('link', { name: /@/ });
  await write(page, mail.locator('span'), 'novo@izlog.example');
  await isSaved(page);
  await expect(mail).toHaveAttribute('href', 'mailto:novo@izlog.example');
  await expect(mail.locator('svg')).toBeVisible();
  const notice = page.getByRole('dialog', { name: 'Obavijest o kolačićima' });
  await write(page, notice.locator('.is-field').first(), 'Kolačići su samo nužni. Ostale birate sami.');
  await isSaved(page);
  await expect(notice.locator('strong')).toHaveText('Kolačići su samo nužni.');

  // All of it into one release, which has no moment yet.
  await isSaved(page);
  const dialog = await openPublish(page);
  // By keyboard.
  await dialog.getByRole('radio', { name: /^U izdanje/ }).press('Space');
  await dialog.getByLabel('Ime izdanja').fill(path);
  await dialog.getByRole('button', { name: 'Dodaj u izdanje' }).press('Enter');
  await expect(dialog).toBeHidden();
  const { records } = await staff.call(releaseFilter, { state: 'open', limit: 100 });
  const release = records.find(({ name }) => name === path);
  expect(release?.items.length).toBe(5);

  // Midnight: the release and the price, at one instant; far enough away for a busy machine to look before it.
  const midnight = Date.now() + 6000;
  const at = new Date(midnight).toISOString();
  await staff.call(updateProductRecord, {
    id: product.id,
    price: { ...price, sale: 0.97, saleFrom: at, saleTo: null },
  });
  await staff.call(releaseSave, { id: release?.id, at });
  const shelf = `/product/${product.slug}`;
  expect(await seen()).toEqual([]);
  expect(await (await request.get(shelf)).text()).not.toContain('0,97');
  const states: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await seen();
        states.push(`${now.length} of ${said.length}${Date.now() < midnight ? ', before' : ''}`);
        return now;
      },
      { timeout: 30_000 },
    )
    .toEqual(said);
  // Never a half of it, and nothing too early.
  expect(states.filter((one) => !/^(0 of 6|6 of 6$)/.test(one))).toEqual([]);
  await expect.poll(async () => (await request.get(shelf)).text()).toContain('0,97');
  expect(await (await request.get(shelf)).text()).toContain('Nova stavka');

  // All comes back: the editor's steps, the price by its own way.
  await staff.call(updateProductRecord, { id: product.id, price });
  const undo = bar(page).getByRole('button', { name: 'Poništi' });
  while (await undo.isEnabled()) await undo.click();
  await isSaved(page);
  await publishHere(page);
  await expect.poll(seen).toEqual([]);
});

import { eventFilter } from '@izlog/contract/calendar/event-filter';
import type { DocumentRef } from '@izlog/contract/editing/document';
import { productGet } from '@izlog/contract/product/product-get';
import {
  bar,
  draftOf,
  isSaved,
  openEditor,
  publishDraft,
  publishHere,
  putBack,
  write,
} from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, test } from '../../staff.ts';

test('[EDIT-005, EDIT-006, EDIT-007, EDIT-015] name, line, description and pictures of a product are changed on its page, published, read by a visitor and taken back; its price holds once it is saved', {
  tag: '@release',
}, async ({ page, baseURL, staff, lastly }) => {
  const product = await staff.call(productGet, { slug: 'radna-biljeznica-za-radionice' });
  const path = `/product/${product.slug}`;
  const seen = async () => (await page.request.get(path)).text();
  const ref = await openEditor(page, baseURL, staff, path);
  const { body: before } = await draftOf(staff.call, ref);
  lastly(() => putBack(staff.call, ref, before));
  const buy = page.getByRole('region', { name: 'Kupnja' });

  await write(page, page.getByRole('heading', { level: 1 }), `${product.name} (novo)`);
  await write(page, buy.locator('.product__title .is-field').first(), 'Najnovije');
  const description = page.locator('#opis .prose');
  await description.click();
  await expect(page.locator('.is-rich')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Opis pisan na stranici.');
  await page.keyboard.press('Escape');
  await isSaved(page);
  await expect(description).toHaveText('Opis pisan na stranici.');

  const gallery = page.getByRole('region', { name: 'Slike proizvoda' });
  const count = await gallery.getByRole('listitem').count();
  await gallery.getByRole('link').first().click();
  const pictures = page.getByRole('dialog', { name: 'Slike' });
  await pictures.getByRole('button', { name: 'Dodaj sliku' }).click();
  const picture = page.getByRole('dialog', { name: 'Slika', exact: true });
  await picture.getByRole('listitem').last().getByRole('button').click();
  await picture.getByLabel('Opis slike').fill('Dodana slika');
  await picture.getByRole('button', { name: 'Primijeni' }).click();
  await expect(pictures.getByRole('listitem')).toHaveCount(count + 1);
  await pictures.getByRole('button', { name: 'Pomakni gore: Dodana slika' }).click();
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await pictures.getByRole('button', { name: `Upotrijebi (${count + 1})` }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(count + 1);

  await isSaved(page);
  await publishHere(page);
  for (const words of [`${product.name} (novo)`, 'Najnovije', 'Opis pisan na stranici.', 'Dodana slika'])
    await expect.poll(seen).toContain(words);
  for (const _step of ['pictures', 'description', 'line', 'name'])
    await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(gallery.getByRole('listitem')).toHaveCount(count);
  await putBack(staff.call, ref, before);
  await expect.poll(seen).not.toContain(`${product.name} (novo)`);

  await page.locator('.price-box').click();
  const price = page.getByRole('dialog', { name: 'Cijena' });
  await expect(price.getByRole('heading', { name: 'Kupac će vidjeti, čim spremite' })).toBeVisible();
  const regular = await price.getByLabel('Redovna cijena').inputValue();
  await price.getByLabel('Snižena cijena').fill(regular);
  await price.getByRole('button', { name: 'Spremi cijenu' }).click();
  await expect(price.getByText('Snižena cijena mora biti niža od redovne.')).toBeVisible();
  await price.getByLabel('Snižena cijena').fill('');
  await price.getByLabel('Redovna cijena').fill('12,50');
  await expect(price.locator('.buyer')).toContainText('12,50');
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await price.getByRole('button', { name: 'Spremi cijenu' }).click();
  await expect(price).toBeHidden();
  await expect(page.locator('.price-box')).toContainText('12,50');
  await expect.poll(seen).toContain('12,50');
  await page.locator('.toast').getByRole('button', { name: 'Poništi' }).click();
  await expect(page.getByText('Vraćena je prijašnja cijena.')).toBeVisible();
  await expect.poll(seen).not.toContain('12,50');
});

test('[EDIT-005, EDIT-006, EDIT-007] a category on its list, an article with its text and a picture in it, and an event are changed where they stand, published and read by a visitor', {
  tag: '@release',
}, async ({ page, request, baseURL, staff, lastly }) => {
  const seen = async (path: string) => (await request.get(path)).text();
  const open = async (path: string) => {
    const ref = await openEditor(page, baseURL, staff, path);
    const { body: before } = await draftOf(staff.call, ref);
    lastly(() => putBack(staff.call, ref, before));
    return ref;
  };
  // By the call of the dialog's button, which the journey above presses.
  const publish = async (ref: DocumentRef) => {
    await isSaved(page);
    await publishDraft(staff.call, ref);
  };
  const heading = page.getByRole('heading', { level: 1 });
  const { records } = await staff.call(eventFilter, { limit: 1 });

  await openEditor(page, baseURL, staff, '/');
  const shelf = page.getByRole('main').locator('.panes').first();
  await shelf.getByRole('link').first().click();
  const options = page.getByRole('dialog', { name: /^Izgled i postavke: Proizvodi/ });
  await expect(options.getByLabel('Najviše')).toBeVisible();
  await page.keyboard.press('Escape');

  const category = '/shop/analize-troskova-i-koristi';
  const shelved = await open(category);
  const name = await heading.innerText();
  await write(page, heading, `${name} i još nešto`);
  await write(page, page.locator('.page-head .lead'), 'Riječi pisane na popisu.');
  await publish(shelved);
  await expect.poll(() => seen(category)).toContain('Riječi pisane na popisu.');
  expect(await seen(category)).toContain(`${name} i još nešto`);
  await bar(page).getByRole('button', { name: 'Postavke stranice' }).click();
  await expect(page.getByRole('button', { name: /Slika$/ })).toBeVisible();
  expect(await axeFaults(page, '.edpanel')).toEqual([]);

  const post = '/pet-brojki-koje-banka-trazi';
  const article = await open(post);
  // While it is written its own element stands beside, unseen.
  const text = page.locator('.article .prose').filter({ visible: true });
  await text.locator('p').first().click();
  await expect(page.locator('.is-rich')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('Pisano u članku. ');
  await page.keyboard.press('Escape');
  await expect(text).toContainText('Pisano u članku. ');
  // A picture in the text stays what it is while one writes, and opens its dialog.
  const figure = text.locator('figure').first();
  const widthOf = async () => (await figure.boundingBox())?.width ?? 0;
  // The page draws again what was written: a press meanwhile is handled too.
  await figure.click();
  const inText = page.getByRole('dialog', { name: 'Slika', exact: true });
  await expect(inText).toBeVisible();
  const width = await widthOf();
  await inText.getByLabel('Natpis ispod slike').fill('Natpis pisan u članku');
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await inText.getByRole('button', { name: 'Primijeni' }).click();
  await expect(figure).toContainText('Natpis pisan u članku');
  await expect.poll(widthOf).toBeCloseTo(width, 0);
  await page.keyboard.press('Escape');
  await publish(article);
  await expect.poll(() => seen(post)).toContain('Natpis pisan u članku');
  await expect.poll(() => seen(post)).toContain('Pisano u članku. ');

  const event = String(records[0]?.path);
  const dated = await open(event);
  const title = await heading.innerText();
  await write(page, heading, `${title}, dopuna`);
  await page.locator('time.is-field').click();
  await expect(page.getByRole('dialog', { name: 'Početak, Kraj' }).getByLabel('Početak')).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await publish(dated);
  await expect.poll(() => seen(event)).toContain(`${title}, dopuna`);
});

import { randomUUID } from 'node:crypto';
import { eventFilter } from '@izlog/contract/calendar/event-filter';
import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { productGet } from '@izlog/contract/product/product-get';
import type { Page } from '@playwright/test';
import { publishHere } from '../../editing.ts';
import { axeFaults } from '../../kit.ts';
import { expect, logIn, type Staff, test } from '../../staff.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Traka za uređivanje' });
const isSaved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText(/^Spremljeno u /);

async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?editPage=true`);
  await expect(bar(page).getByRole('status')).toHaveText('Sve je spremljeno');
}

/** Writes over a text where it stands. */
async function write(page: Page, place: ReturnType<Page['locator']>, words: string): Promise<void> {
  await place.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
}

/** Publishes what is changed on the page, whatever is only doubted of it. */
async function publish(page: Page): Promise<void> {
  await isSaved(page);
  await publishHere(page);
}

type Ref = { kind: 'product'; id: number; language: string };

/** Other journeys find it as it was. */
async function putBack(staff: Staff, ref: Ref, before: DocumentBody | null | undefined): Promise<void> {
  const { documents } = await staff.call(editState, { documents: documentKey(ref) });
  const now = documents[0]?.body?.root.meta ?? {};
  const ops = Object.entries(before?.root.meta ?? {}).map(([name, value]) => ({
    id: randomUUID(),
    n: 1,
    op: 'set' as const,
    path: `root/meta/${name}` as const,
    value,
  }));
  const changed = ops.filter(
    ({ path, value }) => JSON.stringify(now[path.slice(10)]) !== JSON.stringify(value),
  );
  const sent = { ...ref, base: documents[0]?.rev ?? 0, ops: changed };
  const saved = await staff.call(editOps, { session: randomUUID(), documents: [sent] });
  await staff.call(editPublish, {
    items: [{ ...ref, rev: saved.documents[0]?.rev ?? 0 }],
    accept: [`${documentKey(ref)}/root/meta/seo/noDescription`],
  });
}

test('[EDIT-005, EDIT-006, EDIT-007, EDIT-015] name, line, description and pictures of a product are changed on its page, published, read by a visitor and taken back; its price holds once it is saved', async ({
  page,
  baseURL,
  staff,
}) => {
  const product = await staff.call(productGet, { slug: 'radna-biljeznica-za-radionice' });
  const path = `/product/${product.slug}`;
  const ref: Ref = { kind: 'product', id: product.id, language: 'hrv' };
  const before = (await staff.call(editState, { documents: documentKey(ref) })).documents[0]?.body;
  const seen = async () => (await page.request.get(path)).text();
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await openEditor(page, path);
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
  expect(await axeFaults(page)).toEqual([]);
  await pictures.getByRole('button', { name: `Upotrijebi (${count + 1})` }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(count + 1);

  await publish(page);
  for (const words of [`${product.name} (novo)`, 'Najnovije', 'Opis pisan na stranici.', 'Dodana slika'])
    await expect.poll(seen).toContain(words);
  for (const _step of ['pictures', 'description', 'line', 'name'])
    await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(gallery.getByRole('listitem')).toHaveCount(count);
  await putBack(staff, ref, before);
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
  expect(await axeFaults(page)).toEqual([]);
  await price.getByRole('button', { name: 'Spremi cijenu' }).click();
  await expect(price).toBeHidden();
  await expect(page.locator('.price-box')).toContainText('12,50');
  await expect.poll(seen).toContain('12,50');
  await page.locator('.toast').getByRole('button', { name: 'Poništi' }).click();
  await expect(page.getByText('Vraćena je prijašnja cijena.')).toBeVisible();
  await expect.poll(seen).not.toContain('12,50');
});

/** Takes back as many steps as were done and publishes what stood there before. */
async function takeBack(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await publish(page);
}

test('[EDIT-005, EDIT-006, EDIT-007] a category on its list, an article with its text and an event are changed where they stand, published, read by a visitor and taken back', async ({
  page,
  browser,
  baseURL,
  staff,
}) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  const visitor = await (await browser.newContext()).newPage();
  const seen = async (path: string) => (await visitor.request.get(path)).text();
  const heading = page.getByRole('heading', { level: 1 });
  const { records } = await staff.call(eventFilter, { limit: 1 });

  await openEditor(page, '/');
  const shelf = page.getByRole('main').locator('.panes').first();
  await shelf.getByRole('link').first().click();
  const options = page.getByRole('dialog', { name: /^Izgled i postavke: Proizvodi/ });
  await expect(options.getByLabel('Najviše')).toBeVisible();
  await page.keyboard.press('Escape');

  const category = '/shop/analize-troskova-i-koristi';
  await openEditor(page, category);
  const name = await heading.innerText();
  await write(page, heading, `${name} i još nešto`);
  await write(page, page.locator('.page-head .lead'), 'Riječi pisane na popisu.');
  await publish(page);
  await expect.poll(() => seen(category)).toContain('Riječi pisane na popisu.');
  expect(await seen(category)).toContain(`${name} i još nešto`);
  await bar(page).getByRole('button', { name: 'Postavke stranice' }).click();
  await expect(page.getByRole('button', { name: /Slika$/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await takeBack(page, 2);
  await expect.poll(() => seen(category)).not.toContain('Riječi pisane na popisu.');

  const post = '/mapa-dokaza';
  await openEditor(page, post);
  const text = page.locator('.article .prose');
  await text.locator('p').first().click();
  await expect(page.locator('.is-rich')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Pisano u članku. ');
  await page.keyboard.press('Escape');
  await isSaved(page);
  await expect(text).toContainText('Pisano u članku. ');
  await publish(page);
  await expect.poll(() => seen(post)).toContain('Pisano u članku. ');
  await takeBack(page, 1);
  await expect.poll(() => seen(post)).not.toContain('Pisano u članku. ');

  const event = String(records[0]?.path);
  await openEditor(page, event);
  const title = await heading.innerText();
  await write(page, heading, `${title}, dopuna`);
  await page.locator('time.is-field').click();
  await expect(page.getByRole('dialog', { name: 'Početak' }).getByLabel('Početak')).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await publish(page);
  await expect.poll(() => seen(event)).toContain(`${title}, dopuna`);
  await takeBack(page, 1);
  await expect.poll(() => seen(event)).not.toContain(`${title}, dopuna`);
  await visitor.context().close();
});

test('[EDIT-004, EDIT-005, CMS-010, SHELL-014, SHELL-015, SHELL-018] the menu is added to, renamed and ordered, the footer keeps its icons, the notice says other words; all is published and taken back', async ({
  page,
  browser,
  baseURL,
  staff,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const seen = async () => (await visitor.request.get('/prigovori')).text();
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await openEditor(page, '/prigovori');

  const menu = page.getByRole('navigation', { name: 'Glavna navigacija' });
  await write(page, menu.getByRole('link', { name: 'Objave' }), 'Naše objave');
  await isSaved(page);
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
  await entries.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(entries.nth(count - 1)).toHaveValue('Nova stavka');
  await expect(entries.nth(count - 1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  expect(await axeFaults(page)).toEqual([]);
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

  await publish(page);
  for (const words of ['Naše objave', 'Nova stavka', 'novo@izlog.example', 'Kolačići su samo nužni.'])
    await expect.poll(seen).toContain(words);
  while (await bar(page).getByRole('button', { name: 'Poništi' }).isEnabled())
    await bar(page).getByRole('button', { name: 'Poništi' }).click();
  await publish(page);
  for (const words of ['Naše objave', 'Nova stavka', 'novo@izlog.example', 'Kolačići su samo nužni.'])
    await expect.poll(seen).not.toContain(words);
  await visitor.context().close();
});

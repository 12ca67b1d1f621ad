import { randomUUID } from 'node:crypto';
import { type DocumentBody, documentKey } from '@izlog/contract/editing/document';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { productGet } from '@izlog/contract/product/product-get';
import type { Page } from '@playwright/test';
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
  await bar(page).getByRole('button', { name: 'Objavi…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  await expect(dialog.getByRole('heading', { name: 'Ova stranica' })).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();
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

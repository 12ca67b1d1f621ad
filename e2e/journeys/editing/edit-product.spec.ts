import { randomUUID } from 'node:crypto';
import { documentKey } from '@izlog/contract/editing/document';
import { editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { expect, logIn, test } from '../../staff.ts';

test('[EDIT-006, EDIT-007] the name of a product is changed where it stands on its page, and published', async ({
  page,
  baseURL,
  staff,
}) => {
  const { records } = await staff.call(productFilter, { limit: 1 });
  const product = records[0];
  const path = `/product/${product?.slug}`;
  const name = `${product?.name} (novo)`;
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto(`${path}?editPage=true`);
  const bar = page.getByRole('region', { name: 'Traka za uređivanje' });
  await expect(bar.getByRole('status')).toHaveText('Sve je spremljeno');

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('status')).toHaveText(/^Spremljeno u /);
  await bar.getByRole('button', { name: 'Objavi…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Objava' });
  await expect(dialog.getByText('(novo)')).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog.getByRole('button', { name: 'Objavi sada' }).click();
  await expect(dialog).toBeHidden();

  await expect.poll(async () => (await page.request.get(path)).text()).toContain(name);

  // Other journeys find it as it was.
  const ref = { kind: 'product', id: product?.id ?? 0, language: 'hrv' } as const;
  const { documents } = await staff.call(editState, { documents: documentKey(ref) });
  const op = { id: randomUUID(), op: 'set' as const, path: 'root/meta/name', value: product?.name };
  const sent = { ...ref, base: documents[0]?.rev ?? 0, ops: [op] };
  const saved = await staff.call(editOps, { session: randomUUID(), documents: [sent] });
  await staff.call(editPublish, {
    items: [{ ...ref, rev: saved.documents[0]?.rev ?? 0 }],
    accept: [`${documentKey(ref)}/root/meta/seo/noDescription`],
  });
});

import { optionUpdate } from '@izlog/contract/cms/option-update';
import { createDraft, placeDraft, updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { previewRecall } from '@izlog/contract/ecommerce/law/recalls';
import {
  createProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { guest, main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { expect, logIn, type Staff, test } from '../../staff.ts';

// A form that is refused answers 400: the browser reports it.
test.use({ allowErrors: /status of 400/ });

/** An order by telephone of a product, for a guest. */
async function orderByPhone({ call }: Staff, productId: number, contactEmail: string) {
  const { id, delivery, payment } = await call(createDraft, {
    address: { ...guest, country: 'HR', contactEmail },
    lines: [{ productId, quantity: 1 }],
  });
  const { revision } = await call(updateDraft, {
    id,
    deliveryMethodId: delivery.find(({ hasBranches }) => !hasBranches)?.id ?? null,
    paymentMethodId: payment.find(({ kind }) => kind === 'bankTransfer')?.id ?? null,
  });
  await call(placeDraft, { id, revision, hasAgreed: true });
}

test('[LAW-01, LAW-02] an owner mends a duty by its link and sees it hold, says what a green word rests on, and recalls a product', {
  tag: '@release',
}, async ({ page, baseURL, staff, lastly }) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  lastly(() => staff.call(optionUpdate, { options: { SellsElectrical: null, 'PackagingNumber.HR': null } }));
  const name = `Grijalica ${Date.now()}`;
  const product = await staff.call(createProductRecord, {
    words: { hrv: { ...noWords, name, shortDescription: 'Biorazgradiva grijalica.' } },
    price: { base: 20, sale: null, saleFrom: null, saleTo: null, member: null },
    state: 'published',
  });
  lastly(() => staff.call(updateProductRecord, { id: product.id, state: 'archived' }));

  await page.goto('/admin/postavke');
  await main(page)
    .getByRole('link', { name: /^Zakon Svaka/ })
    .click();
  const row = (duty: string) => page.getByRole('row').filter({ hasText: duty });
  await expect(row('Broj u registru električne opreme')).toContainText('neka netko pogleda');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await row('Broj u registru električne opreme')
    .getByRole('link', { name: /^Otvori/ })
    .click();
  await page.getByLabel('Prodajemo električnu ili elektroničku opremu').selectOption('no');
  await page.getByLabel('Registar ambalaže (HR)').fill('HR-AMB-0042');
  await press(page, 'Spremi');
  await expect(page.getByText('Promjene su spremljene.').filter({ visible: true })).toBeVisible();
  await page.goto('/admin/zakon');
  await expect(row('Broj u registru električne opreme')).toContainText('ne vrijedi za vas');

  await page.getByLabel('Kako stoji na dan').fill('2020-01-01');
  await press(page, 'Pokaži');
  await expect(page.getByText('Upišite današnji dan ili dan koji dolazi.')).toBeVisible();
  await page.getByLabel('Kako stoji na dan').fill('2028-07-01');
  await press(page, 'Pokaži');
  await expect(page.getByText(/Ovako stoji/)).toBeVisible();
  await expect(row('PDV u digitalnom dobu')).toContainText('neka netko pogleda');

  await page.goto(`/admin/zakon/tvrdnje?proizvod=${product.id}`);
  await expect(main(page)).toContainText('iorazgradiv');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await main(page)
    .getByRole('button', { name: /^Spremi dokaz/ })
    .click();
  const proof = main(page).getByRole('textbox', { name: 'Dokaz' });
  await expect(proof).toHaveAttribute('aria-invalid', 'true');
  await proof.fill('EN 13432, 7P0123');
  await main(page)
    .getByRole('button', { name: /^Spremi dokaz/ })
    .click();
  await expect(main(page).getByText('Bez dokaza')).toHaveCount(0);
  await page.goto(`/admin/zakon/tvrdnje?proizvod=${product.id}`);
  await expect(main(page)).toContainText('EN 13432, 7P0123');

  for (const email of ['opoziv-iva@kupci.example', 'opoziv-luka@kupci.example', 'OPOZIV-iva@kupci.example'])
    await orderByPhone(staff, product.id, email);
  await page.goto(`/admin/proizvodi/${product.id}`);
  await main(page).getByRole('link', { name: 'Povlačenje proizvoda' }).click();
  await expect(page.getByRole('button', { name: 'Pošalji za 2 osobe' })).toBeVisible();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await press(page, 'Pošalji za 2 osobe');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page
    .getByLabel(/^Opasnost/)
    .first()
    .fill('Može se zapaliti.');
  await page
    .getByLabel(/^Što učiniti/)
    .first()
    .fill('Isključite je iz struje i javite nam se.');
  await press(page, 'Pošalji za 2 osobe');
  await expect(page.getByRole('heading', { name: 'Poslana povlačenja' })).toBeVisible();
  await expect
    .poll(async () => (await staff.call(previewRecall, { productId: product.id })).sent[0]?.delivered, {
      timeout: 30_000,
    })
    .toBe(2);
});

const noWords = {
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
};

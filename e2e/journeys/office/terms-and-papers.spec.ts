import { companyResource } from '@izlog/contract/ecommerce/company-resource';
import {
  createDraft,
  findDraftProducts,
  placeDraft,
  updateDraft,
} from '@izlog/contract/ecommerce/drafts/draft-staff';
import { changeOrderState } from '@izlog/contract/ecommerce/orders/order-staff';
import { guest, main, press } from '../../buyer.ts';
import { axeFaultsInBothLooks } from '../../kit.ts';
import { expect, logIn, type Staff, test } from '../../staff.ts';

// A refused form answers 400, which the browser reports.
test.use({ allowErrors: /status of 400/ });

const number = 'DE811569869';

/** A draft of pens for the company, and whether the invoice with terms is a way to pay it. */
async function draftOf({ call }: Staff, quantity: number) {
  const { records } = await call(findDraftProducts, { search: 'olovke' });
  const { id, delivery, payment } = await call(createDraft, {
    address: { ...guest, country: 'HR' },
    company: { companyName: 'Papir GmbH', oib: number },
    lines: [{ productId: records[0]?.id ?? 0, quantity }],
  });
  const deliveryMethodId = delivery.find(({ hasBranches }) => !hasBranches)?.id ?? null;
  const onInvoice = payment.find(({ kind }) => kind === 'hpf')?.id ?? null;
  return { id, deliveryMethodId, onInvoice };
}

test('[TAX-01, DOC-01] the owner grants a company days and a limit, its order says by when and its invoice is found among all documents', {
  tag: '@release',
}, async ({ page, staff, baseURL, lastly }) => {
  await logIn(page.context(), String(baseURL), staff.accessToken);
  await page.goto('/admin/tvrtke/novi');
  const field = (name: string | RegExp) => main(page).getByLabel(name);
  await field('Naziv').fill('Papir GmbH');
  await field(/^OIB ili PDV broj/).fill('123');
  await field(/^Dana za plaćanje/).fill('30');
  await field(/^Smije dugovati do/).fill('60');
  await press(page, 'Spremi');
  await expect(main(page)).toContainText('To nije ni OIB ni PDV broj');
  await field(/^OIB ili PDV broj/).fill(number);
  await press(page, 'Spremi');
  await expect(page).toHaveURL(/tvrtke\/\d+/);
  await page.goto('/admin/tvrtke');
  await expect(main(page).getByRole('row', { name: /Papir GmbH/ })).toContainText(/30.*60,00.*da/);
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  lastly(async () => {
    const { records } = await staff.call(companyResource.endpoints.filter, {});
    for (const { id } of records) await staff.call(companyResource.endpoints.delete, { id });
  });

  const large = await draftOf(staff, 50);
  expect(large.onInvoice, 'above its limit').toBeNull();
  const small = await draftOf(staff, 1);
  const { revision } = await staff.call(updateDraft, {
    id: small.id,
    deliveryMethodId: small.deliveryMethodId,
    paymentMethodId: small.onInvoice,
  });
  const { orderSlug: slug } = await staff.call(placeDraft, { id: small.id, revision, hasAgreed: true });
  await staff.call(changeOrderState, { slug, state: 'processing' });

  await page.goto(`/admin/narudzbe/${slug}`);
  await expect(main(page)).toContainText('Kupljeno s odgodom: plaća se do');
  expect(await axeFaultsInBothLooks(page)).toEqual([]);

  await page.goto('/admin/isprave');
  await main(page).getByLabel('Broj, narudžba, OIB ili kupac').fill(number);
  await page.keyboard.press('Enter');
  const row = main(page).getByRole('row', { name: /Papir GmbH/ });
  await expect(row).toContainText(slug);
  await expect(row.getByRole('link', { name: /^PDF/ })).toHaveAttribute('href', new RegExp(slug));
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(await axeFaultsInBothLooks(page)).toEqual([]);

  await page.goto('/admin/knjigovodstvo');
  await expect(main(page).getByRole('columnheader', { name: 'Naknade' })).toBeVisible();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

const headers = { cookie: 'auth.strategy=admin; auth.token.admin=token-a' };
const page = { page: 1, lastPage: 1, limit: 5, total: 1, perPage: 5 };
const records: Answers = {
  'GET /api/v2/ecommerce/order/filter': () => ({
    records: [{ slug: '2026-000123', buyer: 'Iva Ivić', email: 'iva@primjer.hr' }],
    pagination: page,
  }),
  'GET /api/v1/product/record/filter': () => ({
    records: [{ id: 7, name: 'Iverica', sku: '3850000000017' }],
    pagination: page,
  }),
};

const discounts: Answers = {
  'GET /api/v2/ecommerce/promotion/filter': () => ({
    records: [{ id: 3, names: { hrv: '3 za 2' } }],
    pagination: page,
  }),
  'GET /api/v2/ecommerce/coupon/filter': () => ({
    records: [{ id: 4, code: 'JESEN', names: { hrv: 'Jesenski popust' } }],
    pagination: page,
  }),
  'GET /api/v1/product/taxClass/filter': () => ({
    records: [{ id: 5, name: 'PDV 25 %', code: 'opća' }],
    pagination: page,
  }),
};

async function find(typed: string, scope: readonly string[]) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope }),
      ...records,
      ...discounts,
    },
  });
  const { document } = await site.visit(`/admin/trazi?q=${encodeURIComponent(typed)}`, { headers });
  const found = [...document.querySelectorAll<HTMLAnchorElement>('main .ledger a')];
  return { asked: site.calls.map(({ path }) => path), found: found.map((one) => one.getAttribute('href')) };
}

test('[OFFICE-08] what is found is only what the reader may open: records, screens, acts and settings', async () => {
  const owner = await find('iv', ['orders.read', 'catalogue.edit', 'settings.edit', 'marketing.edit']);
  const clerk = await find('iv', ['orders.read']);
  const coupon = await find('novi KUPON', ['marketing.edit']);
  const iban = await find('iban', ['settings.edit']);
  const nobody = await find('iban', ['orders.read']);

  expect(owner.found).toEqual(expect.arrayContaining(['/admin/narudzbe/2026-000123', '/admin/proizvodi/7']));
  expect(clerk.found).toEqual(['/admin/narudzbe/2026-000123']);
  expect(clerk.asked.some((path) => path.includes('product/record'))).toBe(false);
  expect(coupon.found).toContain('/admin/kuponi/novi');
  expect(iban.found).toContain('/admin/postavke/tvrtka#settings-CompanyIban');
  expect(nobody.found).toEqual(['/admin/narudzbe/2026-000123']);
});

test('[OFFICE-08] promotions, coupons and tax rates are found by name, screens by what stands on them in any language', async () => {
  const promotion = await find('3 za 2', ['marketing.edit']);
  const tax = await find('pdv', ['settings.edit']);
  const english = await find('vat', ['settings.edit']);
  const languages = await find('jezici', ['settings.edit']);

  expect(promotion.found).toEqual(['/admin/akcije/3', '/admin/kuponi/4']);
  expect(tax.found).toEqual(expect.arrayContaining(['/admin/porezne-stope/5', '/admin/porezne-stope']));
  expect(english.found).toContain('/admin/porezne-stope');
  expect(languages.found).toContain('/admin/postavke/jezici');
  expect(promotion.asked.some((path) => path.includes('taxClass'))).toBe(false);
});

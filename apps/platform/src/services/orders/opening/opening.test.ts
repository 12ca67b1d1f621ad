import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { legalPages } from '@izlog/contract/cms/legal-pages';
import { getCheckoutSettings } from '@izlog/contract/ecommerce/checkout-settings';
import { createLegalPages, getOpening } from '@izlog/contract/ecommerce/orders/opening';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { expect } from 'vitest';
import { setShop } from '#platform/services/settings/set-shop.ts';
import { loadStarter } from '#seed/starter/load-starter.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildReadyCart } from '#test/builders/order.ts';
import { platformTest as test } from '#test/kit.ts';

const seller = {
  CompanyName: 'Primjer d.o.o.',
  CompanyStreet: 'Ilica 1',
  CompanyTown: '10000 Zagreb',
  CompanyOib: '12345678903',
  CompanyEmail: 'info@primjer.test',
  CompanyPhone: '+385 1 234 567',
};

test('[ORDER-018] a shop that does not say who sells, or has no terms, takes no orders; once all of it is public it does', async ({
  platform,
}) => {
  await setOptions(platform, { OpenWithoutLegalTexts: null });
  const cart = await buildReadyCart(platform, 'cashOnDelivery');
  const opening = () => platform.call(getOpening, {}, { as: 'staff' });
  const settings = async () => (await platform.call(getCheckoutSettings, {})).config;

  const refused = await platform.refusal(createOrder, cart);
  const bare = await opening();
  await loadStarter(await platform.ctx());
  // An option that was cleared keeps its row: it names no consent, and hides none.
  await setOptions(platform, { ...seller, DigitalConsent: null, ServiceConsent: null });
  const drafted = await opening();

  expect(refused).toMatchObject({ status: 409, code: 'SHOP_NOT_OPEN' });
  expect(bare.missing.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    ...Object.keys(seller).map((key) => `option ${key}`),
    ...['terms', 'withdrawal', 'delivery', 'complaints', 'privacy'].map((name) => `page ${name}`),
    'consent checkoutForm',
  ]);
  expect(drafted.missing).toEqual(
    ['terms', 'withdrawal', 'delivery', 'complaints'].map((name) => ({
      kind: 'page',
      name,
      language: 'hrv',
    })),
  );
  expect(drafted).toMatchObject({ takesOrders: false, isOpenedAnyway: false });
  expect(await settings()).toMatchObject({ takesOrders: false });

  for (const { id, language, isPublic } of drafted.pages) {
    if (isPublic || language !== 'hrv') continue;
    await platform.call(postUpdate, { id, published_at: '2026-11-22T08:00:00Z' }, { as: 'staff', language });
  }
  const open = await opening();

  expect(open).toMatchObject({ takesOrders: true, missing: [] });
  expect(open.wanted).toContainEqual({ kind: 'page', name: 'terms', language: 'eng' });
  expect(await settings()).toMatchObject({ takesOrders: true });
  expect(await platform.refusal(createOrder, cart)).toMatchObject({ code: 'CONSENT_REQUIRED' });
  await platform.call(gdprConsentLogCreate, {
    sourceType: 'checkoutForm',
    consents: ['UVJETI'],
    user: { userType: 'guest', email: 'zarko@kupci.test' },
  });
  await expect(platform.call(createOrder, cart)).resolves.toMatchObject({ orderSlug: expect.any(String) });
});

test('[CMS-026] an owner may open the shop all the same', async ({ platform }) => {
  await setOptions(platform, { OpenWithoutLegalTexts: 'true', CompanyName: null });
  const opening = await platform.call(getOpening, {}, { as: 'staff' });

  expect(opening).toMatchObject({
    takesOrders: true,
    isOpenedAnyway: true,
    missing: [{ kind: 'option', name: 'CompanyName' }],
  });
});

test('[SET-016] a site that only publishes lacks nothing for orders', async ({ platform }) => {
  const ctx = await platform.ctx({ site: 2 });
  await ctx.db.execute('update sites set is_ecommerce = false where id = 2');
  platform.kernel.sites.forget();
  const opening = await platform.call(getOpening, {}, { as: 'staff', site: 2 });

  expect(opening).toMatchObject({ missing: [], wanted: [] });
});

test('[OFFICE-01, CMS-026] the legal pages that a site does not have are made by one press, once, and none of them is public', async ({
  platform,
}) => {
  const elsewhere = { as: 'staff', site: 2 } as const;
  await setShop((await platform.ctx()).db, 2, true);
  platform.kernel.sites.forget();
  const make = () => platform.call(createLegalPages, {}, elsewhere);

  const both = await Promise.all([make(), make()]);

  const made = both.flatMap((one) => one.made);
  expect(made.toSorted()).toEqual([...legalPages].toSorted());
  const { pages, missing } = await platform.call(getOpening, {}, elsewhere);
  expect(pages.map(({ handler }) => handler).toSorted()).toEqual(made.toSorted());
  expect(pages.some(({ isPublic }) => isPublic)).toBe(false);
  expect(missing).toContainEqual({ kind: 'page', name: 'terms', language: 'hrv' });
  expect(await make()).toEqual({ made: [] });
  expect((await platform.refusal(createLegalPages, {}, { as: { staff: ['orders.edit'] } })).status).toBe(403);
});

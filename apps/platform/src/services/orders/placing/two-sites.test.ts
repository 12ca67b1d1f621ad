import { listPaymentKeys, savePaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { expect } from 'vitest';
import { setDomains } from '#platform/services/settings/domains/set-domains.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith } from '#test/kit.ts';
import { fakeWSPay } from '../payment/providers/wspay/test/fake-wspay.ts';

const first = 'https://www.prva.test';
const second = 'https://www.druga.test';
const test = platformTestWith({ PUBLIC_URL: first, TRUST_PROXY: '1' });

test('[SET-019] an order of the second site leads to its own addresses alone: at the bank, in mails, in signed links and on the way back', async ({
  platform,
}) => {
  const { db, site } = await platform.ctx({ site: 2 });
  await setDomains(db, site, [second, 'https://kampanja.druga.test']);
  platform.kernel.sites.forget();
  const staff = { as: 'staff', site: 2 } as const;
  await platform.call(savePaymentKeys, { gateway: 'wspay', keys: { ...fakeWSPay.keys } }, staff);
  const pages = {
    // The buyer came by the second domain, where his cookies are.
    successURL: 'https://kampanja.druga.test/naplata/uspjesna',
    failureURL: 'https://kampanja.druga.test/naplata/neuspjesna',
  };
  const productId = await buildProduct(platform, { price: 2000 }, { site: 2 });
  const given = { options: { site: 2 }, input: pages, items: [{ productId, qty: 1 }] } as const;

  const { form } = await buildOrder(platform, 'wspay', { ...given, email: 'kartica@kupci.test' });
  await buildOrder(platform, 'bankTransfer', { ...given, email: 'uplatnica@kupci.test' });
  const [mail] = await mailsTo(platform, 'uplatnica@kupci.test');
  const keys = await platform.call(listPaymentKeys, {}, staff);
  const refused = await platform.app.inject({
    url: `/api/v2/ecommerce/payment/cancel/2/wspay?${new URLSearchParams({ ShoppingCartID: referenceIn(form) })}`,
    headers: { host: 'kampanja.druga.test' },
  });

  const sent = JSON.stringify([form, mail, keys, refused.headers.location]);
  expect(sent).toContain('https://kampanja.druga.test/api/v2/ecommerce/payment/return/2/wspay');
  expect(mail?.data.url).toContain(`${second}/naplata/uspjesna?orderSlug=`);
  expect(sent.match(/https?:\/\/[^/"?]*(prv[ai]|localhost|127\.0\.0\.1)[^"]*/g)).toBeNull();
  expect(refused.headers.location).toMatch(/^https:\/\/kampanja\.druga\.test\/naplata\/neuspjesna\?/);
});

const referenceIn = (form: { fields: ReadonlyArray<{ name: string; value: string }> } | null): string =>
  form?.fields.find(({ name }) => name === 'ShoppingCartID')?.value ?? '';

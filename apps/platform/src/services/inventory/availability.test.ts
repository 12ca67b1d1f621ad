import { availabilitySubscribe } from '@izlog/contract/marketing/availability-subscribe';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTest as test } from '#test/kit.ts';
import { sendAvailability } from './availability.ts';
import { setStock } from './set-stock.ts';

test.beforeAll(({ platform }) => setOptions(platform, { CaptchaProvider: 'none' }));

test('[PRODUCT-041] who asked hears once, in their language, when the product can be bought again', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const product = await buildProduct(platform, { stock: { isTracked: true, quantity: 0 } });
  const ask = (email: string, language = 'hrv') =>
    platform.call(availabilitySubscribe, { product, email }, { language });
  await ask('Ceka@Primjer.hr');
  await ask('ceka@primjer.hr');
  await ask('waits@primjer.hr', 'eng');

  await sendAvailability(platform.kernel, new Date());
  expect(await mailsTo(platform, 'ceka@primjer.hr')).toEqual([]);

  await setStock(ctx, [{ productId: product, isTracked: true, quantity: 3 }]);
  await Promise.all([1, 2, 3].map(() => sendAvailability(platform.kernel, new Date())));
  await setStock(ctx, [{ productId: product, isTracked: true, quantity: 0 }]);
  await setStock(ctx, [{ productId: product, isTracked: true, quantity: 5 }]);
  await sendAvailability(platform.kernel, new Date());

  const croatian = await mailsTo(platform, 'ceka@primjer.hr');
  expect(croatian).toHaveLength(1);
  expect(croatian[0]).toMatchObject({ template: 'availability', language: 'hr' });
  expect(croatian[0]?.data.url).toMatch(/^https:\/\/prvi\.test\/product\//);
  const english = await mailsTo(platform, 'waits@primjer.hr');
  expect(english.map(({ data }) => String(data.url))).toEqual([
    expect.stringContaining('https://prvi.test/en/'),
  ]);
});

test('[PRODUCT-041] a product that nobody can see and one of another site are not found', async ({
  platform,
}) => {
  const hidden = await buildProduct(platform, { isPublished: false });
  for (const product of [hidden, 999_999]) {
    expect(await platform.refusal(availabilitySubscribe, { product, email: 'a@primjer.hr' })).toMatchObject({
      status: 404,
    });
  }
  const ours = await buildProduct(platform, {});
  expect(
    (
      await platform.refusal(
        availabilitySubscribe,
        { product: ours, email: 'a@primjer.hr', recaptcha: { key: 'k', response: 'r' } },
        { site: 2 },
      )
    ).code,
  ).toMatch(/NOT_FOUND|RECAPTCHA_INVALID/);
});

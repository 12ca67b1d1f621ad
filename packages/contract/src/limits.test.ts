import { expect, test } from 'vitest';
import { cartBehaviour, cartBehaviours } from './ecommerce/checkout-settings.ts';
import { authCookiePrefix, cookieNames, limits } from './limits.ts';
import { defaultExtension } from './media/media-address.ts';

test('[LIMIT-001] quantity of the cart, filters and search wait 500 ms for the next key', () => {
  expect([limits.cartQuantityDebounce, limits.filterDebounce, limits.searchDebounce]).toEqual([
    500, 500, 500,
  ]);
});

test('[LIMIT-002] the cart cookies last 31536000 seconds', () => {
  expect(limits.cartCookieSeconds).toBe(31_536_000);
});

test('[LIMIT-003] cookies without their own rule last 2592000 seconds', () => {
  expect(limits.cookieSeconds).toBe(2_592_000);
});

test('[LIMIT-004] cookies are named memberCardBarcode, accessibility, cartId, protectCode, skipApiKey and auth.…', () => {
  const given = ['memberCardBarcode', 'accessibility', 'cartId', 'protectCode', 'skipApiKey'];

  for (const name of given) expect(cookieNames).toHaveProperty(name, name);
  expect(authCookiePrefix).toBe('auth.');
});

test('[LIMIT-005] the locale cookie lasts 365 days', () => {
  expect(limits.localeCookieDays).toBe(365);
});

test('[LIMIT-006] lists start from the given defaults', () => {
  expect(limits).toMatchObject({
    searchLimit: 10,
    searchPage: 1,
    listPageSize: 10,
    pageNumberWindow: 9,
    productPageSizes: [12, 24],
    productPageSize: 12,
    wishlistLimit: 9999,
    postCategoryLimit: 5,
  });
});

test('[LIMIT-007] consents are listed by 100 and shown by 50', () => {
  expect([limits.consentListLimit, limits.consentPageSize]).toEqual([100, 50]);
});

test('[LIMIT-008] a password has at least 8 characters', () => {
  expect(limits.passwordMinLength).toBe(8);
});

test('[LIMIT-009] country, city and street take 75 characters, house number 15, zip code 25', () => {
  expect([limits.countryMaxLength, limits.cityMaxLength, limits.streetMaxLength]).toEqual([75, 75, 75]);
  expect([limits.houseNumberMaxLength, limits.zipCodeMaxLength]).toEqual([15, 25]);
});

test('[LIMIT-010] the font can be shown at 100, 115 and 120 percent', () => {
  expect(limits.fontZooms).toEqual([100, 115, 120]);
});

test('[LIMIT-011] the loading bar: 200 ms, 5000 ms, 500 ms, 2 px', () => {
  expect(limits).toMatchObject({
    loadingBarThrottle: 200,
    loadingBarDuration: 5000,
    loadingBarHideDelay: 500,
    loadingBarHeightPx: 2,
  });
});

test('[LIMIT-012] prefetching waits at most 2000 ms for an idle moment', () => {
  expect(limits.prefetchIdleTimeout).toBe(2000);
});

test('[LIMIT-013] money has 2 decimals', () => {
  expect(limits.moneyDecimals).toBe(2);
});

test('[LIMIT-014] media are shown in MediumSize, pictures as png, videos as mp4, gifs as gif', () => {
  const endingOf = (mime: string) => defaultExtension({ mime, extension: 'bin' });

  expect(limits.mediaDefaultSize).toBe('MediumSize');
  expect(['image/webp', 'video/quicktime', 'image/gif'].map(endingOf)).toEqual(['png', 'mp4', 'gif']);
});

test('[LIMIT-015] there are 5 stars unless the site says otherwise', () => {
  expect(limits.stars).toBe(5);
});

test('[LIMIT-016] the core version is 1.12.191', () => {
  expect(limits.coreVersion).toBe('1.12.191');
});

test('[LIMIT-017] a toast stays 50 ms for each character, a plain notice 3000 ms, the updated cart 12000 ms', () => {
  expect([limits.toastPerCharacter, limits.plainNotice, limits.cartUpdatedToast]).toEqual([50, 3000, 12_000]);
});

test('[LIMIT-018] 20 files can be sent at once, 10 by the public', () => {
  expect([limits.uploadFiles, limits.publicUploadFiles]).toEqual([20, 10]);
});

test('[LIMIT-019] fetching shows at least 200 ms', () => {
  expect(limits.minimumFetchDelay).toBe(200);
});

test('[LIMIT-020] the first quantity is 1', () => {
  expect(limits.initialQuantity).toBe(1);
});

test('[LIMIT-021] the cart behaves in the ways 0, 1 and 2, and any other value counts as 1', () => {
  expect(cartBehaviours).toEqual([0, 1, 2]);
  expect([0, 1, 2].map(cartBehaviour)).toEqual([0, 1, 2]);
  expect([-1, 3, 1.5, '2', null, undefined].map(cartBehaviour)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('[LIMIT-022] a failed chunk reloads the page at most once in 60 seconds', () => {
  expect(limits.chunkReloadSeconds).toBe(60);
});

test('[LIMIT-023] a slug has at least 4 characters', () => {
  expect(limits.slugMinLength).toBe(4);
});

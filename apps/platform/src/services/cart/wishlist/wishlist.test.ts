import { filterWishes, mergeWishes, toggleWish } from '@izlog/contract/cms/wishlist';
import { login } from '@izlog/contract/user/login';
import { expect } from 'vitest';
import { buildCustomer } from '#test/builders/account.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

async function loggedIn(platform: TestPlatform) {
  const { email, password } = await buildCustomer(platform);
  const { tokens } = await platform.call(login, { username: email, password });
  return { headers: { accessToken: tokens.accessToken } };
}

const idsOf = async (platform: TestPlatform, as: { headers: { accessToken: string } }) =>
  (await platform.call(filterWishes, {}, as)).records.map((record) => record.product_id);

test('[ACCT-017] the first call adds the product, the next one removes it', async ({ platform }) => {
  const as = await loggedIn(platform);
  const product_id = await buildProduct(platform);

  expect(await platform.call(toggleWish, { product_id }, as)).toEqual({ active: true });
  expect(await idsOf(platform, as)).toEqual([product_id]);
  expect(await platform.call(toggleWish, { product_id }, as)).toEqual({ active: false });
  expect(await idsOf(platform, as)).toEqual([]);
});

test('[ACCT-022, ACCT-023, ACCT-024] the wishlist is read page by page, the newest wish first', async ({
  platform,
}) => {
  const as = await loggedIn(platform);
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const product_id = await buildProduct(platform);
    await platform.call(toggleWish, { product_id }, as);
    ids.unshift(product_id);
  }

  const first = await platform.call(filterWishes, { limit: 2 }, as);
  const second = await platform.call(filterWishes, { limit: 2, page: 2 }, as);
  const all = await platform.call(filterWishes, { limit: 9999 }, as);

  expect([...first.records, ...second.records].map((record) => record.product_id)).toEqual(ids);
  expect(first.pagination).toEqual({ lastPage: 2, page: 1, limit: 2, total: 3, perPage: 2 });
  expect(all.records).toHaveLength(3);
});

test('ten taps at once leave the list as an even number of taps does', async ({ platform }) => {
  const as = await loggedIn(platform);
  const product_id = await buildProduct(platform);

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => platform.call(toggleWish, { product_id }, as)),
  );

  expect(answers.filter(({ active }) => active)).toHaveLength(5);
  expect(await idsOf(platform, as)).toEqual([]);
});

test('a product that the site does not have cannot be wished for', async ({ platform }) => {
  const as = await loggedIn(platform);
  const foreign = await buildProduct(platform, {}, { site: 2 });

  for (const product_id of [foreign, 999_999_999])
    expect(await platform.refusal(toggleWish, { product_id }, as)).toMatchObject({ status: 404 });
});

test('wishes made before the login are added, none is taken off, unknown ones are passed over', async ({
  platform,
}) => {
  const as = await loggedIn(platform);
  const mine = await buildProduct(platform);
  const other = await buildProduct(platform);
  await platform.call(toggleWish, { product_id: mine }, as);

  const answer = await platform.call(mergeWishes, { product_ids: [mine, other, other, 999_999_999] }, as);

  expect(answer).toEqual({ total: 2 });
  expect((await idsOf(platform, as)).toSorted()).toEqual([mine, other].toSorted());
});

test('[API-020] nobody sees or changes the wishes of another', async ({ platform }) => {
  const as = await loggedIn(platform);
  const other = await loggedIn(platform);
  const product_id = await buildProduct(platform);
  await platform.call(toggleWish, { product_id }, as);

  expect(await idsOf(platform, other)).toEqual([]);
  await platform.call(toggleWish, { product_id }, other);
  await platform.call(toggleWish, { product_id }, other);
  expect(await idsOf(platform, as)).toEqual([product_id]);
});

test('[ACCT-026] a visitor cannot change or read a wishlist', async ({ platform }) => {
  for (const refusal of [
    await platform.refusal(toggleWish, { product_id: 1 }),
    await platform.refusal(filterWishes, {}),
    await platform.refusal(mergeWishes, { product_ids: [1] }),
  ])
    expect(refusal).toMatchObject({ status: 401, code: 'LOGIN_REQUIRED' });
});

test('[ACCT-021] staff have no wishlist', async ({ platform }) => {
  expect(await platform.refusal(filterWishes, {}, { as: 'staff' })).toMatchObject({ status: 403 });
});

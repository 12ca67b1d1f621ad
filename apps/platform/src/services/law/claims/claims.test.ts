import { listClaims, markClaim } from '@izlog/contract/ecommerce/law/claims';
import { getLawList } from '@izlog/contract/ecommerce/law/law-list';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;

test('[LAW-02] a green word asks for its proof until somebody says what it rests on or that it claims nothing', async ({
  platform,
}) => {
  const cup = await buildProduct(platform, {
    translations: {
      hrv: { name: 'Šalica', shortDescription: 'Klimatski neutralna i biorazgradiva šalica.' },
      eng: { name: 'Cup', shortDescription: 'A climate-neutral cup.' },
    },
  });
  // Words that only look like it.
  await buildProduct(platform, {
    translations: {
      hrv: { name: 'Ekonomska povijest, ekonom i ekonometrija' },
      deu: { name: 'Ökonomische Analyse, Ökonomie' },
    },
  });
  const ofCup = async () => (await platform.call(listClaims, { productId: cup }, staff)).claims;
  const stateOf = async () =>
    (await platform.call(getLawList, {}, staff)).duties.find(({ name }) => name === 'greenClaims')?.state;

  const all = await platform.call(listClaims, {}, staff);
  expect(
    all.claims.filter(({ kind }) => kind === 'product').map(({ itemId, claim }) => [itemId, claim]),
  ).toEqual([
    [cup, 'biodegradable'],
    [cup, 'climateNeutral'],
  ]);
  expect(await ofCup()).toMatchObject([
    { claim: 'biodegradable', word: 'biorazgradiv', languages: ['hrv'], isMarked: false },
    { claim: 'climateNeutral', languages: ['eng', 'hrv'], isMarked: false },
  ]);
  expect(await stateOf()).toBe('short');

  const mark = { kind: 'product', itemId: cup } as const;
  await platform.call(markClaim, { ...mark, claim: 'biodegradable', proof: 'EN 13432, br. 7P0123' }, staff);
  const { open } = await platform.call(markClaim, { ...mark, claim: 'climateNeutral', proof: null }, staff);
  expect(await ofCup()).toMatchObject([
    { isMarked: true, proof: 'EN 13432, br. 7P0123' },
    { isMarked: true, proof: null },
  ]);
  expect(open).toBe(all.open - 2);
  expect(
    (await platform.refusal(markClaim, { ...mark, itemId: 999_999, claim: 'eco', proof: 'x' }, staff)).status,
  ).toBe(404);
  expect((await platform.refusal(markClaim, { ...mark, claim: 'eco', proof: ' ' }, staff)).status).toBe(400);
});

import { existsSync, readFileSync } from 'node:fs';
import { layeredNavigation } from '@izlog/contract/product/filters/layered-navigation';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const naughtyStrings = new URL(
  '../../../../../../../shared/data/security/naughty/blns.json',
  import.meta.url,
);

/** Sends any body to both list calls and gives their statuses. */
async function statuses(platform: TestPlatform, payload: unknown): Promise<number[]> {
  const answers = [productFilter, layeredNavigation].map(({ path }) =>
    platform.http({ method: 'POST', url: path, payload: payload as object }),
  );
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

const expectCalm = (codes: number[], what: unknown) => {
  for (const code of codes) expect([200, 400], JSON.stringify(what)).toContain(code);
};

test.skipIf(!existsSync(naughtyStrings))(
  'naughty strings as words, keys and values get a list or a clear refusal',
  { tags: 'release' },
  async ({ platform }) => {
    await buildProduct(platform);
    const naughty: string[] = JSON.parse(readFileSync(naughtyStrings, 'utf8'));

    for (const text of naughty) {
      expectCalm(await statuses(platform, { keywords: text.slice(0, 200) }), text);
      const filters = [
        { key: text.slice(0, 100) || 'x', value: [text.slice(0, 200)] },
        { key: 'sku', value: text.slice(0, 200) },
      ];
      expectCalm(await statuses(platform, { filters }), text);
    }
  },
);

test('whatever is sent as filters, the answer is a list or a clear refusal', async ({ platform }) => {
  await buildProductAttribute(platform, 'boja', 'MultiSelect', ['a']);
  await buildProductAttribute(platform, 'broj', 'Number');
  await buildProductAttribute(platform, 'ima', 'YesNo');
  const keys = [
    'boja',
    'broj',
    'ima',
    'price',
    'id',
    'category',
    'discount',
    'archived',
    'sku',
    '__proto__',
    'nema',
  ];
  const one = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.bigInt().map(Number),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
  );
  const filter = fc.record({
    key: fc.oneof(fc.constantFrom(...keys), fc.string()),
    value: fc.oneof(one, fc.array(one, { maxLength: 4 }), fc.object()),
    range: fc.option(fc.boolean(), { nil: undefined }),
  });
  const body = fc.record(
    {
      filters: fc.array(filter, { maxLength: 4 }),
      keywords: fc.string({ unit: 'binary', maxLength: 40 }),
      mainCategory: fc.oneof(fc.integer(), fc.string(), fc.double()),
      page: fc.oneof(fc.integer(), fc.double()),
      limit: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.double()),
      sort: fc.oneof(fc.record({ param: fc.string(), order: fc.string() }), fc.constant({ param: 'name' })),
      currency: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: [] },
  );

  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      expectCalm(await statuses(platform, payload), payload);
    }),
    { numRuns: 100 },
  );
});

test('10,000 values and 100 filters are answered, more are refused by field', async ({ platform }) => {
  const values = Array.from({ length: 10_000 }, (_, index) => index + 1_000_000);

  expect(await statuses(platform, { filters: [{ key: 'id', value: values }] })).toEqual([200, 200]);
  expect(await statuses(platform, { filters: [{ key: 'boja', value: values }] })).toEqual([200, 200]);
  expect(
    await statuses(platform, { filters: Array(100).fill({ key: 'price', value: [1, 2], range: true }) }),
  ).toEqual([200, 200]);
  expect(
    await platform.refusal(productFilter, { filters: [{ key: 'id', value: [...values, 1] }] }),
  ).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    payload: { fields: [{ path: 'filters.0.value' }] },
  });
});

test('a range without two numbers and an answer that is neither yes nor no are refused by field', async ({
  platform,
}) => {
  const refusal = (key: string, value: string | number[], range?: boolean) =>
    platform.refusal(productFilter, { filters: [{ key, value, range }] });

  for (const refused of [
    await refusal('price', [10], true),
    await refusal('price', 'yes', true),
    await refusal('featured', 'perhaps'),
    await refusal('archived', [1, 0]),
  ]) {
    expect(refused).toMatchObject({ status: 400, payload: { fields: [{ path: 'filters.0.value' }] } });
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { searchFind } from '@izlog/contract/cms/search/search-find';
import { searchSuggest } from '@izlog/contract/cms/search/search-suggest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const naughtyStrings = new URL(
  '../../../../../../../shared/data/security/naughty/blns.json',
  import.meta.url,
);

async function statuses(platform: TestPlatform, query: Record<string, string>): Promise<number[]> {
  const answers = [searchFind, searchSuggest].map(({ path }) =>
    platform.http({ method: 'GET', url: path, query }),
  );
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

test.skipIf(!existsSync(naughtyStrings))(
  'naughty strings find something, nothing, or are refused',
  { tags: 'release' },
  async ({ platform }) => {
    await buildProduct(platform, { name: 'Košulja' });
    const naughty: string[] = JSON.parse(readFileSync(naughtyStrings, 'utf8'));

    for (const text of naughty) {
      for (const code of await statuses(platform, { query: text })) expect([200, 400], text).toContain(code);
    }
  },
);

test('whatever is asked, the search answers or refuses', async ({ platform }) => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.integer().map(String),
    fc.double().map(String),
  );

  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom('query', 'category', 'page', 'limit', 'exact', 'currency'), value),
      async (query) => {
        for (const code of await statuses(platform, query)) {
          expect([200, 400], JSON.stringify(query)).toContain(code);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test('a text that is too long is refused by its field, a page far behind the last one is empty', async ({
  platform,
}) => {
  expect(await platform.refusal(searchFind, { query: 'a'.repeat(201) })).toMatchObject({
    status: 400,
    payload: { fields: [{ path: 'query' }] },
  });
  await buildProduct(platform, { name: 'Haljina' });
  const far = await platform.call(searchFind, { query: 'haljina', page: 1_000_000, limit: 100 });
  expect(far).toMatchObject({ records: [], totals: { products: 1 }, pagination: { page: 1_000_000 } });
});

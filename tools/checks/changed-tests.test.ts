import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTree, treeOf } from '../house/tree.ts';
import { changedTests } from './changed-tests.ts';

const platform = 'apps/platform/src';

test('[HOUSE-07] after a change of a product column the tests of its room are played and those that use it, not the whole house', () => {
  const tree = readTree(join(import.meta.dirname, '../..'));
  const all = tree.files.filter((file) => /\.test\.tsx?$/.test(file));

  const played = changedTests(tree, [
    `${platform}/services/catalogue/products/product.tables.ts`,
    'apps/platform/migrations/9999_a_column.sql',
  ]);

  const ofRoom = all.filter((file) => file.startsWith(`${platform}/services/catalogue/`));
  expect(played).toEqual(expect.arrayContaining(ofRoom));
  expect(played).toContain('apps/platform/test/migrations.test.ts');
  expect(played.length).toBeGreaterThan(ofRoom.length);
  expect(played.length).toBeLessThan(all.length / 8);
});

test('a test is played that imports what changed, also by one file between, and none further away', () => {
  const tree = house({
    [`${platform}/services/pricing/price.ts`]: '',
    [`${platform}/app.ts`]: "import { price } from './services/pricing/price.ts';",
    [`${platform}/services/cart/sum.ts`]: "import { price } from '../pricing/price.ts';",
    [`${platform}/services/cart/sum.test.ts`]: "import { sum } from './sum.ts';",
    'apps/platform/test/kit.ts': "import { app } from '../src/app.ts';",
    [`${platform}/services/media/media.test.ts`]: "import { kit } from '../../../test/kit.ts';",
    [`${platform}/services/people/shapes.test.ts`]: "import type { Price } from '../pricing/price.ts';",
  });

  expect(changedTests(tree, [`${platform}/services/pricing/price.ts`])).toEqual([
    `${platform}/services/cart/sum.test.ts`,
  ]);
});

test('a room is played whole, a folder that is none alone, and a changed test always', () => {
  const tree = house({
    'apps/site/app/features/cart/cart-page.tsx': '',
    'apps/site/app/features/cart/sums/sums.test.tsx': '',
    'apps/site/app/features/search/search.test.tsx': '',
    'apps/site/app/routes.test.ts': '',
    'apps/izlog/test/cli.test.ts': '',
    'apps/izlog/test/versions/kept.test.ts': '',
  });

  expect(changedTests(tree, ['apps/site/app/features/cart/cart-page.tsx'])).toEqual([
    'apps/site/app/features/cart/sums/sums.test.tsx',
  ]);
  expect(changedTests(tree, ['apps/site/app/root.tsx'])).toEqual(['apps/site/app/routes.test.ts']);
  expect(changedTests(tree, ['apps/izlog/test/versions/kept.test.ts'])).toEqual([
    'apps/izlog/test/versions/kept.test.ts',
  ]);
  expect(changedTests(tree, ['README.md'])).toEqual([]);
});

const house = (files: Record<string, string>) => treeOf(Object.keys(files), (file) => files[file] ?? '');

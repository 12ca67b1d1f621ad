import { blankProduct } from 'catalogue-io';
import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

test('[CATALOG-008, REL-05] a record has the hash that earlier versions gave it, so that a file taken in before changes nothing', () => {
  const product = blankProduct({ externalId: '7', row: 2, name: 'Šalica' });
  const price = { base: 1250, sale: 990, saleFrom: null, saleTo: null };

  expect(contentHash({ ...product, price }, ['a.jpg'], 'hrv')).toBe('8Uscs13CiUXKs7P1unY1OSvenoG');
});

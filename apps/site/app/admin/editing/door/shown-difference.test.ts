import type { Difference } from '@izlog/contract/editing/edit-history';
import { expect, test } from 'vitest';
import { shownDifference } from './shown-difference.ts';

const names = { 'media:80': 'stol.svg', 'media:97': 'hala.svg', 'page:12': 'O nama', 'product:3': 'Plan' };
const said = (handler: string, path: string, from: unknown, to: unknown) =>
  shownDifference({ op: 'set', handler, path, from, to, words: null } as Difference, names).words.map(
    ({ kind, text }) => `${kind}: ${text}`,
  );

test('[EDIT-006] pictures and records that differ are said by their names, not by numbers', () => {
  expect(said('page', 'root/meta/picture', { id: 80, alt: '' }, { id: 97, alt: 'Hala na suncu' })).toEqual([
    'removed: stol.svg',
    'added: hala.svg, Hala na suncu',
  ]);
  expect(said('hero', 'a/meta/primary', { name: 'Više', link: { kind: 'page', id: 12 } }, null)).toEqual([
    'removed: Više → O nama',
  ]);
  const products = (...ids: number[]) => ids.map((id) => ({ kind: 'product', id }));
  expect(said('products-list', 'a/options/products', products(3), products(3, 4))).toEqual([
    'added: product:4',
  ]);
});

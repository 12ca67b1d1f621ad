import type { RichNode } from '@izlog/contract/cms/content/rich';
import { expect, test } from 'vitest';
import { headingId, headingIds, headingsOf, plainText } from './headings.ts';

const heading = (text: string, level = 2): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});

test.for([
  ['Što sadrži plan?', 'sto-sadrzi-plan'],
  ['Čišćenje i đaci', 'ciscenje-i-daci'],
  ['  2. korak: račun ', '2-korak-racun'],
  ['Über uns', 'uber-uns'],
  ['Увод', 'увод'],
  ['???', ''],
])('the anchor of the heading "%s" is "%s"', ([words = '', id]) => {
  expect(headingId(heading(words))).toBe(id);
});

test('the words of a node are those of all below it', () => {
  const node: RichNode = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Prvi ' },
      { type: 'listItem', content: [{ type: 'text', text: 'račun' }] },
    ],
  };

  expect(plainText(node)).toBe('Prvi račun');
});

test('the contents of a text are its headings of the second level, in order', () => {
  const doc = { type: 'doc', content: [heading('Uvod'), heading('Dublje', 3), heading('Kraj')] };

  expect(headingsOf(doc)).toEqual([
    { id: 'uvod', text: 'Uvod' },
    { id: 'kraj', text: 'Kraj' },
  ]);
  expect(headingsOf(null)).toEqual([]);
});

test('equal headings get different anchors, the same in the text and in its contents', () => {
  const again = heading('Uvod');
  const doc = {
    type: 'doc',
    content: [
      heading('Uvod'),
      { type: 'blockquote', content: [again] },
      heading('Uvod 2'),
      heading('Uvod'),
      heading('?'),
    ],
  };

  expect([...headingIds(doc).values()]).toEqual(['uvod', 'uvod-2', 'uvod-2-2', 'uvod-3']);
  expect(headingsOf(doc).map(({ id }) => id)).toEqual(['uvod', 'uvod-2-2', 'uvod-3', '']);
});

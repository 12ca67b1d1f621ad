import type { RichNode } from '@izlog/contract/cms/content/rich';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfRich, richOfLines } from './rich-lines.ts';

const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' });
const mark = fc.constantFrom(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'underline' },
  { type: 'strike' },
  { type: 'code' },
  { type: 'link', attrs: { href: 'https://a.example/x?y=1' } },
  { type: 'link', attrs: { link: { kind: 'page', id: 12, hash: 'cijene' }, target: '_blank' } },
);
const text = fc
  .record({ text: words, marks: fc.uniqueArray(mark, { maxLength: 2, selector: ({ type }) => type }) })
  .map(({ text, marks }): RichNode => ({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }));
const inline = fc.array(fc.oneof({ weight: 5, arbitrary: text }, fc.constant({ type: 'hardBreak' })), {
  maxLength: 5,
});
const paragraph = inline.map((content): RichNode => ({ type: 'paragraph', content }));
const list = fc
  .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
  .map(
    ([type, items]): RichNode => ({
      type,
      content: items.map((one) => ({ type: 'listItem', content: [one] })),
    }),
  );
const other = fc.oneof(
  fc.constant({ type: 'horizontalRule' }),
  fc.record({ type: fc.constant('image'), attrs: fc.record({ id: fc.nat() }) }),
  fc.record({
    type: fc.constant('codeBlock'),
    content: fc.tuple(text.map(({ text }) => ({ type: 'text', text }))),
  }),
  fc.tuple(inline, fc.integer({ min: 2, max: 4 })).map(([content, level]) => ({
    type: 'heading',
    attrs: { level },
    content,
  })),
  fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((content) => ({ type: 'blockquote', content })),
);
const doc = fc
  .array(fc.oneof(paragraph, list, other), { minLength: 1, maxLength: 5 })
  .map((content): RichNode => ({ type: 'doc', content: content as RichNode[] }));

/** Words with their marks, one by one: how they are cut into nodes says nothing. */
function shown(node: RichNode): unknown {
  const inside = (node.content ?? []).flatMap((one) =>
    one.type === 'text'
      ? [...(one.text ?? '')].map((sign) => [
          sign,
          (one.marks ?? []).map((each) => JSON.stringify(each)).sort(),
        ])
      : [shown(one)],
  );
  return [node.type, node.attrs ?? {}, inside];
}

test('[EDIT-005] a rich text survives its lines: whatever it holds, what comes back shows the same', () => {
  fc.assert(
    fc.property(doc, (before) => {
      expect(shown(richOfLines(linesOfRich(before), before) as RichNode)).toEqual(shown(before));
    }),
    { numRuns: 300 },
  );
});

test('what one types becomes headings, lists, quotes, marks and links', () => {
  const typed = [
    '## Naslov',
    'Riječ **jaka** i *kosa*, [poveznica](page:7).',
    'Drugi redak: 5 * 3 * 2',
    '',
    '- prva',
    '- druga',
    '  1. unutra',
    '',
    '> citat',
  ].join('\r\n');

  expect(richOfLines(typed)).toMatchObject({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 } },
      {
        type: 'paragraph',
        content: [
          { text: 'Riječ ' },
          { text: 'jaka', marks: [{ type: 'bold' }] },
          { text: ' i ' },
          { text: 'kosa', marks: [{ type: 'italic' }] },
          { text: ', ' },
          { text: 'poveznica', marks: [{ type: 'link', attrs: { link: { kind: 'page', id: 7 } } }] },
          { text: '.' },
          { type: 'hardBreak' },
          { text: 'Drugi redak: 5 * 3 * 2' },
        ],
      },
      { type: 'bulletList', content: [{}, { content: [{}, { type: 'orderedList' }] }] },
      { type: 'blockquote' },
    ],
  });
  expect(richOfLines('  \n ')).toBeNull();
});

test('a table stays as it is when its line is moved, and goes with its line', () => {
  const table: RichNode = { type: 'table', content: [{ type: 'tableRow', content: [] }] };
  const before: RichNode = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Prije' }] }, table],
  };
  const [first = '', second = ''] = linesOfRich(before).split('\n\n');

  expect(second).toMatch(/^\[\[table #\w+\]\]$/);
  expect(richOfLines(`${second}\n\n${first}`, before)?.content?.[0]).toEqual(table);
  expect(richOfLines(first, before)?.content).toHaveLength(1);
});

import { expect, test } from 'vitest';
import type { RichNode } from '../rich-node.ts';
import { plainTextOf } from './plain-text-of.ts';
import { richOf } from './rich-of.ts';

const rich = (html: string) => richOf(html, 'https://example.hr');
const wordsOf = ({ text = '', content = [] }: RichNode): string => text + content.map(wordsOf).join(' ');

test('[CMS-065] no number of an imported text is another one: raised digits, lists that go on, a table in its order', () => {
  expect(rich('<p>12<sup>99</sup> € i 10<sub>2</sub></p>')).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '12' },
        { type: 'text', text: '99', marks: [{ type: 'superscript' }] },
        { type: 'text', text: ' € i 10' },
        { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
      ],
    },
  ]);
  expect(plainTextOf('<p>12<sup>99</sup> €, 3 m<sup>2</sup>, Kettler<sup>TM</sup>, x<sup>2n</sup></p>')).toBe(
    '12⁹⁹ €, 3 m², KettlerTM, x^2n',
  );
  expect(rich('<pre>10<sup>6</sup></pre>')[0]?.content?.[0]?.text).toBe('10⁶');
  const [list] = rich(
    '<ol start="5" type="a" reversed><li>e</li><li value="9">i</li><ul><li>unutra</li></ul><li></li></ol>',
  );
  expect(list).toMatchObject({ type: 'orderedList', attrs: { start: 5, type: 'a', reversed: true } });
  expect(
    list?.content?.map(({ attrs, content }) => [attrs?.value, content?.map(({ type }) => type)]),
  ).toEqual([
    [undefined, ['paragraph']],
    [9, ['paragraph', 'bulletList']],
    [undefined, ['paragraph']],
  ]);
  const nodes = rich(
    '<table><caption>Tablica 7</caption><tfoot><tr><td>zbroj</td></tr></tfoot><tbody><tr><th scope="row">prvi</th><td><table><tr><td>u ćeliji</td></tr></table></td></tr></tbody></table>',
  );
  expect(nodes.map(wordsOf)).toEqual(['Tablica 7', 'prvi u ćeliji zbroj']);
  expect(nodes[1]?.content).toHaveLength(2);
  expect(nodes[1]?.content?.[0]?.content?.[0]?.attrs).toEqual({ scope: 'row' });
});

test('[CMS-065] which way a text is read comes along, and a telephone number with spaces still rings', () => {
  expect(rich('<div dir="rtl"><p>אחת</p><ul><li>שתיים</li></ul></div><p>dva</p>')).toMatchObject([
    { attrs: { dir: 'rtl' } },
    { type: 'bulletList', attrs: { dir: 'rtl' }, content: [{ content: [{ attrs: { dir: 'rtl' } }] }] },
    { content: [{ text: 'dva' }] },
  ]);
  const [line] = rich('<p><a href="tel:+385 1 234 567">zovi</a></p>');
  expect(line?.content?.[0]?.marks?.[0]?.attrs).toEqual({ href: 'tel:+3851234567' });
});

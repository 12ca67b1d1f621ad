import { expect, test } from 'vitest';
import { rich } from './rich.ts';

test('marked text becomes headings, lists, quotes, tables and embeds', () => {
  const doc = rich(`
    ## Naslov

    - prva
      i njezin nastavak
    - druga

    > Navod.

    | Godina | Iznos |
    | 2026. | 12 |

    {product:planer}

    {image:a.svg|Opis}
  `);

  expect(doc.content.map((node) => node.type)).toEqual([
    'heading',
    'bulletList',
    'blockquote',
    'table',
    'productEmbed',
    'image',
  ]);
  expect(doc.content[0]?.attrs).toEqual({ level: 2 });
  expect(doc.content[1]?.content?.map((item) => item.content?.[0]?.content?.[0]?.text)).toEqual([
    'prva i njezin nastavak',
    'druga',
  ]);
  expect(doc.content[3]?.content?.map((row) => row.content?.[0]?.type)).toEqual(['tableHeader', 'tableCell']);
});

test('bold, italic and links become marks, a kind and key stay a reference', () => {
  const doc = rich('Jedan **dva** _tri_ [četiri](product:planer) i [pet](https://primjer.example/a).');

  expect(doc.content[0]?.content).toEqual([
    { type: 'text', text: 'Jedan ' },
    { type: 'text', text: 'dva', marks: [{ type: 'bold' }] },
    { type: 'text', text: ' ' },
    { type: 'text', text: 'tri', marks: [{ type: 'italic' }] },
    { type: 'text', text: ' ' },
    {
      type: 'text',
      text: 'četiri',
      marks: [{ type: 'link', attrs: { link: { kind: 'product', key: 'planer' } } }],
    },
    { type: 'text', text: ' i ' },
    { type: 'text', text: 'pet', marks: [{ type: 'link', attrs: { href: 'https://primjer.example/a' } }] },
    { type: 'text', text: '.' },
  ]);
});

test('an amount and its sign are joined by a hard space, also where one of them is marked', () => {
  const textOf = (source: string) => rich(source).content[0]?.content?.map(({ text }) => text);

  expect(textOf('Za 480.000 € i 42 %, or € 12, na 3 kraja.')).toEqual([
    'Za 480.000\u00a0€ i 42\u00a0%, or €\u00a012, na 3 kraja.',
  ]);
  expect(textOf('Do **42** % ili _€_ **12** u 3 koraka.')).toEqual([
    ...['Do ', '42', '\u00a0% ili ', '€', '\u00a0', '12', ' u 3 koraka.'],
  ]);
});

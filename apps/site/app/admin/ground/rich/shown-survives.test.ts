import type { RichNode } from '@izlog/contract/cms/content/rich';
import { checkRich } from '@izlog/contract/sections/check-rich';
import type { RichField } from '@izlog/contract/sections/fields';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RichText } from '#site/rich/rich-text.tsx';
import { openRichEditor } from './open-rich-editor.ts';

const field: RichField = { kind: 'rich', profile: 'article', max: 100_000 } as RichField;

/** Opens a text, types a word at its end, and returns what is stored then. */
function typedInto(value: RichNode | null, html?: string): RichNode {
  const onChange = vi.fn();
  const editor = openRichEditor({
    mount: document.createElement('div'),
    value: value ?? undefined,
    ...(html === undefined ? {} : { html }),
    field,
    label: 'Opis',
    drawWhole: () => document.createElement('figure'),
    onChange,
  });
  if (!editor) throw new Error('the text was not opened');
  editor.commands.insertContentAt(editor.state.doc.content.size, {
    type: 'paragraph',
    content: [{ type: 'text', text: 'riječ' }],
  });
  const stored = onChange.mock.lastCall?.[0] as RichNode;
  editor.destroy();
  expect(checkRich(stored, field)).toEqual([]);
  return stored;
}

function pageOf(doc: RichNode): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(RichText, { doc })),
  );
  return element;
}

/** What one reads: words in their order, the numbers that lists show, and what is raised or lowered. */
function readOf(element: Element): string[] {
  const read: string[] = [];
  const walk = (node: Node, marks: string) => {
    if (node.nodeType === Node.TEXT_NODE) {
      for (const word of (node.textContent ?? '').split(/\s+/)) if (word) read.push(marks + word);
      return;
    }
    if (!(node instanceof Element)) return;
    const name = node.tagName;
    if (name === 'LI') read.push(`#${numberOf(node)}`);
    const isSmall = name === 'SUP' || name === 'SUB';
    for (const child of node.childNodes) walk(child, isSmall ? `${marks}${name}:` : marks);
  };
  walk(element, '');
  return read;
}

function numberOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '•';
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  const isDown = list.hasAttribute('reversed');
  let at = Number(list.getAttribute('start') ?? (isDown ? items.length : 1)) - (isDown ? -1 : 1);
  for (const one of items) {
    at = one.hasAttribute('value') ? Number(one.getAttribute('value')) : at + (isDown ? -1 : 1);
    if (one === item) break;
  }
  return `${list.getAttribute('type') ?? '1'}${at}`;
}

/** One piece of HTML for every tag and attribute that the cleaners of imports allow. */
const pieces: Record<string, string> = {
  superscript:
    '<p>Cijena 12<sup>99</sup> €, snaga 10<sup>6</sup> W, površina 3 m<sup>2</sup>, voda H<sub>2</sub>O.</p>',
  'a list that goes on': '<ol start="5"><li>peti</li><li value="9">deveti</li><li>deseti</li></ol>',
  'letters and Roman numbers':
    '<ol type="a"><li>a</li><li>b</li></ol><ol type="I" start="4"><li>četvrti</li></ol>',
  'a list that counts down': '<ol reversed><li>tri</li><li>dva</li><li>jedan</li></ol>',
  'lists in lists': '<ol><li>prvi<ul><li>unutra</li></ul></li><li>drugi</li></ol>',
  'a list straight in a list': '<ol><li>prvi</li><ul><li>unutra</li></ul><li>drugi</li></ol>',
  'headings in cells':
    '<table><tr><td>A</td><td><h3>Naslov</h3><p>B</p></td></tr><tr><th rowspan="2">R</th><td>1</td></tr><tr><td>2</td></tr></table>',
  'lists in cells':
    '<table><tbody><tr><th scope="row">Mjere</th><td><ol start="3"><li>treći</li></ol><blockquote><p>navod</p></blockquote></td></tr></tbody></table>',
  'a foot and a caption':
    '<table><caption>Tablica 7</caption><tfoot><tr><td>zbroj 3</td></tr></tfoot><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
  terms: '<dl><dt>Snaga</dt><dd>230 V</dd><dt>Masa</dt><dd>4 kg</dd></dl>',
  'boxes and marks':
    '<div>okvir <small>sitno</small> <u>crta</u> <s>staro</s> <code>kod</code></div><pre>10<sup>6</sup>\n  red</pre>',
  headings:
    '<h2>Drugi</h2><h3>Treći</h3><h4>Četvrti</h4><h5>Peti</h5><h6>Šesti</h6><hr><blockquote>navod</blockquote>',
  direction: '<p dir="rtl">שלום 12</p><ul dir="rtl"><li>אחת</li></ul>',
  links:
    '<p><a href="tel:+385 1 234 567" title="nazovite" rel="nofollow">+385 1 234 567</a> i <a href="/ćevapi?a=1">ćevapi</a></p>',
  'breaks and entities': '<p>1&nbsp;299,00 €<br>drugi &lt;red&gt;</p>',
};

test.each(Object.entries(pieces))(
  '[EDIT-007, CMS-010] of an imported description with %s every word and number stands as it stood after a word was typed',
  (_name, html) => {
    const before = document.createElement('div');
    before.innerHTML = html;
    // The footer is shown last wherever it is written, and a caption above.
    for (const foot of before.querySelectorAll('tfoot')) foot.parentElement?.append(foot);
    const read = readOf(before);
    const after = readOf(pageOf(typedInto(null, html)));

    const expected = html.includes('<pre>') ? read.map((one) => one.replace('SUP:6', '⁶')) : read;
    expect(after.join(' ').replaceAll('10 ⁶', '10⁶')).toBe(
      [...expected, 'riječ'].join(' ').replaceAll('10 ⁶', '10⁶'),
    );
  },
);

test('[EDIT-007, CMS-010] a heading in a cell of an imported description stays one, and a table of one cell a table', () => {
  const typed = (html: string) => pageOf(typedInto(null, html));
  expect(typed(pieces['headings in cells'] ?? '').querySelector('td > h3')?.textContent).toBe('Naslov');
  expect(typed('<table><tr><td>sama</td></tr></table>').querySelector('td')?.textContent).toBe('sama');
});

const p = (text: string, attrs?: object): RichNode => ({
  type: 'paragraph',
  ...(attrs && { attrs: { ...attrs } }),
  content: [{ type: 'text', text }],
});

test('[EDIT-007] of a stored text with all that importers let through every word, number, picture and direction stands after a word was typed', () => {
  const doc: RichNode = {
    type: 'doc',
    content: [
      p('רק', { dir: 'rtl' }),
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '12' },
          { type: 'text', text: '99', marks: [{ type: 'superscript' }] },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 4, type: 'i' },
        content: [
          {
            type: 'listItem',
            content: [{ type: 'image', attrs: { picture: { id: 7, alt: 'Slika' } } }, p('slika prva')],
          },
          {
            type: 'listItem',
            attrs: { value: 9 },
            content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [p('unutra')] }] }],
          },
        ],
      },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableHeader',
                attrs: { scope: 'row', colspan: 2 },
                content: [
                  { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Naslov' }] },
                ],
              },
              {
                type: 'tableCell',
                content: [
                  { type: 'image', attrs: { picture: { id: 8, alt: 'Ćelija' } } },
                  { type: 'codeBlock', content: [{ type: 'text', text: 'x = 1' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  };

  const stored = typedInto(doc);
  expect(stored.content?.slice(0, -1)).toEqual(doc.content);
});

test('[EDIT-007] an entry that is made from one with a number of its own counts on', () => {
  const onChange = vi.fn();
  const editor = openRichEditor({
    mount: document.createElement('div'),
    value: {
      type: 'doc',
      content: [
        { type: 'orderedList', content: [{ type: 'listItem', attrs: { value: 7 }, content: [p('sedam')] }] },
      ],
    },
    field,
    label: 'Opis',
    drawWhole: () => document.createElement('figure'),
    onChange,
  });
  editor?.commands.setTextSelection(8);
  editor?.commands.splitListItem('listItem');
  const stored = onChange.mock.lastCall?.[0] as RichNode | undefined;
  const [list] = stored?.content ?? [];
  expect(list?.content?.map(({ attrs }) => attrs?.value)).toEqual([7, undefined]);
});

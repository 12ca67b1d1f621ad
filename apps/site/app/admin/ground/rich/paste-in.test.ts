import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { RichField } from '@izlog/contract/sections/fields';
import { expect, test, vi } from 'vitest';
import { openRichEditor } from './open-rich-editor.ts';
import { hasPasted, pasteAsPlain } from './paste-in.ts';
import { plainPasted } from './plain-pasted.ts';

const field = { kind: 'rich', profile: 'article', max: 100_000 } as RichField;

function open() {
  const onChange = vi.fn();
  const editor = openRichEditor({
    mount: document.createElement('div'),
    value: undefined,
    field,
    label: 'Opis',
    drawWhole: () => document.createElement('figure'),
    onChange,
  });
  if (!editor) throw new Error('no editor');
  const stored = () => (onChange.mock.lastCall?.[0] ?? { content: [] }) as RichNode;
  return { editor, stored };
}

const clipboard = (html: string, plain = '') => ({
  getData: (kind: string) => (kind === 'text/html' ? html : kind === 'text/plain' ? plain : ''),
});

/** Pastes as a browser does it. */
function paste(html: string, plain = '') {
  const { editor, stored } = open();
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { ...clipboard(html, plain), files: [], types: ['text/html', 'text/plain'] },
  });
  editor.view.dom.dispatchEvent(event);
  return { editor, stored };
}

const wordsOf = ({ text = '', content = [] }: RichNode): string => text + content.map(wordsOf).join(' ');
const textOf = (html: string) => wordsOf(paste(html).stored()).replaceAll(/\s+/g, ' ').trim();

test('[EDIT-007] what a word processor hid, remarked and deleted does not come along; on a page of the web a struck price is meant', () => {
  const word =
    "<p class=MsoNormal>Vidljivo <span style='display:none;mso-hide:all'>SKRIVENO</span> dalje. Cijena <del>100</del><ins>120</ins> €.</p>";
  expect(textOf(word)).toBe('Vidljivo dalje. Cijena 120 €.');
  const remark = `<p class=MsoNormal>Tekst<a style='mso-comment-reference:A_1' href="#_msocom_1">[A1]</a> dalje</p>
    <div style='mso-element:comment-list'><div style='mso-element:comment'><p>Primjedba</p></div></div>`;
  expect(textOf(remark)).toBe('Tekst dalje');
  const docs = `<b id="docs-internal-guid-1" style="font-weight:normal"><p>Tekst<sup><a href="#cmnt1">[a]</a></sup></p></b>
    <div><p><a href="#cmnt_ref1">[a]</a>Primjedba</p></div>`;
  expect(textOf(docs)).toBe('Tekst');
  const away = ['opacity:0', 'font-size:0px', 'position:absolute; left:-9999px'];
  expect(textOf(away.map((style) => `<p style="${style}">tajna</p>`).join('') + shown)).toBe('Vidi se 80');
  const note = `<p class=MsoNormal>Vidi<a href="#_ftn1">[1]</a></p><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> Izvor</p>`;
  expect(textOf(note)).toBe('Vidi[1] [1] Izvor');
  expect(JSON.stringify(paste(note).stored())).not.toContain('link');
  const { stored } = paste('<p>Bilo <del>100</del>, sada 80 €<span hidden>tajna</span><!-- opaska --></p>');
  expect(JSON.stringify(stored())).toContain('{"type":"text","text":"100","marks":[{"type":"strike"}]}');
  expect(JSON.stringify(stored())).not.toMatch(/tajna|opaska/);
});

const shown =
  '<p style="opacity:0.8;font-size:0.9em;left:0;fill-opacity:0">Vidi se 80</p><select><option>izbor</option></select>';

test('[EDIT-007] no number is another one when it is pasted: raised digits, lists that go on, cells', () => {
  const raisedDigits = paste(
    '<p>Cijena 12<sup>99</sup> €, snaga 10<span style="font-size:0.6em;vertical-align:super">6</span> W</p>',
  );
  const marks = JSON.stringify(raisedDigits.stored());
  expect(marks).toContain('{"type":"text","text":"99","marks":[{"type":"superscript"}]}');
  expect(marks).toContain('{"type":"text","text":"6","marks":[{"type":"superscript"}]}');

  const sign = (text: string) => `<span style='mso-list:Ignore'>${text}<span>&nbsp; </span></span>`;
  const item = (number: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${sign(number)}${words}</p>`;
  const list = (html: string) => paste(html).stored().content?.[0];
  expect(list(item('3.', 'treći') + item('4.', 'četvrti') + item('7.', 'sedmi'))).toMatchObject({
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{}, {}, { attrs: { value: 7 } }],
  });
  // What no list counts by itself stays as it was written; Word's bullets are letters of fonts of signs.
  expect(textOf(item('Članak 3.', 'Cijena') + item('§ 4', 'Rok') + item('1a.', 'dodatak'))).toBe(
    'Članak 3. Cijena § 4 Rok 1a. dodatak',
  );
  expect(list(item('o', 'krug') + item('§', 'kvadrat') + item('·', 'točka'))).toMatchObject({
    type: 'bulletList',
    content: [{}, {}, {}],
  });
  expect(list(item('i.', 'prvi') + item('ii.', 'drugi'))).toMatchObject({ attrs: { type: 'i' } });
  expect(list(item('h)', 'h') + item('i)', 'i'))).toMatchObject({ attrs: { type: 'a', start: 8 } });
  expect(textOf(item('2.1.', 'podtočka'))).toMatch(/^2\.1\./);
  expect(list('<ol start="4"><li style="list-style-type:lower-roman">četvrti</li></ol>')).toMatchObject({
    attrs: { start: 4, type: 'i' },
  });

  const table = paste(
    '<table><tr><td>A</td><td><h3>Naslov</h3><p>B</p></td></tr><tr><th rowspan=2>R</th><td>1</td></tr><tr><td>2</td></tr></table>',
  ).stored();
  expect(table.content?.filter(({ type }) => type === 'table')).toHaveLength(1);
  expect(table.content?.[0]?.content?.[0]?.content?.[1]?.content).toMatchObject([
    { type: 'heading', attrs: { level: 3 }, content: [{ text: 'Naslov' }] },
    { type: 'paragraph', content: [{ text: 'B' }] },
  ]);
});

test('[EDIT-007] one cell of a spreadsheet is its words, two are a table', () => {
  const sheet = (cells: string) =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{color:black}</style></head><body><!--StartFragment-->
<table border=0 width=64><colgroup><col width=64></colgroup><tr height=20>${cells}</tr></table><!--EndFragment--></body></html>`;
  vi.stubGlobal('ClipboardEvent', Event);
  const { editor, stored } = open();
  editor.commands.insertContent('Cijena: ');
  const data = clipboard(sheet('<td class=xl65 align=right>12,50 <b>€</b></td>'), '12,50 €');
  editor.view.pasteHTML(data.getData('text/html'));
  expect(stored().content).toMatchObject([
    { type: 'paragraph', content: [{ text: 'Cijena: 12,50 ' }, { text: '€', marks: [{ type: 'bold' }] }] },
  ]);

  vi.unstubAllGlobals();
  const two = paste(sheet('<td>Cijena</td><td>12,50</td>')).stored().content ?? [];
  expect(two.map(({ type }) => type)).toContain('table');
  expect(paste('<p>Prije</p><table><tr><td>jedna</td></tr></table>').stored().content).toMatchObject([
    { type: 'paragraph' },
    { type: 'table' },
  ]);
});

test('[EDIT-007] in a field of words alone raised digits are letters of their own', () => {
  const html = '<p>Cijena 12<sup>99</sup> €, 106 kom, 10<sup>6</sup> W, 3 m<sup>2</sup></p>';
  expect(plainPasted('Cijena 1299 €, 106 kom, 106 W, 3 m2', html)).toMatch(/^Cijena 12⁹⁹ €, .* 3 m²$/);
  expect(plainPasted('obično 12', '')).toBe('obično 12');
});

test('[EDIT-007] a lone address becomes a link, of what is chosen or of itself', () => {
  const link = (text: string, href: string) => ({ text, marks: [{ type: 'link', attrs: { href } }] });
  const inline = (plain: string) => paste('', plain).stored().content?.[0]?.content;
  expect(inline('https://example.hr/a?b=1')).toMatchObject([
    link('https://example.hr/a?b=1', 'https://example.hr/a?b=1'),
  ]);
  expect(inline('www.example.hr')).toMatchObject([link('www.example.hr', 'https://www.example.hr')]);
  expect(inline('ana@example.hr')).toMatchObject([link('ana@example.hr', 'mailto:ana@example.hr')]);
  expect(JSON.stringify(inline('vidi https://example.hr'))).not.toContain('link');
  expect(JSON.stringify(inline('javascript:alert(1)'))).not.toContain('link');
});

test('[EDIT-007] what was pasted with marks can be had as words alone afterwards, until something else is written', () => {
  const { editor, stored } = paste(
    '<h2>Naslov</h2><ul><li><b>jedan</b></li><li>12<sup>99</sup></li></ul>',
    'Naslov\njedan\n1299',
  );
  expect(hasPasted(editor)).toBe(true);
  pasteAsPlain(editor);
  expect(stored().content).toEqual(
    ['Naslov', 'jedan', '12⁹⁹'].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  );
  expect(hasPasted(editor)).toBe(false);
  const other = paste('<p><b>a</b></p>', 'a');
  other.editor.commands.insertContent('x');
  expect(hasPasted(other.editor)).toBe(false);
});

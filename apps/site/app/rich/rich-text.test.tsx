import type { RichNode } from '@izlog/contract/cms/content/rich';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { RichText } from './rich-text.tsx';

type Marks = RichNode['marks'];
const words = (text: string, marks?: Marks): RichNode => ({
  type: 'text',
  text,
  ...(marks ? { marks } : {}),
});
const node = (type: string, content: RichNode[] = [], attrs?: Record<string, unknown>): RichNode => ({
  type,
  content,
  ...(attrs ? { attrs } : {}),
});
const html = (...content: RichNode[]) =>
  renderUi(<RichText doc={node('doc', content)} />).container.innerHTML;

test('paragraphs, lists, quotes, code and lines keep their meaning', () => {
  expect(
    html(
      node('paragraph', [words('Prvi'), node('hardBreak'), words('red')]),
      node('bulletList', [node('listItem', [node('paragraph', [words('točka')])])]),
      node('orderedList', [node('listItem', [words('prvo')])]),
      node('blockquote', [words('navod')]),
      node('codeBlock', [words('kod')]),
      node('horizontalRule'),
    ),
  ).toBe(
    '<p>Prvi<br>red</p><ul><li><p>točka</p></li></ul><ol><li>prvo</li></ol><blockquote>navod</blockquote>' +
      '<pre><code>kod</code></pre><hr>',
  );
});

test('marks can stand in each other', () => {
  expect(
    html(words('važno', [{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }, { type: 'strike' }])),
  ).toBe('<s><u><em><strong>važno</strong></em></u></s>');
});

test('a text never has a heading of the first level, which belongs to the page', () => {
  const heading = (level: number) => node('heading', [words(`Razina ${level}`)], { level });

  html(heading(1), heading(2), heading(3), heading(4), heading(5));

  expect(screen.getAllByRole('heading').map(({ tagName, id }) => `${tagName} ${id}`)).toEqual([
    'H2 razina-1',
    'H2 razina-2',
    'H3 razina-3',
    'H4 razina-4',
    'H2 razina-5',
  ]);
});

test('a heading without letters has no anchor', () => {
  expect(html(node('heading', [words('???')]))).toBe('<h2>???</h2>');
});

test('a table has header cells for its columns and keeps its spans', () => {
  const row = node('tableRow', [
    node('tableHeader', [words('Godina')], { colspan: 2, rowspan: 1 }),
    node('tableCell', [words('2026')], { colspan: 1, rowspan: 3 }),
  ]);

  html(node('table', [row]));

  expect(screen.getByRole('columnheader', { name: 'Godina' }).getAttribute('colspan')).toBe('2');
  expect(screen.getByRole('cell', { name: '2026' }).getAttribute('rowspan')).toBe('3');
  expect(screen.getByRole('cell', { name: '2026' }).hasAttribute('colspan')).toBe(false);
});

test('[CMS-009] a link leads to its ready path, else to its address', () => {
  html(
    words('A', [{ type: 'link', attrs: { link: { formattedPath: '/a' }, href: '/stari' } }]),
    words('B', [{ type: 'link', attrs: { href: 'https://banka.example/', target: '_blank' } }]),
  );

  expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('/a');
  expect(screen.getByRole('link', { name: 'B' }).getAttribute('rel')).toBe('noopener');
});

test.for(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '//evil.example', 7, null])(
  'a link to %s is words only',
  (href) => {
    expect(html(words('A', [{ type: 'link', attrs: { href } }]))).toBe('A');
  },
);

test('markup in words stays words', () => {
  expect(html(words('<img src=x onerror=alert(1)>'))).toBe('&lt;img src=x onerror=alert(1)&gt;');
});

test('what it does not know is drawn by the page, else shown as its text', () => {
  const gallery = node('gallery', [words('Slike')], { id: 7 });
  const doc = node('doc', [gallery]);

  expect(renderUi(<RichText doc={doc} />).container.textContent).toBe('Slike');
  expect(
    renderUi(<RichText doc={doc} embed={({ attrs }) => <b>{String(attrs?.id)}</b>} />).container.innerHTML,
  ).toBe('<b>7</b>');
});

test('a picture has its caption, and one that is gone draws nothing', () => {
  const file = {
    hash: 'a'.repeat(32),
    mime: 'image/png',
    extension: 'png',
    width: 10,
    height: 10,
    alt: 'Izlog',
  };

  html(node('image', [], { file, caption: 'U centru' }));
  expect(screen.getByRole('img', { name: 'Izlog' })).toBeDefined();
  expect(screen.getByText('U centru').tagName).toBe('FIGCAPTION');

  expect(html(node('image', [], { file: null }))).toBe('');
});

test('without a document there is nothing', () => {
  expect(renderUi(<RichText doc={null} />).container.innerHTML).toBe('');
});

test('[MEDIA-012] a film in a text has its poster, and loads nothing before it plays', () => {
  const file = {
    ...{ id: 4, hash: 'e'.repeat(32), mime: 'video/mp4', extension: 'mp4', width: 1280, height: 720 },
    ...{ alt: 'Obilazak', title: '', placeholder: null, color: null, poster: '/poster.jpeg' },
  };

  const film = new DOMParser()
    .parseFromString(html(node('image', [], { file })), 'text/html')
    .querySelector('figure > video');

  expect(film?.getAttribute('src')).toBe(`/api/v1/media/file/${'e'.repeat(32)}/original.mp4`);
  expect(film?.getAttribute('poster')).toBe('/poster.jpeg');
  expect([film?.getAttribute('preload'), film?.getAttribute('aria-label')]).toEqual(['none', 'Obilazak']);
});

import { expect, test } from 'vitest';
import { listUnsafeAddresses } from './content-rules.ts';
import { collectUses } from './content-uses.ts';
import { plainText } from './plain-text.ts';

const page = { kind: 'page', id: 3 };
const rich = {
  type: 'doc',
  content: [
    { type: 'text', text: 'Pročitajte', marks: [{ type: 'link', attrs: { link: { kind: 'post', id: 4 } } }] },
    { type: 'image', attrs: { id: 9, alt: 'More' } },
  ],
};

test('links and pictures are found in fields, parts and rich text, however deep', () => {
  const parts = [
    {
      id: 'a',
      handler: 'hero',
      meta: { cta: { name: 'Više', link: page }, image: { id: 8, alt: '' } },
      parts: [],
    },
    {
      id: 'b',
      handler: 'text',
      meta: { body: rich },
      parts: [{ id: 'c', meta: { mail: { kind: 'email', value: 'a@b.hr' } } }],
    },
  ];

  const { links, media } = collectUses(parts);

  expect(links).toEqual([page, { kind: 'post', id: 4 }, { kind: 'email', value: 'a@b.hr' }]);
  expect(media.map((one) => one.id)).toEqual([8, 9]);
});

test('what only looks like a link or a picture is left alone', () => {
  const { links, media } = collectUses([
    { kind: 'page', id: 'x' },
    { kind: 'wide', id: 1 },
    { id: 'hero-1', alt: '' },
    null,
  ]);

  expect(links).toEqual([]);
  expect(media).toEqual([]);
});

test('unsafe addresses are told by their place', () => {
  const content = {
    meta: { href: 'javascript:x', note: 'javascript:x' },
    parts: [
      { meta: { link: { kind: 'path', path: '//zlo.example' } } },
      { meta: { href: '/dobro', src: '' } },
    ],
    body: { marks: [{ attrs: { href: 'data:text/html,x' } }] },
  };

  expect(listUnsafeAddresses(content).map((one) => one.path)).toEqual([
    'meta.href',
    'parts.0.meta.link.path',
    'body.marks.0.attrs.href',
  ]);
});

test('the words of content are its texts, not its addresses and settings', () => {
  const words = plainText(
    [
      {
        id: 'a',
        handler: 'hero',
        meta: { heading: 'Maslinovo ulje', href: '/ulje' },
        options: { tone: 'tamno' },
      },
    ],
    rich,
  );

  expect(words).toBe('Maslinovo ulje Pročitajte More');
});

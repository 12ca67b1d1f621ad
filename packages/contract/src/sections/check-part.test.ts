import { expect, test } from 'vitest';
import type { PartInput } from '../cms/content/part.ts';
import { type CheckStage, checkPart } from './check-part.ts';
import { declarationOf } from './section-list.ts';

const page = (parts: PartInput[], meta: object = { title: 'Naslov', slug: 'naslov' }) => ({
  id: 'root',
  handler: 'page',
  slot: 'root',
  meta: meta as Record<string, unknown>,
  parts,
});
const section = (handler: string, meta: Record<string, unknown> = {}, more: Partial<PartInput> = {}) => ({
  id: handler,
  handler,
  slot: 'sections',
  meta,
  ...more,
});
const checked = (root: PartInput, stage: CheckStage = 'draft') => {
  const declaration = declarationOf('page');
  return declaration ? checkPart(root, declaration, stage) : [];
};
const one = (meta: Record<string, unknown>, handler = 'text') => checked(page([section(handler, meta)]));
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const words = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
});

test('[CMS-068] a section of a name that nobody declared, or where it may not stand, is refused by place', () => {
  expect(checked(page([section('banner')]))).toEqual([
    { path: 'banner', kind: 'sectionUnknown', values: { handler: 'banner' } },
  ]);
  expect(checked(page([section('card')]))).toEqual([
    { path: 'card', kind: 'notHere', values: { handler: 'card', slot: 'sections' } },
  ]);
  expect(checked(page([section('text', {}, { slot: 'elsewhere' })]))).toMatchObject([
    { kind: 'slotUnknown' },
  ]);
});

test('[CMS-068] a field that is not declared, or holds something else, is refused with its path', () => {
  expect(one({ colour: 'red' })).toEqual([{ path: 'text/meta/colour', kind: 'fieldUnknown' }]);
  expect(one({ heading: 7 })).toEqual([{ path: 'text/meta/heading', kind: 'wrongType' }]);
  expect(one({ heading: 'x'.repeat(161) })).toEqual([
    { path: 'text/meta/heading', kind: 'tooLong', values: { max: 160 } },
  ]);
  expect(one({ heading: 'a\u0000b' })).toMatchObject([{ kind: 'characters' }]);
  expect(one({ heading: 'the signs \\u0000' })).toEqual([]);
  expect(checked(page([section('posts-list', {}, { options: { layout: 'four' } })]))).toMatchObject([
    { path: 'posts-list/options/layout', kind: 'choice' },
  ]);
  expect(checked(page([section('posts-list', {}, { mobileOptions: { layout: 'three' } })]))).toMatchObject([
    { path: 'posts-list/mobileOptions/layout', kind: 'notMobile' },
  ]);
  expect(one(JSON.parse('{"__proto__":1,"constructor":1}'))).toHaveLength(2);
});

test('[CMS-068] rich text holds what its profile allows, and no script behind a link', () => {
  const link = (href: string) => doc(words('ovdje', [{ type: 'link', attrs: { href } }]));
  const table = doc({ type: 'table', content: [] });

  expect(one({ body: doc(words('Tekst')) })).toEqual([]);
  expect(one({ body: 'Bez oznaka' })).toEqual([]);
  expect(one({ body: link('https://primjer.hr') })).toEqual([]);
  expect(one({ body: link('javascript:alert(1)') })).toMatchObject([{ path: 'text/meta/body', kind: 'url' }]);
  expect(one({ body: doc({ type: 'iframe' }) })).toMatchObject([
    { kind: 'richNode', values: { node: 'iframe' } },
  ]);
  expect(one({ body: doc(words('x', [{ type: 'script' }])) })).toMatchObject([{ kind: 'richMark' }]);
  expect(one({ body: table })).toEqual([]);
  expect(one({ body: table }, 'newsletter')).toMatchObject([{ kind: 'richNode' }]);
});

test('[CMS-008, CMS-009] a button and a link lead to a record or to a safe address', () => {
  const more = (button: object) => one({ more: button }, 'directory');

  expect(more({ name: 'Dalje', link: { kind: 'page', id: 3, hash: 'tim' } })).toEqual([]);
  expect(
    more({ name: 'Dalje', page: { id: 3, slug: 'o-nama' }, href: null, formattedPath: '/o-nama' }),
  ).toEqual([]);
  expect(more({ name: 'Dalje', href: 'javascript:alert(1)' })).toMatchObject([{ kind: 'url' }]);
  expect(more({ name: 'Dalje', link: { kind: 'path', path: '//elsewhere' } })).toMatchObject([
    { kind: 'url' },
  ]);
  expect(more({ name: 'Dalje', link: { kind: 'page', id: 2 ** 60 } })).toMatchObject([{ kind: 'link' }]);
  expect(more({ name: 'Dalje', onclick: 'x' })).toMatchObject([{ kind: 'wrongType' }]);
});

test('[EDIT-008] a draft may lack what is needed, a publish may not', () => {
  const cards = page([section('cards', { heading: 'Zašto' })]);

  expect(checked(cards)).toEqual([]);
  expect(checked(cards, 'publish')).toEqual([
    { path: 'cards/slots/cards', kind: 'tooFew', values: { min: 1 } },
  ]);
  expect(checked(page([], { title: '' }), 'publish').map(({ path }) => path)).toEqual([
    'root/meta/title',
    'root/meta/slug',
  ]);
});

test('[SHELL-014, SHELL-015] what is published as an e-mail address or a telephone number is one; a draft may hold half of it', () => {
  const footer = (mail: string, phone: string) => ({
    ...section('footer-section', { mail, phone }),
    id: 'root',
  });
  const declared = declarationOf('footer-section');
  const faults = (mail: string, phone: string, stage: CheckStage) =>
    declared &&
    checkPart(footer(mail, phone), declared, stage).map(
      ({ path, kind }) => `${path.split('/').at(-1)} ${kind}`,
    );

  expect(faults('nije adresa', 'nazovite nas', 'draft')).toEqual([]);
  expect(faults('nije adresa', 'nazovite nas', 'publish')).toEqual(['mail email', 'phone phone']);
  expect(faults('upit@izlog.example', '01 5555 210', 'publish')).toEqual([]);
  expect(faults('', '', 'publish')).toEqual([]);
  // Those of phones lead to a mailbox too.
  const ofPhones = { ...footer('upit@izlog.example', ''), mobileMeta: { mail: 'mob@', about: 'Kratko' } };
  expect(declared && checkPart(ofPhones, declared, 'publish')).toEqual([
    { path: 'root/mobileMeta/mail', kind: 'email' },
  ]);
});

test('[CMS-068] a document of 500 parts and eight floors is taken, one more is not', () => {
  const texts = (count: number) =>
    Array.from({ length: count }, (_, index) => section('text', {}, { id: `t${index}`, slot: 'sections' }));
  const kinds = (root: PartInput) => new Set(checked(root).map(({ kind }) => kind));
  const nested = (depth: number): PartInput =>
    section(
      'entry',
      { name: 'E' },
      { id: `e${depth}`, slot: 'entries', parts: depth > 1 ? [nested(depth - 1)] : [] },
    );
  const tree = (depth: number) => {
    const declaration = declarationOf('navigation');
    const root = { id: 'root', handler: 'navigation', parts: [nested(depth)] };
    return declaration ? checkPart(root, declaration, 'draft').map(({ kind }) => kind) : [];
  };

  expect(kinds(page(texts(500)))).toEqual(new Set());
  expect(kinds(page(texts(501)))).toEqual(new Set(['tooMany', 'tooManyParts']));
  expect(tree(8)).toEqual([]);
  expect(tree(9)).toEqual(['tooDeep']);
  expect(checked(page([section('text'), section('text')]))).toEqual([{ path: 'text', kind: 'duplicateId' }]);
});

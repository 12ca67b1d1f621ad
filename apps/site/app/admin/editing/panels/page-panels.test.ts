import { applyAll } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { expect, test } from 'vitest';
import { part } from '#test/part.ts';
import { sourceFields } from '../languages/source-fields.ts';
import { mobileFields } from './mobile-fields.ts';
import { structureChanges } from './structure-changes.ts';

test('[EDIT-008] a section says which of its fields, and of those inside it, may differ on phones, and which do', () => {
  const hero = part({
    id: 'h',
    handler: 'hero',
    meta: { heading: 'Široko' },
    mobileMeta: { heading: 'Usko' },
    parts: [],
  });

  const fields = mobileFields(hero);
  expect(fields.filter(({ isOwn }) => isOwn)).toMatchObject([
    { path: 'h/mobileMeta/heading', wide: 'Široko', own: 'Usko' },
  ]);
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['heading', 'lead', 'primary']));
  expect(fields.map(({ name }) => name)).not.toContain('hidden');
});

test('[CMS-007] the sections of another language are taken over in its order, with one’s own words where there are some', () => {
  const bodyOf = (...parts: Array<ReturnType<typeof part>>): DocumentBody => ({
    root: part({ id: 'root', handler: 'page', meta: { title: 'Moj' }, parts }),
  });
  const text = (id: string, heading: string) =>
    part({ id, handler: 'text', slot: 'sections', meta: { heading } });
  const own = bodyOf(text('a', 'Prvi'), text('b', 'Drugi'), text('old', 'Samo ovdje'));
  const other = bodyOf(text('b', 'Second'), text('c', 'Third'), text('a', 'First'));

  const { root } = applyAll(own, structureChanges(own, other));
  expect(root.parts.map(({ id, meta }) => [id, meta.heading])).toEqual([
    ['b', 'Drugi'],
    ['c', 'Third'],
    ['a', 'Prvi'],
  ]);
  expect(root.meta.title).toBe('Moj');
  expect(structureChanges(own, own)).toEqual([]);
});

test('[CMS-007] the words of an original stand in the order in which one reads them, each with how its translation stands', () => {
  const pageOf = (meta: Record<string, unknown>): DocumentBody => ({
    root: part({ id: 'root', parts: [part({ id: 't', handler: 'text-picture', meta })] }),
  });
  const body = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  // As they are stored: by the letters of their names.
  const original = pageOf({
    body: body('Riječi'),
    heading: 'Jesen',
    more: { name: 'Više' },
    ring: 'nepoznato',
  });
  const own = pageOf({ body: body('Words'), heading: 'Autumn', more: { name: 'Više' } });

  const fields = sourceFields(original, own, new Set(['t/meta/body']));
  expect(fields.map(({ name, state }) => [name, state])).toEqual([
    ['heading', 'translated'],
    ['body', 'stale'],
    ['more', 'untranslated'],
  ]);
});

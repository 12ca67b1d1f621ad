import { randomUUID } from 'node:crypto';
import type { DocumentRef } from '@izlog/contract/editing/document';
import { documentTranslate } from '@izlog/contract/editing/document-create';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editCheck, editPublish } from '@izlog/contract/editing/edit-publish';
import { staleTranslations, translationState } from '@izlog/contract/editing/translation-state';
import { expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { buildMedia, pictureBytes } from '#test/builders/media.ts';
import { countStatements } from '#test/count-statements.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { importDocuments } from '../writing/import-documents.ts';

const staff = { as: 'staff' } as const;
const page = (id: number, language = 'hrv'): DocumentRef => ({ kind: 'content', id, language });

/** One tab: what another session wrote is asked about. */
const session = randomUUID();

/** Writes a field of a draft upon the revision that is there; returns the new one. */
async function write(platform: TestPlatform, ref: DocumentRef, path: string, value: unknown) {
  const send = async (base: number) => {
    const ops = [{ id: randomUUID(), op: 'set' as const, path, value }];
    const sent = { session, documents: [{ ...ref, base, ops }] };
    return (await platform.call(editOps, sent, staff)).documents[0];
  };
  const answer = await send(0);
  expect(answer?.results[0]?.state).toBe('applied');
  return answer?.rev ?? 0;
}

async function warningsOf(platform: TestPlatform, ref: DocumentRef) {
  const { warnings, faults } = await platform.call(editCheck, { items: [ref] }, staff);
  expect(faults).toEqual([]);
  return warnings;
}

test('[CMS-007, EDIT-006] who changes an original is told what it leaves behind, and its translation is stale until somebody writes it anew', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Naslov', slug: 'izvorna', excerpt: 'Opis stranice' });
  const english = page(id, 'eng');
  await platform.call(documentTranslate, { ...english, source: 'hrv' }, staff);
  const stale = async () => {
    const { source, stale } = await platform.call(translationState, { ...english }, staff);
    return [source, stale.map(({ path, source: words }) => `${path}: ${String(words)}`)];
  };
  expect(await stale()).toEqual(['hrv', []]);
  const slug = await write(platform, english, 'root/meta/slug', 'original-page');
  await platform.call(editPublish, { items: [{ ...english, rev: slug }] }, staff);

  const rev = await write(platform, page(id), 'root/meta/title', 'Novi naslov');
  const behind = await warningsOf(platform, page(id));
  expect(behind).toMatchObject([{ kind: 'languageBehind', values: { language: 'eng' } }]);
  expect(await stale()).toEqual(['hrv', []]);
  // It is reported, and stands in nobody's way: what is left behind has a list of its own.
  await platform.call(editPublish, { items: [{ ...page(id), rev }] }, staff);

  expect(await stale()).toEqual(['hrv', ['root/meta/title: Novi naslov']]);
  const listed = async () => {
    const { records } = await platform.call(staleTranslations, {}, staff);
    return records.filter((one) => one.id === id);
  };
  expect(await listed()).toMatchObject([
    { kind: 'content', language: 'eng', source: 'hrv', paths: ['root/meta/title'] },
  ]);
  await write(platform, english, 'root/meta/excerpt', 'Description');
  expect(await warningsOf(platform, english)).toMatchObject([
    { kind: 'staleTranslation', path: 'root/meta/title', values: { language: 'hrv' } },
  ]);
  const fresh = await write(platform, english, 'root/meta/title', 'New title');
  expect(await stale()).toEqual(['hrv', []]);
  expect(await warningsOf(platform, english)).toEqual([]);
  await platform.call(editPublish, { items: [{ ...english, rev: fresh }] }, staff);
  expect(await stale()).toEqual(['hrv', []]);
  expect(await listed()).toEqual([]);
});

test('[CMS-007] a list of stale translations asks the database as often for many as for one', async ({
  platform,
}) => {
  const translated = async (title: string, slug: string) => {
    const id = await buildPage(platform, { title, slug, excerpt: 'Opis' });
    await platform.call(documentTranslate, { ...page(id, 'eng'), source: 'hrv' }, staff);
    const rev = await write(platform, page(id), 'root/meta/title', `${title} iznova`);
    await platform.call(editPublish, { items: [{ ...page(id), rev }] }, staff);
    return id;
  };
  const list = () => platform.call(staleTranslations, {}, staff);
  const first = await translated('Prva', 'prva-od-mnogih');
  await list();
  const ofOne = await countStatements(platform, list);
  const others = [];
  for (let number = 0; number < 12; number++)
    others.push(await translated(`Druga ${number}`, `druga-od-mnogih-${number}`));

  const { records } = await list();

  expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining([first, ...others]));
  // Those touched last stand first, each with what its original says now.
  expect(records[0]?.id).toBe(others.at(-1));
  expect(await countStatements(platform, list)).toBe(ofOne);
});

test('[CMS-007] what comes in several languages at once is a translation, and stale once its original says something else', async ({
  platform,
}) => {
  const bodyOf = (title: string, slug: string) => ({
    root: {
      ...{ id: 'root', handler: 'page', slot: 'root', meta: { title, slug } },
      ...{ options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] },
    },
  });
  const bodies = { hrv: bodyOf('Dostava', 'dostava-uvoz'), eng: bodyOf('Delivery', 'delivery-import') };
  const made = { handler: 'page' };
  const [id = 0] = await importDocuments(await platform.ctx(), [{ kind: 'content', made, bodies }]);
  const stale = async () =>
    (await platform.call(translationState, page(id, 'eng'), staff)).stale.map(({ path }) => path);
  expect(await stale()).toEqual([]);

  const rev = await write(platform, page(id), 'root/meta/title', 'Dostava i povrat');
  const behind = await warningsOf(platform, page(id));
  expect(behind.map(({ kind }) => kind)).toContain('languageBehind');
  const accept = behind.map(({ key }) => key);
  await platform.call(editPublish, { items: [{ ...page(id), rev }], accept }, staff);

  expect(await stale()).toEqual(['root/meta/title']);
  await write(platform, page(id, 'eng'), 'root/meta/title', 'Delivery and returns');
  expect(await stale()).toEqual([]);
});

test('[EDIT-006, CMS-012] before publishing one is told of pictures without words or too small for their place, headings out of order and links to nothing', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'S manama', slug: 's-manama', excerpt: 'Opis' });
  const heading = (level: number) => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text: 'Naslov' }],
  });
  const link = (href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'ovdje', marks: [{ type: 'link', attrs: { href } }] }],
  });
  const told = async (field: string, value: unknown) => {
    await write(platform, page(id), `root/meta/${field}`, value);
    return (await warningsOf(platform, page(id))).map(({ kind, path }) => `${kind} ${path}`);
  };
  const bare = await buildMedia(platform);
  const wide = await pictureBytes({ width: 1920, height: 20 });
  const described = await buildMedia(platform, { alt: { hrv: 'Luka' }, bytes: wide });

  expect(await told('picture', { id: bare, alt: '' })).toEqual([
    'noAlt root/meta/picture',
    'pictureSmall root/meta/picture',
  ]);
  const half = { x: 0, y: 0, w: 499, h: 1000 };
  expect(await told('picture', { id: described, alt: '', crop: half })).toEqual([
    'pictureSmall root/meta/picture',
  ]);
  expect(await told('picture', { id: described, alt: { decorative: true } })).toEqual([]);
  expect(await told('picture', { id: described, alt: '' })).toEqual([]);
  const doc = (...content: unknown[]) => ({ type: 'doc', content });
  expect(await told('body', doc(heading(2), heading(4)))).toEqual(['headingOrder root/meta/body']);
  expect(await told('body', doc(heading(2), heading(3), heading(2)))).toEqual([]);
  expect(await told('body', doc(link('/nema-me')))).toEqual(['linkNowhere root/meta/body']);
  expect(await told('body', doc(link('/s-manama'), link('/kosarica'), link('https://x.hr')))).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { eventDelete, eventRestore } from '@izlog/contract/calendar/event-bin';
import { eventGet } from '@izlog/contract/calendar/event-get';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { binFilter, pageDelete, termDelete } from '@izlog/contract/cms/content/bin';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { documentFilter } from '@izlog/contract/editing/document-list';
import { editChanges, editState, editVersions } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editCheck, editPublish, editUnpublish } from '@izlog/contract/editing/edit-publish';
import { expect } from 'vitest';
import { saveEvent } from '#platform/services/content/calendar/save-event.ts';
import { forgetOld } from '#platform/services/content/documents/bin.ts';
import { buildPage, buildTerm } from '#test/builders/content.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const editor = { as: { staff: ['content.edit'] } } as const;
type Kind = 'content' | 'event';
const document = (kind: Kind, id: number) => ({ kind, id, language: 'hrv' });

async function buildEvent(platform: TestPlatform): Promise<number> {
  const translations = { hrv: { title: 'Sajam', slug: 'sajam' }, eng: { title: 'Fair', slug: 'fair' } };
  return saveEvent(await platform.ctx(), { start: new Date(Date.now() + 86_400_000), translations });
}

async function change(platform: TestPlatform, kind: Kind, id: number): Promise<void> {
  const op = { id: randomUUID(), n: 1, op: 'set' as const, path: 'root/meta/title', value: 'Novi naslov' };
  const documents = [{ ...document(kind, id), base: 0, ops: [op] }];
  await platform.call(editOps, { session: randomUUID(), documents }, staff);
}

/** Publishes whatever is said of it. */
async function publish(platform: TestPlatform, item: ReturnType<typeof document> & { rev: number }) {
  const { warnings } = await platform.call(editCheck, { items: [item] }, staff);
  await platform.call(editPublish, { items: [item], accept: warnings.map(({ key }) => key) }, staff);
}

const leadsTo = async (platform: TestPlatform, path: string, language = 'hrv') =>
  platform.call(finderDecide, { params: path.split('/') }, { language });

test('[CMS-024, CMS-067] an event goes to the bin with what was public as a version, sends visitors on in every language, comes back hidden, and goes after thirty days', async ({
  platform,
}) => {
  const id = await buildEvent(platform);
  await change(platform, 'event', id);
  const changed = async () => (await platform.call(editChanges, { kind: 'event' }, staff)).records;
  expect(await changed()).toMatchObject([{ id }]);

  expect((await platform.refusal(eventDelete, { id }, editor)).status).toBe(403);
  const lost = await platform.refusal(eventDelete, { id, sendTo: '/nema-me' }, staff);
  expect(lost.payload).toMatchObject({ fields: [{ path: 'sendTo', kind: 'nowhere' }] });
  await platform.call(eventDelete, { id, sendTo: '/kosarica' }, staff);

  expect((await platform.refusal(eventGet, { id })).status).toBe(404);
  expect(await leadsTo(platform, `dogadjaj/${id}`)).toMatchObject({ type: 'redirect', target: '/kosarica' });
  expect(await leadsTo(platform, `dogadjaj/${id}`, 'eng')).toMatchObject({ target: '/kosarica' });
  expect((await platform.call(editVersions, document('event', id), staff)).records).toMatchObject([
    { reason: 'import' },
  ]);
  expect(await changed()).toEqual([]);
  expect((await platform.call(binFilter, {}, editor)).records).toMatchObject([
    { id, kind: 'event', title: 'Sajam' },
  ]);
  const inBin = await platform.call(documentFilter, { kind: 'event', state: 'bin' }, editor);
  expect(inBin.records).toMatchObject([{ id, archivedAt: expect.any(String) }]);
  expect((await platform.refusal(eventDelete, { id }, staff)).status).toBe(404);

  await platform.call(eventRestore, { id }, editor);
  expect((await platform.refusal(eventRestore, { id }, editor)).status).toBe(404);
  expect((await platform.refusal(eventGet, { id })).status).toBe(404);
  const [draft] = await changed();
  await publish(platform, { ...document('event', id), rev: draft?.rev ?? 0 });
  expect(await platform.call(eventGet, { id })).toMatchObject({ title: 'Novi naslov' });
  expect((await platform.refusal(finderDecide, { params: ['dogadjaj', String(id)] })).status).toBe(404);

  await platform.call(eventDelete, { id }, staff);
  await forgetOld(platform.kernel, new Date(Date.now() + 31 * 86_400_000));
  expect((await platform.refusal(eventRestore, { id }, editor)).status).toBe(404);
});

test('[CMS-014, CMS-024, CMS-037] a category that is taken back or deleted sends visitors on, until it is public again', async ({
  platform,
}) => {
  const id = await buildTerm(platform, { slug: 'stara-tema', excerpt: 'O staroj temi' });

  const gone = await platform.call(
    editUnpublish,
    { document: document('content', id), sendTo: '/kosarica' },
    staff,
  );

  expect(gone.redirect).toEqual({ from: '/objave/stara-tema', to: '/kosarica' });
  expect((await platform.refusal(termGet, { id: 'stara-tema' })).status).toBe(404);
  expect(await leadsTo(platform, 'objave/stara-tema')).toMatchObject({ type: 'redirect' });
  const { documents } = await platform.call(editState, { documents: `content:${id}:hrv` }, staff);
  const rev = documents[0]?.rev ?? 0;
  await publish(platform, { ...document('content', id), rev });
  expect((await platform.refusal(finderDecide, { params: ['objave', 'stara-tema'] })).status).toBe(404);

  await platform.call(termDelete, { id, sendTo: '/pretraga' }, staff);
  expect(await leadsTo(platform, 'objave/stara-tema')).toMatchObject({ target: '/pretraga' });
  const page = await buildPage(platform);
  expect((await platform.refusal(termDelete, { id: page }, staff)).status).toBe(404);
  await change(platform, 'content', page);
  await platform.call(pageDelete, { id: page }, staff);
  const { records } = await platform.call(editChanges, {}, staff);
  expect(records.map((one) => one.id)).not.toContain(page);
});

import { randomUUID } from 'node:crypto';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { postGet } from '@izlog/contract/cms/content/post-get';
import type { DocumentRef } from '@izlog/contract/editing/document';
import {
  editChanges,
  editDiff,
  editEvents,
  editState,
  editVersions,
} from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import {
  editCheck,
  editDiscard,
  editPublish,
  editRestore,
  editUnpublish,
} from '@izlog/contract/editing/edit-publish';
import { editSessionBegin } from '@izlog/contract/editing/edit-session';
import { releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildElement, buildPage } from '../../../test/builders/content.ts';
import { buildColleague } from '../../../test/builders/staff.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '../../../test/kit.ts';
import { runDueReleases } from './releases/release-job.ts';

const staff = { as: 'staff' } as const satisfies CallOptions;
type SentOp = EndpointInput<typeof editOps>['documents'][number]['ops'][number];
/** An op without what every one has. */
type Draft<O = SentOp> = O extends unknown ? Omit<O, 'id' | 'n'> & { id?: string; n?: number } : never;

const page = (id: number, language = 'hrv'): DocumentRef => ({ kind: 'content', id, language });
const keyOf = ({ kind, id, language }: DocumentRef) => `${kind}:${id}:${language}`;

/** Sends ops on a document and gives what came of it. */
async function send(
  platform: TestPlatform,
  ref: DocumentRef,
  ops: readonly Draft[],
  { base = 0, session = randomUUID(), ...options }: CallOptions & { base?: number; session?: string } = {},
) {
  const whole = ops.map((op) => ({ id: randomUUID(), n: 1, ...op }) as SentOp);
  const { documents } = await platform.call(
    editOps,
    { session, documents: [{ ...ref, base, ops: whole }] },
    { ...staff, ...options },
  );
  const [answer] = documents;
  if (!answer) throw new Error('no answer');
  return { ...answer, sent: whole, states: answer.results.map(({ state }) => state) };
}

async function stateOf(platform: TestPlatform, ref: DocumentRef) {
  const { documents } = await platform.call(editState, { documents: keyOf(ref) }, staff);
  const [state] = documents;
  if (!state) throw new Error('no state');
  return state;
}

const titleOf = async (platform: TestPlatform, id: number, language = 'hrv') =>
  (await platform.call(postGet, { id }, { language })).title;

const title = (value: string): Draft => ({ op: 'set', path: 'root/meta/title', value });

test('[EDIT-006, EDIT-007, CMS-024] what is typed is a draft that visitors do not see until it is published', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Staro', excerpt: 'Opis' });

  const { rev, states } = await send(platform, page(id), [
    title('Novo'),
    { op: 'set', path: 'root/meta/excerpt', value: 'Novi opis' },
  ]);

  expect(states).toEqual(['applied', 'applied']);
  expect(rev).toBe(2);
  expect(await titleOf(platform, id)).toBe('Staro');
  expect(await stateOf(platform, page(id))).toMatchObject({
    rev: 2,
    isDrafted: true,
    isPublic: true,
    touched: { by: 'Ana Anić' },
    body: { root: { meta: { title: 'Novo' } } },
  });
  const { records } = await platform.call(editChanges, {}, staff);
  expect(records).toContainEqual(
    expect.objectContaining({
      id,
      language: 'hrv',
      title: 'Novo',
      handler: 'page',
      changes: 2,
      isPublic: true,
    }),
  );
  const { differences } = await platform.call(editDiff, page(id), staff);
  expect(differences[0]).toMatchObject({
    op: 'set',
    path: 'root/meta/title',
    words: [
      { kind: 'removed', text: 'Staro' },
      { kind: 'added', text: 'Novo' },
    ],
  });

  const before = await platform.call(editState, { documents: keyOf(page(id)) }, staff);
  const done = await platform.call(editPublish, { items: [{ ...page(id), rev }] }, staff);

  expect(done).toMatchObject({ sequence: before.sequence + 1, release: null, published: [{ id, rev: 2 }] });
  expect(await titleOf(platform, id)).toBe('Novo');
  expect(await stateOf(platform, page(id))).toMatchObject({ rev: 2, isDrafted: false });
});

test('[EDIT-003] an op counts once however often it is sent, and a later flush of a gesture replaces the former', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Ponavljanje' });
  const op = { ...title('Pon'), id: randomUUID() };

  const first = await send(platform, page(id), [op]);
  const again = await send(platform, page(id), [op], { base: first.rev });
  const further = await send(platform, page(id), [{ ...op, n: 2, value: 'Ponovno' } as Draft], {
    base: first.rev,
  });
  const late = await send(platform, page(id), [op], { base: further.rev });

  expect([first, again, further, late].flatMap(({ states }) => states)).toEqual([
    'applied',
    'duplicate',
    'applied',
    'duplicate',
  ]);
  expect(late.rev).toBe(2);
  const undone = await send(platform, page(id), [{ ...title('Ponavljanje'), undoes: op.id }], {
    base: late.rev,
  });
  expect(undone.states).toEqual(['applied']);
  expect((await stateOf(platform, page(id))).body?.root.meta.title).toBe('Ponavljanje');
});

test('[EDIT-006] two people who write the same field see the clash; other fields and the same words are none', async ({
  platform,
}) => {
  const marko = await buildColleague(platform, { firstName: 'Marko' });
  const id = await buildPage(platform, { title: 'Zajedno', excerpt: 'Opis' });
  await send(platform, page(id), [title('Anino')]);

  const clash = await send(platform, page(id), [title('Markovo')], marko);
  const other = await send(
    platform,
    page(id),
    [{ op: 'set', path: 'root/meta/excerpt', value: 'Markov' }],
    marko,
  );
  const same = await send(platform, page(id), [title('Anino')], marko);
  const seen = await send(platform, page(id), [title('Markovo')], { ...marko, base: same.rev });

  expect(clash.results).toMatchObject([
    { state: 'conflict', path: 'root/meta/title', theirs: 'Anino', by: 'Ana Anić' },
  ]);
  expect(clash.others).toMatchObject([
    { by: 'Ana Anić', change: { path: 'root/meta/title', value: 'Anino' } },
  ]);
  expect([...other.states, ...same.states, ...seen.states]).toEqual(['applied', 'applied', 'applied']);
  // What Marko wrote last is not Ana's to take back unseen.
  const undo = await send(platform, page(id), [{ ...title('Zajedno'), undoes: randomUUID() }], {
    base: seen.rev,
  });
  expect(undo.results).toMatchObject([{ state: 'conflict', by: 'Marko Marić' }]);
});

test('[EDIT-005] sections are put in, moved and removed; what its declaration does not know is refused by place', async ({
  platform,
}) => {
  const id = await buildPage(platform, {
    title: 'Odjeljci',
    parts: [
      { id: 'first', handler: 'text', slot: 'sections', meta: { heading: 'Prvi', body: 'Riječi' } },
      { id: 'second', handler: 'text', slot: 'sections', meta: { heading: 'Drugi', body: 'Riječi' } },
    ],
  });
  const at = { parent: 'root', slot: 'sections', after: null };

  const { results, rev } = await send(platform, page(id), [
    {
      op: 'insert',
      part: { id: 'third', handler: 'text', meta: { heading: 'Treći', body: 'Riječi' } },
      ...at,
    },
    { op: 'move', part: 'second', ...at },
    { op: 'remove', part: 'first' },
    { op: 'insert', part: { id: 'odd', handler: 'nepoznat' }, ...at },
    { op: 'set', path: 'odd/meta/heading', value: 'Nigdje' },
    { op: 'set', path: 'third/meta/nema', value: 'Ništa' },
    { op: 'set', path: 'third/meta/heading', value: 'Č'.repeat(5000) },
    { op: 'move', part: 'second', parent: 'second', slot: 'sections', after: null },
    { op: 'set', path: 'third/meta/heading', value: 'Nul\0' },
  ]);

  expect(results.map((one) => ('code' in one ? one.code : one.state))).toEqual([
    'applied',
    'applied',
    'applied',
    'sectionUnknown',
    'skipped',
    'fieldUnknown',
    'tooLong',
    'insideItself',
    'characters',
  ]);
  const { body } = await stateOf(platform, page(id));
  expect(body?.root.parts.map((one) => one.id)).toEqual(['second', 'third']);
  await platform.call(
    editPublish,
    { items: [{ ...page(id), rev }], accept: await warningsOf(platform, page(id)) },
    staff,
  );
  const { parts } = await platform.call(postGet, { id });
  expect(parts.map((one) => one.meta.heading)).toEqual(['Drugi', 'Treći']);
});

test('[EDIT-006] a publish is refused when the draft moved on, when something is missing, and without the right', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Vrata', excerpt: 'Opis' });
  const { rev } = await send(platform, page(id), [title('')]);
  const items = [{ ...page(id), rev }];

  const seenBefore = await platform.refusal(editPublish, { items: [{ ...page(id), rev: rev - 1 }] }, staff);
  const incomplete = await platform.refusal(editPublish, { items }, staff);
  const forbidden = await platform.refusal(editPublish, { items }, { as: { staff: ['content.edit'] } });
  const unknown = await platform.refusal(editPublish, { items: [{ ...page(id, 'fra'), rev }] }, staff);
  const foreign = await platform.refusal(editPublish, { items }, { ...staff, site: 2 });

  expect(seenBefore).toMatchObject({
    status: 409,
    code: 'DRAFT_CHANGED',
    payload: { documents: [{ id, rev, ops: [{ change: { path: 'root/meta/title' } }] }] },
  });
  expect(incomplete).toMatchObject({
    status: 422,
    code: 'PUBLISH_REFUSED',
    payload: { faults: [{ path: 'root/meta/title', document: page(id) }] },
  });
  expect([forbidden.status, unknown.code]).toEqual([403, 'LANGUAGE_UNKNOWN']);
  expect(foreign.status).not.toBe(200);
  const said = await platform.call(editCheck, { items: [page(id)] }, staff);
  expect(said.faults).toMatchObject([{ path: 'root/meta/title' }]);
  expect(await titleOf(platform, id)).toBe('Vrata');
});

test('[CMS-007, EDIT-006] publishing one language leaves the other as it is, draft and public', async ({
  platform,
}) => {
  const id = await buildPage(
    platform,
    { title: 'Dva jezika', excerpt: 'Opis' },
    { translations: { eng: { title: 'Two languages', slug: 'two-languages', excerpt: 'Line' } } },
  );
  const { rev } = await send(platform, page(id), [title('Dva')]);
  await send(platform, page(id, 'eng'), [title('Two')]);

  await platform.call(editPublish, { items: [{ ...page(id), rev }] }, staff);

  expect([await titleOf(platform, id), await titleOf(platform, id, 'eng')]).toEqual(['Dva', 'Two languages']);
  expect(await stateOf(platform, page(id, 'eng'))).toMatchObject({
    isDrafted: true,
    body: { root: { meta: { title: 'Two' } } },
  });
});

test('[EDIT-006] what another door made public meanwhile is not overwritten: other fields join, the same one is a conflict', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Osnova', excerpt: 'Opis' });
  const { rev } = await send(platform, page(id), [title('Iz nacrta')]);
  const { saveContent } = await import('../../../test/builders/save-content.ts');
  const ctx = await platform.ctx();
  await saveContent(ctx, { id, kind: 'page', translations: { hrv: { excerpt: 'Iz uvoza' } } });

  await platform.call(editPublish, { items: [{ ...page(id), rev }] }, staff);

  const merged = await platform.call(postGet, { id });
  expect([merged.title, merged.excerpt]).toEqual(['Iz nacrta', 'Iz uvoza']);
  const next = await send(platform, page(id), [title('Opet iz nacrta')], { base: rev });
  await saveContent(ctx, { id, kind: 'page', translations: { hrv: { title: 'Opet iz uvoza' } } });
  const items = [{ ...page(id), rev: next.rev }];
  const conflict = await platform.refusal(editPublish, { items }, staff);
  expect(conflict).toMatchObject({
    code: 'CONTENT_CONFLICT',
    payload: { conflicts: [{ path: 'root/meta/title', ours: 'Opet iz nacrta', theirs: 'Opet iz uvoza' }] },
  });
  const { conflicts } = conflict.payload as { conflicts: Array<{ key: string }> };
  await platform.call(editPublish, { items, accept: conflicts.map(({ key }) => key) }, staff);
  expect(await titleOf(platform, id)).toBe('Opet iz nacrta');
});

test('[EDIT-006] every publish is a version; one is compared and restored as changes that can be published', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Prva', excerpt: 'Opis' });
  const first = await send(platform, page(id), [title('Druga')]);
  await platform.call(editPublish, { items: [{ ...page(id), rev: first.rev }] }, staff);
  const second = await send(platform, page(id), [title('Treća')], { base: first.rev });
  await platform.call(editPublish, { items: [{ ...page(id), rev: second.rev }], name: 'Ljeto' }, staff);

  const { records } = await platform.call(editVersions, page(id), staff);
  expect(records.map(({ reason, label, by }) => [reason, label, by])).toEqual([
    ['publish', 'Ljeto', 'Ana Anić'],
    ['publish', null, 'Ana Anić'],
    ['import', null, null],
  ]);
  const { differences } = await platform.call(editDiff, { ...page(id), from: 1, to: 3 }, staff);
  expect(differences).toMatchObject([{ path: 'root/meta/title', from: 'Prva', to: 'Treća' }]);

  const restored = await platform.call(
    editRestore,
    { document: { ...page(id), rev: second.rev }, version: 1 },
    staff,
  );
  expect(restored.ops).toMatchObject([{ change: { op: 'set', path: 'root/meta/title', value: 'Prva' } }]);
  expect(await titleOf(platform, id)).toBe('Treća');
  await platform.call(editPublish, { items: [{ ...page(id), rev: restored.rev }] }, staff);
  expect(await titleOf(platform, id)).toBe('Prva');
});

test('[EDIT-006] a draft that is given up stays as a checkpoint, and what was taken back from visitors sends them on', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Stranica', slug: 'stranica-koja-ode', excerpt: 'Opis' });
  const { rev } = await send(platform, page(id), [title('Odbačeno')]);

  const { documents } = await platform.call(editDiscard, { items: [{ ...page(id), rev }] }, staff);
  expect(documents).toMatchObject([{ id, rev: rev + 1 }]);
  expect(await stateOf(platform, page(id))).toMatchObject({
    isDrafted: false,
    body: { root: { meta: { title: 'Stranica' } } },
  });
  const { records } = await platform.call(editVersions, page(id), staff);
  expect(records[0]?.reason).toBe('checkpoint');

  const lost = await platform.refusal(editUnpublish, { document: page(id), sendTo: '/nema-me' }, staff);
  expect(lost).toMatchObject({ status: 400, payload: { fields: [{ path: 'sendTo', kind: 'nowhere' }] } });
  const gone = await platform.call(editUnpublish, { document: page(id), sendTo: '/kosarica' }, staff);

  expect(gone.redirect).toEqual({ from: '/stranica-koja-ode', to: '/kosarica' });
  expect((await platform.refusal(postGet, { id })).status).toBe(404);
  const found = await platform.call(finderDecide, { params: ['stranica-koja-ode'] });
  expect(found).toMatchObject({ type: 'redirect' });
  expect((await stateOf(platform, page(id))).isPublic).toBe(false);
});

test('[EDIT-003] who changes nothing leaves no draft behind, and a value without a bottom is refused by its place', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Netaknuta', excerpt: 'Opis' });
  const unknown = page(999_999);
  const held = async () => {
    const { db } = await platform.ctx();
    const { rows } = await db.execute<{ count: string }>(
      sql`select count(*) as count from drafts where ref_id in (${id}, ${unknown.id})`,
    );
    return Number(rows[0]?.count);
  };

  expect(await send(platform, page(id), [])).toMatchObject({ rev: 0, results: [] });
  await send(platform, unknown, []);
  expect((await send(platform, page(id), [title('x'.repeat(301))])).states).toEqual(['invalid']);
  for (const ref of [page(id), unknown])
    await platform.call(editDiscard, { items: [{ ...ref, rev: 0 }] }, staff);
  await platform.call(editPublish, { items: [{ ...page(id), rev: 0 }] }, staff);
  expect(await held()).toBe(0);

  const deep = `${'[['.repeat(1250)}${']]'.repeat(1250)}`;
  const op = { id: randomUUID(), op: 'set', path: 'root/meta/body', value: 0 };
  const body = { session: randomUUID(), documents: [{ ...page(id), base: 0, ops: [op] }] };
  const answer = await platform.http(
    {
      method: 'POST',
      url: editOps.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body).replace('"value":0', `"value":${deep}`),
    },
    staff,
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: { payload: { fields: [{ path: 'documents.0.ops.0.value' }] } },
  });
  expect(await held()).toBe(0);
});

test('[EDIT-006] a schedule publishes what it froze: later changes stay in the draft, and one that fails is seen and tried again', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Prije', excerpt: 'Opis' });
  const { rev } = await send(platform, page(id), [title('U planu')]);
  const at = new Date(Date.now() + 3_600_000);

  const planned = await platform.call(
    editPublish,
    { items: [{ ...page(id), rev }], name: 'Akcija', at: at.toISOString() },
    staff,
  );
  const later = await send(platform, page(id), [{ op: 'set', path: 'root/meta/excerpt', value: 'Poslije' }], {
    base: rev,
  });

  expect(await titleOf(platform, id)).toBe('Prije');
  expect((await stateOf(platform, page(id))).scheduled).toMatchObject([
    { release: planned.release, name: 'Akcija', laterChanges: 1, state: 'scheduled' },
  ]);
  await runDueReleases(platform.kernel, new Date(at.getTime() - 1));
  expect(await titleOf(platform, id)).toBe('Prije');
  await runDueReleases(platform.kernel, new Date(at.getTime() + 1));

  const seen = await platform.call(postGet, { id });
  expect([seen.title, seen.excerpt]).toEqual(['U planu', 'Opis']);
  expect(await stateOf(platform, page(id))).toMatchObject({
    rev: later.rev,
    isDrafted: true,
    body: { root: { meta: { title: 'U planu', excerpt: 'Poslije' } } },
  });
  const { records } = await platform.call(releaseFilter, { state: 'done' }, staff);
  expect(records.find((one) => one.id === planned.release)).toMatchObject({
    state: 'done',
    items: [{ title: 'U planu' }],
  });
});

test('[EDIT-006] a release that cannot go out says why, does nothing by halves, and goes out when the reason is gone', async ({
  platform,
}) => {
  const [good, bad] = [
    await buildPage(platform, { title: 'Dobra', excerpt: 'Opis' }),
    await buildPage(platform, { title: 'Loša', excerpt: 'Opis' }),
  ];
  const revs = [
    (await send(platform, page(good), [title('Dobra nova')])).rev,
    (await send(platform, page(bad), [title('Loša nova')])).rev,
  ];
  const release = await platform.call(
    releaseSave,
    {
      name: 'Zajedno',
      at: new Date(Date.now() + 60_000).toISOString(),
      add: [
        { ...page(good), rev: revs[0] ?? 0 },
        { ...page(bad), rev: revs[1] ?? 0 },
      ],
    },
    staff,
  );
  const { saveContent } = await import('../../../test/builders/save-content.ts');
  const ctx = await platform.ctx();
  await saveContent(ctx, { id: bad, kind: 'page', translations: { hrv: { title: 'Iz uvoza' } } });

  await runDueReleases(platform.kernel, new Date(Date.now() + 120_000));

  const { failedReleases } = await platform.call(editState, { documents: keyOf(page(good)) }, staff);
  expect(failedReleases).toMatchObject([{ id: release.id, name: 'Zajedno' }]);
  const { records } = await platform.call(releaseFilter, { state: 'failed' }, staff);
  expect(records).toMatchObject([{ id: release.id, fault: { code: 'CONTENT_CONFLICT' } }]);
  expect(await titleOf(platform, good)).toBe('Dobra');
  await saveContent(ctx, { id: bad, kind: 'page', translations: { hrv: { title: 'Loša' } } });
  await runDueReleases(platform.kernel, new Date(Date.now() + 180_000));
  expect([await titleOf(platform, good), await titleOf(platform, bad)]).toEqual(['Dobra nova', 'Loša nova']);
  expect((await platform.refusal(releaseCancel, { id: release.id }, staff)).status).toBe(404);
});

test('[EDIT-006] releases are found by their name, by whether they are to come, past or late, and by their number', async ({
  platform,
}) => {
  const make = (name: string, at: string | null = null) =>
    platform.call(releaseSave, { name, at }, staff).then(({ id }) => id);
  const soon = new Date(Date.now() + 3_600_000);
  const [open, planned, off] = [
    await make('Proljeće'),
    await make('Proljetni cjenik', soon.toISOString()),
    await make('Proljeće ne'),
  ];
  await platform.call(releaseCancel, { id: off }, staff);
  const found = async (asked: object) =>
    (await platform.call(releaseFilter, { search: 'PROLJE', ...asked }, staff)).records.map(({ id }) => id);

  expect(await found({})).toEqual([planned, open, off]);
  expect(await found({ when: 'future' })).toEqual([planned, open]);
  expect(await found({ when: 'past' })).toEqual([off]);
  expect(await found({ when: 'late' })).toEqual([]);
  expect(await found({ id: open })).toEqual([open]);
  expect(await found({ search: '100%' })).toEqual([]);
  await platform.kernel.database.db.execute(sql`
    update releases set at = ${new Date(Date.now() - 7_200_000)} where id = ${planned}`);
  expect(await found({ when: 'late' })).toEqual([planned]);
  await platform.call(releaseCancel, { id: planned }, staff);
});

test('[EDIT-001] who edits a page is seen by the others on it, with what they changed', async ({
  platform,
}) => {
  const marko = await buildColleague(platform);
  const id = await buildElement(platform, 'traka-dana', { meta: { text: 'Bok' } });
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const where = { page: '/', documents: `${keyOf(page(id))}@0` };
  await platform.call(editSessionBegin, { session: mine, page: '/' }, staff);
  await send(platform, page(id), [{ op: 'set', path: 'root/meta/text', value: 'Dan' }], { session: mine });

  const seen = await platform.call(editEvents, { session: theirs, ...where }, { ...staff, ...marko });
  const own = await platform.call(editEvents, { session: mine, ...where }, staff);

  expect(seen.others).toMatchObject([{ session: mine, name: 'Ana Anić' }]);
  expect(seen.documents).toMatchObject([{ rev: 1, ops: [{ by: 'Ana Anić', change: { value: 'Dan' } }] }]);
  expect(own.documents).toMatchObject([{ rev: 1, ops: [] }]);
  expect(
    (await platform.refusal(editEvents, { session: mine, ...where }, { ...staff, ...marko })).status,
  ).toBe(403);
  const { elements } = await platform.call(elementGetByHandlers, { handlers: ['traka-dana'] });
  expect(elements[0]?.meta.text).toBe('Bok');
});

/** Keys of what is only to be looked at. */
async function warningsOf(platform: TestPlatform, ref: DocumentRef): Promise<string[]> {
  return (await platform.call(editCheck, { items: [ref] }, staff)).warnings.map(({ key }) => key);
}

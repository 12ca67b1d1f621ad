import { randomUUID } from 'node:crypto';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { editChanges, editDiff, editEvents, editState } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editDiscard, editPublish } from '@izlog/contract/editing/edit-publish';
import { editSessionBegin } from '@izlog/contract/editing/edit-session';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildElement, buildPage } from '#test/builders/content.ts';
import {
  type Draft,
  keyOf,
  page,
  send,
  staff,
  stateOf,
  title,
  titleOf,
  warningsOf,
} from '#test/builders/edit.ts';
import { buildColleague } from '#test/builders/staff.ts';
import { platformTest as test } from '#test/kit.ts';

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
  // What was all taken back is no change any more, and one may begin again.
  expect(await stateOf(platform, page(id))).toMatchObject({
    rev: 3,
    isDrafted: false,
    body: { root: { meta: { title: 'Ponavljanje' } } },
  });
  const { records } = await platform.call(editChanges, {}, staff);
  expect(records.map((one) => one.id)).not.toContain(id);
  const redone = await send(platform, page(id), [title('Ponovno')], { base: undone.rev });
  expect(redone).toMatchObject({ rev: 4, states: ['applied'] });
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

test('[EDIT-005] one person on two devices is told of the clash: acknowledged words are not covered, and what a tab heard of is none', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Naslov', excerpt: 'Opis' });
  const [phone, desk, tab] = [randomUUID(), randomUUID(), randomUUID()];
  await send(platform, page(id), [title('S mobitela')], { session: phone });

  const clash = await send(platform, page(id), [title('S računala')], { session: desk });
  expect(clash.results).toMatchObject([
    { state: 'conflict', path: 'root/meta/title', theirs: 'S mobitela', base: 'Naslov', isOwn: true },
  ]);
  const here = await platform.call(
    editEvents,
    { session: desk, page: '/', documents: `${keyOf(page(id))}@0` },
    staff,
  );
  expect(here.documents[0]?.ops).toMatchObject([{ session: phone, change: { value: 'S mobitela' } }]);

  // A second tab of the browser heard of the words while they were on their way.
  const own = await send(platform, page(id), [title('Prva kartica')], { session: desk, base: 1 });
  const [first] = own.sent;
  const seen = await send(platform, page(id), [title('Druga kartica')], {
    session: tab,
    base: 1,
    heard: [{ id: first?.id ?? '', n: 1 }],
  });
  expect(seen.states).toEqual(['applied']);
  // What was taken back elsewhere is not taken back over later words.
  const undone = await send(platform, page(id), [{ ...title('S mobitela'), undoes: first?.id ?? '' }], {
    session: desk,
    base: seen.rev,
  });
  expect(undone.results).toMatchObject([{ state: 'conflict', theirs: 'Druga kartica' }]);
});

test('[EDIT-005] who writes in a section that somebody removes is asked, also on a second device and after hearing of it, and brings it back with the words', async ({
  platform,
}) => {
  const marko = await buildColleague(platform);
  const parts = ['a', 'b'].map((one) => ({
    id: one,
    handler: 'text',
    slot: 'sections',
    meta: { heading: one, body: 'Tekst' },
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    parts: [],
  }));
  const id = await buildPage(platform, { title: 'Naslov', excerpt: 'Opis', parts });
  const mine = randomUUID();
  const words = { op: 'set', path: 'b/meta/heading', value: 'Moje riječi' } as const;
  for (const remover of [marko, {}]) {
    const { rev: base } = await stateOf(platform, page(id));
    const { rev } = await send(platform, page(id), [{ op: 'remove', part: 'b' }], { base, ...remover });
    // Sent upon what was before, and upon what one has heard of meanwhile.
    const before = await send(platform, page(id), [words], { session: mine, base });
    const after = await send(platform, page(id), [words], { session: mine, base: rev });
    for (const { results } of [before, after])
      expect(results).toMatchObject([
        { state: 'conflict', path: 'b/meta/heading', theirs: null, back: { part: { id: 'b' }, after: 'a' } },
      ]);
    const [clash] = after.results;
    if (clash?.state !== 'conflict' || !clash.back) throw new Error('nothing comes back');
    const kept = await send(platform, page(id), [clash.back, words], { session: mine, base: after.rev });
    expect(kept.states).toEqual(['applied', 'applied']);
    const { body } = await stateOf(platform, page(id));
    expect(body?.root.parts.map(({ id: one, meta }) => [one, meta.heading])).toEqual([
      ['a', 'a'],
      ['b', 'Moje riječi'],
    ]);
  }
});

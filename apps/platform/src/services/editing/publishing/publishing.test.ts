import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { editDiff, editVersions } from '@izlog/contract/editing/edit-history';
import {
  editCheck,
  editDiscard,
  editPublish,
  editRestore,
  editUnpublish,
} from '@izlog/contract/editing/edit-publish';
import { expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { page, send, staff, stateOf, title, titleOf } from '#test/builders/edit.ts';
import { platformTest as test } from '#test/kit.ts';

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
  const { saveContent } = await import('#test/builders/save-content.ts');
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

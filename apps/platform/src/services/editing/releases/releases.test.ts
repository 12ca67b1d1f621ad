import { postGet } from '@izlog/contract/cms/content/post-get';
import { editState } from '@izlog/contract/editing/edit-history';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import { listTodo } from '@izlog/contract/settings/todo';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { keyOf, page, send, staff, stateOf, title, titleOf } from '#test/builders/edit.ts';
import { platformTest as test } from '#test/kit.ts';
import { runDueReleases } from './release-job.ts';

test('[EDIT-006] a schedule publishes what it froze: later changes stay in the draft, and one that fails is seen and tried again', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Prije', excerpt: 'Opis' });
  const { rev } = await send(platform, page(id), [title('U planu')]);
  const at = new Date(Date.now() + 3_600_000);

  const planned = await platform.call(
    editPublish,
    { items: [{ ...page(id), rev }], at: at.toISOString() },
    staff,
  );
  const later = await send(platform, page(id), [{ op: 'set', path: 'root/meta/excerpt', value: 'Poslije' }], {
    base: rev,
  });

  expect(await titleOf(platform, id)).toBe('Prije');
  expect((await stateOf(platform, page(id))).scheduled).toMatchObject([
    // Without a name of its own it is called after what goes out.
    { release: planned.release, name: 'U planu', laterChanges: 1, state: 'scheduled' },
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
  const { saveContent } = await import('#test/builders/save-content.ts');
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

test('[EDIT-006, ADMIN-006] releases are found by their name, by whether they are to come, past or late; late ones wait for staff', async ({
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
  const { todo } = await platform.call(listTodo, {}, staff);
  expect(todo.find(({ name }) => name === 'releases')).toMatchObject({ count: 1, isUrgent: true });
  await platform.call(releaseCancel, { id: planned }, staff);
});

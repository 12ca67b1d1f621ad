import { randomUUID } from 'node:crypto';
import { pageDelete } from '@izlog/contract/cms/content/bin';
import { editEvents, editVersions } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { forgetOld } from '#platform/services/content/documents/bin.ts';
import { buildPage } from '#test/builders/content.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { foldHistory, writeCheckpoints } from './fold-job.ts';

const staff = { as: 'staff' } as const;
const page = (id: number) => ({ kind: 'content', id, language: 'hrv' }) as const;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);

/** One tab: what another session wrote is asked about. */
const session = randomUUID();

async function type(platform: TestPlatform, id: number, base: number, value: string) {
  const op = { id: randomUUID(), op: 'set' as const, path: 'root/meta/title', value };
  const documents = [{ ...page(id), base, ops: [op] }];
  const answer = await platform.call(editOps, { session, documents }, staff);
  return answer.documents[0];
}

const reasons = async (platform: TestPlatform, id: number) =>
  (await platform.call(editVersions, page(id), staff)).records.map(({ reason }) => reason);

test('[EDIT-003, EDIT-006] a draft that was left is a version of its own, once; old history is folded, and who slept through it reads anew', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Prva' });
  await type(platform, id, 0, 'Druga');
  await writeCheckpoints(platform.kernel, minutes(9));
  expect(await reasons(platform, id)).toEqual(['import']);
  await writeCheckpoints(platform.kernel, minutes(11));
  await writeCheckpoints(platform.kernel, minutes(16));
  expect(await reasons(platform, id)).toEqual(['checkpoint', 'import']);
  await type(platform, id, 1, 'Treća');
  await writeCheckpoints(platform.kernel, minutes(11));
  expect(await reasons(platform, id)).toEqual(['checkpoint', 'checkpoint', 'import']);

  await foldHistory(platform.kernel, days(29));
  expect(await reasons(platform, id)).toHaveLength(3);
  await platform.ctx().then(({ db }) =>
    // As they would be where the two sittings were of one day, whatever the clock says now.
    db.execute(
      sql`update versions set at = date_trunc('day', now()) + no * interval '1 hour' where ref_id = ${id}`,
    ),
  );
  await foldHistory(platform.kernel, days(32));
  expect(await reasons(platform, id)).toEqual(['checkpoint', 'import']);

  expect(await type(platform, id, 1, 'Usput')).toMatchObject({ rev: 3, isStale: false });
  await foldHistory(platform.kernel, days(91));
  const asleep = await type(platform, id, 1, 'Iz sna');
  expect(asleep).toMatchObject({ rev: 3, isStale: true, results: [{ state: 'skipped' }] });
  const documents = `content:${id}:hrv@1`;
  const seen = await platform.call(editEvents, { session: randomUUID(), page: '/', documents }, staff);
  expect(seen.documents).toMatchObject([{ rev: 3, isStale: true, ops: [] }]);
  expect(await type(platform, id, 3, 'Budan')).toMatchObject({ rev: 4, results: [{ state: 'applied' }] });
});

test('[CMS-024] of what is gone for good no draft, change or version is left', async ({ platform }) => {
  const [gone, stays] = [await buildPage(platform), await buildPage(platform)];
  for (const id of [gone, stays]) await type(platform, id, 0, 'Promijenjeno');
  await platform.call(pageDelete, { id: gone }, staff);
  await forgetOld(platform.kernel, days(31));

  await foldHistory(platform.kernel, minutes(0));

  const { db } = await platform.ctx();
  const left = async (id: number) => {
    const { rows } = await db.execute<{ count: string }>(sql`
      select (select count(*) from drafts where ref_id = ${id}) + (select count(*) from edit_ops where ref_id = ${id})
        + (select count(*) from versions where ref_id = ${id}) as count`);
    return Number(rows[0]?.count);
  };
  expect([await left(gone), await left(stays)]).toEqual([0, 3]);
});

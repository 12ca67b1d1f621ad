import {
  deleteListView,
  filterListViews,
  saveListColumns,
  saveListView,
} from '@izlog/contract/settings/list-view';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildStaff } from '#test/builders/account.ts';
import { platformTest as test } from '#test/kit.ts';

test('[OFFICE-08] a saved view is of whoever saved it or of all colleagues of the site, and no other site sees it', async ({
  platform,
}) => {
  const me = { as: { staff: ['orders.read'] } } as const;
  const names = async (options: object) =>
    (await platform.call(filterListViews, {}, options)).records.map(({ name }) => name);
  const save = (name: string, more: object = {}) =>
    platform.call(saveListView, { list: 'adminOrders', name, query: 'state=paid&page=3', ...more }, me);

  const own = await save('Za slanje');
  const shared = await save('Čekaju uplatu', { isShared: true, query: 'state=new' });
  // The same name once more is the same view.
  expect((await save('Za slanje', { query: 'state=paid&sort=-createdAt' })).id).toBe(own.id);

  expect(own).toMatchObject({ query: 'state=paid', isOwn: true });
  expect(await names(me)).toEqual(['Čekaju uplatu', 'Za slanje']);
  expect(await names({ as: 'staff', site: 2 })).toEqual([]);
  for (const query of ['page=2', ' '])
    expect(await platform.refusal(saveListView, { list: 'adminOrders', name: 'x', query }, me)).toMatchObject(
      { status: 400 },
    );

  const colleague = await buildStaff(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`update list_views set user_id = ${colleague.id}`);

  expect(await names(me)).toEqual(['Čekaju uplatu']);
  const owner = { as: { staff: ['staff.edit'] } } as const;
  for (const [id, as] of [
    [own.id, me],
    [shared.id, me],
    [own.id, owner],
  ] as const)
    expect(await platform.refusal(deleteListView, { id }, as)).toMatchObject({ status: 404 });
  await platform.call(deleteListView, { id: shared.id }, owner);
  expect(await names(me)).toEqual([]);
});

test('[OFFICE-08] the columns that somebody chose for a list are theirs alone, and none means those of the list', async ({
  platform,
}) => {
  const me = { as: { staff: ['orders.read'] } } as const;
  const chosen = async (options: object) => (await platform.call(filterListViews, {}, options)).columns;
  const choose = (list: string, columns: string[]) => platform.call(saveListColumns, { list, columns }, me);

  await choose('adminOrders', ['number', 'total', 'total']);
  await choose('adminBrands', ['name']);
  await choose('adminBrands', []);

  expect(await chosen(me)).toEqual([{ list: 'adminOrders', columns: ['number', 'total'] }]);
  expect(await chosen({ as: 'staff', site: 2 })).toEqual([]);
  expect(
    await platform.refusal(saveListColumns, { list: 'adminOrders', columns: ['a; drop'] }, me),
  ).toMatchObject({ status: 400 });

  const colleague = await buildStaff(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`update list_columns set user_id = ${colleague.id}`);
  expect(await chosen(me)).toEqual([]);
});

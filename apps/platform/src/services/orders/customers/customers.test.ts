import { findDraftBuyers } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { addOrderNote, getOrderDesk, removeOrderNote } from '@izlog/contract/ecommerce/orders/order-desk';
import { filterAudit } from '@izlog/contract/user/audit';
import {
  addCustomerNote,
  customerKinds,
  exportCustomer,
  filterCustomers,
  getStaffCustomer,
  removeCustomerNote,
} from '@izlog/contract/user/customer-staff';
import { eraseCustomerByStaff } from '@izlog/contract/user/personal-data';
import { previewSegment, type SegmentRule, saveSegment } from '@izlog/contract/user/segment';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

/** A customer of that name with so many orders of 10,00 € each, put there as the checkout would leave them. */
async function customerWith(platform: TestPlatform, lastName: string, states: readonly string[]) {
  const { id, email } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  await db.execute(sql`update users set last_name = ${lastName} where id = ${id}`);
  for (const state of states) {
    const { orderSlug } = await buildOrder(platform, 'cashOnDelivery');
    await db.execute(
      sql`update orders set user_id = ${id}, state = ${state}, order_total = 1000 where slug = ${orderSlug}`,
    );
  }
  return { id, email };
}

test('[OFFICE-02, OFFICE-09] the list of customers finds people by name, e-mail and telephone, and counts what they bought', async ({
  platform,
}) => {
  const { id, email } = await customerWith(platform, 'Šćepan-Brkić', [
    'sent',
    'paid',
    'completed',
    'cancelled',
  ]);
  const never = await customerWith(platform, 'Šćepan-Nitko', []);
  const foreign = await buildCustomer(platform, { site: 2 });
  await buildOrder(platform, 'cashOnDelivery');
  const list = async (asked: object) =>
    (await platform.call(filterCustomers, { limit: 100, ...asked }, staff)).records;

  expect(await list({ search: 'scepan brkic' })).toMatchObject([
    { id, email, kind: 'account', orders: 3, spent: 30, currency: { iso: 'EUR' } },
  ]);
  expect(await list({ search: email })).toMatchObject([{ id }]);
  expect((await list({ search: '091 123 4567', kind: 'guest' })).every(({ kind }) => kind === 'guest')).toBe(
    true,
  );
  expect(await list({ search: '091 123 4567', kind: 'guest' })).not.toHaveLength(0);
  expect(await list({ search: '00385 91/1234-567', kind: 'guest' })).not.toHaveLength(0);
  expect(await list({ search: 'scepan', buys: 'loyal' })).toMatchObject([{ id }]);
  expect(await list({ search: 'scepan', buys: 'never' })).toMatchObject([{ id: never.id }]);
  expect((await list({ search: 'scepan', sort: '-spent' })).map((one) => one.id)).toEqual([id, never.id]);
  expect(await list({ search: foreign.email })).toEqual([]);
  expect(await list({ search: "100%_' or 1=1" })).toEqual([]);
});

test('[OFFICE-15, GDPR-015] a customer is shown with orders and notes; notes are in the export, that they were written in the log, and they go with an erasure', async ({
  platform,
}) => {
  const { id, email } = await customerWith(platform, 'Bilješkić', ['sent']);

  const { notes } = await platform.call(addCustomerNote, { id, text: 'Zove utorkom.' }, staff);
  await platform.call(addCustomerNote, { id, text: 'Krivo.' }, staff);
  const { notes: two } = await platform.call(getStaffCustomer, { id }, staff);
  await platform.call(removeCustomerNote, { id, noteId: two[0]?.id ?? 0 }, staff);

  const shown = await platform.call(getStaffCustomer, { id }, staff);
  const file = await platform.http(
    { method: 'GET', url: exportCustomer.path.replace('{id}', String(id)) },
    staff,
  );
  const log = await platform.call(filterAudit, { limit: 20 }, staff);
  await platform.call(eraseCustomerByStaff, { id }, staff);

  expect(notes).toMatchObject([{ text: 'Zove utorkom.' }]);
  expect(shown).toMatchObject({
    email,
    orders: 1,
    notes: [{ text: 'Zove utorkom.' }],
    newest: [{ state: 'sent' }],
  });
  expect(shown.kept.map(({ name }) => name)).toContain('openOrders');
  expect(file.json()).toMatchObject({ profile: [{ email }], notes: [{ text: 'Zove utorkom.' }] });
  const acts = log.records.filter(({ action }) => action.includes('/user/customer/'));
  expect(acts.map(({ action }) => action.split('/customer/')[1])).toEqual([
    'export/{id}',
    'note/delete/{id}/{noteId}',
    'note/create/{id}',
    'note/create/{id}',
  ]);
  expect(JSON.stringify(log.records)).not.toMatch(/Zove|Krivo/);
  expect((await platform.refusal(getStaffCustomer, { id }, staff)).status).toBe(404);
  const { db } = await platform.ctx();
  expect((await db.execute(sql`select from customer_notes where customer_id = ${id}`)).rows).toEqual([]);
});

test('[OFFICE-08] colleagues and customers of another site are no customers', async ({ platform }) => {
  const colleague = await buildStaff(platform);
  const foreign = await buildCustomer(platform, { site: 2 });
  for (const { id } of [colleague, foreign]) {
    expect((await platform.refusal(getStaffCustomer, { id }, staff)).status).toBe(404);
    expect((await platform.refusal(addCustomerNote, { id, text: 'Ne.' }, staff)).status).toBe(404);
    expect((await platform.refusal(exportCustomer, { id }, staff)).status).toBe(404);
  }
});

test('[GDPR-015] who only reads customers takes no export and removes no note of another; notes of orders are not in the log', async ({
  platform,
}) => {
  const { id } = await customerWith(platform, 'Čitalić', []);
  const { notes } = await platform.call(addCustomerNote, { id, text: 'Od vlasnika.' }, staff);
  const reader = { as: { staff: ['customers.read'] } } as const;
  const { db } = await platform.ctx();
  const colleague = await buildStaff(platform);
  await db.execute(sql`update customer_notes set user_id = ${colleague.id} where customer_id = ${id}`);

  expect((await platform.refusal(exportCustomer, { id }, reader)).status).toBe(403);
  const noteId = notes[0]?.id ?? 0;
  expect((await platform.refusal(removeCustomerNote, { id, noteId }, reader)).status).toBe(403);
  const shown = await platform.call(getStaffCustomer, { id }, reader);
  expect(shown.notes).toMatchObject([{ id: noteId, mayRemove: false }]);
  const own = await platform.call(addCustomerNote, { id, text: 'Moja.' }, reader);
  expect(own.notes).toMatchObject([{ text: 'Moja.' }, { id: noteId }]);
  await platform.call(removeCustomerNote, { id, noteId: own.notes[0]?.id ?? 0 }, reader);
  await platform.call(removeCustomerNote, { id, noteId }, staff);
  const { orderSlug: slug } = await buildOrder(platform, 'cashOnDelivery');
  const order = await platform.call(addOrderNote, { slug, text: 'Tajna o kupcu.' }, staff);
  await platform.call(removeOrderNote, { slug, noteId: order.notes[0]?.id ?? 0 }, staff);
  const { records } = await platform.call(filterAudit, { limit: 20 }, staff);
  expect(JSON.stringify(records)).toContain('order/note/delete');
  expect(JSON.stringify(records)).not.toContain('Tajna o kupcu.');
});

test('[OFFICE-01, GDPR-015] who orders as a guest is one customer of one address, with the account of that address', async ({
  platform,
}) => {
  const email = `vise.puta.${Date.now()}@kupci.test`;
  const { db } = await platform.ctx();
  const slugs: string[] = [];
  for (const typed of [email, email.toUpperCase(), email]) {
    const { orderSlug } = await buildOrder(platform, 'cashOnDelivery', { email: typed });
    await db.execute(sql`update orders set state = 'sent', order_total = 1000 where slug = ${orderSlug}`);
    slugs.push(orderSlug);
  }
  const seen = async () => {
    const { records } = await platform.call(filterCustomers, { search: email }, staff);
    const spenders = await platform.call(filterCustomers, { search: email, sort: '-spent' }, staff);
    const { records: buyers } = await platform.call(findDraftBuyers, { search: email }, staff);
    const desks = [];
    for (const slug of slugs) desks.push((await platform.call(getOrderDesk, { slug }, staff)).buyer?.orders);
    const rows = await db.execute<{ id: string }>(
      sql`select id from users where izlog_lower(email) = ${email} order by id desc`,
    );
    const page = await platform.call(getStaffCustomer, { id: Number(rows.rows[0]?.id) }, staff);
    return {
      list: records.map(({ id, kind, orders, spent }) => ({ id, kind, orders, spent })),
      spent: spenders.records.map(({ spent }) => spent),
      buyers: buyers.map(({ id, orders }) => ({ id, orders })),
      desks,
      page: [page.id, page.orders, page.newest.length],
    };
  };

  const asGuest = await seen();
  const guest = asGuest.list[0]?.id ?? 0;
  const { id: account } = await buildCustomer(platform);
  await db.execute(sql`update users set email = ${email} where id = ${account}`);
  const withAccount = await seen();
  const file = await platform.http(
    { method: 'GET', url: exportCustomer.path.replace('{id}', String(guest)) },
    staff,
  );
  await platform.call(eraseCustomerByStaff, { id: account }, staff);

  const times = (id: number, kind: string) => ({
    list: [{ id, kind, orders: 3, spent: 30 }],
    spent: [30],
    buyers: [{ id, orders: 3 }],
    desks: [3, 3, 3],
    page: [id, 3, 3],
  });
  expect(asGuest).toEqual(times(guest, 'guest'));
  expect(withAccount).toEqual(times(account, 'account'));
  expect(file.json().orders).toHaveLength(3);
  expect((await platform.call(filterCustomers, { search: email }, staff)).records).toEqual([]);
  expect((await db.execute(sql`select from users where izlog_lower(email) = ${email}`)).rows).toEqual([]);
});

test('[OFFICE-02] a segment holds the same people in the list, in its count and on the page of each, whatever its rule', async ({
  platform,
}) => {
  const made = [
    await customerWith(platform, 'Segment-Nikad', []),
    await customerWith(platform, 'Segment-Jednom', ['paid', 'cancelled']),
    await customerWith(platform, 'Segment-Triput', ['sent', 'paid', 'completed']),
  ];
  const { db } = await platform.ctx();
  await db.execute(
    sql`update orders set created_at = now() - interval '90 days' where user_id = ${made[1]?.id}`,
  );
  // A guest of the same address is the same person, with what that guest bought.
  const [{ user_id: guest } = { user_id: 0 }] = (
    await db.execute<{ user_id: number }>(
      sql`select user_id from orders where slug = ${(await buildOrder(platform, 'cashOnDelivery')).orderSlug}`,
    )
  ).rows;
  await db.execute(sql`update users set email = ${made[0]?.email} where id = ${guest}`);
  // Every field, each with what some answer and others do not: one person and all of them are asked by different queries.
  const times = ['longerAgo', 'within'] as const;
  const rules: SegmentRule[] = [
    ...[0, 1, 3].flatMap((value) =>
      (['atLeast', 'exactly', 'atMost'] as const).map((is) => ({ field: 'orders' as const, is, value })),
    ),
    ...[0, 15, 40].flatMap((value) =>
      (['atLeast', 'atMost'] as const).map((is) => ({ field: 'spent' as const, is, value })),
    ),
    ...[30, 365].flatMap((value) => times.map((is) => ({ field: 'lastOrder' as const, is, value }))),
    ...times.map((is) => ({ field: 'since' as const, is, value: 30 })),
    ...(['newsletter', 'memberCard'] as const).flatMap((field) =>
      (['yes', 'no'] as const).map((is) => ({ field, is })),
    ),
    ...customerKinds.map((is) => ({ field: 'kind' as const, is })),
    ...['HR', 'SI'].map((is) => ({ field: 'country' as const, is })),
    ...['hrv', 'eng'].map((is) => ({ field: 'language' as const, is })),
  ];
  const idOf = new Map<number, number[]>();
  for (const [place, rule] of rules.entries()) {
    const { id } = await platform.call(saveSegment, { name: `Pravilo ${place}`, rules: [rule] }, staff);
    const { records } = await platform.call(filterCustomers, { segment: id, limit: 100 }, staff);
    const { customers } = await platform.call(previewSegment, { rules: [rule] }, staff);
    expect([JSON.stringify(rule), customers]).toEqual([JSON.stringify(rule), records.length]);
    idOf.set(
      id,
      records.map((one) => one.id),
    );
  }
  for (const { id } of made) {
    const { segments } = await platform.call(getStaffCustomer, { id }, staff);
    const listed = [...idOf].filter(([, people]) => people.includes(id)).map(([segment]) => segment);
    expect(segments.map((one) => one.id).sort()).toEqual(listed.sort());
  }
});

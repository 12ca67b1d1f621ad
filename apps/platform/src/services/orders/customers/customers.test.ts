import { filterAudit } from '@izlog/contract/user/audit';
import {
  addCustomerNote,
  exportCustomer,
  filterCustomers,
  getStaffCustomer,
  removeCustomerNote,
} from '@izlog/contract/user/customer-staff';
import { eraseCustomerByStaff } from '@izlog/contract/user/personal-data';
import { buildCustomer, buildStaff } from '@izlog/platform/test/builders/account';
import { buildOrder } from '@izlog/platform/test/builders/order';
import { platformTestWith, type TestPlatform } from '@izlog/platform/test/kit';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

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
  expect(await list({ search: 'scepan', buys: 'loyal' })).toMatchObject([{ id }]);
  expect(await list({ search: 'scepan', buys: 'never' })).toMatchObject([{ id: never.id }]);
  expect((await list({ search: 'scepan', sort: '-spent' })).map((one) => one.id)).toEqual([id, never.id]);
  expect(await list({ search: foreign.email })).toEqual([]);
  expect(await list({ search: "100%_' or 1=1" })).toEqual([]);
});

test('[OFFICE-15, GDPR-015] a customer is shown with orders and notes; notes are in the log and the export, and go with an erasure', async ({
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
  expect(JSON.stringify(log.records)).toContain('Zove utorkom.');
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

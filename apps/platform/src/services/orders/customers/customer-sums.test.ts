import { CallError } from '@izlog/contract/client';
import { changeOrderState, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { filterCustomers } from '@izlog/contract/user/customer-staff';
import { eraseCustomerByStaff } from '@izlog/contract/user/personal-data';
import { register } from '@izlog/contract/user/register';
import { previewSegment, type SegmentRule } from '@izlog/contract/user/segment';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const emails = ['Duro@kupci.test', 'ana@kupci.test', 'SIME@kupci.test', 'iva@kupci.test'];
const email = fc.constantFrom(...emails);
const order = fc.nat({ max: 30 });
const person = fc.nat({ max: 10 });

/** What happens to orders and people, by the door where it has one; the rest as a colleague with the database open. */
const acts = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('orders' as const), email }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('comes' as const), email }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('moves' as const),
      order,
      state: fc.constantFrom(...orderStates),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refunds' as const),
      order,
      cents: fc.integer({ min: 1, max: 900 }),
    }),
  },
  fc.record({ act: fc.constant('pays in dollars' as const), order }),
  fc.record({ act: fc.constant('is given' as const), order, person }),
  fc.record({ act: fc.constant('is of another day' as const), order, days: fc.nat({ max: 400 }) }),
  fc.record({ act: fc.constant('is called' as const), person, email: fc.constantFrom(...emails, '') }),
  fc.record({ act: fc.constant('works here' as const), person }),
  fc.record({ act: fc.constant('is erased' as const), person }),
);
/** What every order is made with. */
type Shop = Pick<NonNullable<Parameters<typeof buildOrder>[2]>, 'items' | 'methodId' | 'deliveryMethodId'>;
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

async function play(platform: TestPlatform, shop: Shop, act: Act): Promise<void> {
  const { db } = await platform.ctx();
  const nth = (table: 'orders' | 'users', place: number) => {
    const all = sql`from ${sql.raw(table)} where site_id = 1 ${sql.raw(table === 'users' ? `and (email = '' or email ilike '%@kupci.test')` : '')}`;
    return sql`(select id ${all} order by id desc offset ${place} % greatest(1, (select count(*) ${all})) limit 1)`;
  };
  const found = async (table: 'orders' | 'users', place: number, column: string) =>
    (
      await db.execute<Record<string, string>>(
        sql`select ${sql.raw(column)} as it from ${sql.raw(table)} where id = ${nth(table, place)}`,
      )
    ).rows[0]?.it;
  switch (act.act) {
    case 'orders':
      return void (await buildOrder(platform, 'cashOnDelivery', { ...shop, email: act.email }));
    case 'comes':
      return void (await platform.call(
        register,
        {
          email: act.email,
          password: 'dobra lozinka 1',
          details: { firstName: 'Ana', lastName: 'Anić' },
        },
        fromOwnAddress({}),
      ));
    case 'moves': {
      const slug = await found('orders', act.order, 'slug');
      if (slug) await platform.call(changeOrderState, { slug, state: act.state }, staff);
      return;
    }
    case 'refunds': {
      const slug = await found('orders', act.order, 'slug');
      const key = `povrat-${Math.random()}`;
      if (slug)
        await platform.call(refundOrder, { slug, key, amount: act.cents / 100, isByHand: true }, staff);
      return;
    }
    case 'pays in dollars':
      return void (await db.execute(
        sql`update orders set currency = 'USD' where id = ${nth('orders', act.order)}`,
      ));
    case 'is given':
      return void (await db.execute(
        sql`update orders set user_id = ${nth('users', act.person)} where id = ${nth('orders', act.order)}`,
      ));
    case 'is of another day':
      return void (await db.execute(sql`update orders set created_at = created_at - make_interval(days => ${act.days}::int)
        where id = ${nth('orders', act.order)}`));
    case 'is called':
      return void (await db.execute(sql`update users set email = ${act.email} where id = ${nth('users', act.person)}
        and not exists (select from users w where not w.is_guest and izlog_lower(w.email) = izlog_lower(${act.email}))`));
    case 'works here':
      return void (await db.execute(sql`update users set is_backoffice_user = not is_backoffice_user
        where not is_guest and id = ${nth('users', act.person)}`));
    case 'is erased': {
      const id = await found('users', act.person, 'id');
      if (id) await platform.call(eraseCustomerByStaff, { id: Number(id) }, staff);
    }
  }
}

/** What each customer bought, added up here from rows that the database only hands out. */
async function plainSums(platform: TestPlatform) {
  const { db } = await platform.ctx();
  const { rows: users } = await db.execute<{ id: number; email: string; guest: boolean }>(sql`
    select id::int as id, email, is_guest as guest from users where site_id = 1 and not is_backoffice_user order by id`);
  const { rows: orders } = await db.execute<
    Record<'user' | 'total' | 'refunded', number> & Record<'state' | 'iso' | 'at', string>
  >(sql`
    select user_id::int as "user", state, currency as iso, order_total::int as total, refunded_total::int as refunded,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from orders where site_id = 1 and user_id is not null`);
  const ordered = new Set(orders.map(({ user }) => user));
  const people = Map.groupBy(users, (one) => one.email.toLowerCase() || String(one.id));
  return [...people.values()].flatMap((rows) => {
    const stands = rows.find(({ guest }) => !guest) ?? rows.find(({ id }) => ordered.has(id));
    if (!stands) return [];
    const sold = orders.filter(
      ({ user, state }) =>
        rows.some(({ id }) => id === user) && !['awaitingPayment', 'failed', 'cancelled'].includes(state),
    );
    const spent = sold.reduce((sum, one) => sum + (one.iso === 'EUR' ? one.total - one.refunded : 0), 0);
    const lastAt =
      sold
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? null;
    return [{ id: stands.id, orders: sold.length, spent: spent / 100, lastAt }];
  });
}

type Sums = Awaited<ReturnType<typeof plainSums>>[number];

/** The rules of segments by what customers bought, each beside what it says. */
const rules: readonly (readonly [SegmentRule, (one: Sums) => boolean])[] = [
  [{ field: 'orders', is: 'atLeast', value: 2 }, ({ orders }) => orders >= 2],
  [{ field: 'orders', is: 'exactly', value: 0 }, ({ orders }) => orders === 0],
  [{ field: 'spent', is: 'atMost', value: 24.5 }, ({ spent }) => spent <= 24.5],
  [{ field: 'lastOrder', is: 'within', value: 100 }, ({ lastAt }) => isWithin(lastAt, 100)],
  [
    { field: 'lastOrder', is: 'longerAgo', value: 100 },
    ({ lastAt }) => lastAt !== null && !isWithin(lastAt, 100),
  ],
];
const isWithin = (at: string | null, days: number) =>
  at !== null && Date.parse(at) >= Date.now() - days * 86_400_000;

test('[OFFICE-02, OFFICE-09, GDPR-015] whatever happens to orders and people, also at once, the list and its segments are the plain sums of the orders', async ({
  platform,
}) => {
  const shop = {
    items: [{ productId: await buildProduct(platform, { price: 2000 }), qty: 1 }],
    methodId: await buildPaymentMethod(platform, 'cashOnDelivery'),
    deliveryMethodId: await buildDeliveryMethod(platform),
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(acts, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 8 }),
      async (steps) => {
        for (const step of steps) {
          const ends = await Promise.allSettled(step.map((act) => play(platform, shop, act)));
          // What the shop refuses (a move that is not allowed, an address that is taken) leaves all as it was.
          for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(CallError);
          const plain = await plainSums(platform);
          const bySpent = plain.toSorted((a, b) => b.spent - a.spent || b.id - a.id);
          const { records } = await platform.call(filterCustomers, { sort: '-spent', limit: 100 }, staff);
          expect(records.map(({ id, orders, spent, lastAt }) => ({ id, orders, spent, lastAt }))).toEqual(
            bySpent,
          );
        }
        const plain = await plainSums(platform);
        for (const [rule, holds] of rules)
          expect([rule, (await platform.call(previewSegment, { rules: [rule] }, staff)).customers]).toEqual([
            rule,
            plain.filter(holds).length,
          ]);
      },
    ),
    { numRuns: 4 },
  );
}, 60_000);

test('[OFFICE-09] what is sold to somebody whose address changes at that moment is counted where they went', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { orderSlug: slug, cart } = await buildOrder(platform, 'cashOnDelivery', {
    email: 'stara@kupci.test',
  });
  const [moved, cancelled] = await behindALock(
    platform,
    sql`select from customers where address = 'stara@kupci.test' for update`,
    [
      async () =>
        void (await db.execute(sql`update users set email = 'nova@kupci.test' where id = ${cart.userId}`)),
      async () => void (await db.execute(sql`update orders set state = 'cancelled' where slug = ${slug}`)),
    ],
  );

  expect([moved?.status, cancelled?.status]).toEqual(['fulfilled', 'fulfilled']);
  const { records } = await platform.call(filterCustomers, { search: 'kupci.test' }, staff);
  expect(records.filter(({ email: one }) => /^(stara|nova)@/.test(one))).toMatchObject([
    { id: cart.userId, email: 'nova@kupci.test', orders: 0, lastAt: null },
  ]);
});

test('[OFFICE-09] where the main currency of a shop changes, what customers spent is of the new one', async ({
  platform,
}) => {
  const { db } = await platform.ctx();
  const { cart } = await buildOrder(platform, 'cashOnDelivery', { email: 'dolar@kupci.test' });
  const set = (iso: string) =>
    db.execute(sql`with usd as (insert into currencies (code, label, symbol)
      values (${iso}, ${iso}, ${iso}) on conflict (code) do update set code = excluded.code returning id)
    update sites set main_currency_id = (select id from usd) where id = 1`);
  const spent = async () =>
    (await platform.call(filterCustomers, { search: 'dolar' }, staff)).records.find(
      ({ id }) => id === cart.userId,
    )?.spent;
  const inEuro = await spent();
  await set('USD');
  const inDollars = await spent();
  await set('EUR');

  expect(inEuro).toBeGreaterThan(0);
  expect([inEuro, inDollars, await spent()]).toEqual([inEuro, 0, inEuro]);
});

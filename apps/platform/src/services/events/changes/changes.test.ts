import { listChanges } from '@izlog/contract/events/changes';
import { deleteProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { expect } from 'vitest';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import * as changes from './list-changes.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;

const begin = async (platform: TestPlatform, of: string) =>
  (await platform.call(listChanges, { of }, staff)).cursor;

test('[DOOR-05] a program begins with a cursor and is told what changed since: each thing once, by number or SKU, also what was removed', async ({
  platform,
}) => {
  const of = 'order,product,stock,customer,document';
  const gone = await buildProduct(platform, { sku: 'NESTAJE' });
  const product = await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } });
  const since = await begin(platform, of);

  const nothing = await platform.call(listChanges, { of, since }, staff);
  const { orderSlug } = await buildOrder(platform, 'bankTransfer', {
    items: [{ productId: product, qty: 1 }],
  });
  await platform.call(deleteProductRecord, { id: gone }, staff);
  const all = await platform.call(listChanges, { of, since: nothing.cursor }, staff);
  const again = await platform.call(listChanges, { of, since: all.cursor }, staff);
  const pages = [];
  let cursor = nothing.cursor;
  for (let hasMore = true; hasMore; ) {
    const page = await platform.call(listChanges, { of, since: cursor, limit: 1 }, staff);
    pages.push(...page.changes);
    ({ cursor, hasMore } = page);
  }
  const orders = await platform.call(listChanges, { of: 'order', since: nothing.cursor }, staff);

  expect(nothing.changes).toEqual([]);
  expect(all.changes).toEqual([
    expect.objectContaining({ kind: 'customer', event: 'customer.created', key: null }),
    expect.objectContaining({ kind: 'stock', id: product, isDeleted: false }),
    expect.objectContaining({ kind: 'order', event: 'order.placed', key: orderSlug }),
    expect.objectContaining({ kind: 'product', id: gone, key: 'NESTAJE', isDeleted: true }),
  ]);
  expect(all.hasMore).toBe(false);
  expect(again.changes).toEqual([]);
  expect(pages).toEqual(all.changes);
  expect(orders.changes).toHaveLength(1);
});

test('[DOOR-05] a kind is told to whoever may read it; a cursor of others, of another database or too old is refused clearly', async ({
  platform,
}) => {
  const since = await begin(platform, 'stock');
  const decoded = Buffer.from(since, 'base64url').toString();
  const encoded = (text: string) => Buffer.from(text).toString('base64url');
  const refusal = async (given: string, of = 'stock') => {
    const { status, code } = await platform.refusal(listChanges, { of, since: given }, staff);
    return [status, code];
  };

  const packer = { as: { staff: ['orders.ship'] } } as const;
  expect((await platform.refusal(listChanges, { of: 'parcel,order' }, packer)).status).toBe(403);
  expect((await platform.call(listChanges, { of: 'parcel' }, packer)).changes).toEqual([]);
  expect((await platform.refusal(listChanges, { of: 'stock' }, { as: 'customer' })).status).toBe(403);
  expect((await platform.refusal(listChanges, { of: 'kolaci' }, staff)).status).toBe(400);
  for (const wrong of [
    'x',
    encoded('a b c'),
    encoded(`${decoded};drop`),
    encoded(decoded.replace(/\d+:\d+:/, '1:x:')),
  ])
    expect(await refusal(wrong)).toEqual([400, 'VALIDATION_FAILED']);
  expect(await refusal(encoded(decoded.replace(/^\w/, (sign) => (sign === 'a' ? 'b' : 'a'))))).toEqual([
    410,
    'CURSOR_TOO_OLD',
  ]);
  const old = decoded.replace(/ \d{13} /, ` ${Date.now() - 30 * 24 * 3600 * 1000} `);
  expect(await refusal(encoded(old))).toEqual([410, 'CURSOR_TOO_OLD']);
  expect((await platform.call(listChanges, { of: 'stock', since }, { ...staff, site: 2 })).changes).toEqual(
    [],
  );
});

const writers = 4;
const products = 6;
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('write' as const),
      writer: fc.nat(writers - 1),
      product: fc.nat(products - 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constantFrom('commit' as const, 'commit' as const, 'rollback' as const),
      writer: fc.nat(writers - 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('poll' as const), limit: fc.integer({ min: 1, max: 4 }) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Lets writers begin, write, commit and take back in any order while a program polls, and says what it was never told. */
async function playInterleavings(platform: TestPlatform, numRuns: number): Promise<void> {
  const ctx = await platform.ctx();
  const ids: number[] = [];
  for (let index = 0; index < products; index++)
    ids.push(await buildProduct(platform, { stock: { isTracked: true, quantity: 100 } }));
  const clients = Array.from(
    { length: writers },
    () => new pg.Client({ connectionString: platform.connectionString }),
  );
  await Promise.all(clients.map((client) => client.connect()));
  const poll = (since: string | undefined, limit: number) =>
    changes.listChanges(ctx, { of: ['stock'], since, limit });

  const play = async (steps: readonly Step[]) => {
    const open = clients.map(() => new Set<number>());
    let { cursor } = await poll(undefined, 1);
    const committed = new Map<number, number>();
    const told = new Map<number, number>();
    const look = async (limit: number) => {
      const answer = await poll(cursor, limit);
      for (const { id, version } of answer.changes) told.set(id, Math.max(version, told.get(id) ?? 0));
      cursor = answer.cursor;
      return answer.hasMore;
    };
    const end = async (writer: number, act: 'commit' | 'rollback') => {
      const [client, held] = [clients[writer], open[writer]];
      if (!client || !held || held.size === 0) return;
      if (act === 'commit') {
        const { rows } = await client.query(
          'select object_id::int as id, max(id)::int as version from shop_events where xid = pg_current_xact_id() group by 1',
        );
        for (const { id, version } of rows) committed.set(id, version);
      }
      await client.query(act);
      held.clear();
    };
    for (const one of steps) {
      if (one.act === 'poll') await look(one.limit);
      else if (one.act !== 'write') await end(one.writer, one.act);
      else {
        const [client, held, id] = [clients[one.writer], open[one.writer], ids[one.product] ?? 0];
        // Who waits for another's row would wait for ever here: one hand plays all of them.
        if (!client || !held || open.some((others) => others !== held && others.has(id))) continue;
        if (held.size === 0) await client.query('begin');
        held.add(id);
        await client.query('update stock_levels set quantity = quantity + 1 where product_id = $1', [id]);
      }
    }
    for (let writer = 0; writer < writers; writer++) await end(writer, 'commit');
    // The pages of an answer that was begun, and then what is newer than they.
    while (await look(3));
    while (await look(3));
    for (const [id, version] of committed) expect(told.get(id), `product ${id}`).toBe(version);
  };
  try {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), play), { numRuns });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

test(
  '[DOOR-05] a program that polls misses nothing, however writers begin, commit and take back meanwhile',
  {
    timeout: 180_000,
  },
  ({ platform }) => playInterleavings(platform, 40),
);

test(
  '[DOOR-05] the same in 10,000 random interleavings',
  { tags: 'release', timeout: 30 * 60_000 },
  ({ platform }) => playInterleavings(platform, 10_000),
);

test('[DOOR-05] a writer that takes long holds up no others, and is told when it is done', async ({
  platform,
}) => {
  const [slow, quick] = [
    await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } }),
    await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } }),
  ];
  const { db } = await platform.ctx();
  let since = await begin(platform, 'stock');
  const client = new pg.Client({ connectionString: platform.connectionString });
  await client.connect();
  await client.query('begin');
  await client.query('update stock_levels set quantity = 4 where product_id = $1', [slow]);
  await db.execute(sql`update stock_levels set quantity = 4 where product_id = ${quick}`);

  const meanwhile = await platform.call(listChanges, { of: 'stock', since }, staff);
  since = meanwhile.cursor;
  await client.query('commit');
  await client.end();
  const after = await platform.call(listChanges, { of: 'stock', since }, staff);

  expect(meanwhile.changes.map(({ id }) => id)).toEqual([quick]);
  expect(after.changes.map(({ id }) => id)).toEqual([slow]);
});

test('[DOOR-05] a removal is told as the last word, also of a transaction that began before the change it follows', async ({
  platform,
}) => {
  const since = await begin(platform, 'product');
  const [early, late] = [0, 1].map(() => new pg.Client({ connectionString: platform.connectionString }));
  if (!early || !late) throw new Error('two clients were asked for');
  await Promise.all([early.connect(), late.connect()]);
  const note = (name: string) => `select izlog_note_event(1, '${name}', 'product', 7001, '{"id": 7001}')`;
  try {
    await early.query('begin');
    await early.query('select pg_current_xact_id()');
    await late.query(note('product.updated'));
    await early.query(note('product.deleted'));
    await early.query('commit');
  } finally {
    await Promise.all([early.end(), late.end()]);
  }

  const whole = await platform.call(listChanges, { of: 'product', since }, staff);
  const page = await platform.call(listChanges, { of: 'product', since, limit: 1 }, staff);

  expect(whole.changes).toEqual([expect.objectContaining({ id: 7001, isDeleted: true })]);
  expect([page.changes, page.hasMore]).toEqual([whole.changes, false]);
});

import { formSave } from '@izlog/contract/cms/forms/form-save';
import { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import { cancelParcel, createParcel, updateParcel } from '@izlog/contract/ecommerce/orders/order-parcels';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { confirmWithdrawal } from '@izlog/contract/ecommerce/orders/withdrawal';
import { dataInVersion, versionsOf } from '@izlog/contract/events/event-declaration';
import { type EventName, eventNames, eventOf } from '@izlog/contract/events/shop-events';
import { gdprConsentWithdraw } from '@izlog/contract/gdpr/consent-given';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import {
  createProductRecord,
  deleteProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { adjustStock, updateStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { createAddress } from '@izlog/contract/user/address';
import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { inTransaction } from '#platform/kernel/context.ts';
import { buildCustomer } from '#test/builders/account.ts';
import { buildOrder, fromOwnAddress } from '#test/builders/order.ts';
import { buildPost } from '#test/builders/post.ts';
import { buildProduct } from '#test/builders/product.ts';
import { recordWords } from '#test/builders/record-words.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { untold } from './untold-tables.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const customer = { as: 'customer' } as const;

interface Told extends Record<string, unknown> {
  id: number;
  name: string;
  kind: string;
  objectId: number;
  data: Record<string, unknown>;
}

/** What was told since the last look, the oldest first. */
async function toldSince(platform: TestPlatform, last: { id: number }): Promise<Told[]> {
  const { db } = await platform.ctx();
  const { rows } = await db.execute<Told>(
    sql`select id::int, name, kind, object_id::int as "objectId", data from shop_events where id > ${last.id} order by id`,
  );
  last.id = rows.at(-1)?.id ?? last.id;
  return rows;
}

const execute = async (platform: TestPlatform, statement: SQL) =>
  (await platform.ctx()).db.execute(statement);

test('[DOOR-02] each operation tells its event, in the form that the contract declares, and no event is declared that nothing tells', async ({
  platform,
}) => {
  const last = { id: 0 };
  const seen = new Map<EventName, Told>();
  const wrong: string[] = [];
  /** Plays an act and gives the names of what it told. */
  const play = async (act: () => Promise<unknown>): Promise<string[]> => {
    await act();
    const told = await toldSince(platform, last);
    for (const event of told) {
      const declared = eventOf(event.name);
      const fits = declared?.data.safeParse(event.data);
      if (!declared || !fits?.success) wrong.push(`${event.name}: ${fits?.error?.message ?? 'not declared'}`);
      else if (declared.kind !== event.kind)
        wrong.push(`${event.name} is of ${declared.kind}, not ${event.kind}`);
      seen.set(event.name as EventName, event);
    }
    return told.map(({ name }) => name);
  };
  const state = (slug: string, to: string) => () =>
    platform.call(changeOrderState, { slug, state: to as 'paid', isQuiet: true }, staff);
  await toldSince(platform, last);

  // The catalogue.
  let product = 0;
  expect(
    await play(async () => {
      const made = await platform.call(
        createProductRecord,
        { words: { hrv: recordWords('Šalica') }, sku: 'D2' },
        staff,
      );
      product = made.id;
    }),
  ).toContain('product.created');
  expect(
    await play(() =>
      platform.call(
        updateProductRecord,
        { id: product, words: { hrv: recordWords('Bijela šalica') } },
        staff,
      ),
    ),
  ).toEqual(['product.updated']);
  expect(await play(() => platform.call(updateProductRecord, { id: product, weight: 300 }, staff))).toEqual([
    'product.updated',
  ]);
  expect(await play(() => buildProduct(platform, { id: product, price: 2000 }))).toContain('price.changed');
  await play(() => platform.call(updateStock, { id: product, isTracked: true, lowAt: 3 }, staff));
  expect(
    await play(() => platform.call(adjustStock, { product, difference: 9, reason: 'found' }, staff)),
  ).toEqual(['stock.changed']);
  expect(
    await play(() => platform.call(adjustStock, { product, difference: -6, reason: 'damaged' }, staff)),
  ).toEqual(['stock.changed', 'stock.low']);
  expect(seen.get('stock.low')).toMatchObject({ objectId: product, data: { quantity: 3, sku: 'D2' } });
  expect(await play(() => platform.call(deleteProductRecord, { id: product }, staff))).toEqual([
    'product.deleted',
  ]);

  // Orders, from the first to the last state, with their parcels, papers and money.
  const sold = await buildProduct(platform, { price: 1000, stock: { isTracked: true, quantity: 9 } });
  await toldSince(platform, last);
  let slug = '';
  expect(
    await play(async () => {
      slug = (await buildOrder(platform, 'bankTransfer', { items: [{ productId: sold, qty: 2 }] })).orderSlug;
    }),
  ).toEqual(['customer.created', 'stock.changed', 'order.placed']);
  expect(seen.get('order.placed')?.data).toMatchObject({
    number: slug,
    total: 24.5,
    paid: 0,
    state: 'awaitingPayment',
  });
  expect(await play(state(slug, 'paid'))).toEqual(['order.paid', 'document.issued']);
  // As it is at the end of the transaction, also where more was written after it.
  expect(seen.get('order.paid')?.data).toMatchObject({ paid: 24.5, state: 'paid' });
  const { items } = await platform.call(getStaffOrder, { slug }, staff);
  const itemId = items[0]?.itemId ?? 0;
  let id = 0;
  const pack = async (quantity: number) => {
    const { parcels } = await platform.call(createParcel, { slug, lines: [{ itemId, quantity }] }, staff);
    id = parcels.at(-1)?.id ?? 0;
  };
  expect(await play(() => pack(1))).toContain('parcel.created');
  expect(await play(() => platform.call(cancelParcel, { slug, id }, staff))).toContain('parcel.deleted');
  await play(() => pack(2));
  expect(
    await play(() =>
      platform.call(updateParcel, { slug, id, carrier: 'GLS', trackingNumber: 'GL 1' }, staff),
    ),
  ).toEqual(['parcel.updated']);
  expect(await play(() => platform.call(updateParcel, { slug, id, state: 'sent' }, staff))).toEqual(
    expect.arrayContaining(['parcel.sent', 'order.sent']),
  );
  expect(await play(() => platform.call(updateParcel, { slug, id, state: 'delivered' }, staff))).toEqual(
    expect.arrayContaining(['parcel.delivered', 'order.updated']),
  );
  expect(
    await play(() =>
      platform.call(
        confirmWithdrawal,
        {
          orderSlug: slug,
          email: 'zarko@kupci.test',
          name: 'Žarko',
          contactEmail: 'zarko@kupci.test',
          lines: [{ id: itemId, quantity: 1 }],
        },
        fromOwnAddress({}),
      ),
    ),
  ).toEqual(['withdrawal.submitted']);
  await play(state(slug, 'completed'));
  await play(state(slug, 'returned'));
  expect(
    await play(() =>
      platform.call(
        refundOrder,
        { slug, key: 'povrat-12345', amount: 24.5, isByHand: true, isHandedOver: true },
        staff,
      ),
    ),
  ).toEqual(expect.arrayContaining(['refund.created', 'refund.done', 'order.refunded', 'document.issued']));
  const other = (await buildOrder(platform, 'bankTransfer', { items: [{ productId: sold, qty: 1 }] }))
    .orderSlug;
  expect(await play(state(other, 'cancelled'))).toContain('order.cancelled');
  // What only banks and carriers do, where it comes to: in the tables.
  const paying = await buildOrder(platform, 'bankTransfer', { items: [{ productId: sold, qty: 1 }] });
  await play(() =>
    execute(platform, sql`update orders set state = 'failed' where slug = ${paying.orderSlug}`),
  );
  await play(() => execute(platform, sql`update order_parcels set state = 'returned' where id = ${id}`));
  await play(() => execute(platform, sql`update refunds set state = 'failed'`));
  for (const outcome of ['refused', 'cancelled', 'approved'])
    await play(() =>
      execute(
        platform,
        sql`insert into payments (site_id, order_id, gateway, reference, amount, currency, state)
          select 1, id, 'sandbox', ${outcome}, 100, 'EUR', ${outcome} from orders where slug = ${slug}`,
      ),
    );

  // People.
  await play(() => buildCustomer(platform));
  expect(
    await play(() =>
      platform.call(
        createAddress,
        {
          firstName: 'Iva',
          lastName: 'Horvat',
          contactEmail: 'iva@kupci.test',
          contactPhone: '+385911234567',
          country: 'HR',
          city: 'Pula',
          street: 'Veli Jože',
          houseNumber: '1',
          zipCode: '52100',
        },
        customer,
      ),
    ),
  ).toEqual(['customer.updated']);
  await play(() =>
    execute(platform, sql`delete from users where email like 'kupac-%@prvi.test' and not is_guest`),
  );
  await platform.call(gdprConsentSave, { uniqueNumber: 'd2', displayName: { hrv: 'Želim novosti.' } }, staff);
  expect(
    await play(() =>
      platform.call(
        gdprConsentLogCreate,
        { sourceType: 'profile', consents: ['d2'], user: { email: 'iva@kupci.test' } },
        customer,
      ),
    ),
  ).toEqual(['consent.given']);
  expect(await play(() => platform.call(gdprConsentWithdraw, { consents: ['d2'] }, customer))).toEqual([
    'consent.withdrawn',
  ]);

  // Forms and content.
  const form = await platform.call(
    formSave,
    {
      type: 'contactForm',
      requireRecaptcha: false,
      validateConsents: false,
      title: { hrv: 'Upit' },
      fields: [{ name: 'ime', label: { hrv: 'Ime' }, kind: 'text', required: true }],
    },
    staff,
  );
  expect(await play(() => platform.call(formStoreData, { id: form.id, data: { ime: 'Iva' } }))).toContain(
    'form.submitted',
  );
  await play(() => execute(platform, sql`update form_entries set confirmed_at = now()`));
  let post = 0;
  expect(
    await play(async () => {
      post = await buildPost(platform);
    }),
  ).toEqual(['content.published']);
  expect(
    await play(() =>
      execute(platform, sql`update content_live set published_at = null where item_id = ${post}`),
    ),
  ).toEqual(['content.withdrawn']);

  expect(wrong).toEqual([]);
  expect(eventNames.filter((name) => !seen.has(name))).toEqual([]);
});

test('[DOOR-02] nothing is told of what was rolled back, as a whole or to a savepoint', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const product = await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } });
  const last = { id: 0 };
  await toldSince(platform, last);

  const all = inTransaction(ctx, async (inner) => {
    await inner.db.execute(sql`update stock_levels set quantity = 4 where product_id = ${product}`);
    throw new Error('taken back');
  });
  await expect(all).rejects.toThrow('taken back');
  const afterAll = await toldSince(platform, last);
  await inTransaction(ctx, async (inner) => {
    await inner.db.execute(sql`update products set weight = 7 where id = ${product}`);
    await inTransaction(inner, async (nested) => {
      await nested.db.execute(sql`update stock_levels set quantity = 3 where product_id = ${product}`);
      throw new Error('taken back');
    }).catch(() => undefined);
  });

  expect(afterAll).toEqual([]);
  expect((await toldSince(platform, last)).map(({ name }) => name)).toEqual(['product.updated']);
});

test('[DOOR-02] every table tells of its changes, or says why it does not: one that nobody thought of is named here', async ({
  platform,
}) => {
  const { rows } = await execute(
    platform,
    sql`select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname like '%\\_event%') as tells
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
  );
  const forgotten = rows.filter(({ name, tells }) => !tells && !Object.hasOwn(untold, String(name)));
  const both = rows.filter(({ name, tells }) => tells && Object.hasOwn(untold, String(name)));
  const gone = Object.keys(untold).filter((name) => !rows.some((row) => row.name === name));

  expect(forgotten.map(({ name }) => name)).toEqual([]);
  expect(both).toEqual([]);
  expect(gone).toEqual([]);
});

test('[DOOR-02] a receiver of an older version is told newer data in its words, and what is older as it was written', () => {
  const data = eventOf('order.paid')?.data;
  const declared = {
    version: 3,
    former: {
      1: { data: data as never, from: ({ number }: Record<string, unknown>) => ({ number }) },
      2: {
        data: data as never,
        from: ({ no, ...rest }: Record<string, unknown>) => ({ ...rest, number: no }),
      },
    },
  };
  const written = { version: 3, data: { no: '2026-1', total: 2 } };

  expect(versionsOf(declared)).toEqual([3, 2, 1]);
  expect(dataInVersion(declared, written, 3)).toEqual(written);
  expect(dataInVersion(declared, written, 2)).toEqual({ version: 2, data: { number: '2026-1', total: 2 } });
  expect(dataInVersion(declared, written, 1)).toEqual({ version: 1, data: { number: '2026-1' } });
  expect(dataInVersion(declared, { version: 1, data: {} }, 3)).toEqual({ version: 1, data: {} });
  expect(() => dataInVersion({ version: 2 }, { version: 2, data: {} }, 1)).toThrow('no way');
});

import { makeTransferFile, takeBackTransferFile } from '@izlog/contract/ecommerce/bank/bank-refunds';
import {
  decideBankLine,
  getBankStatement,
  postSureBankLines,
} from '@izlog/contract/ecommerce/bank/bank-statements';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { filterAudit } from '@izlog/contract/user/audit';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  bankName,
  otherAccount,
  readStatementOf,
  sendStatements,
  statementFile,
} from '#test/builders/bank-statement.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
let ways: Promise<{ methodId: number; deliveryMethodId: number }> | undefined;
let made = 0;

/** An order for so many cents that waits for a transfer. */
async function order(platform: TestPlatform, price: number) {
  ways ??= Promise.all([
    buildPaymentMethod(platform, 'bankTransfer'),
    buildDeliveryMethod(platform, { price: 0 }),
  ]).then(([methodId, deliveryMethodId]) => ({ methodId, deliveryMethodId }));
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
    ...(await ways),
    items: [{ productId: await buildProduct(platform, { price }), qty: 1 }],
    email: `knjizenje${++made}@kupci.test`,
  });
  return { slug, price };
}

const pays = ({ slug, price }: { slug: string; price: number }, amount = price) => ({
  ...{
    amount,
    reference: `HR00${slug}`,
    name: 'Žarko Đurić',
    iban: otherAccount,
    bankReference: bankName('B'),
  },
});
const seen = (platform: TestPlatform, { slug }: { slug: string }) =>
  platform.call(getStaffOrder, { slug }, staff);
const one = <T>(rows: readonly T[]): T => {
  if (rows.length !== 1 || rows[0] === undefined) throw new Error(`there are ${rows.length} rows`);
  return rows[0];
};
const undo = (lineId: number) => ({ lineId, act: 'undo' as const });
const faultOf = async (platform: TestPlatform, lineId: number) =>
  ((await platform.refusal(decideBankLine, undo(lineId), staff)).payload as { fields: object[] }).fields;

test('[BANK-01] a movement that cannot be booked waits with its reason, the rest of its statement is booked, and it can be tried again', async ({
  platform,
}) => {
  const [good, broken, last] = [
    await order(platform, 1100),
    await order(platform, 1300),
    await order(platform, 1500),
  ];
  const { db } = await platform.ctx();
  await db.execute(
    sql.raw(`
    create function refuse_thirteen() returns trigger language plpgsql as $$
    begin raise exception 'no thirteen'; end $$;
    create trigger no_thirteen before insert on payments for each row
      when (new.gateway = 'bank' and new.amount = 1300) execute function refuse_thirteen()`),
  );

  const { taken } = await sendStatements(platform, [statementFile([pays(good), pays(broken), pays(last)])]);

  expect(taken).toMatchObject([{ booked: 2, open: 1 }]);
  const statement = await platform.call(getBankStatement, { id: taken[0].id }, staff);
  expect(statement.lines.map(({ state, reason }) => [state, reason])).toEqual([
    ['open', 'failed'],
    ['booked', null],
    ['booked', null],
  ]);
  expect(statement).toMatchObject({ sure: 1, byItself: { count: 2, amount: 26 } });
  expect(await seen(platform, last)).toMatchObject({ state: 'paid' });
  expect(await seen(platform, broken)).toMatchObject({ state: 'awaitingPayment', paidTotal: 0 });

  await db.execute(sql`drop trigger no_thirteen on payments`);
  expect(await platform.call(postSureBankLines, { id: taken[0].id }, staff)).toEqual({ booked: 1, open: 0 });
  expect(await seen(platform, broken)).toMatchObject({ state: 'paid', paidTotal: 13 });
});

test('[BANK-01] a booking on the wrong order is taken back by one press and booked on the right one; nothing books it by itself again', async ({
  platform,
}) => {
  const [wrong, right] = [await order(platform, 2100), await order(platform, 1900)];
  await readStatementOf(platform, [pays(wrong)]);
  const { id, lines } = await readStatementOf(platform, [pays(wrong, 1900)]);
  const lineId = one(lines).id;
  const book = (slug: string) =>
    platform.call(decideBankLine, { lineId, act: 'book', parts: [{ slug, amount: 19 }] }, staff);
  await book(wrong.slug);
  expect(await seen(platform, wrong)).toMatchObject({ paidTotal: 40, attention: 'paidTwice' });

  expect(await platform.call(decideBankLine, undo(lineId), staff)).toMatchObject({
    state: 'open',
    parts: [],
  });
  expect(await platform.call(decideBankLine, undo(lineId), staff)).toMatchObject({ state: 'open' });
  expect(await seen(platform, wrong)).toMatchObject({ state: 'paid', paidTotal: 21, attention: null });
  const { records } = await platform.call(filterAudit, { limit: 20 }, staff);
  expect(JSON.stringify(records)).toContain(`bank line ${lineId}`);

  await book(right.slug);
  expect(await seen(platform, right)).toMatchObject({ state: 'paid', paidTotal: 19, attention: null });
  expect(await platform.call(postSureBankLines, { id }, staff)).toEqual({ booked: 0, open: 0 });
});

test('[BANK-01] a part of the price that was booked is taken back, and what names its order waits for a person from then on', {
  tags: 'release',
}, async ({ platform }) => {
  const waiting = await order(platform, 2300);
  const part = one((await readStatementOf(platform, [pays(waiting, 2000)])).lines);
  const parts = [{ slug: waiting.slug, amount: 20 }];
  await platform.call(decideBankLine, { lineId: part.id, act: 'book', parts }, staff);
  expect(await seen(platform, waiting)).toMatchObject({ paidTotal: 20, attention: 'wrongAmount' });

  await platform.call(decideBankLine, undo(part.id), staff);
  expect(await seen(platform, waiting)).toMatchObject({
    state: 'awaitingPayment',
    paidTotal: 0,
    attention: null,
  });

  // Money that was marked by hand and confirmed by a statement stays marked when that is taken back.
  const marked = await order(platform, 2500);
  await platform.call(changeOrderState, { slug: marked.slug, state: 'paid' }, staff);
  const { id, lines } = await readStatementOf(platform, [pays(marked)]);
  const line = one(lines);
  expect(await platform.call(decideBankLine, undo(line.id), staff)).toMatchObject({
    ...{ state: 'open', reason: 'undone', proposed: [] },
  });
  expect(await platform.call(postSureBankLines, { id }, staff)).toEqual({ booked: 0, open: 1 });
  expect(await seen(platform, marked)).toMatchObject({ state: 'paid', paidTotal: 25 });
  const confirm = { act: 'confirm' as const, parts: [{ slug: marked.slug, amount: 25 }] };
  expect(await platform.call(decideBankLine, { lineId: line.id, ...confirm }, staff)).toMatchObject({
    state: 'booked',
  });
});

test('[BANK-01] what an order was paid and invoiced with, and what was given back, is not taken back', {
  tags: 'release',
}, async ({ platform }) => {
  const paid = await order(platform, 2700);
  const line = one((await readStatementOf(platform, [pays(paid)])).lines);
  expect(await faultOf(platform, line.id)).toMatchObject([{ path: 'act', kind: 'paidWithIt' }]);

  const extra = one((await readStatementOf(platform, [pays(paid, 500)])).lines);
  const parts = [{ slug: paid.slug, amount: 5 }];
  await platform.call(decideBankLine, { lineId: extra.id, act: 'book', parts }, staff);
  await platform.call(refundOrder, { slug: paid.slug, key: `visak-${paid.slug}`, amount: 5 }, staff);
  expect(await faultOf(platform, extra.id)).toMatchObject([{ path: 'act', kind: 'paidWithIt' }]);
  expect(await seen(platform, paid)).toMatchObject({ state: 'paid', paidTotal: 32 });
});

test('[BANK-01] a statement is read page by page, what waits first, with its sums of all pages', async ({
  platform,
}) => {
  const some = [await order(platform, 3100), await order(platform, 3300)];
  const strange = { amount: 9_999_999, name: 'Nepoznat' };
  const { id } = await readStatementOf(platform, [
    ...some.map((each) => pays(each)),
    ...Array.from({ length: 3 }, () => ({ ...strange, bankReference: bankName('B') })),
  ]);
  const page = (number: number) => platform.call(getBankStatement, { id, page: number, limit: 2 }, staff);

  const pages = [await page(1), await page(2), await page(3)];
  expect(pages.map(({ lines }) => lines.map(({ state }) => state))).toEqual([
    ['open', 'open'],
    ['open', 'booked'],
    ['booked'],
  ]);
  expect(pages[0]).toMatchObject({
    ...{ open: 3, booked: 2, sure: 0, byItself: { count: 2, amount: 64 }, byPeople: { count: 0, amount: 0 } },
    pagination: { lastPage: 3, total: 5 },
  });
});

test('[BANK-01, OFFICE-15] of wages and rent nothing is kept that says whose they are, and no payer stands in the log', async ({
  platform,
}) => {
  const paid = await order(platform, 3500);
  const wage = {
    ...{ amount: 120_000, direction: 'out' as const, name: 'Pero Plaćić', iban: otherAccount },
    ...{ text: 'Plaća 11/2026', reference: 'HR6940002-12345678903', bankReference: bankName('W') },
  };
  const { lines } = await readStatementOf(platform, [wage, { ...pays(paid, 3600), name: 'Krešo Kupčić' }]);
  const { db } = await platform.ctx();
  const { rows } = await db.execute(sql`
    select name, iban, text, reference, state from bank_lines where bank_reference = ${wage.bankReference}`);
  expect(rows).toEqual([{ name: '', iban: null, text: '', reference: '', state: 'ignored' }]);

  const lineId = one(lines).id;
  const parts = [{ slug: paid.slug, amount: 36 }];
  await platform.call(decideBankLine, { lineId, act: 'book', parts }, staff);
  const { refunds } = await platform.call(
    refundOrder,
    { slug: paid.slug, key: `povrat-${paid.slug}`, amount: 1 },
    staff,
  );
  const transfers = [{ refundId: refunds[0]?.id ?? 0, name: 'Krešo Kupčić', iban: otherAccount }];
  await platform.call(makeTransferFile, { payOn: '2099-11-30', transfers }, staff);
  const log = JSON.stringify((await db.execute(sql`select * from audit_log`)).rows);
  expect(log).toContain(`bank line ${lineId}`);
  for (const secret of ['Kupčić', otherAccount, 'Plaćić']) expect(log).not.toContain(secret);
});

test('[BANK-01, GDPR-011] payments by which a person’s orders were paid are among their data, stay when they are erased, and a file that never went out forgets them', async ({
  platform,
}) => {
  const paid = await order(platform, 3900);
  await readStatementOf(platform, [{ ...pays(paid), name: 'Nada Nadić', text: 'planer' }]);
  const { refunds } = await platform.call(
    refundOrder,
    { slug: paid.slug, key: `povrat-${paid.slug}`, amount: 2 },
    staff,
  );
  const transfers = [{ refundId: refunds[0]?.id ?? 0, name: 'Nada Nadić', iban: otherAccount }];
  const { id } = await platform.call(makeTransferFile, { payOn: '2099-11-30', transfers }, staff);
  await platform.call(takeBackTransferFile, { id }, staff);
  const ctx = await platform.ctx();
  const { rows } = await ctx.db.execute<{ userId: number }>(sql`
    select user_id::int as "userId" from orders where slug = ${paid.slug}`);
  const subject = { userIds: [one(rows).userId], email: undefined };
  const part = platform.kernel.personalData.parts.find(({ name }) => name === 'bankMovements');

  expect(await part?.collect(ctx, subject)).toMatchObject([
    { direction: 'in', order: paid.slug, amount: 39, name: 'Nada Nadić', iban: otherAccount, text: 'planer' },
    { direction: 'ordered', order: paid.slug, amount: 2, name: 'Nada Nadić', iban: otherAccount },
  ]);
  expect(await part?.kept?.(ctx, subject)).toMatchObject([{ name: 'bankLines', count: 1 }]);
  // As the erasure of an account asks every part, the orders after this one.
  for (const each of platform.kernel.personalData.parts) await each.erase(ctx, subject);

  const names = await ctx.db.execute(sql`
    select t.name, l.name as payer from transfers t, bank_lines l
    where t.file_id = ${id} and l.reference like ${`%${paid.slug}`}`);
  expect(names.rows).toEqual([{ name: '', payer: 'Nada Nadić' }]);
});

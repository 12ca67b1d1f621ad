import {
  handOverTransferFile,
  listOwedRefunds,
  makeTransferFile,
  takeBackTransferFile,
} from '@izlog/contract/ecommerce/bank/bank-refunds';
import {
  decideBankLine,
  getBankStatement,
  postSureBankLines,
} from '@izlog/contract/ecommerce/bank/bank-statements';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { withContained } from '@izlog/contract/permissions';
import { listTodo } from '@izlog/contract/settings/todo';
import type { WrittenEntry } from 'bank-files/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import {
  bankAccount,
  bankName,
  otherAccount,
  readStatementOf,
  sendStatements,
  statementFile,
} from '#test/builders/bank-statement.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const payOn = '2099-11-30';

/** A refund of nine euro that is owed, of an order that staff marked as paid. */
async function owing(platform: TestPlatform) {
  await setOptions(platform, { CompanyIban: bankAccount });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {});
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const { refunds } = await platform.call(refundOrder, { slug, key: `povrat-${slug}`, amount: 9 }, staff);
  return { slug, refundId: refunds[0]?.id ?? 0 };
}

/** A file with one refund, and the movement by which the bank carries it out, each time as another one. */
async function fileWith(platform: TestPlatform, { refundId }: { refundId: number }) {
  const transfers = [{ refundId, name: 'Ana Anić', iban: otherAccount }];
  const { id } = await platform.call(makeTransferFile, { payOn, transfers }, staff);
  const { payload } = await platform.app.inject({
    url: `/api/v2/ecommerce/bank/refund/file/${id}`,
    headers: await platform.headers(staff),
  });
  const [, endToEndId = ''] = /<EndToEndId>([^<]+)</.exec(payload) ?? [];
  const out = (): WrittenEntry => ({
    ...{ amount: 900, direction: 'out', name: 'Ana Anić', iban: otherAccount, endToEndId },
    bankReference: bankName('O'),
  });
  return { id, out };
}

const orderOf = (platform: TestPlatform, { slug }: { slug: string }) =>
  platform.call(getStaffOrder, { slug }, staff);
const handedOf = async (platform: TestPlatform, one: { slug: string }) =>
  (await orderOf(platform, one)).refunds[0]?.handedAt !== null;
const isOwed = async (platform: TestPlatform, { refundId }: { refundId: number }) =>
  (await platform.call(listOwedRefunds, {}, staff)).owed.some((one) => one.refundId === refundId);

test('[BANK-01] a refund that left the account twice waits with its reason and calls people; when the second comes back, one was given', async ({
  platform,
}) => {
  const one = await owing(platform);
  const { out } = await fileWith(platform, one);
  await readStatementOf(platform, [out()]);
  const again = out();

  const second = await readStatementOf(platform, [again]);
  await sendStatements(platform, [statementFile([again])]);

  expect(second.lines).toMatchObject([
    {
      state: 'open',
      direction: 'out',
      reason: 'refundTwice',
      name: 'Ana Anić',
      orders: [{ slug: one.slug }],
    },
  ]);
  const { attention, events } = await orderOf(platform, one);
  expect(attention).toBe('refundTwice');
  expect(events.filter(({ kind }) => kind === 'attention')).toHaveLength(1);
  const { todo } = await platform.call(listTodo, {}, staff);
  expect(todo.find(({ name }) => name === 'bankLines')).toMatchObject({ count: 1, id: second.id });

  const note = 'Kupac vraća';
  const lineId = second.lines[0]?.id ?? 0;
  await platform.call(decideBankLine, { lineId, act: 'setAside', note }, staff);
  const back = { ...again, direction: 'in' as const, returnReason: 'AC04', bankReference: bankName('B') };
  const returned = await readStatementOf(platform, [back]);

  expect(returned.lines).toMatchObject([{ state: 'booked', parts: [{ slug: one.slug, amount: 9 }] }]);
  expect(await platform.call(getBankStatement, { id: second.id }, staff)).toMatchObject({
    booked: 1,
    setAside: 0,
  });
  expect(await handedOf(platform, one)).toBe(true);
  expect(await isOwed(platform, one)).toBe(false);
});

test('[BANK-01] a file that was taken back and that the bank carried out all the same settles what is owed, and people are told', async ({
  platform,
}) => {
  const one = await owing(platform);
  const { id, out } = await fileWith(platform, one);
  await platform.call(takeBackTransferFile, { id }, staff);
  expect(await isOwed(platform, one)).toBe(true);

  const { lines } = await readStatementOf(platform, [out()]);

  expect(lines).toMatchObject([{ state: 'booked', direction: 'out', parts: [{ slug: one.slug }] }]);
  expect([await handedOf(platform, one), await isOwed(platform, one)]).toEqual([true, false]);
  expect((await orderOf(platform, one)).attention).toBe('refundFileCarriedOut');
});

test('[BANK-01] where the refund stands in a newer file, that is to be taken back first; handed over, it went out twice', {
  tags: 'release',
}, async ({ platform }) => {
  const [one, other] = [await owing(platform), await owing(platform)];
  const [old, gone] = [await fileWith(platform, one), await fileWith(platform, other)];
  for (const { id } of [old, gone]) await platform.call(takeBackTransferFile, { id }, staff);
  const [newer, handed] = [await fileWith(platform, one), await fileWith(platform, other)];
  await platform.call(handOverTransferFile, { id: handed.id }, staff);

  const waiting = await readStatementOf(platform, [old.out(), gone.out()]);

  expect(waiting.lines.map(({ reason, state }) => [reason, state])).toEqual([
    ['fileTakenBack', 'open'],
    ['refundTwice', 'open'],
  ]);
  expect(await handedOf(platform, one)).toBe(false);
  expect(await platform.call(postSureBankLines, { id: waiting.id }, staff)).toMatchObject({
    booked: 0,
    open: 2,
  });
  await platform.call(takeBackTransferFile, { id: newer.id }, staff);
  expect(await platform.call(getBankStatement, { id: waiting.id }, staff)).toMatchObject({ sure: 1 });
  expect(await platform.call(postSureBankLines, { id: waiting.id }, staff)).toMatchObject({
    booked: 1,
    open: 1,
  });
  expect([await handedOf(platform, one), await isOwed(platform, one)]).toEqual([true, false]);
});

test('[BANK-01, OFFICE-08] a statement is read, and so moves refunds, only for who may give money back', async ({
  platform,
}) => {
  expect(withContained(['orders.edit'])).toContain('orders.refund');
  for (const only of [['orders.read', 'orders.ship'], ['orders.refund']] as const)
    await expect(sendStatements(platform, [statementFile([])], { staff: only })).rejects.toThrow('FORBIDDEN');
});

test('[BANK-01] a file that is taken back while its statement is read is carried out or taken back, never half of each', {
  tags: 'release',
}, async ({ platform }) => {
  const one = await owing(platform);
  const { id, out } = await fileWith(platform, one);
  const lock = sql`select 1 from transfer_files where id = ${id} for update`;

  await behindALock<unknown>(platform, lock, [
    () => platform.call(takeBackTransferFile, { id }, staff),
    () => readStatementOf(platform, [out()]),
  ]);

  expect(await handedOf(platform, one)).toBe(true);
  expect(await isOwed(platform, one)).toBe(false);
  const { files } = await platform.call(listOwedRefunds, {}, staff);
  const isTakenBack = files.find((file) => file.id === id)?.state === 'takenBack';
  expect((await orderOf(platform, one)).attention).toBe(isTakenBack ? 'refundFileCarriedOut' : null);
});

test('[BANK-01] the account that refunds go to is one that paid the order, not one of which a file only says that it is that money', async ({
  platform,
}) => {
  await setOptions(platform, { CompanyIban: bankAccount });
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {});
  await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const { prices } = await platform.call(getStaffOrder, { slug }, staff);
  const amount = Math.round(prices.orderTotal * 100);
  const strange = {
    amount,
    reference: `HR00${slug}`,
    name: 'Netko',
    iban: otherAccount,
    bankReference: bankName('U'),
  };

  const { lines } = await readStatementOf(platform, [strange]);
  const { refunds } = await platform.call(refundOrder, { slug, key: `povrat-${slug}`, amount: 9 }, staff);

  expect(lines).toMatchObject([{ state: 'booked', parts: [{ slug }] }]);
  const { owed } = await platform.call(listOwedRefunds, {}, staff);
  expect(owed.find(({ refundId }) => refundId === refunds[0]?.id)).toMatchObject({ slug, iban: '' });
});

import {
  handOverTransferFile,
  listOwedRefunds,
  makeTransferFile,
  takeBackTransferFile,
} from '@izlog/contract/ecommerce/bank/bank-refunds';
import { getBankStatement } from '@izlog/contract/ecommerce/bank/bank-statements';
import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { type WrittenEntry, writtenStatement } from 'bank-files/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder } from '#test/builders/order.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const account = 'HR1210010051863000160';
const theirs = 'HR1723600001101234565';
let made = 0;

async function read(platform: TestPlatform, entries: WrittenEntry[]) {
  const file = writtenStatement({ id: `P${++made}`, entries });
  const body = new FormData();
  body.append('file', new Blob([file]), 'izvod.xml');
  const sent = new Request('http://x', { method: 'POST', body });
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/bank/statement/take',
    headers: {
      ...(await platform.headers({ as: 'staff' })),
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const [taken] = answer.json().data.taken;
  return platform.call(getBankStatement, { id: taken.id }, staff);
}

/** An order that was paid by transfer, of which some money is to go back. */
async function owing(platform: TestPlatform, amount: number, isPaidByStatement = true) {
  await setOptions(platform, { CompanyIban: account });
  const email = `povrat${++made}@kupci.test`;
  const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', { email });
  const { prices } = await platform.call(getStaffOrder, { slug }, staff);
  const paid: WrittenEntry = {
    ...{ amount: Math.round(prices.orderTotal * 100), reference: `HR00${slug}`, bankReference: `U${++made}` },
    ...{ name: 'Vedran Lukić', iban: theirs },
  };
  if (isPaidByStatement) await read(platform, [paid]);
  else await platform.call(changeOrderState, { slug, state: 'paid' }, staff);
  const { refunds } = await platform.call(refundOrder, { slug, key: `povrat-${slug}`, amount }, staff);
  const refundId = refunds[0]?.id ?? 0;
  return { slug, email, refundId };
}

const fileOf = async (platform: TestPlatform, id: number) =>
  (
    await platform.app.inject({
      url: `/api/v2/ecommerce/bank/refund/file/${id}`,
      headers: await platform.headers({ as: 'staff' }),
    })
  ).payload;
const payOn = '2099-11-30';
const handedOf = async (platform: TestPlatform, { slug }: { slug: string }) =>
  (await platform.call(getStaffOrder, { slug }, staff)).refunds.map(({ handedAt }) => handedAt !== null);
const mailed = async (platform: TestPlatform, { email }: { email: string }) =>
  (await mailsTo(platform, email))
    .map(({ data }) => data.state)
    .filter((state) => /^refund/.test(String(state)));

test('[BANK-01] refunds of transfers go out as one file, to the account the money came from, and are given back when that was handed over', async ({
  platform,
}) => {
  const [known, unknown] = [await owing(platform, 14), await owing(platform, 5, false)];
  const { owed } = await platform.call(listOwedRefunds, {}, staff);
  const find = (refundId: number) => owed.find((one) => one.refundId === refundId);
  const transfers = [
    { refundId: known.refundId, name: 'Vedran Lukić', iban: theirs },
    { refundId: unknown.refundId, name: 'Žarko Đurić', iban: 'DE89 3704 0044 0532 0130 00' },
  ];

  const file = await platform.call(makeTransferFile, { payOn, transfers }, staff);
  const xml = await fileOf(platform, file.id);
  const left = (await platform.call(listOwedRefunds, {}, staff)).owed.map(({ refundId }) => refundId);
  expect(await handedOf(platform, known)).toEqual([false]);
  await platform.call(handOverTransferFile, { id: file.id }, staff);
  const again = await platform.call(handOverTransferFile, { id: file.id }, staff);

  expect(find(known.refundId)).toMatchObject({
    slug: known.slug,
    amount: 14,
    name: 'Vedran Lukić',
    iban: theirs,
  });
  expect(find(unknown.refundId)).toMatchObject({ amount: 5, iban: '' });
  expect(file).toMatchObject({ count: 2, amount: 19, state: 'made', payOn });
  expect(left).not.toContain(known.refundId);
  expect(xml).toContain('xsd:scthr:pain.001.001.09"');
  expect(xml).toContain('<CtrlSum>19.00</CtrlSum>');
  expect(xml).toContain(`<EndToEndId>HR00${known.slug}-`);
  expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>');
  expect(await fileOf(platform, file.id)).toBe(xml);
  expect(again.state).toBe('handedOver');
  for (const one of [known, unknown]) {
    expect(await handedOf(platform, one)).toEqual([true]);
    expect(await mailed(platform, one)).toEqual(['refundPromised', 'refunded']);
  }
  expect(await platform.refusal(takeBackTransferFile, { id: file.id }, staff)).toMatchObject({
    code: 'RECORD_CHANGED',
  });
});

test('[BANK-01] a refund never stands in two files, also when two colleagues make one at once; a file that no bank has seen can be taken back', async ({
  platform,
}) => {
  const { refundId } = await owing(platform, 7);
  const make = () =>
    platform.call(makeTransferFile, { payOn, transfers: [{ refundId, name: 'Ana', iban: theirs }] }, staff);
  const lock = sql`lock table transfers in share row exclusive mode`;

  const both = await behindALock(platform, lock, [make, make]);
  const first = both.find((one) => one.status === 'fulfilled');

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await platform.call(takeBackTransferFile, { id: first?.value.id ?? 0 }, staff);
  expect(await platform.refusal(handOverTransferFile, { id: first?.value.id ?? 0 }, staff)).toMatchObject({
    code: 'RECORD_CHANGED',
  });
  expect(await make()).toMatchObject({ state: 'made' });
});

test('[BANK-01] a wrong account, a name that no bank writes and a day that is over are refused beside their field', async ({
  platform,
}) => {
  const { refundId } = await owing(platform, 3);
  const good = { refundId, name: 'Ana', iban: theirs };
  const fault = async (input: object) => {
    const all = { payOn, transfers: [good], ...input };
    const { payload } = await platform.refusal(makeTransferFile, all, staff);
    return (payload as { fields: { path: string }[] }).fields[0]?.path;
  };

  expect(await fault({ transfers: [{ ...good, iban: 'HR1723600001101234566' }] })).toBe('transfers.0.iban');
  expect(await fault({ transfers: [{ ...good, name: '日本' }] })).toBe('transfers.0.name');
  expect(await fault({ payOn: '2020-01-01' })).toBe('payOn');
  await setOptions(platform, { CompanyIban: '' });
  expect(await fault({})).toBe('account');
});

test('[BANK-01] the statement says by itself that a refund went out; one that came back is owed again, and people are called', async ({
  platform,
}) => {
  const one = await owing(platform, 9);
  const transfers = [{ refundId: one.refundId, name: 'Ana', iban: theirs }];
  const { id } = await platform.call(makeTransferFile, { payOn, transfers }, staff);
  const [, endToEndId = ''] = /<EndToEndId>([^<]+)</.exec(await fileOf(platform, id)) ?? [];
  const out: WrittenEntry = {
    ...{ amount: 900, direction: 'out', name: 'Ana', iban: theirs, endToEndId },
    bankReference: `O${++made}`,
  };

  const went = await read(platform, [out]);
  await read(platform, [out]);

  expect(went.lines).toMatchObject([
    { state: 'booked', direction: 'out', parts: [{ slug: one.slug, amount: 9 }] },
  ]);
  expect(await handedOf(platform, one)).toEqual([true]);
  expect(await mailed(platform, one)).toEqual(['refundPromised', 'refunded']);
  const { files } = await platform.call(listOwedRefunds, {}, staff);
  expect(files.find((file) => file.id === id)?.state).toBe('handedOver');

  const back = { ...out, direction: 'in' as const, returnReason: 'AC04', bankReference: `B${++made}` };
  await read(platform, [back]);
  await read(platform, [back]);

  expect(await handedOf(platform, one)).toEqual([false]);
  expect((await platform.call(getStaffOrder, { slug: one.slug }, staff)).attention).toBe('refundReturned');
  const { owed } = await platform.call(listOwedRefunds, {}, staff);
  expect(owed.map(({ refundId }) => refundId)).toContain(one.refundId);
});

import {
  decideBankLine,
  filterBankStatements,
  getBankStatement,
} from '@izlog/contract/ecommerce/bank/bank-statements';
import { changeOrderState, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { type WrittenEntry, type WrittenStatement, writtenStatement } from 'bank-files/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildDeliveryMethod, buildOrder, buildPaymentMethod } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { orderReference } from '../payment-slip/check-reference.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const account = 'HR1210010051863000160';
let made = 0;

/** A file as a browser sends it. */
async function send(platform: TestPlatform, files: readonly string[]) {
  await setOptions(platform, { CompanyIban: account });
  return sendTo(platform, files);
}

async function sendTo(platform: TestPlatform, files: readonly string[]) {
  const body = new FormData();
  for (const [place, file] of files.entries()) body.append('file', new Blob([file]), `izvod-${place}.xml`);
  const request = new Request('http://x', { method: 'POST', body });
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v2/ecommerce/bank/statement/take',
    headers: {
      ...(await platform.headers({ as: 'staff' })),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().data;
}

type Kind = 'bankTransfer' | 'cashOnDelivery' | 'hpf';
const ways = new Map<Kind, Promise<{ methodId: number; deliveryMethodId: number }>>();
const wayOf = (platform: TestPlatform, kind: Kind) => {
  const way =
    ways.get(kind) ??
    Promise.all([buildPaymentMethod(platform, kind), buildDeliveryMethod(platform, { price: 0 })]).then(
      ([methodId, deliveryMethodId]) => ({ methodId, deliveryMethodId }),
    );
  ways.set(kind, way);
  return way;
};
const products = new Map<number, Promise<number>>();

/** An order for so many cents, with the reference of its payment slip. */
async function order(platform: TestPlatform, cents: number, kind: Kind = 'bankTransfer') {
  const product = products.get(cents) ?? buildProduct(platform, { price: cents });
  products.set(cents, product);
  const email = `izvod${++made}@kupci.test`;
  const { orderSlug: slug } = await buildOrder(platform, kind, {
    ...(await wayOf(platform, kind)),
    items: [{ productId: await product, qty: 1 }],
    email,
  });
  const { model, reference } = orderReference(slug);
  return { slug, email, cents, reference: `${model}${reference}` };
}

const seen = (platform: TestPlatform, { slug }: { slug: string }) =>
  platform.call(getStaffOrder, { slug }, staff);

/** A movement that pays an order as its slip says, with a reference of the bank. */
const pays = (
  { reference, cents }: { reference: string; cents: number },
  more: Partial<WrittenEntry> = {},
) => ({
  ...{ amount: cents, reference, name: 'Žarko Đurić', bankReference: `B${++made}` },
  ...more,
});

const file = (entries: WrittenEntry[], more: Partial<WrittenStatement> = {}) =>
  writtenStatement({ id: `S${++made}`, number: String(made), entries, ...more });

/** Sends a statement, and gives it as staff see it. */
async function take(platform: TestPlatform, entries: WrittenEntry[], more: Partial<WrittenStatement> = {}) {
  const { taken } = await send(platform, [file(entries, more)]);
  return platform.call(getBankStatement, { id: taken[0].id }, staff);
}

/** What one movement was taken for. */
async function reasonOf(platform: TestPlatform, entry: WrittenEntry) {
  const { lines } = await take(platform, [entry]);
  const [line] = lines;
  if (!line) throw new Error('there is no movement');
  return line;
}

test('[BANK-01] what is sure is booked by itself: the orders are paid and invoiced, their buyers hear of it once, and the file may come again', async ({
  platform,
}) => {
  const orders = [await order(platform, 1900), await order(platform, 2100), await order(platform, 2300)];
  const [first, second, third] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]];
  const entries = [
    pays(first),
    pays(second, { reference: `HR00${second.slug}` }),
    pays(third, { reference: 'HR99', text: `Narudžba ${third.slug}` }),
    { amount: 250, direction: 'out' as const, name: 'Banka', text: 'Naknada', bankReference: `N${++made}` },
  ];
  const sent = file(entries, { opening: 10_000 });

  const once = await send(platform, [sent]);
  const again = await send(platform, [sent, file(entries.slice(0, 2).toReversed())]);

  expect(once.taken).toMatchObject([{ isKnown: false, lines: 4, known: 0, booked: 3, open: 0 }]);
  expect(again.taken).toMatchObject([
    { id: once.taken[0].id, isKnown: true, lines: 4, known: 4, booked: 0, open: 0 },
    { isKnown: false, lines: 2, known: 2, booked: 0, open: 0 },
  ]);
  for (const one of orders) {
    expect(await seen(platform, one)).toMatchObject({
      ...{ state: 'paid', isPaid: true, paidTotal: one.cents / 100, attention: null },
      payments: [{ gateway: 'bank', state: 'approved', amount: one.cents / 100 }],
    });
    const mails = (await mailsTo(platform, one.email)).filter(({ data }) => data.state === 'paid');
    expect(mails).toHaveLength(1);
  }
  const statement = await platform.call(getBankStatement, { id: once.taken[0].id }, staff);
  expect(statement).toMatchObject({ opening: 100, closing: 160.5, isBalanced: true, booked: 3, ignored: 1 });
  expect(statement.lines.map(({ parts, isAutomatic }) => [parts[0]?.slug, isAutomatic])).toEqual(
    orders.map(({ slug }) => [slug, true]),
  );
  const { records } = await platform.call(filterBankStatements, {}, staff);
  expect(records.map(({ id }) => id)).toContain(once.taken[0].id);
});

test('[BANK-01] all else waits with its reason and a proposal, and changes nothing of an order', async ({
  platform,
}) => {
  const waiting = await order(platform, 3100);
  const other = await order(platform, 3300);
  const digits = waiting.reference.slice(4).replaceAll('-', '');
  const twisted = `HR01${digits.slice(0, 8)}${digits[9]}${digits[8]}${digits.slice(10)}`;
  const paid = await order(platform, 3500);
  await take(platform, [pays(paid)]);
  const marked = await order(platform, 3700);
  await platform.call(changeOrderState, { slug: marked.slug, state: 'paid' }, staff);
  const gone = await order(platform, 3900);
  await platform.call(changeOrderState, { slug: gone.slug, state: 'cancelled' }, staff);
  const courier = await order(platform, 4100, 'cashOnDelivery');
  const both = `${waiting.slug} i ${other.slug}`;

  const reasons = [
    ['less', pays(waiting, { amount: 3000 })],
    ['more', pays(waiting, { amount: 3200 })],
    ['several', pays(waiting, { amount: 6400, reference: 'HR99', text: both })],
    ['several', pays(waiting, { amount: 6500, reference: 'HR99', text: both })],
    ['mistyped', pays(waiting, { reference: digits[9] === digits[8] ? `HR01${digits}0` : twisted })],
    ['noReference', pays(waiting, { reference: 'HR99', text: 'planer hvala', name: 'DJURIC ZARKO' })],
    ['paid', pays(paid)],
    ['ended', pays(gone)],
    ['otherwise', pays(courier)],
    ['currency', pays(waiting, { currency: 'USD' })],
    ['returned', pays(waiting, { returnReason: 'AC04' })],
    ['unknown', pays(waiting, { amount: 12_345, reference: 'HR00150-2024' })],
    ['batch', { ...pays(waiting), amount: 9999, details: [pays(waiting), pays(other)] }],
  ] as const;
  for (const [reason, entry] of reasons) {
    const line = await reasonOf(platform, entry);
    expect([line.reason, line.state], reason).toEqual([reason, 'open']);
  }
  const [twice] = [await reasonOf(platform, pays(marked))];

  expect(twice, 'staff had marked it as paid: this is that money').toMatchObject({
    ...{ state: 'booked', isAutomatic: true, parts: [{ slug: marked.slug, amount: 37 }] },
  });
  expect(await reasonOf(platform, pays(marked)), 'a second time it is not').toMatchObject({ reason: 'paid' });
  expect(await seen(platform, waiting)).toMatchObject({ state: 'awaitingPayment', paidTotal: 0 });
  expect(await seen(platform, marked)).toMatchObject({ state: 'paid', paidTotal: 37 });
  expect(await seen(platform, gone)).toMatchObject({ state: 'cancelled', paidTotal: 0 });
});

test('[BANK-01] a person books with one press: too much is held, several orders share, too little leaves a rest, which the next movement pays', async ({
  platform,
}) => {
  const [generous, careful] = [await order(platform, 5100), await order(platform, 5300)];
  const [one, two] = [await order(platform, 5500), await order(platform, 5700)];
  const text = `${one.slug}, ${two.slug}`;
  const { lines } = await take(platform, [
    pays(generous, { amount: 6500 }),
    pays(careful, { amount: 5000 }),
    pays(one, { amount: 11_200, reference: 'HR99', text }),
  ]);

  for (const { id, proposed } of lines)
    await platform.call(decideBankLine, { lineId: id, act: 'book', parts: proposed }, staff);
  const rest = await take(platform, [pays(careful, { amount: 300 })]);

  expect(await seen(platform, generous)).toMatchObject({
    state: 'paid',
    paidTotal: 65,
    attention: 'wrongAmount',
  });
  expect(rest.lines).toMatchObject([{ state: 'booked', isAutomatic: true }]);
  expect(await seen(platform, careful)).toMatchObject({ state: 'paid', paidTotal: 53, attention: null });
  for (const each of [one, two])
    expect(await seen(platform, each)).toMatchObject({
      state: 'paid',
      attention: null,
      paidTotal: each.cents / 100,
    });
});

test('[BANK-01] a decision that does not add up is refused with its field; what is set aside needs a reason and can be taken up again', async ({
  platform,
}) => {
  const waiting = await order(platform, 6100);
  const line = await reasonOf(platform, pays(waiting, { amount: 6000 }));
  const decide = (input: object) =>
    platform.refusal(decideBankLine, { lineId: line.id, act: 'book', ...input } as never, staff);
  const fault = async (input: object) => ((await decide(input)).payload as { fields: object[] }).fields;
  const { slug } = waiting;

  expect(await fault({ parts: [] })).toMatchObject([{ path: 'parts', kind: 'sum' }]);
  expect(await fault({ parts: [{ slug, amount: 61 }] })).toMatchObject([{ path: 'parts', kind: 'sum' }]);
  expect(await fault({ parts: [{ slug: '2020-000001', amount: 60 }] })).toMatchObject([
    { path: 'parts.0.slug', kind: 'missing' },
  ]);
  expect(await fault({ act: 'confirm', parts: [{ slug, amount: 60 }] })).toMatchObject([
    { kind: 'notMarked' },
  ]);
  expect(await fault({ act: 'setAside' })).toMatchObject([{ path: 'note', kind: 'required' }]);
  const dollars = await reasonOf(platform, pays(waiting, { currency: 'USD' }));
  expect(
    (
      await platform.refusal(
        decideBankLine,
        { lineId: dollars.id, act: 'book', parts: [{ slug, amount: 61 }] },
        staff,
      )
    ).payload,
  ).toMatchObject({ fields: [{ path: 'parts.0.slug', kind: 'currency' }] });

  const aside = { lineId: line.id, act: 'setAside', note: 'Posudba vlasnika' } as const;
  expect(await platform.call(decideBankLine, aside, staff)).toMatchObject({
    state: 'setAside',
    note: aside.note,
  });
  expect(await platform.call(decideBankLine, aside, staff)).toMatchObject({ state: 'setAside' });
  expect(await decide({ parts: [{ slug, amount: 60 }] })).toMatchObject({ code: 'RECORD_CHANGED' });
  expect(await platform.call(decideBankLine, { lineId: line.id, act: 'reopen' }, staff)).toMatchObject({
    ...{ state: 'open', reason: 'less', note: '' },
  });
});

test('[BANK-01] two colleagues who press at once, and a statement that is read twice at once, book a movement once', async ({
  platform,
}) => {
  const waiting = await order(platform, 7100);
  const line = await reasonOf(platform, pays(waiting, { amount: 7000 }));
  const parts = [{ slug: waiting.slug, amount: 70 }];
  const book = () => platform.call(decideBankLine, { lineId: line.id, act: 'book', parts }, staff);
  const aside = () =>
    platform.call(decideBankLine, { lineId: line.id, act: 'setAside', note: 'Nije naše' }, staff);
  const lock = sql`select 1 from bank_lines where id = ${line.id} for update`;

  const [first, second, third] = await behindALock<unknown>(platform, lock, [book, book, aside]);

  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await seen(platform, waiting)).toMatchObject({ paidTotal: 70 });

  const sure = await order(platform, 7300);
  const sent = file([pays(sure)]);
  await setOptions(platform, { CompanyIban: account });
  const orderLock = sql`select 1 from orders where slug = ${sure.slug} for update`;
  await behindALock(platform, orderLock, [() => sendTo(platform, [sent]), () => sendTo(platform, [sent])]);
  expect(await seen(platform, sure)).toMatchObject({ state: 'paid', paidTotal: 73, attention: null });
});

test('[BANK-01] a file of another account, cut, hostile or none keeps nothing and says why', async ({
  platform,
}) => {
  const waiting = await order(platform, 8100);
  const good = file([pays(waiting)]);
  const foreign = 'HR1723600001101234565';

  const {
    refused,
    taken,
    account: own,
  } = await send(platform, [
    file([pays(waiting)], { iban: foreign }),
    good.slice(0, good.length - 40),
    good.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document'),
    good.replaceAll('camt.053', 'camt.052'),
    ':20:STARTUMS',
    '',
  ]);

  expect([taken, own]).toEqual([[], account]);
  expect(refused.map(({ reason, found }: { reason: string; found: string }) => [reason, found])).toEqual([
    ['otherAccount', foreign],
    ['cut', ''],
    ['doctype', ''],
    ['notStatement', 'camt.052'],
    ['notXml', ''],
    ['empty', ''],
  ]);
  await setOptions(platform, { CompanyIban: '' });
  expect((await sendTo(platform, [good])).refused).toMatchObject([{ reason: 'noAccount' }]);
  expect(await seen(platform, waiting)).toMatchObject({ state: 'awaitingPayment', paidTotal: 0 });
});

test('[BANK-01] what the bank takes back calls people to the order it had paid, once', async ({
  platform,
}) => {
  const paid = await order(platform, 8300);
  const entry = pays(paid, { iban: 'HR1723600001101234565' });
  await take(platform, [entry]);
  const back = file([{ ...entry, direction: 'out', isReversal: true, bankReference: `R${++made}` }]);

  const { taken } = await send(platform, [back]);
  await send(platform, [back]);

  const { lines } = await platform.call(getBankStatement, { id: taken[0].id }, staff);
  expect(lines).toMatchObject([{ direction: 'out', reason: 'takenBack', orders: [{ slug: paid.slug }] }]);
  const { attention, events } = await seen(platform, paid);
  expect(attention).toBe('paymentTakenBack');
  expect(events.filter(({ kind }) => kind === 'attention')).toHaveLength(1);
});

test('[BANK-01] without a reference of the bank the same in another statement waits, and is never booked by itself', async ({
  platform,
}) => {
  const waiting = await order(platform, 8500);
  const { bankReference: _, ...bare } = pays(waiting);

  const first = await reasonOf(platform, bare);
  const again = await reasonOf(platform, bare);

  expect([first.state, again.state, again.reason]).toEqual(['booked', 'open', 'maybeTwice']);
  expect(await seen(platform, waiting)).toMatchObject({ state: 'paid', paidTotal: 85, attention: null });
});

test('[BANK-01] in whatever order statements are read, and however often, the same money is booked on the same orders', async ({
  platform,
}) => {
  const orders = [await order(platform, 9100), await order(platform, 9300), await order(platform, 9500)];
  const entries = orders.flatMap((one) => [pays(one), pays(one)]);
  const parts = [entries.slice(0, 3), entries.slice(2, 5), entries.slice(3), entries].map((some) =>
    file(some),
  );
  const rounds = fc.array(fc.nat(parts.length - 1), { minLength: 1, maxLength: 6 });
  const booked = async () =>
    (await Promise.all(orders.map((one) => seen(platform, one)))).map((one) => one.paidTotal);
  await fc.assert(
    fc.asyncProperty(rounds, async (places) => {
      for (const place of places) await send(platform, [parts[place] ?? '']);
      for (const [place, total] of (await booked()).entries())
        expect([0, (orders[place]?.cents ?? 0) / 100]).toContain(total);
    }),
    { numRuns: 4 },
  );
  await send(platform, [parts[3] ?? '']);

  expect(await booked()).toEqual([91, 93, 95]);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ lines: number; booked: number }>(sql`
    select count(*)::int as lines, count(*) filter (where state = 'booked')::int as booked from bank_lines
    where bank_reference in (${sql.join(
      entries.map(({ bankReference }) => sql`${bankReference}`),
      sql`, `,
    )})`);
  expect(rows).toEqual([{ lines: 6, booked: 3 }]);
});

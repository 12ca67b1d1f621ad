import { changeOrderState, getStaffOrder, refundOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import {
  confirmWithdrawal,
  filterWithdrawals,
  mailWithdrawalLink,
  openWithdrawal,
} from '@izlog/contract/ecommerce/orders/withdrawal';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { gdprConsentSave } from '@izlog/contract/gdpr/consent-save';
import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildDeliveryMethod, buildOrder, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { mailsTo } from '#test/builders/sent-mails.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { findBrokenWithdrawals } from './find-broken-withdrawals.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const email = 'zarko@kupci.test';
const person = { name: 'Žarko-Ćiro Đurić', contactEmail: 'zarko.novi@kupci.test' };
const anywhere = () => fromOwnAddress({});

const open = (platform: TestPlatform, orderSlug: string) =>
  platform.call(openWithdrawal, { orderSlug, email }, anywhere());

async function deliver(platform: TestPlatform, slug: string, daysAgo = 0) {
  for (const state of ['paid', 'sent', 'delivered'] as const) {
    await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
  }
  const { db } = await platform.ctx();
  await db.execute(sql`update order_events e set at = e.at - make_interval(days => ${daysAgo}::int)
    from orders o where o.id = e.order_id and o.slug = ${slug} and e.state = 'delivered'`);
}

/** An order of two lines, 2 × 20 € and 1 × 10 €, with delivery for 4.50 € where 3 € were offered too. */
async function twoLines(platform: TestPlatform) {
  await buildDeliveryMethod(platform, { price: 300 });
  const items = [
    { productId: await buildProduct(platform, { price: 2000 }), qty: 2 },
    { productId: await buildProduct(platform, { price: 1000 }), qty: 1 },
  ];
  return buildOrder(platform, 'bankTransfer', { items });
}

test('[law 3] a guest opens the withdrawal with number and e-mail; the period begins with the delivery', async ({
  platform,
}) => {
  const { orderSlug, orderKey } = await twoLines(platform);
  const before = await open(platform, orderSlug);

  expect(before).toMatchObject({
    orderSlug,
    email,
    name: 'Žarko-Ćiro Đurić',
    endsAt: null,
    isInTime: true,
    lines: [
      { quantity: 2, mayWithdraw: true, why: null },
      { quantity: 1, mayWithdraw: true, why: null },
    ],
  });
  await deliver(platform, orderSlug);
  const after = await platform.call(openWithdrawal, { orderSlug, key: orderKey }, anywhere());
  expect(after).toMatchObject({ endsAt: expect.any(String), isInTime: true });
  expect(await open(platform, orderSlug)).toEqual(after);
});

test('[law 3] a wrong pair and an unknown order are refused alike; strangers who guess wait, and the right e-mail is never refused', async ({
  platform,
}) => {
  const { orderSlug, orderKey } = await buildOrder(platform, 'bankTransfer');
  const ask = (slug: string, address: string, from = anywhere()) =>
    platform.refusal(openWithdrawal, { orderSlug: slug, email: address }, from);
  const wrong = await ask(orderSlug, 'netko@drugi.test');

  expect(wrong).toMatchObject({ status: 404, code: 'WITHDRAWAL_ORDER_UNKNOWN' });
  expect(await ask('2026-999999', email)).toEqual(wrong);
  expect(await ask(orderSlug, '')).toEqual(wrong);
  // Thirty strangers, each from an address of his own, and one who guesses on from his.
  for (let i = 0; i < 30; i++) await ask(orderSlug, `pokusaj${i}@drugi.test`);
  const thief = { headers: { 'x-forwarded-for': '203.0.113.66' } };
  for (let i = 0; i < 22; i++) expect(await ask(orderSlug, `lopov${i}@drugi.test`, thief)).toEqual(wrong);

  const started = performance.now();
  const many = await Promise.all(
    Array.from({ length: 8 }, (_, i) => ask(orderSlug, `x${i}@drugi.test`, thief)),
  );
  const took = performance.now() - started;
  const answer = await platform.call(openWithdrawal, { orderSlug, email }, anywhere());
  const fromThere = await platform.call(openWithdrawal, { orderSlug, email }, thief);
  const byLink = await platform.call(openWithdrawal, { orderSlug, key: orderKey }, thief);

  expect(took).toBeGreaterThan(250);
  expect(many.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(4);
  expect(answer.orderSlug).toBe(orderSlug);
  expect([fromThere, byLink]).toEqual([answer, answer]);
});

test('[law 3] who does not remember the e-mail gets the link mailed to it, three times a day, and learns nothing of whose order it is', async ({
  platform,
}) => {
  const own = 'zaboravna@kupci.test';
  const { orderSlug, orderKey } = await buildOrder(platform, 'bankTransfer', { email: own });
  const send = (slug: string) => platform.call(mailWithdrawalLink, { orderSlug: slug }, anywhere());
  const before = (await mailsTo(platform, own)).length;

  const answers = [await send('2026-999998')];
  for (let i = 0; i < 5; i++) answers.push(await send(orderSlug));

  expect(answers).toEqual(Array.from({ length: 6 }, () => ({})));
  const sent = (await mailsTo(platform, own)).slice(before);
  expect(sent).toHaveLength(3);
  expect(JSON.stringify(sent[0]?.text)).toContain(
    `/raskid-ugovora?orderSlug=${orderSlug}&orderKey=${orderKey}`,
  );
});

test('[law 3] a statement is acknowledged by mail with its content, date and time; staff hear the exact refund', async ({
  platform,
}) => {
  await setOptions(platform, { SendEmailTo: 'trgovina@prvi.test' });
  const { orderSlug } = await twoLines(platform);
  await deliver(platform, orderSlug);
  const [first, second] = (await open(platform, orderSlug)).lines;
  const lines = [
    { id: first?.id ?? 0, quantity: 2 },
    { id: second?.id ?? 0, quantity: 1 },
  ];
  const said = await platform.call(confirmWithdrawal, { orderSlug, email, ...person, lines }, anywhere());

  expect(said).toMatchObject({ number: `${orderSlug}-R1`, isInTime: true, lines });
  for (const address of [person.contactEmail, email]) {
    const mail = (await mailsTo(platform, address)).findLast(
      (one) => one.data.order === orderSlug && one.template !== 'orderReturn',
    );
    expect(mail).toMatchObject({ template: 'withdrawalReceived', language: 'hr' });
    const text = JSON.stringify(mail?.text);
    expect(text).toContain(said.number);
    expect(text).toContain(`2 × ${first?.name}`);
    expect(text).toMatch(/\d{1,2}\. \d{1,2}\. \d{4}\..{0,3} \d{2}:\d{2}:\d{2}/);
  }
  // 40 + 10 and the cheapest delivery that was offered, not the chosen one.
  const notice = (await mailsTo(platform, 'trgovina@prvi.test')).findLast(
    ({ template }) => template === 'withdrawalForStaff',
  );
  expect(String(notice?.data.refund)).toMatch(/^53,00/);
  const listed = await platform.call(filterWithdrawals, { orderSlug }, staff);
  expect(listed.records).toMatchObject([
    { number: said.number, proposedRefund: 53, isInTime: true, isUnchanged: true, lines },
  ]);
  const [listedOne] = listed.records;
  expect(listedOne?.order).toEqual({
    orderTotal: 54.5,
    paidTotal: expect.any(Number),
    refundedTotal: 0,
    handedBackTotal: 0,
  });
  const days = (Date.parse(listedOne?.refundUntil ?? '') - Date.parse(said.submittedAt)) / 86_400_000;
  expect(days).toBeGreaterThan(14);
  const { events } = await platform.call(getStaffOrder, { slug: orderSlug }, staff);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'withdrawal', note: said.number }));
});

test('[law 3] a part can be withdrawn from, a double click is one statement, and no piece is withdrawn twice', async ({
  platform,
}) => {
  const { orderSlug } = await twoLines(platform);
  await deliver(platform, orderSlug);
  const [first, second] = (await open(platform, orderSlug)).lines;
  const say = (quantity: number, id = first?.id ?? 0) => ({
    orderSlug,
    email,
    ...person,
    lines: [{ id, quantity }],
  });
  const [one, again] = await Promise.all([
    platform.call(confirmWithdrawal, say(1), anywhere()),
    platform.call(confirmWithdrawal, say(1), anywhere()),
  ]);

  expect(again).toEqual(one);
  expect((await open(platform, orderSlug)).lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  for (const wrong of [say(2), say(1, 999_999)]) {
    expect(await platform.refusal(confirmWithdrawal, wrong, anywhere())).toMatchObject({
      status: 409,
      code: 'WITHDRAWAL_LINES_WRONG',
    });
  }
  // One piece of it was refunded meanwhile: only what is left is proposed, and the delivery with the last piece.
  await platform.call(
    refundOrder,
    { slug: orderSlug, key: 'povrat-prvog', items: [{ itemId: first?.id ?? 0, quantity: 1 }] },
    staff,
  );
  await platform.call(confirmWithdrawal, { ...say(1), name: 'Netko drugi' }, anywhere());
  await platform.call(confirmWithdrawal, say(1, second?.id), anywhere());
  const { records } = await platform.call(filterWithdrawals, { orderSlug }, staff);
  expect(records.map(({ proposedRefund }) => proposedRefund)).toEqual([13, 20, 20]);
  expect((await open(platform, orderSlug)).lines).toMatchObject([
    { quantity: 0, mayWithdraw: false, why: 'alreadyWithdrawn' },
    { quantity: 0, mayWithdraw: false, why: 'alreadyWithdrawn' },
  ]);
});

test('[law 3] what was given back for is not offered again, whether it was withdrawn before or not', async ({
  platform,
}) => {
  const { orderSlug } = await twoLines(platform);
  await deliver(platform, orderSlug);
  const [first, second] = (await open(platform, orderSlug)).lines;
  const back = (key: string, more: object) =>
    platform.call(refundOrder, { slug: orderSlug, key, ...more }, staff);
  const left = async () =>
    (await open(platform, orderSlug)).lines.map(({ quantity, why }) => [quantity, why]);

  await back('jedan-komad', { items: [{ itemId: first?.id ?? 0, quantity: 1 }] });
  expect(await left()).toEqual([
    [1, null],
    [1, null],
  ]);
  const lines = [{ id: first?.id ?? 0, quantity: 1 }];
  expect(
    await platform.refusal(
      confirmWithdrawal,
      { orderSlug, email, ...person, lines: [{ id: first?.id ?? 0, quantity: 2 }] },
      anywhere(),
    ),
  ).toMatchObject({ code: 'WITHDRAWAL_LINES_WRONG' });
  await platform.call(confirmWithdrawal, { orderSlug, email, ...person, lines }, anywhere());
  expect(await left()).toEqual([
    [0, 'alreadyWithdrawn'],
    [1, null],
  ]);
  await back('povuceni-komad', { items: [{ itemId: first?.id ?? 0, quantity: 1 }] });
  expect(await left()).toEqual([
    [0, 'alreadyWithdrawn'],
    [1, null],
  ]);
  await back('sve-ostalo', { amount: 14.5 });
  expect(await left()).toEqual([
    [0, 'alreadyWithdrawn'],
    [0, 'alreadyRefunded'],
  ]);
  expect(second?.quantity).toBe(1);
});

test('[law 3] neither lateness nor an exception refuses a statement: both are written down', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 2000, isReturnable: false });
  const { orderSlug } = await buildOrder(platform, 'bankTransfer', { items: [{ productId, qty: 1 }] });
  await deliver(platform, orderSlug, 30);
  const { lines, isInTime } = await open(platform, orderSlug);

  expect({ isInTime, lines }).toMatchObject({
    isInTime: false,
    lines: [{ mayWithdraw: false, why: 'notReturnable' }],
  });
  const id = lines[0]?.id ?? 0;
  const said = await platform.call(
    confirmWithdrawal,
    { orderSlug, email, ...person, lines: [{ id, quantity: 1 }] },
    anywhere(),
  );
  expect(said.isInTime).toBe(false);
  const { records } = await platform.call(filterWithdrawals, { orderSlug }, staff);
  expect(records).toMatchObject([{ isInTime: false, proposedRefund: 0, lines: [{ why: 'notReturnable' }] }]);
});

test('[law 3] the right to digital content ends with the consent, which the confirmation repeats; the rest has its link', async ({
  platform,
}) => {
  await platform.call(
    gdprConsentSave,
    { uniqueNumber: 'DIGITALNO', displayName: { hrv: 'Pristajem.' } },
    staff,
  );
  await setOptions(platform, { DigitalConsent: 'DIGITALNO' });
  const book = await buildProduct(platform, {
    price: 900,
    name: 'E-knjiga 2026.',
    type: 'e-product',
    format: 'e-product',
  });
  const course = await buildProduct(platform, { price: 900, type: 'service', purchase: 'reservation' });
  let consents: string[] | undefined;
  const order = (...ids: number[]) =>
    buildOrder(platform, 'bankTransfer', {
      items: ids.map((productId) => ({ productId, qty: 1 })),
      ...(consents && { consents }),
    });
  const confirmation = async (slug: string) => {
    const mails = await mailsTo(platform, email);
    const mail = mails.findLast((one) => one.template === 'orderConfirmation' && one.data.number === slug);
    return JSON.stringify(mail?.text);
  };
  const asked = await order(book, course);

  const free = await open(platform, asked.orderSlug);
  expect(free.lines).toMatchObject([{ why: null }, { why: 'event' }]);
  // Nothing is delivered: the period runs from the conclusion.
  expect(free.endsAt).not.toBeNull();
  expect(await confirmation(asked.orderSlug)).toContain(
    `/raskid-ugovora?orderSlug=${asked.orderSlug}&orderKey=${asked.orderKey}`,
  );

  // A stranger's word under the e-mail takes no right away.
  const user = { userType: 'guest', email } as const;
  const forged = { sourceType: 'checkoutForm' as const, consents: ['DIGITALNO'], user };
  const stranger = { headers: { 'x-forwarded-for': '203.0.113.77' } };
  await platform.call(gdprConsentLogCreate, forged, stranger);
  expect((await open(platform, (await order(book)).orderSlug)).lines).toMatchObject([{ why: null }]);

  consents = ['DIGITALNO'];
  const agreed = await order(book);
  expect((await open(platform, agreed.orderSlug)).lines).toMatchObject([
    { mayWithdraw: false, why: 'digital' },
  ]);
  const text = await confirmation(agreed.orderSlug);
  expect(text).toMatch(/Potvrđujemo vaš pristanak.*E-knjiga 2026\."/);
  expect(text).not.toContain('raskid-ugovora');
});

test('[law 3] the right to a service ends when it is wholly done, for buyers who asked that it begins at once', async ({
  platform,
}) => {
  await platform.call(
    gdprConsentSave,
    { uniqueNumber: 'USLUGA', displayName: { hrv: 'Tražim da usluga počne odmah.' } },
    staff,
  );
  await setOptions(platform, { ServiceConsent: 'USLUGA' });
  const productId = await buildProduct(platform, { price: 3000, type: 'service' });
  const items = [{ productId, qty: 1 }];
  const done = async (consents?: string[]) => {
    const { orderSlug: slug } = await buildOrder(platform, 'bankTransfer', {
      items,
      ...(consents && { consents }),
    });
    const before = await open(platform, slug);
    for (const state of ['paid', 'processing', 'completed'] as const)
      await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
    return { before: before.lines[0]?.why, after: (await open(platform, slug)).lines[0]?.why };
  };

  expect(await done()).toEqual({ before: null, after: null });
  expect(await done(['USLUGA'])).toEqual({ before: null, after: 'performed' });
});

test('[law 3] statements are only added to, and a change behind the back of the database shows', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  for (let i = 0; i < 2; i++) {
    const { orderSlug } = await buildOrder(platform, 'bankTransfer');
    const { lines } = await open(platform, orderSlug);
    await platform.call(
      confirmWithdrawal,
      { orderSlug, email, ...person, lines: lines.map(({ id, quantity }) => ({ id, quantity })) },
      anywhere(),
    );
  }
  const { records } = await platform.call(filterWithdrawals, { limit: 2 }, staff);
  const [newest, before] = records.map(({ number }) => number);
  const purge = (change: SQL) =>
    ctx.db.transaction(async (tx) => {
      await tx.execute(sql`set local izlog.purge = 'on'`);
      await tx.execute(change);
    });
  const rename = (name: string) => sql`update withdrawals set name = ${name} where number = ${newest}`;

  expect(await findBrokenWithdrawals(ctx.db)).toEqual([]);
  await expect(ctx.db.execute(rename('Netko drugi'))).rejects.toThrow();
  await purge(rename('Netko drugi'));
  expect(await findBrokenWithdrawals(ctx.db)).toEqual([{ siteId: ctx.site.id, number: newest }]);
  const changed = await platform.call(filterWithdrawals, { limit: 1 }, staff);
  expect(changed.records).toMatchObject([{ number: newest, isUnchanged: false }]);
  await purge(rename(person.name));
  expect(await findBrokenWithdrawals(ctx.db)).toEqual([]);
  await purge(sql`delete from withdrawals where number = ${before}`);
  expect(await findBrokenWithdrawals(ctx.db)).toEqual([{ siteId: ctx.site.id, number: newest }]);
});

test('[law 3] what is made for one buyer is excepted, a choice among what is offered is not; staff alone read statements', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    price: 2000,
    customOptions: [
      { title: 'Tekst', label: { hrv: 'Tekst' }, optionType: 'text' },
      {
        title: 'Omot',
        label: { hrv: 'Omot' },
        optionType: 'text',
        inputType: 'dropdown',
        values: [{ sku: 'PLAVI', label: { hrv: 'Plavi' } }],
      },
    ],
  });
  const personalized = (personalizations: Record<string, string>) => ({
    productId,
    qty: 1,
    options: { personalizations },
  });
  const items = [personalized({ Tekst: 'Za Anu' }), personalized({ Omot: 'PLAVI' })];
  const { orderSlug } = await buildOrder(platform, 'bankTransfer', { items });

  expect((await open(platform, orderSlug)).lines).toMatchObject([
    { mayWithdraw: false, why: 'personalised' },
    { mayWithdraw: true, why: null },
  ]);
  expect(await platform.refusal(filterWithdrawals, {}, { as: { staff: [] } })).toMatchObject({ status: 403 });
});

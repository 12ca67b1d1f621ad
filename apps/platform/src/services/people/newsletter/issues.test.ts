import type { RichNode } from '@izlog/contract/cms/content/rich';
import { filterAbandonedCarts } from '@izlog/contract/ecommerce/cart/cart-abandoned';
import { explainPromotions } from '@izlog/contract/ecommerce/promotion-explain';
import { savePromotion } from '@izlog/contract/ecommerce/promotion-staff';
import type { EndpointInput } from '@izlog/contract/endpoint';
import {
  deleteIssue,
  getIssue,
  saveIssue,
  sendIssue,
  stopIssue,
  testIssue,
} from '@izlog/contract/marketing/newsletter-issue';
import { filterAudit } from '@izlog/contract/user/audit';
import { filterCustomers } from '@izlog/contract/user/customer-staff';
import { deleteSegment, filterSegments, previewSegment, saveSegment } from '@izlog/contract/user/segment';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { setOption } from '#platform/services/settings/options/set-option.ts';
import { buildCustomer } from '#test/builders/account.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { remindCarts } from './cart-reminders.ts';
import { newsletterSubscribers } from './newsletter.tables.ts';
import { sendIssueBatch } from './send-issue.ts';

type SaveInput = EndpointInput<typeof saveIssue>;

const staff = { as: 'staff' } as const;
const elsewhere = { as: 'staff', site: 2 } as const;
const long = 120 * 24 * 3600 * 1000;

/** A customer with so many orders, the newest so long ago, who confirmed the newsletter unless stated otherwise. */
async function customerWith(
  platform: TestPlatform,
  orders: number,
  { ago = long, state = 'subscribed' as const }: { ago?: number; state?: 'subscribed' | 'pending' } = {},
) {
  const { id, email } = await buildCustomer(platform);
  const { db } = await platform.ctx();
  const now = new Date();
  await db.insert(newsletterSubscribers).values({
    siteId: 1,
    email: email.toLowerCase(),
    language: 'hrv',
    state,
    createdAt: now,
    askedAt: now,
    confirmedAt: state === 'subscribed' ? now : null,
  });
  for (let one = 0; one < orders; one += 1) {
    const { orderSlug } = await buildOrder(platform, 'cashOnDelivery');
    await db.execute(sql`update orders set user_id = ${id}, state = 'completed',
      created_at = ${new Date(now.getTime() - ago)} where slug = ${orderSlug}`);
  }
  return { id, email };
}

const away = [
  { field: 'orders', is: 'atLeast', value: 2 },
  { field: 'lastOrder', is: 'longerAgo', value: 90 },
  { field: 'newsletter', is: 'yes' },
] as const;

test('[OFFICE-08, MKT-001] a segment is counted by its rules, and an issue goes once to who is in it and confirmed, whatever dies, until somebody leaves', async ({
  platform,
}) => {
  const twice = await customerWith(platform, 2);
  await customerWith(platform, 1);
  await customerWith(platform, 2, { ago: 1000 });
  await customerWith(platform, 2, { state: 'pending' });
  expect(await platform.call(previewSegment, { rules: [...away] }, staff)).toEqual({
    customers: 1,
    mailable: 1,
  });
  const headers = { subject: 'Novosti\r\nBcc: netko@drugi.example', body: 'Tekst' };
  expect(await platform.refusal(saveIssue, headers, staff)).toMatchObject({ status: 400 });
  const segment = await platform.call(saveSegment, { name: 'Dvaput kupili', rules: [...away] }, staff);
  expect((await platform.call(filterSegments, {}, staff)).records).toMatchObject([{ customers: 1 }]);
  expect((await platform.call(filterCustomers, { segment: segment.id }, staff)).records).toMatchObject([
    { id: twice.id },
  ]);
  expect((await platform.call(filterCustomers, { segment: segment.id }, elsewhere)).records).toEqual([]);
  const same = await platform.refusal(saveSegment, { name: 'dvaput KUPILI', rules: [...away] }, staff);
  expect(same.payload).toMatchObject({ fields: [{ path: 'name', kind: 'taken' }] });

  const issue = { subject: 'Vratite se', body: '## Jesen\n\n- prvo\n- drugo\n\nPozdrav!' };
  const { id } = await platform.call(saveIssue, { ...issue, segmentId: segment.id }, staff);
  expect(await platform.call(getIssue, { id }, staff)).toMatchObject({
    audience: 1,
    segmentName: 'Dvaput kupili',
  });
  await platform.call(testIssue, { id }, staff);
  expect((await platform.call(getIssue, { id }, staff)).recipients).toBe(0);
  expect((await platform.refusal(deleteSegment, { id: segment.id }, staff)).code).toBe('RECORD_IN_USE');
  for (const endpoint of [getIssue, sendIssue, stopIssue, testIssue, deleteIssue])
    expect((await platform.refusal(endpoint, { id }, elsewhere)).status).toBe(404);

  expect(await platform.call(sendIssue, { id }, staff)).toEqual({ recipients: 1 });
  expect((await platform.refusal(sendIssue, { id }, staff)).code).toBe('RECORD_IN_USE');
  const batch = { siteId: 1, issueId: id };
  for (let turn = 0; turn < 3; turn += 1) await sendIssueBatch(platform.kernel, batch, new Date());
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ recipient: string; data: { unsubscribeUrl: string } }>(
    sql`select recipient, data from mails where key like ${`issue ${id} %`}`,
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual([twice.email.toLowerCase()]);
  expect(await platform.call(getIssue, { id }, staff)).toMatchObject({
    state: 'sent',
    recipients: 1,
    left: 0,
  });
  expect((await platform.refusal(saveIssue, { ...issue, id }, staff)).code).toBe('RECORD_IN_USE');
  expect((await platform.refusal(deleteIssue, { id }, staff)).code).toBe('RECORD_IN_USE');

  const url = new URL(rows[0]?.data.unsubscribeUrl ?? '');
  await platform.app.inject({ method: 'POST', url: url.pathname });
  expect(await platform.call(getIssue, { id }, staff)).toMatchObject({ recipients: 1, left: 1 });
  expect(await platform.call(previewSegment, { rules: [...away] }, staff)).toEqual({
    customers: 0,
    mailable: 0,
  });
  const { records } = await platform.call(filterAudit, { limit: 10 }, staff);
  expect(
    records.flatMap(({ changes }) => (changes as { target: string }[]).map(({ target }) => target)),
  ).toEqual(expect.arrayContaining([`newsletter issue ${id}`, `segment ${segment.id}`]));
});

test('[OFFICE-08, MKT-001] an issue is written as pages are, its mails show its links, emphasis and pictures, and what no mail can is refused', async ({
  platform,
}) => {
  const mediaId = await buildMedia(platform, { alt: { hrv: 'Šljive u košari' } });
  const text = (words: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({
    type: 'text',
    text: words,
    marks,
  });
  const rich: RichNode & { content: RichNode[] } = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Jesen' }] },
      {
        type: 'paragraph',
        content: [
          text('Nove šljive', { type: 'bold' }),
          text(' u trgovini', { type: 'link', attrs: { href: '/trgovina' } }),
        ],
      },
      { type: 'image', attrs: { media: { id: mediaId, alt: '', file: { hash: 'x' } } } },
    ],
  };

  const saved = await platform.call(saveIssue, { subject: 'Jesen', rich } as SaveInput, staff);
  const read = await platform.call(getIssue, { id: saved.id }, staff);
  await platform.call(testIssue, { id: saved.id }, staff);

  expect(read).toMatchObject({
    body: '## Jesen\n\nNove šljive u trgovini',
    rich: { content: [{}, {}, { attrs: { media: { id: mediaId, file: { id: mediaId } } } }] },
    revision: saved.revision,
  });
  // What is read is saved again as it is.
  expect(
    await platform.call(saveIssue, { ...read, revision: saved.revision } as SaveInput, staff),
  ).toMatchObject({
    revision: saved.revision,
  });
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ data: { blocks: { kind: string; pictures: object }[] } }>(
    sql`select data from mails where template = 'newsletter' order by created_at desc limit 1`,
  );
  expect(rows[0]?.data.blocks).toMatchObject([
    { kind: 'title' },
    { kind: 'rich', pictures: { [mediaId]: { alt: 'Šljive u košari', width: 40 } } },
  ]);
  for (const [content, path] of [
    [[{ type: 'table', content: [] }, ...rich.content], 'rich'],
    [
      [{ type: 'paragraph', content: [text('x', { type: 'link', attrs: { href: 'javascript:1' } })] }],
      'rich',
    ],
    [[{ type: 'paragraph' }], 'body'],
  ] as const)
    expect(
      (
        await platform.refusal(
          saveIssue,
          { subject: 'Kriva', rich: { type: 'doc', content: [...content] } } as SaveInput,
          staff,
        )
      ).payload,
    ).toMatchObject({ fields: [{ path }] });
  expect((await platform.refusal(saveIssue, { subject: 'Prazna' }, staff)).payload).toMatchObject({
    fields: [{ path: 'body', kind: 'required' }],
  });
});

test('[REL-05, OFFICE-08] what the former program wrote into an issue of the editor counts, and nothing of it is hidden', async ({
  platform,
}) => {
  const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Šljive' }] }] };
  const { id } = await platform.call(saveIssue, { subject: 'Jesen', rich } as SaveInput, staff);
  const { db } = await platform.ctx();

  // It saves what it knows: a text in blocks.
  await db.execute(sql`update newsletter_issues set body = 'Kruške' where id = ${id}`);

  expect(await platform.call(getIssue, { id }, staff)).toMatchObject({ body: 'Kruške', rich: null });
});

test('[CART-060] a promotion for a segment counts for its customer and for nobody else', async ({
  platform,
}) => {
  const member = await customerWith(platform, 2);
  const other = await customerWith(platform, 0);
  const { id: segmentId } = await platform.call(
    saveSegment,
    { name: 'S narudžbama', rules: [{ field: 'orders', is: 'exactly', value: 2 }] },
    staff,
  );
  await platform.call(
    savePromotion,
    { names: { hrv: 'Za vjerne' }, kind: 'percent', value: 10, segmentId },
    staff,
  );
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ sku: string }>(
    sql`select sku from products where sku like 'TEST-%' limit 1`,
  );
  const items = [{ sku: rows[0]?.sku ?? '', quantity: 1 }];
  const reasonFor = async (email: string) =>
    (await platform.call(explainPromotions, { items, email }, staff)).promotions.map(({ reason }) => reason);

  expect(await reasonFor(member.email)).toEqual(['counts']);
  expect(await reasonFor(other.email)).toEqual(['notForSegment']);

  // What guests of an address bought is an account's own once it has proved that the address is.
  for (let one = 0; one < 2; one += 1) await buildOrder(platform, 'cashOnDelivery', { email: other.email });
  await db.execute(sql`update users set email_confirmed = false where id = ${other.id}`);
  expect(await reasonFor(other.email)).toEqual(['notForSegment']);
  await db.execute(sql`update users set email_confirmed = true where id = ${other.id}`);
  expect(await reasonFor(other.email)).toEqual(['counts']);
});

test('[MKT-001] a customer who may get mail is reminded of a cart that was left, once, where it is switched on, and nobody else', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { name: 'Vaza' });
  const agreed = await customerWith(platform, 0);
  const others = [
    await customerWith(platform, 0, { state: 'pending' }),
    await customerWith(platform, 1, { ago: 3600_000 }),
  ];
  const ctx = await platform.ctx();
  for (const { id } of [agreed, ...others]) {
    const { cartId } = await buildCart(platform, [{ productId, qty: 2 }]);
    await ctx.db.execute(
      sql`update carts set user_id = ${id}, updated_at = now() - interval '5 hours' where id = ${cartId}`,
    );
  }
  const reminded = async () => {
    await remindCarts(platform.kernel, new Date());
    const { rows } = await ctx.db.execute<{ recipient: string }>(
      sql`select recipient from mails where template = 'cartReminder'`,
    );
    return rows.map(({ recipient }) => recipient);
  };

  expect(await reminded()).toEqual([]);
  await setOption(ctx, { key: 'CartReminderHours', value: '2' });
  expect(await reminded()).toEqual([agreed.email.toLowerCase()]);
  expect(await reminded()).toHaveLength(1);
  const { records } = await platform.call(filterAbandonedCarts, { limit: 100 }, staff);
  const stateOf = (id: number) => records.find(({ customerId }) => customerId === id);
  expect(stateOf(agreed.id)).toMatchObject({ reminder: 'reminded', quantity: 2, names: 'Vaza' });
  expect(others.map(({ id }) => stateOf(id)?.reminder)).toEqual(['noConsent', 'mayGet']);
  expect((await platform.call(filterAbandonedCarts, {}, elsewhere)).records).toEqual([]);
});

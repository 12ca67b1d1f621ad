import { companyResource } from '@izlog/contract/ecommerce/company-resource';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { changeOrderState, filterOrders, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getApplicablePaymentMethods } from '@izlog/contract/ecommerce/payment';
import { listTodo } from '@izlog/contract/settings/todo';
import { createAddress } from '@izlog/contract/user/address';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { savePaymentMethodRow } from '#platform/services/cart/payment/save-payment-method.ts';
import { companies } from '#platform/services/companies/terms/company.tables.ts';
import { testSites } from '#seed/test-sites.ts';
import { setOptions } from '#test/builders/option.ts';
import {
  buildDeliveryMethod,
  buildOrder,
  buildReadyCart,
  fromOwnAddress,
  guestAddress,
} from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import { listDocuments } from '../documents/document.queries.ts';
import { findOrder } from '../order.queries.ts';
import { orders } from '../order.tables.ts';

const test = platformTestWith({ TRUST_PROXY: '1', DATABASE_POOL: '20' });
const staff = { as: 'staff' } as const;
const customer = fromOwnAddress({ as: 'customer' });
const company = { companyName: 'Stolarija Đurić d.o.o.', oib: '12345678903' };
const { create, update, filter, delete: remove } = companyResource.endpoints;

resourceSuite(test, companyResource, { table: companies });

/** A way to pay on invoice for granted companies, a company with 30 days and 100 €, whose buyer is the customer of the tests. */
async function granted(platform: TestPlatform, more: object = {}) {
  const ctx = await platform.ctx();
  const [site] = [testSites[1]];
  await ctx.db.execute(sql`update users set email_confirmed = true where id = ${site.customerId}`);
  await ctx.db.execute(sql`delete from companies`);
  await ctx.db.update(orders).set({ paidAt: new Date() }).where(eq(orders.paymentKind, 'hpf'));
  await setOptions(platform, {
    InvoicesBy: 'izlog',
    CroatianInvoices: 'live',
    CompanyName: 'Izlog d.o.o.',
    CompanyStreet: 'Ilica 1',
    CompanyTown: '10000 Zagreb',
    CompanyOib: '71481280786',
    CompanyIban: 'HR1210010051863000160',
    EInvoicePoint: 'hand',
  });
  await platform.call(createAddress, { ...guestAddress, city: 'Split', zipCode: '21000' }, customer);
  const terms = await platform.call(
    create,
    {
      name: company.companyName,
      number: `HR ${company.oib}`,
      ...{ days: 30, creditLimit: 100, buyers: [site.customerEmail.toUpperCase()], isActive: true },
      ...more,
    },
    staff,
  );
  const methodId = await savePaymentMethodRow(ctx, {
    ...{ code: 'odgoda', kind: 'hpf', isForCompanies: true, isOnTerms: true },
    translations: { hrv: { name: 'Račun s odgodom' } },
  });
  const productId = await buildProduct(platform, { price: 2550, kpd: '58.11.12' });
  const deliveryMethodId = await buildDeliveryMethod(platform, { price: 450 });
  const ready = async () => {
    const items = [{ productId, qty: 1 }];
    const cart = await buildReadyCart(platform, 'hpf', { items, methodId, deliveryMethodId, company });
    const { userId: _guest, guestKey: _key, ...own } = cart;
    return own;
  };
  const offered = async (options: Parameters<TestPlatform['call']>[2]) =>
    (await platform.call(getApplicablePaymentMethods, await ready(), options)).find(
      ({ id }) => id === methodId,
    );
  return { terms, ready, offered, methodId, productId };
}

test('[TAX-01] only buyers of a company that was granted terms buy on invoice: strangers who type its OIB do not', async ({
  platform,
}) => {
  const { terms, ready, offered, methodId } = await granted(platform);
  expect(terms).toMatchObject({ number: company.oib, openTotal: 0, buyers: [testSites[1].customerEmail] });
  expect(await offered(customer)).toMatchObject({ termDays: 30, kind: 'hpf' });
  expect(await offered(fromOwnAddress({}))).toBeUndefined();
  const stranger = await buildReadyCart(platform, 'hpf', { methodId, company });
  expect(await platform.refusal(createOrder, stranger, fromOwnAddress({}))).toMatchObject({
    code: 'CART_INCOMPLETE',
    payload: { missing: ['paymentMethod'] },
  });
  await platform.call(update, { id: terms.id, isActive: false }, staff);
  expect(await offered(customer)).toBeUndefined();
  await platform.call(update, { id: terms.id, isActive: true, buyers: [] }, staff);
  expect(await offered(customer)).toBeUndefined();

  const typo = {
    name: 'x',
    number: '12345678901',
    days: 0,
    creditLimit: -1,
    buyers: ['nitko'],
    isActive: true,
  };
  const wrong = await platform.refusal(create, typo, staff);
  expect((wrong.payload as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['number', 'days', 'creditLimit']),
  );
  expect((await ready()).cartId).toBeGreaterThan(0);
});

test('[TAX-01] twenty orders of one company at once are never more than its limit, and paying one makes room for the next', async ({
  platform,
}) => {
  // 30 € each, of 100 €.
  const { terms, ready } = await granted(platform);
  const carts = [];
  for (let at = 0; at < 20; at++) carts.push(await ready());
  const answers = await Promise.allSettled(
    carts.map((cart) => platform.call(createOrder, cart, fromOwnAddress({ as: 'customer' }))),
  );
  const placed = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.orderSlug] : []));
  expect(placed).toHaveLength(3);
  const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(codes).toHaveLength(17);
  expect(codes.every((code) => code === 'PAYMENT_METHOD_NOT_APPLICABLE' || code === 'CART_INCOMPLETE')).toBe(
    true,
  );
  const { records } = await platform.call(filter, {}, staff);
  expect(records).toMatchObject([{ id: terms.id, openTotal: 90 }]);

  await platform.call(changeOrderState, { slug: placed[0] ?? '', state: 'paid' }, staff);
  const next = await platform.call(createOrder, await ready(), fromOwnAddress({ as: 'customer' }));
  expect(next.paymentType).toBe('HPF');
  await platform.call(remove, { id: terms.id }, staff);
});

test('[TAX-01] the paper says by when, counted from the invoice; what is overdue waits for staff until it is paid', async ({
  platform,
}) => {
  const { ready } = await granted(platform);
  const { orderSlug: slug } = await platform.call(
    createOrder,
    await ready(),
    fromOwnAddress({ as: 'customer' }),
  );
  await platform.call(changeOrderState, { slug, state: 'processing' }, staff);
  const ctx = await platform.ctx();
  const order = await findOrder(ctx, slug);
  const [invoice] = await listDocuments(ctx, order?.id ?? 0);
  const due = new Date(Date.now() + 30 * 86_400_000);
  expect(Math.abs((order?.dueAt?.getTime() ?? 0) - due.getTime())).toBeLessThan(60_000);
  const day = new Intl.DateTimeFormat('hr', { timeZone: 'Europe/Zagreb', dateStyle: 'medium' });
  expect(invoice?.facts?.payment).toMatchObject({ paidAt: null, dueAt: order?.dueAt?.toISOString() });
  expect(invoice?.content.facts.join('\n')).toMatch(/Rok plaćanja|Dospijeće|Platiti do/);
  expect(day.format(due)).not.toBe('');
  const overdue = async () =>
    (await platform.call(listTodo, {}, staff)).todo.find(({ name }) => name === 'overdue');
  expect(await overdue()).toBeUndefined();

  await ctx.db
    .update(orders)
    .set({ dueAt: new Date(Date.now() - 86_400_000) })
    .where(eq(orders.slug, slug));
  expect(await overdue()).toMatchObject({ count: 1 });
  expect(await platform.call(getStaffOrder, { slug }, staff)).toMatchObject({ isOverdue: true });
  expect((await platform.call(filterOrders, { overdue: 'true' }, staff)).records).toMatchObject([{ slug }]);
  await platform.call(changeOrderState, { slug, state: 'sent', isQuiet: true }, staff);
  await platform.call(changeOrderState, { slug, state: 'delivered', isQuiet: true }, staff);
  await platform
    .call(changeOrderState, { slug, state: 'completed', isQuiet: true }, staff)
    .catch(() => undefined);
  expect(await overdue()).toBeUndefined();
});

test('[TAX-01] where a shop sells to every company on invoice, one without terms buys as before, without a day to pay by', async ({
  platform,
}) => {
  await granted(platform);
  const other = { companyName: 'Druga d.o.o.', oib: '98765432106' };
  const { orderSlug: slug } = await buildOrder(platform, 'hpf', {
    company: other,
    options: fromOwnAddress({}),
  });
  expect(await platform.call(getStaffOrder, { slug }, staff)).toMatchObject({
    dueAt: null,
    isOverdue: false,
  });
});

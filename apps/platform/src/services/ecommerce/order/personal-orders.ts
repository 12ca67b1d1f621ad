import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { listWithdrawalsOf } from '../withdrawal/withdrawal.queries.ts';
import { listItems } from './order.queries.ts';
import { countInvoicesOf, forgetInOrders, listOrdersOf } from './personal-orders.queries.ts';

const lawTexts = {
  hr: 'Računi i narudžbe uz njih čuvaju se 11 godina prema Zakonu o računovodstvu i Općem poreznom zakonu; na njima ostaju ime i adresa kupca.',
  en: 'Invoices and their orders are kept for 11 years under the Croatian Accounting Act and General Tax Act; name and address of the buyer stay on them.',
  de: 'Rechnungen und die zugehörigen Bestellungen werden nach dem kroatischen Rechnungslegungs- und Steuerrecht 11 Jahre aufbewahrt; Name und Anschrift bleiben darauf stehen.',
};

/** Orders: invoices have to stay, orders that came to nothing lose the person. */
export const orderPart: PersonalDataPart = {
  name: 'orders',
  async collect(ctx, { userIds }) {
    const rows = await listOrdersOf(ctx, userIds);
    const items =
      rows.length === 0
        ? []
        : await listItems(
            ctx,
            rows.map(({ id }) => id),
          );
    const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
    const ids = rows.map(({ id }) => id);
    const statements = ids.length === 0 ? [] : await listWithdrawalsOf(ctx, ids);
    const statementsOf = Map.groupBy(statements, ({ orderId }) => orderId);
    return rows.map((row) => ({
      number: row.slug,
      createdAt: row.createdAt.toISOString(),
      state: row.state,
      invoiceNumber: row.invoiceNumber,
      email: row.email,
      currency: row.currency,
      total: row.orderTotal / 100,
      payment: row.paymentMethodName,
      delivery: row.deliveryMethod?.name ?? null,
      items: (itemsOf.get(row.id) ?? []).map(({ quantity, name }) => `${quantity} x ${name}`).join('; '),
      deliveryAddress: Object.values(row.deliveryAddress).join(', '),
      billingAddress: Object.values(row.billingAddress).join(', '),
      company: row.company ? `${row.company.companyName}, ${row.company.oib}` : null,
      memberCard: row.memberCardBarcode,
      orderMessage: row.orderMessage,
      giftMessage: row.giftMessage,
      withdrawals: (statementsOf.get(row.id) ?? [])
        .map(({ number, submittedAt, name, contact }) =>
          [number, submittedAt.toISOString(), name, contact].join(', '),
        )
        .join('; '),
    }));
  },
  async kept(ctx, { userIds }) {
    const count = await countInvoicesOf(ctx, userIds);
    return count === 0 ? undefined : { name: 'orders', count, texts: lawTexts };
  },
  erase: (ctx, { userIds }) => forgetInOrders(ctx, userIds),
};

import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { listItems } from '../order.queries.ts';
import { listWithdrawalsOf } from '../withdrawal/withdrawal.queries.ts';
import {
  countInvoicesOf,
  countOpenOrdersOf,
  forgetInOrders,
  listOrdersOf,
} from './personal-orders.queries.ts';

const invoiceTexts = {
  hr: 'Računi i narudžbe uz njih čuvaju se 11 godina prema Zakonu o računovodstvu i Općem poreznom zakonu; na njima ostaju ime, adresa i tvrtka kupca. E-pošta, telefon i poruke brišu se kad narudžba završi, najkasnije 14 dana nakon isporuke.',
  en: 'Invoices and their orders are kept for 11 years under the Croatian Accounting Act and General Tax Act; name, address and company of the buyer stay on them. E-mail, phone and messages go when the order is over, at the latest 14 days after the delivery.',
  de: 'Rechnungen und die zugehörigen Bestellungen werden nach dem kroatischen Rechnungslegungs- und Steuerrecht 11 Jahre aufbewahrt; Name, Anschrift und Firma bleiben darauf stehen. E-Mail, Telefon und Nachrichten werden gelöscht, wenn die Bestellung beendet ist, spätestens 14 Tage nach der Lieferung.',
};

const openTexts = {
  hr: 'Narudžbe koje nisu završene: podaci za dostavu, e-pošta i telefon ostaju dok narudžbu ne isporučimo ili dok se ne otkaže, a nakon isporuke još 14 dana, koliko traje pravo na raskid. S neplaćene narudžbe brišu se čim joj istekne rok za plaćanje.',
  en: 'Orders that are not over: delivery details, e-mail and phone stay until we deliver the order or it is cancelled, and 14 days after the delivery, as long as the right of withdrawal lasts. From an unpaid order they go as soon as its time for payment is over.',
  de: 'Bestellungen, die nicht beendet sind: Lieferdaten, E-Mail und Telefon bleiben, bis die Bestellung geliefert oder storniert ist, und nach der Lieferung noch 14 Tage, solange das Widerrufsrecht besteht. Aus einer unbezahlten Bestellung werden sie gelöscht, sobald die Zahlungsfrist abgelaufen ist.',
};

const withdrawalTexts = {
  hr: 'Izjave o raskidu ugovora ostaju kao dokaz, s imenom i adresom na koju je poslana potvrda primitka.',
  en: 'Statements of withdrawal stay as proof, with the name and the address that the receipt was sent to.',
  de: 'Widerrufserklärungen bleiben als Nachweis, mit dem Namen und der Adresse, an die die Eingangsbestätigung ging.',
};

/**
 * Orders: invoices have to stay, with name and address. Everything else of the person goes when nothing is owed any more:
 * at once from orders that are over, from the others when they are (forgetClosedOrders).
 */
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
    const ids = (await listOrdersOf(ctx, userIds)).map(({ id }) => id);
    const statements = ids.length === 0 ? [] : await listWithdrawalsOf(ctx, ids);
    return [
      { name: 'orders', count: await countInvoicesOf(ctx, userIds), texts: invoiceTexts },
      { name: 'openOrders', count: await countOpenOrdersOf(ctx, userIds), texts: openTexts },
      { name: 'withdrawals', count: statements.length, texts: withdrawalTexts },
    ];
  },
  erase: (ctx, { userIds }) => forgetInOrders(ctx, userIds),
};

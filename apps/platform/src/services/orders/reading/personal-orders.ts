import type { PlatformTexts } from '@izlog/contract/texts/platform-keys';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { byProgramLanguage, type ProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { listItems } from '../order.queries.ts';
import { listPictures, listReturnsOf } from '../returns/return.queries.ts';
import { listWithdrawalsOf } from '../withdrawal/withdrawal.queries.ts';
import {
  countInvoicesOf,
  countOpenOrdersOf,
  forgetInOrders,
  listOrdersOf,
} from './personal-orders.queries.ts';

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
    const returns = ids.length === 0 ? [] : await listReturnsOf(ctx, ids);
    const pictures = await listPictures(
      ctx,
      returns.map(({ id }) => id),
    );
    const picturesOf = Map.groupBy(pictures, ({ returnId }) => returnId);
    const returnsOf = Map.groupBy(returns, ({ orderId }) => orderId);
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
      returns: (returnsOf.get(row.id) ?? [])
        .map(({ id, number, requestedAt, state, name, contact, message, answer, trackingNumber }) =>
          [
            ...[number, requestedAt.toISOString(), state, name, contact, message, answer, trackingNumber],
            ...(picturesOf.get(id) ?? []).map((picture) => picture.name),
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('; '),
    }));
  },
  async kept(ctx, { userIds }) {
    const ids = (await listOrdersOf(ctx, userIds)).map(({ id }) => id);
    const statements = ids.length === 0 ? [] : await listWithdrawalsOf(ctx, ids);
    return [
      { name: 'orders', count: await countInvoicesOf(ctx, userIds), texts: retainedTexts('orders') },
      {
        name: 'openOrders',
        count: await countOpenOrdersOf(ctx, userIds),
        texts: retainedTexts('openOrders'),
      },
      { name: 'withdrawals', count: statements.length, texts: retainedTexts('withdrawals') },
    ];
  },
  erase: (ctx, { userIds }) => forgetInOrders(ctx, userIds),
};

/** Why a kind of data stays, in each language. */
function retainedTexts(kind: keyof PlatformTexts['law']['kept']): Record<ProgramLanguage, string> {
  return byProgramLanguage((language) => platformTexts[language].law.kept[kind]);
}

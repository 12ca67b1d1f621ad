import { listCountries } from '@izlog/contract/countries';
import type { MailedState } from '@izlog/contract/ecommerce/order-states';
import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { sendMail, sendStaffMail, siteAddress } from '../../mail/index.ts';
import { type DocumentWords, dayText, documentWords, moneyText, rateText } from './document-words.ts';
import { listItems, type OrderDownloadRow, type OrderItemRow, type OrderRow } from './order.queries.ts';
import { listDownloads } from './order-downloads.queries.ts';
import { orderKey } from './order-key.ts';
import { orderSlip } from './order-slip.ts';
import { downloadPath, slipPath, staffAddress } from './order-urls.ts';
import { readSeller } from './seller.ts';
import { withdrawalNotices } from './withdrawal-notices.ts';

/** Confirmation for the buyer and notice for the shop, once per order (ORDER-024). */
export async function mailNewOrder(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<void> {
  await mailConfirmation(kernel, ctx, order, `order ${order.id} confirmation`);
  const words = documentWords(ctx.site.defaultLanguage);
  const data = await orderMail(kernel, ctx, order, words, 'staff');
  const url = await staffAddress(kernel, ctx, order);
  await sendStaffMail(ctx, 'orderForStaff', { ...data, url }, { key: `order ${order.id} staff` });
}

/** For an order paid at a gateway: the one confirmation; for one that had its confirmation, word of the payment. */
export async function mailPaidOrder(kernel: Kernel, ctx: Ctx, order: OrderRow): Promise<void> {
  if (order.paymentKind === 'bankTransfer' || order.paymentKind === 'hpf') {
    return mailState(kernel, ctx, order, 'paid', '', `order ${order.id} paid`);
  }
  return mailNewOrder(kernel, ctx, order);
}

/** The confirmation with everything that was ordered; a mail with the same key is sent once. */
export async function mailConfirmation(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  key: string,
): Promise<void> {
  const data = await orderMail(kernel, ctx, order, documentWords(order.language));
  const { facts, notes } = await withdrawalNotices(kernel, ctx, order);
  const withRights = { ...data, facts: [...data.facts, ...facts], notes };
  await sendMail(ctx, 'orderConfirmation', order.email, withRights, recipient(order, key));
}

export async function mailReminder(kernel: Kernel, ctx: Ctx, order: OrderRow, key: string): Promise<void> {
  const data = await orderMail(kernel, ctx, order, documentWords(order.language));
  await sendMail(ctx, 'orderReminder', order.email, data, recipient(order, key));
}

/** Word of a new state; `message` is what staff wrote with it. */
export async function mailState(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  state: MailedState,
  message: string,
  key: string,
): Promise<void> {
  const words = documentWords(order.language);
  const data = await orderMail(kernel, ctx, order, words);
  const parcels = order.parcels.map(
    ({ carrier, number, url }) => `${carrier} ${number}${url ? ` ${url}` : ''}`,
  );
  const said = [message, ...(state === 'sent' ? parcels : [])].filter((text) => text !== '').join('\n');
  await sendMail(
    ctx,
    'orderState',
    order.email,
    { ...data, state, ...(said ? { message: said } : {}) },
    recipient(order, key),
  );
}

/** Tells the shop that people must look at an order. */
export async function mailAttention(kernel: Kernel, ctx: Ctx, order: OrderRow, why: string): Promise<void> {
  const words = documentWords(ctx.site.defaultLanguage);
  const data = await orderMail(kernel, ctx, order, words, 'staff');
  const url = await staffAddress(kernel, ctx, order);
  const notes = [words.attention[why] ?? why];
  await sendStaffMail(ctx, 'orderForStaff', { ...data, url, notes }, { key: `order ${order.id} ${why}` });
}

const recipient = (order: OrderRow, key: string) => ({
  language: order.language,
  recipientName: `${order.billingAddress.firstName} ${order.billingAddress.lastName}`.trim(),
  key,
});

/** The order as its mails show it, in the language of `words`. What was bought is fetched by the buyer alone. */
async function orderMail(
  kernel: Kernel,
  ctx: Ctx,
  order: OrderRow,
  words: DocumentWords,
  to: 'buyer' | 'staff' = 'buyer',
) {
  const items = await listItems(ctx, [order.id]);
  const downloads = to === 'buyer' ? await listDownloads(ctx, [order.id]) : [];
  const seller = await readSeller(ctx);
  const money = (cents: number) => moneyText(cents, order.currency, words);
  const page = `/naplata/uspjesna?orderSlug=${order.slug}&orderKey=${orderKey(kernel, order)}` as const;
  const origin = new URL(order.successUrl).origin;
  const files = downloads.map((row) => ({
    label: words.download,
    value: fileName(row, items, downloads),
    url: `${origin}${downloadPath(kernel, ctx, row)}`,
  }));
  const slip = orderSlip(order, seller);
  return {
    number: order.slug,
    name: order.billingAddress.firstName,
    url: await siteAddress(kernel, ctx, page, order.language),
    lines: items.map((item) => {
      const detail = item.options.map(({ name, value }) => `${name}: ${value}`).join('\n');
      return {
        name: item.name,
        ...(detail ? { detail } : {}),
        quantity: `${item.quantity} ×`,
        price: money(item.row),
      };
    }),
    totals: totalsOf(order, words),
    facts: [...factsOf(order, words, to), ...files],
    ...(slip
      ? {
          payment: {
            text: words.slipText,
            facts: [
              {
                label: words.recipient,
                value: [slip.recipient.name, slip.recipient.street, slip.recipient.town]
                  .filter(Boolean)
                  .join('\n'),
              },
              { label: words.iban, value: spacedIban(slip.iban) },
              { label: words.reference, value: `${slip.model} ${slip.reference}` },
              { label: words.amount, value: money(slip.amount) },
              { label: words.purpose, value: slip.description },
              ...(order.expiresAt ? [{ label: words.dueDate, value: dayText(order.expiresAt, words) }] : []),
            ],
            ...(slip.hub3
              ? { picture: { url: `${origin}${slipPath(kernel, order)}`, alt: words.scan, width: 340 } }
              : {}),
          },
        }
      : {}),
  };
}

/** The only file of an item is called as the item, in the buyer's language; several as the shop named them. */
function fileName(
  file: OrderDownloadRow,
  items: readonly OrderItemRow[],
  files: readonly OrderDownloadRow[],
): string {
  const isOnly = files.filter(({ itemId }) => itemId === file.itemId).length === 1;
  return (isOnly && items.find(({ id }) => id === file.itemId)?.name) || file.name;
}

/** The sums of an order with their words, the last one to be paid. */
export function totalsOf(order: OrderRow, words: DocumentWords) {
  const money = (cents: number) => moneyText(cents, order.currency, words);
  const taken = (cents: number) => money(-cents);
  return [
    { label: words.itemsTotal, amount: money(order.itemsTotal) },
    ...(order.promotion > 0 ? [{ label: words.promotion, amount: taken(order.promotion) }] : []),
    ...(order.coupon > 0
      ? [{ label: `${words.coupon} ${order.couponCode ?? ''}`.trim(), amount: taken(order.coupon) }]
      : []),
    ...(order.deliveryMethod
      ? [{ label: words.delivery, amount: order.delivery === 0 ? words.free : money(order.delivery) }]
      : []),
    ...order.taxes
      .filter(({ tax }) => tax !== 0)
      .map(({ rate, tax }) => ({ label: `${words.tax} ${rateText(rate, words)}`, amount: money(tax) })),
    { label: words.total, amount: money(order.orderTotal), isMain: true },
    ...(order.refundedTotal > 0 ? [{ label: words.refunded, amount: taken(order.refundedTotal) }] : []),
  ];
}

function factsOf(order: OrderRow, words: DocumentWords, reader: 'buyer' | 'staff') {
  const { deliveryMethod, deliveryAddress: to, billingAddress: by, company } = order;
  const person = (address: typeof to) =>
    [
      `${address.firstName} ${address.lastName}`,
      `${address.street} ${address.houseNumber}`,
      `${address.zipCode} ${address.city}`,
      countryName(address.country, order.language),
    ].join('\n');
  return [
    { label: words.payment, value: order.paymentMethodName },
    ...(deliveryMethod
      ? [
          {
            label: words.deliverTo,
            value: [deliveryMethod.name, deliveryMethod.branch?.name ?? person(to)].join('\n'),
          },
        ]
      : []),
    {
      label: words.buyer,
      value: [
        ...(company ? [company.companyName, `${words.oib} ${company.oib}`] : []),
        person(by),
        // Whoever packs it asks back by phone or e-mail; the buyer knows both.
        ...(reader === 'staff' ? [by.contactPhone, order.email].filter(Boolean) : []),
      ].join('\n'),
    },
    ...(order.orderMessage ? [{ label: words.message, value: order.orderMessage }] : []),
    ...(order.giftMessage ? [{ label: words.gift, value: order.giftMessage }] : []),
  ];
}

const countryName = (iso: string, language: string): string =>
  listCountries(language).find((one) => one.iso === iso)?.name ?? iso;

/** An IBAN in groups of four. */
export const spacedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

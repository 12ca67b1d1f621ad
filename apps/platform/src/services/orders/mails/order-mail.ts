import { countryName } from '@izlog/contract/countries';
import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import { mapLink } from '@izlog/contract/map-link';
import { garanLine } from '@izlog/contract/product/garan-label';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { pageAddress } from '#platform/services/messaging/index.ts';
import { type DocumentWords, dayText, moneyText, spacedIban } from '../documents/document-words.ts';
import { isBeforeInvoice, notFiscalisedIn } from '../documents/papers-of-order.ts';
import type { OrderDownloadRow, OrderItemRow, OrderRow } from '../order.queries.ts';
import type { OrderPapers } from '../papers/order-papers.ts';
import { orderPaymentSlip } from '../papers/order-payment-slip.ts';
import { orderKey } from '../placing/order-key.ts';
import { sumsOf, taxesOf } from '../reading/sums-of-order.ts';
import { phoneThere } from '../state/is-pickup.ts';
import { payBy } from '../state/rest-to-pay.ts';
import { downloadPath, paymentSlipPath } from './order-urls.ts';

/** Whom a mail about an order is for. */
export const recipient = (order: OrderRow, key: string) => ({
  language: order.language,
  recipientName: `${order.billingAddress.firstName} ${order.billingAddress.lastName}`.trim(),
  key,
});

/** The order as its mails show it, in the language of `words`. What was bought is fetched by the buyer alone. */
export function orderMail(
  kernel: Kernel,
  ctx: Ctx,
  { order, items, seller, base, ...papers }: OrderPapers,
  words: DocumentWords,
  to: 'buyer' | 'staff' = 'buyer',
) {
  const downloads = to === 'buyer' ? papers.downloads : [];
  const money = (cents: number) => moneyText(cents, order.currency, words);
  const page = `/naplata/uspjesna?orderSlug=${order.slug}&orderKey=${orderKey(kernel, order)}` as const;
  const origin = new URL(order.successUrl).origin;
  const files = downloads.map((row) => ({
    label: words.download,
    value: fileName(row, items, downloads),
    url: `${origin}${downloadPath(kernel, ctx, row)}`,
  }));
  const paymentSlip = orderPaymentSlip(order, seller);
  const due = payBy(order);
  const banner = isBeforeInvoice(order, seller) ? notFiscalisedIn(words) : null;
  return {
    ...(banner && { banner }),
    number: order.slug,
    name: order.billingAddress.firstName,
    url: pageAddress(base, ctx, page, order.language),
    lines: items.map((item) => {
      const { guarantee, options } = item;
      const detail = [
        ...options.map(({ name, value }) => `${name}: ${value}`),
        ...(guarantee ? [garanLine(guarantee, order.language)] : []),
      ].join('\n');
      return {
        name: item.name,
        ...(detail ? { detail } : {}),
        quantity: `${item.quantity} ×`,
        price: money(item.row),
      };
    }),
    totals: totalsOf(order, words),
    facts: [...factsOf(order, words, { reader: to, phone: seller.phone }), ...files],
    ...(paymentSlip
      ? {
          payment: {
            text: words.slipText,
            facts: [
              {
                label: words.recipient,
                value: [paymentSlip.recipient.name, paymentSlip.recipient.street, paymentSlip.recipient.town]
                  .filter(Boolean)
                  .join('\n'),
              },
              { label: words.iban, value: spacedIban(paymentSlip.iban) },
              { label: words.reference, value: `${paymentSlip.model} ${paymentSlip.reference}` },
              { label: words.amount, value: money(paymentSlip.amount) },
              { label: words.purpose, value: paymentSlip.description },
              ...(due ? [{ label: words.dueDate, value: dayText(due, words) }] : []),
            ],
            ...(paymentSlip.hub3
              ? {
                  picture: { url: `${origin}${paymentSlipPath(kernel, order)}`, alt: words.scan, width: 340 },
                }
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

/** The sums, the tax that is in them, and what of it went back. */
function totalsOf(order: OrderRow, words: DocumentWords) {
  const inside = order.isTaxIncluded ? taxesOf(order, words) : [];
  const back = (label: string, cents: number) =>
    cents > 0 ? [{ label, text: moneyText(-cents, order.currency, words) }] : [];
  return [
    ...sumsOf(order, words, { isPaid: order.paidAt !== null && order.paidTotal >= order.orderTotal }),
    ...inside.map(({ label, text }) => ({ label: `${words.included} ${label}`, text })),
    ...back(words.refunded, order.handedBack),
    ...back(words.toBeRefunded, order.refundedTotal - order.handedBack),
  ].map(({ text, ...row }) => ({
    label: row.label,
    amount: text,
    ...('isMain' in row ? { isMain: true } : {}),
  }));
}

function factsOf(
  order: OrderRow,
  words: DocumentWords,
  { reader, phone }: { reader: 'buyer' | 'staff'; phone: string },
) {
  const { deliveryMethod, deliveryAddress: to, billingAddress: by, company } = order;
  const there = phoneThere(order, phone);
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
            value: [deliveryWords(deliveryMethod), ...(deliveryMethod.branch ? [] : [person(to)])].join('\n'),
          },
          ...(deliveryMethod.branch?.address
            ? [
                {
                  label: words.pickupPlace,
                  value: deliveryMethod.branch.address,
                  url: mapLink(deliveryMethod.branch.address),
                },
              ]
            : []),
          ...(reader === 'buyer' && there ? [{ label: words.phone, value: there }] : []),
        ]
      : []),
    {
      label: words.buyer,
      value: [
        ...(company ? [company.companyName, `${words.oib} ${company.oib}`] : []),
        person(by),
        // Anyone who packs it asks back by phone or e-mail; the buyer knows both.
        ...(reader === 'staff' ? [by.contactPhone, order.email].filter(Boolean) : []),
      ].join('\n'),
    },
    ...(order.orderMessage ? [{ label: words.message, value: order.orderMessage }] : []),
    ...(order.giftMessage ? [{ label: words.gift, value: order.giftMessage }] : []),
  ];
}

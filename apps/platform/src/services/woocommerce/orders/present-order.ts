import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import { toDecimal } from '@izlog/contract/money';
import type { OrderPaper, OrderRecord } from '#platform/services/orders/index.ts';
import { money } from '../door/money.ts';
import { dates, localTime } from '../door/site-time.ts';
import { wcStatusOf } from './order-status.ts';
import { presentRefund } from './present-refund.ts';
import { trackingItems } from './present-tracking.ts';
import { productIds } from './product-ids.ts';
import { withoutTax } from './without-tax.ts';

/** Our ways to pay by the names that programs know of WooCommerce; providers by our own. */
const methodNames: Readonly<Partial<Record<PaymentKind, string>>> = {
  cashOnDelivery: 'cod',
  bankTransfer: 'bacs',
  hpf: 'invoice',
};

/** An order in the dialect: every line without its tax, the taxes beside them, adding up to `total`. */
export function presentWcOrder(record: OrderRecord) {
  const { order, accountId, items, refunds, transactionId, parents } = record;
  const lines = items.map((item) => {
    const sums = withoutTax(item, order.isTaxIncluded);
    return { item, ...sums };
  });
  const shipping = withoutTax(
    { row: order.delivery, total: order.delivery, tax: order.deliveryTax, taxRate: 0 },
    order.isTaxIncluded,
  );
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const cartTax = sum(({ totalTax }) => totalTax);
  const discount = sum(({ subtotal, total }) => subtotal - total);
  const discountTax = sum(({ subtotalTax, totalTax }) => subtotalTax - totalTax);
  return {
    id: order.id,
    parent_id: 0,
    number: order.slug,
    order_key: `wc_order_${order.id}`,
    created_via: 'checkout',
    version: '9.0.0',
    status: wcStatusOf(order),
    currency: order.currency,
    currency_symbol: order.currencySymbol,
    ...dates('date_created', order.createdAt),
    ...dates('date_modified', order.updatedAt),
    discount_total: money(discount),
    discount_tax: money(discountTax),
    shipping_total: money(shipping.total),
    shipping_tax: money(shipping.totalTax),
    cart_tax: money(cartTax),
    total: money(order.orderTotal),
    total_tax: money(cartTax + shipping.totalTax),
    prices_include_tax: order.isTaxIncluded,
    customer_id: accountId ?? 0,
    customer_ip_address: '',
    customer_user_agent: '',
    customer_note: order.orderMessage,
    billing: {
      ...address(order.billingAddress),
      company: order.company?.companyName ?? '',
      email: order.email,
      phone: order.billingAddress.contactPhone,
    },
    shipping: {
      ...address(order.deliveryAddress),
      company: '',
      phone: order.deliveryAddress.contactPhone,
    },
    payment_method: methodNames[order.paymentKind] ?? order.paymentKind,
    payment_method_title: order.paymentMethodName,
    transaction_id: transactionId ?? '',
    ...dates('date_paid', order.paidAt),
    ...dates('date_completed', wcStatusOf(order) === 'completed' ? leftAt(record) : null),
    cart_hash: '',
    meta_data: metaOf(record),
    line_items: lines.map(({ item, subtotal, subtotalTax, total, totalTax }) => ({
      id: item.id,
      name: item.name,
      ...productIds(item.productId, parents),
      quantity: item.quantity,
      tax_class: '',
      subtotal: money(subtotal),
      subtotal_tax: money(subtotalTax),
      total: money(total),
      total_tax: money(totalTax),
      taxes: item.taxes.length > 0 ? partsOf(item.taxes) : partsOf([{ rate: item.taxRate, tax: totalTax }]),
      meta_data: item.options.map(({ name, value }, index) => ({
        id: index + 1,
        key: name,
        value,
        display_key: name,
        display_value: value,
      })),
      sku: item.sku ?? '',
      // A number, unlike all other money of the dialect.
      price: toDecimal(total) / item.quantity,
      image: { id: item.mediaId ?? '', src: '' },
      parent_name: null,
    })),
    tax_lines: order.taxes.map(({ rate, tax }) => {
      const ofShipping = order.deliveryTaxes.find((part) => part.rate === rate)?.tax ?? 0;
      return {
        id: rate,
        rate_code: `${order.taxCountry ?? 'HR'}-PDV-${rate / 100}`,
        rate_id: rate,
        label: 'PDV',
        compound: false,
        tax_total: money(tax - ofShipping),
        shipping_tax_total: money(ofShipping),
        rate_percent: rate / 100,
        meta_data: [],
      };
    }),
    shipping_lines: order.deliveryMethod
      ? [
          {
            id: order.id,
            method_title: order.deliveryMethod.name,
            method_id: order.deliveryMethod.isPickup ? 'local_pickup' : 'flat_rate',
            instance_id: String(order.deliveryMethod.id),
            total: money(shipping.total),
            total_tax: money(shipping.totalTax),
            taxes: partsOf(order.deliveryTaxes),
            meta_data: branchMeta(order.deliveryMethod.branch),
          },
        ]
      : [],
    fee_lines: [],
    coupon_lines: order.couponCode
      ? [
          {
            id: order.id,
            code: order.couponCode,
            ...couponSums(order.coupon, discount, discountTax),
            meta_data: [],
          },
        ]
      : [],
    refunds: refunds
      .filter(({ amount }) => amount > 0)
      .map((refund) => ({ id: refund.id, reason: refund.reason, total: money(-refund.amount) })),
    payment_url: '',
    is_editable: false,
    needs_payment: order.state === 'awaitingPayment' || order.state === 'failed',
    needs_processing: items.some(({ isDigital }) => !isDigital),
  };
}

/** The refunds of an order, whole. */
export const presentWcRefunds = (record: OrderRecord) =>
  record.refunds.filter(({ amount }) => amount > 0).map((refund) => presentRefund(refund, record));

const address = ({ firstName, lastName, street, houseNumber, city, zipCode, country }: OrderAddress) => ({
  first_name: firstName,
  last_name: lastName,
  address_1: `${street} ${houseNumber}`.trim(),
  address_2: '',
  city,
  state: '',
  postcode: zipCode,
  country,
});

const partsOf = (parts: readonly { rate: number; tax: number }[]) =>
  parts
    .filter(({ tax, rate }) => tax !== 0 || rate !== 0)
    .map(({ rate, tax }) => ({ id: rate, total: money(tax), subtotal: money(tax) }));

/** The coupon's part of all that was taken off, which promotions may share, parted into money and tax as the whole is. */
function couponSums(coupon: number, discount: number, discountTax: number) {
  const all = discount + discountTax;
  const tax = all === 0 ? 0 : Math.round((discountTax * Math.min(coupon, all)) / all);
  return { discount: money(Math.min(coupon, all) - tax), discount_tax: money(tax) };
}

/** When the last parcel left; of what goes in none, when the order was last touched. */
const leftAt = ({ order, parcels }: OrderRecord): Date =>
  parcels.flatMap(({ sentAt }) => sentAt ?? []).sort((a, b) => b.getTime() - a.getTime())[0] ??
  order.updatedAt;

const branchMeta = (branch: { id: string; name: string; address?: string } | null) =>
  branch
    ? numbered([
        ['pickup_point_id', branch.id],
        ['pickup_point_name', branch.name],
        ['pickup_point_address', branch.address ?? ''],
      ])
    : [];

const numbered = (pairs: readonly (readonly [key: string, value: unknown])[]) =>
  pairs.map(([key, value], index) => ({ id: index + 1, key, value }));

/**
 * What WooCommerce has no field for, under the names of the plug-ins that programs know: the OIB of a company as Croatian
 * checkouts keep it, the VAT id, number and day of the invoice, where the parcels are; and our own words with `_izlog_`.
 */
function metaOf({ order, parcels, papers }: OrderRecord) {
  const invoice = papers.findLast(({ kind }) => kind === 'invoice');
  const { company } = order;
  const pairs: (readonly [string, unknown])[] = [
    ['_izlog_state', order.state],
    ...(company
      ? ([
          ['_billing_oib', company.oib],
          ['_billing_company_oib', company.oib],
          ['_billing_r1', 'yes'],
          ...(company.vat ? ([['_billing_vat_number', company.vat.number]] as const) : []),
        ] as const)
      : []),
    ...(order.isReverseCharge ? ([['is_vat_exempt', 'yes']] as const) : []),
    ...(order.taxCountry ? ([['_izlog_tax_country', order.taxCountry]] as const) : []),
    ...invoiceMeta(invoice),
    ...papers
      .filter(({ kind }) => kind === 'credit')
      .map(({ number }) => ['_izlog_credit_note_number', number] as const),
    ...(order.giftMessage ? ([['_izlog_gift_message', order.giftMessage]] as const) : []),
    ...(parcels.length > 0 ? ([['_wc_shipment_tracking_items', trackingItems(parcels)]] as const) : []),
  ];
  return numbered(pairs);
}

const invoiceMeta = (invoice: OrderPaper | undefined): (readonly [string, unknown])[] =>
  invoice
    ? [
        ['_wcpdf_invoice_number', invoice.number],
        ['_wcpdf_invoice_date', Math.floor(invoice.issuedAt.getTime() / 1000)],
        ['_izlog_invoice_number', invoice.number],
        ['_izlog_invoice_date', localTime(invoice.issuedAt).slice(0, 10)],
      ]
    : [];

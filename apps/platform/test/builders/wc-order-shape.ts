type Kind = 'integer' | 'number' | 'text' | 'money' | 'time' | 'flag' | 'list' | 'record';

/**
 * The properties of an order by the published reference of WooCommerce's REST API v3, each with its type; a time may be null
 * where nothing happened yet. Tests hold what we answer against it.
 */
const order: Readonly<Record<string, Kind>> = {
  id: 'integer',
  parent_id: 'integer',
  number: 'text',
  order_key: 'text',
  created_via: 'text',
  version: 'text',
  status: 'text',
  currency: 'text',
  date_created: 'time',
  date_created_gmt: 'time',
  date_modified: 'time',
  date_modified_gmt: 'time',
  discount_total: 'money',
  discount_tax: 'money',
  shipping_total: 'money',
  shipping_tax: 'money',
  cart_tax: 'money',
  total: 'money',
  total_tax: 'money',
  prices_include_tax: 'flag',
  customer_id: 'integer',
  customer_ip_address: 'text',
  customer_user_agent: 'text',
  customer_note: 'text',
  billing: 'record',
  shipping: 'record',
  payment_method: 'text',
  payment_method_title: 'text',
  transaction_id: 'text',
  date_paid: 'time',
  date_paid_gmt: 'time',
  date_completed: 'time',
  date_completed_gmt: 'time',
  cart_hash: 'text',
  meta_data: 'list',
  line_items: 'list',
  tax_lines: 'list',
  shipping_lines: 'list',
  fee_lines: 'list',
  coupon_lines: 'list',
  refunds: 'list',
};

const lines: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  line_items: {
    id: 'integer',
    name: 'text',
    product_id: 'integer',
    variation_id: 'integer',
    quantity: 'integer',
    tax_class: 'text',
    subtotal: 'money',
    subtotal_tax: 'money',
    total: 'money',
    total_tax: 'money',
    taxes: 'list',
    meta_data: 'list',
    sku: 'text',
    price: 'number',
  },
  tax_lines: {
    id: 'integer',
    rate_code: 'text',
    rate_id: 'integer',
    label: 'text',
    compound: 'flag',
    tax_total: 'money',
    shipping_tax_total: 'money',
    meta_data: 'list',
  },
  shipping_lines: {
    id: 'integer',
    method_title: 'text',
    method_id: 'text',
    total: 'money',
    total_tax: 'money',
    taxes: 'list',
    meta_data: 'list',
  },
  meta_data: { id: 'integer', key: 'text' },
};

const is: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  money: (value) => typeof value === 'string' && /^-?\d+\.\d\d$/.test(value),
  time: (value) =>
    value === null || (typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value)),
  flag: (value) => typeof value === 'boolean',
  list: Array.isArray,
  record: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** The properties that an order lacks, or has of another type than the reference says. */
export function wcOrderFaults(said: Record<string, unknown>): string[] {
  const inLines = Object.entries(lines).flatMap(([name, shape]) =>
    ((said[name] ?? []) as Record<string, unknown>[]).flatMap((line) =>
      faultsIn(line, shape).map((fault) => `${name}.${fault}`),
    ),
  );
  return [...faultsIn(said, order), ...inLines];
}

const faultsIn = (said: Record<string, unknown>, shape: Readonly<Record<string, Kind>>): string[] =>
  Object.entries(shape).flatMap(([name, kind]) => (is[kind](said[name]) ? [] : [`${name} is no ${kind}`]));

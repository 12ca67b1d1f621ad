import { Buffer } from 'node:buffer';
import { CallError } from '@izlog/contract/client';
import { sendOrders } from '@izlog/contract/ecommerce/orders/order-parcels';
import { changeOrderState, type StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { putOutsidePaper } from '@izlog/contract/ecommerce/orders/outside-papers';
import { type OrderRecord, orderRecords } from '#platform/services/orders/index.ts';
import type { Asked } from '../door/dialect-call.ts';
import {
  DialectError,
  errorBody,
  fromCallError,
  invalidParams,
  noSuch,
  notHere,
} from '../door/dialect-error.ts';
import { isSaid } from '../door/is-said.ts';
import { type WcStatus, wcStatuses, wcStatusOf, wishedState } from './order-status.ts';
import { presentWcOrder } from './present-order.ts';
import { type SaidParcel, saidParcel, sendParcel } from './shipment-trackings.ts';

type Body = Readonly<Record<string, unknown>>;

/** What a program may change of an order, read from what it sent. */
interface Change {
  status: WcStatus | undefined;
  isPaid: boolean;
  paper: { number: string; issuedOn?: string; pdf?: Uint8Array<ArrayBuffer> } | undefined;
  parcels: SaidParcel[];
}

/**
 * Changes an order as far as that is safe: the number, day and PDF of the invoice of another program, parcels with their
 * numbers, and the state by the table of wishes. Anything else that differs from how the order is is refused before anything is
 * done, so that a program that sends back the whole order it has read changes just what it changed.
 */
export async function changeWcOrder(asked: Asked, record: OrderRecord, body: Body): Promise<void> {
  const change = readChange(record, body);
  const to = change.status && stateFor(record, change.status);
  if (change.paper) await putPaper(asked, record, change.paper);
  let current = record;
  for (const parcel of change.parcels) {
    await sendParcel(asked, current, parcel);
    current = (await orderRecords.read(asked.ctx, [record.order.id]))[0] ?? current;
  }
  const { slug } = record.order;
  if (change.isPaid && current.order.paidAt === null)
    await asked.call(changeOrderState, { slug, state: 'paid' });
  // A parcel may have brought it there.
  if (!to || wcStatusOf(current.order) === change.status) return;
  if (to === 'sent') await sendWhole(asked, current);
  else await asked.call(changeOrderState, { slug, state: to });
}

/** Sends all of an order; one that is paid later is taken in hand first. */
async function sendWhole({ call }: Asked, { order }: OrderRecord): Promise<void> {
  const { records } = await call(sendOrders, { ids: [order.id], isTrial: false });
  const why = records[0]?.refused;
  if (why)
    throw new DialectError(
      409,
      'woocommerce_rest_invalid_order_status',
      `The order is ${order.state} and cannot be sent (${why}).`,
    );
}

function stateFor({ order, items }: OrderRecord, status: WcStatus) {
  const { to, refused } = wishedState(
    {
      ...order,
      isPickup: order.deliveryMethod?.isPickup ?? false,
      isDigital: items.every(({ isDigital }) => isDigital),
    },
    status,
  );
  if (refused) throw notHere('PUT', refused);
  return to;
}

/** Reads what is to be changed; refuses, by its name, anything else that is not as it stands. */
function readChange(record: OrderRecord, body: Body): Change {
  const { status, set_paid: isPaid, meta_data: meta, id: _id, ...others } = body;
  const current: Record<string, unknown> = presentWcOrder(record);
  const changed = Object.keys(others).filter(
    (name) => name in current && !name.startsWith('date_') && !isSaid(others[name], current[name]),
  );
  if (changed.length > 0)
    throw notHere(
      'PUT',
      `A program may not change ${changed.join(', ')} of an order: what was bought, by whom and for how much is changed in the back office.`,
    );
  const wish = typeof status === 'string' ? status.replace(/^wc-/, '') : undefined;
  if (status !== undefined && !wcStatuses.some((one) => one === wish))
    throw invalidParams({ status: `status is not one of ${wcStatuses.join(', ')}.` });
  return {
    status: wcStatuses.find((one) => one === wish),
    isPaid: isPaid === true || isPaid === 'true',
    ...readMeta(meta, current.meta_data as { key: string; value: unknown }[]),
  };
}

/** Names under which programs write the number of an invoice, its day, and its PDF as base64. */
const numberKeys = ['_izlog_invoice_number', '_wcpdf_invoice_number', '_invoice_number'];
const dayKeys = ['_izlog_invoice_date', '_wcpdf_invoice_date', '_invoice_date'];
const pdfKey = '_izlog_invoice_pdf';
const trackingKeys = [
  '_tracking_number',
  '_tracking_provider',
  '_custom_tracking_provider',
  '_custom_tracking_link',
];
const parcelsKey = '_wc_shipment_tracking_items';
const known = [...numberKeys, ...dayKeys, pdfKey, ...trackingKeys, parcelsKey];

function readMeta(
  said: unknown,
  current: { key: string; value: unknown }[],
): Pick<Change, 'paper' | 'parcels'> {
  if (said === undefined) return { paper: undefined, parcels: [] };
  if (!Array.isArray(said)) throw invalidParams({ meta_data: 'meta_data is not of type array.' });
  const pairs = said.flatMap((one): [string, unknown][] => {
    const { key, value } = (one ?? {}) as { key?: unknown; value?: unknown };
    if (typeof key !== 'string') throw invalidParams({ meta_data: 'Each of meta_data needs its key.' });
    // What it has read and sends back as it was is no change.
    const isSame = current.some((other) => other.key === key && isSaid(value, other.value));
    return isSame ? [] : [[key, value]];
  });
  const foreign = pairs.flatMap(([key]) => (known.includes(key) ? [] : [key]));
  if (foreign.length > 0)
    throw notHere(
      'PUT',
      `Orders keep no meta_data of programs (${foreign.join(', ')}): only number, day and PDF of an invoice, and numbers of parcels.`,
    );
  const saidAs = (keys: readonly string[]) =>
    keys.flatMap((key) => pairs.flatMap(([name, value]) => (name === key && value !== '' ? [value] : [])))[0];
  return { paper: readPaper(saidAs, current), parcels: readParcels(pairs, current) };
}

function readPaper(saidAs: (keys: readonly string[]) => unknown, current: { key: string; value: unknown }[]) {
  const said = [saidAs(numberKeys), saidAs(dayKeys), saidAs([pdfKey])];
  if (said.every((one) => one === undefined)) return undefined;
  const [number = current.find(({ key }) => key === '_izlog_invoice_number')?.value, day, pdf] = said;
  if (typeof number !== 'string' && typeof number !== 'number')
    throw invalidParams({
      meta_data: 'A day or a PDF of an invoice needs its number (_izlog_invoice_number).',
    });
  return {
    number: String(number),
    ...(day !== undefined && { issuedOn: dayOf(day) }),
    ...(pdf !== undefined && { pdf: bytesOf(pdf) }),
  };
}

/** A day as programs write it: `2026-11-29`, with a time behind it, or as seconds since 1970. */
function dayOf(said: unknown): string {
  const seconds = typeof said === 'number' || /^\d{9,11}$/.test(String(said)) ? Number(said) : undefined;
  const text = seconds === undefined ? String(said) : new Date(seconds * 1000).toISOString();
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (day === undefined) throw invalidParams({ meta_data: 'The day of an invoice is written 2026-11-29.' });
  return day;
}

function bytesOf(said: unknown): Uint8Array<ArrayBuffer> {
  const text = typeof said === 'string' ? said.replace(/^data:application\/pdf;base64,/, '') : '';
  if (!/^[\w+/\s-]+={0,2}\s*$/.test(text))
    throw invalidParams({ meta_data: `${pdfKey} is the PDF as base64.` });
  return new Uint8Array(Buffer.from(text, 'base64'));
}

function readParcels(
  pairs: readonly [string, unknown][],
  current: { key: string; value: unknown }[],
): SaidParcel[] {
  const saidAs = (key: string) => pairs.findLast(([name]) => name === key)?.[1];
  const single = saidParcel({
    tracking_number: saidAs('_tracking_number'),
    tracking_provider: saidAs('_tracking_provider'),
    custom_tracking_provider: saidAs('_custom_tracking_provider'),
    custom_tracking_link: saidAs('_custom_tracking_link'),
  });
  const listed = saidAs(parcelsKey);
  if (listed !== undefined && !Array.isArray(listed))
    throw invalidParams({ meta_data: `${parcelsKey} is a list of parcels.` });
  const before = (current.find(({ key }) => key === parcelsKey)?.value ?? []) as {
    tracking_number: string;
  }[];
  const all = [...(single ? [single] : []), ...(listed ?? []).flatMap((one) => saidParcel(one ?? {}) ?? [])];
  return all.filter(
    ({ trackingNumber }) => !before.some(({ tracking_number: number }) => number === trackingNumber),
  );
}

async function putPaper(
  { call, send }: Asked,
  { order }: OrderRecord,
  { pdf, ...paper }: NonNullable<Change['paper']>,
): Promise<void> {
  const input = { slug: order.slug, kind: 'invoice' as const, ...paper };
  if (!pdf) {
    await call(putOutsidePaper, input);
    return;
  }
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), `racun-${order.slug}.pdf`);
  (await send(putOutsidePaper, input, form)) as StaffOrder;
}

/** Orders at most in one batch, as WooCommerce has it. */
const mostInBatch = 100;

/** Changes many orders, each by itself: one that is refused stands in the answer with its reason, the others are done. */
export async function batchOrders(asked: Asked) {
  const { update = [], create = [], delete: remove = [] } = asked.body as Record<string, unknown>;
  if (![update, create, remove].every(Array.isArray))
    throw invalidParams({ update: 'create, update and delete are lists.' });
  const [updates, creates, deletes] = [update, create, remove] as [Body[], Body[], unknown[]];
  if (updates.length + creates.length + deletes.length > mostInBatch)
    throw new DialectError(
      413,
      'woocommerce_rest_request_entity_too_large',
      `Unable to accept more than ${mostInBatch} items for this request.`,
    );
  const refused = (id: unknown, error: DialectError) => ({ id, error: errorBody(error) });
  const updated: unknown[] = [];
  for (const body of updates) {
    const id = Number(body?.id);
    try {
      const find = async () => (await orderRecords.read(asked.ctx, Number.isSafeInteger(id) ? [id] : []))[0];
      const record = await find();
      if (!record) throw noSuch('shop_order');
      await changeWcOrder(asked, record, body);
      updated.push(presentWcOrder((await find()) ?? record));
    } catch (thrown) {
      if (thrown instanceof DialectError) updated.push(refused(id, thrown));
      else if (thrown instanceof CallError && thrown.status < 500)
        updated.push(refused(id, fromCallError(thrown, 'PUT')));
      else throw thrown;
    }
  }
  const noNew = notHere('POST', 'Orders are placed in the shop, not by a program.');
  const noDelete = notHere('DELETE', 'Orders are not deleted: the law wants them kept.');
  return {
    ...(creates.length > 0 && { create: creates.map(() => refused(0, noNew)) }),
    update: updated,
    ...(deletes.length > 0 && { delete: deletes.map((id) => refused(id, noDelete)) }),
  };
}

import type { Call } from '@izlog/contract/client';
import { addOrderNote } from '@izlog/contract/ecommerce/orders/order-desk';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { filterStock, getStock, updateStock } from '@izlog/contract/product/stock-desk/stock-levels';
import { expect, test } from 'vitest';
import { underItsKey } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import type { SentAct } from './site-context.ts';
import { withActKey } from './with-act-key.ts';

/** Calls that a form makes, with the key that each carried. */
function calls(fields: Record<string, string>, endpoints: readonly AnyEndpoint[]): (string | undefined)[] {
  const state: { act?: SentAct } = {};
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  underItsKey(state, form);
  const keys: (string | undefined)[] = [];
  const noting = (async (_endpoint, _input, options) => {
    keys.push(options?.headers?.['idempotency-key']);
  }) as Call;
  const call = withActKey(noting, state);
  for (const endpoint of endpoints) void call(endpoint, {});
  return keys;
}

test('[OFFICE-14] each act of a form has a key of its own, which is the same when it is sent again; reads have none', () => {
  const sent = () =>
    calls({ idempotencyKey: 'a1-b2' }, [getStock, addOrderNote, filterStock, addOrderNote, updateStock]);
  const [read, note, list, second, update] = sent();

  expect([read, list]).toEqual([undefined, undefined]);
  expect(new Set([note, second, update]).size).toBe(3);
  expect(note).toBe('"a1-b2 1 /api/v2/ecommerce/order/note/create/{slug}"');
  expect(sent()).toEqual([read, note, list, second, update]);
});

test('[OFFICE-14] a form without a key, or with one that was meddled with, is done as it comes', () => {
  for (const fields of [{}, { idempotencyKey: '' }, { idempotencyKey: 'a\r\nb' }])
    expect(calls(fields as Record<string, string>, [addOrderNote])).toEqual([undefined]);
});

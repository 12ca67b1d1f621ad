import { mayMove, orderStates } from '@izlog/contract/ecommerce/orders/order-states';
import { paymentKinds } from '@izlog/contract/ecommerce/payment';
import { expect, test } from 'vitest';
import { instantOf, localTime } from '../door/site-time.ts';
import { statesOf, wcStatuses, wcStatusOf, wishedState } from './order-status.ts';

test('[DOOR-10] every order is in just one of the lists by state of the dialect, the one that its answer says', () => {
  for (const state of orderStates)
    for (const paymentKind of paymentKinds) {
      const lists = wcStatuses.filter((status) =>
        statesOf([status]).some((one) => one.state === state && (one.kinds?.includes(paymentKind) ?? true)),
      );
      expect(lists, `${state} ${paymentKind}`).toEqual([wcStatusOf({ state, paymentKind })]);
    }
});

test('[DOOR-10] a program brings an order nowhere where staff may not, and a wish that stands already does nothing', () => {
  for (const state of orderStates)
    for (const paymentKind of paymentKinds)
      for (const status of wcStatuses) {
        const order = { state, paymentKind, isPickup: false, isDigital: false };
        const { to, refused } = wishedState(order, status);
        if (wcStatusOf(order) === status) expect(to ?? refused).toBeUndefined();
        else expect(refused !== undefined || to !== undefined).toBe(true);
        expect(to === 'refunded' || to === 'failed' || to === 'awaitingPayment').toBe(false);
        // What it may wish there is a way to from some state, for staff.
        if (to) expect(orderStates.some((from) => mayMove(from, to, 'staff'))).toBe(true);
      }
});

test('[DOOR-10] a time without an offset is by the clock of the shop, also where that is put forward and back', () => {
  const at = (text: string, isGmt = false) => instantOf(text, isGmt)?.toISOString();
  expect(at('2026-11-29T14:00:00')).toBe('2026-11-29T13:00:00.000Z');
  expect(at('2026-07-01')).toBe('2026-06-30T22:00:00.000Z');
  expect(at('2026-07-01T00:00:00', true)).toBe('2026-07-01T00:00:00.000Z');
  expect(at('2026-07-01T00:00:00+02:00')).toBe('2026-06-30T22:00:00.000Z');
  expect(at('2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00.000Z');
  for (const wrong of ['jučer', '2026-13-01', '2026-02-31T99:00', '', "2026-01-01' or 1=1"])
    expect(at(wrong), wrong).toBeUndefined();
  expect(localTime(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02T00:00:00');
});

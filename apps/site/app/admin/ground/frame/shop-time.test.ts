import { expect, test } from 'vitest';
import { clockWords, instantOfShop, readShopTime, shopTimeOf } from './shop-time.ts';

test('a time by the shop’s clock is its instant, in winter and in summer, on the days the clock changes too', () => {
  expect(readShopTime('2026-12-01T08:30')).toEqual({ instant: '2026-12-01T07:30:00.000Z' });
  expect(readShopTime('2026-07-01T08:30')).toEqual({ instant: '2026-07-01T06:30:00.000Z' });
  // 29 March 2026: 2.00 becomes 3.00; 25 October 2026: 3.00 becomes 2.00.
  expect(readShopTime('2026-03-29T01:59')).toEqual({ instant: '2026-03-29T00:59:00.000Z' });
  expect(readShopTime('2026-03-29T03:00')).toEqual({ instant: '2026-03-29T01:00:00.000Z' });
  expect(readShopTime('2026-10-25T01:59')).toEqual({ instant: '2026-10-24T23:59:00.000Z' });
  expect(readShopTime('2026-10-25T03:00')).toEqual({ instant: '2026-10-25T02:00:00.000Z' });
});

test('a time that the clock skips or shows twice is no instant, and its words say which', () => {
  for (const text of ['2026-03-29T02:00', '2026-03-29T02:30', '2027-03-28T02:59']) {
    expect(readShopTime(text)).toEqual({ fault: 'skipped' });
    expect([instantOfShop(text), clockWords(text)]).toEqual([undefined, 'content.timeSkipped']);
  }
  for (const text of ['2026-10-25T02:00', '2026-10-25T02:30', '2027-10-31T02:59']) {
    expect(readShopTime(text)).toEqual({ fault: 'repeated' });
    expect([instantOfShop(text), clockWords(text)]).toEqual([undefined, 'content.timeRepeated']);
  }
  for (const text of ['', '2026-02-30T08:00', '2026-02-28T24:00', 'sutra'])
    expect([readShopTime(text), clockWords(text)]).toEqual([{ fault: 'wrong' }, undefined]);
});

test('an instant in the hour that comes twice stays what it was while nobody touches it', () => {
  const second = '2026-10-25T01:30:00.000Z';

  expect(shopTimeOf(second)).toBe('2026-10-25T02:30');
  expect(instantOfShop('2026-10-25T02:30', second)).toBe(second);
  expect(instantOfShop('2026-10-25T02:31', second)).toBeUndefined();
});

test('every minute of the year that is no such hour has one instant, which reads back as it was typed', () => {
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 1507 * 60_000) {
    const instant = new Date(at).toISOString();
    const text = shopTimeOf(instant);
    const said = readShopTime(text);
    if (said.fault) expect([said.fault, text.slice(0, 13)]).toEqual(['repeated', '2026-10-25T02']);
    else expect(said.instant).toBe(instant);
  }
});

import { expect, test } from 'vitest';
import { toastLife } from './toast-life.ts';

test('[ERR-001, LIMIT-017] a message of forty characters stays two seconds', () => {
  expect(toastLife('x'.repeat(40))).toBe(2000);
});

test('[ERR-001, LIMIT-017] letters with marks and signs outside the basic plane count as one character', () => {
  expect(toastLife('čćžšđ')).toBe(250);
  expect(toastLife('🎉')).toBe(50);
});

test('[ERR-002, LIMIT-017] a plain notice stays three seconds whatever its length', () => {
  expect(toastLife('x'.repeat(400), 'plain')).toBe(3000);
});

test('[ERR-003, LIMIT-017] the notice that the cart changed stays twelve seconds', () => {
  expect(toastLife('Košarica je ažurirana.', 'cart-updated')).toBe(12_000);
});

test('a notice of ours, which the specification does not time, stays as long as reading takes and four seconds at least', () => {
  expect(toastLife('Spremljeno.', 'unhurried')).toBe(4000);
  expect(toastLife('x'.repeat(100), 'unhurried')).toBe(7000);
});

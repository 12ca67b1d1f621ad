import { expect, test } from 'vitest';
import { gtinOf } from './gtin-of.ts';

test('[DOOR-08] a barcode goes out where it is a number of the whole world, and only there', () => {
  expect(gtinOf('385 0123-456782')).toBe('3850123456782');
  expect(gtinOf('036000291452')).toBe('036000291452');
  expect(gtinOf('96385074')).toBe('96385074');
  expect(gtinOf('13850123456789')).toBe('13850123456789');
  // Wrong digits, no digits, numbers of one shop, coupons.
  for (const none of [
    null,
    '',
    '3850123456783',
    'ABC',
    '00000000',
    '2938500000016',
    '0212345678909',
    '9912345678909',
  ])
    expect(gtinOf(none), String(none)).toBeNull();
});

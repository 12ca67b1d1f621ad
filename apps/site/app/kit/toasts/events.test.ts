import { expect, test, vi } from 'vitest';
import { type SiteEventName, tell } from './events.ts';

const names: SiteEventName[] = [
  'submitted',
  'coupon-applied',
  'coupon-error',
  'empty-barcode',
  'incorrectMemberCardBarcode',
  'member-card-not-valid',
];

test.each(names)('[ERR-004, AUTH-006] %s is told on window, with what belongs to it', (name) => {
  const heard = vi.fn((event: Event) => (event as CustomEvent<unknown>).detail);
  window.addEventListener(name, heard, { once: true });

  tell(name, { form: 'login' });

  expect(heard).toHaveReturnedWith({ form: 'login' });
});

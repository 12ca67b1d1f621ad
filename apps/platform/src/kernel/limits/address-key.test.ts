import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test('IPv4 counts by the address, also when written inside IPv6', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('IPv6 counts by its /64, however it is written', () => {
  const home = addressKey('2001:db8:1:2::1');

  expect(addressKey('2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd')).toBe(home);
  expect(addressKey('2001:db8:1:2:ffff::%eth0')).toBe(home);
  expect(addressKey('2001:db8:1:3::1')).not.toBe(home);
  expect(addressKey('::1')).toBe(addressKey('0:0:0:0:0:0:0:1'));
});

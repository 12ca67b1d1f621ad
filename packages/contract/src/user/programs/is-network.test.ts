import { expect, test } from 'vitest';
import { isNetwork } from './is-network.ts';

const networks = [
  '203.0.113.7',
  '203.0.113.0/24',
  '0.0.0.0/0',
  '2001:db8::/32',
  '::1',
  '::ffff:1.2.3.4',
  'FE80::1',
];
const others = [
  ...['203.0.113.0/33', '203.0.113', '256.1.1.1', '1.2.3.04', '1.2.3.4/', '1.2.3.4/24/1', '1.2.3.4/-1'],
  ...['2001:db8::/129', '::g', 'a:b', '1:2:3:4:5:6:7:8:9', '[::1]', '*', 'ured', ''],
];

test.for(networks)('[DOOR-01] %s is an address or a network', (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.for(others)('[DOOR-01] “%s” is none', (text) => {
  expect(isNetwork(text)).toBe(false);
});

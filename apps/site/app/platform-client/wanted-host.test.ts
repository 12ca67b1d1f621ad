import { expect, test } from 'vitest';
import { wantedHost } from './wanted-host.ts';

test.for([
  ['izlog.example', 'www', 'www.izlog.example'],
  ['izlog.example:3000', 'www', 'www.izlog.example:3000'],
  ['www.izlog.example', 'www', 'www.izlog.example'],
  ['www.izlog.example', 'non-www', 'izlog.example'],
  ['izlog.example', 'non-www', 'izlog.example'],
  ['izlog.example', 'none', 'izlog.example'],
  ['www.izlog.example', undefined, 'www.izlog.example'],
] as const)('[ROUTE-069] %s with the policy %s is called %s', ([host, policy, wanted]) => {
  expect(wantedHost(host, policy)).toBe(wanted);
});

test.for(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  '[ROUTE-069] %s is no domain and stays as it is',
  (host) => {
    expect(wantedHost(host, 'www')).toBe(host);
  },
);

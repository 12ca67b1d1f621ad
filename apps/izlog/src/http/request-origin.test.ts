import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, originOf, targetOf } from './request-origin.ts';

const asked = (headers: Record<string, string>, url = '/') =>
  ({ headers, url, socket: { remoteAddress: '192.0.2.1' } }) as unknown as IncomingMessage;

test('behind one proxy only the last word of a forwarded header counts: the visitor wrote the others', () => {
  const request = asked({
    host: '10.0.0.5:3000',
    'x-forwarded-for': '198.51.100.1, 203.0.113.9',
    'x-forwarded-host': 'evil.example, shop.example',
    'x-forwarded-proto': 'https',
  });

  expect(originOf(request, 1)).toEqual({ protocol: 'https', host: 'shop.example', ip: '203.0.113.9' });
});

test('behind two proxies the word of the outer one counts', () => {
  const forwardedFor = '198.51.100.1, 203.0.113.9, 10.0.0.2';
  const request = asked({ host: 'shop.example', 'x-forwarded-for': forwardedFor });

  expect(originOf(request, 2)?.ip).toBe('203.0.113.9');
  expect(originOf(request, 9)?.ip).toBe('198.51.100.1');
});

test('without a proxy no forwarded header counts', () => {
  const request = asked({
    host: 'shop.example',
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  });

  expect(originOf(request, 0)).toEqual({ protocol: 'http', host: 'shop.example', ip: '192.0.2.1' });
});

test('a protocol that is not https is http', () => {
  expect(originOf(asked({ host: 'x', 'x-forwarded-proto': 'javascript' }), 1)?.protocol).toBe('http');
});

test.for(['Shop.Example:3000', '127.0.0.1:80', '[::1]:3000', 'localhost', 'xn--duan-5ya.example.'])(
  '%s is a host',
  (host) => {
    expect(originOf(asked({ host }), 0)?.host).toBe(host.toLowerCase());
  },
);

test.for([
  '',
  'a b',
  'shop.example@evil.example',
  'shop.example/evil',
  'shop.example?x',
  'shop.example#x',
  'shop.example, evil.example',
  '"><script>',
  'shop.example:99999',
  '[',
  '999.999.999.999',
])('%s is no host', (host) => {
  expect(originOf(asked({ host }), 0)).toBeUndefined();
});

test('of an absolute target the path counts, and what names no page is none', () => {
  const target = (url: string) => targetOf(asked({}, url));

  expect(target('http://evil.example/shop?page=2')).toBe('/shop?page=2');
  expect(target('http://evil.example')).toBe('/');
  expect(target('http://evil.example?x')).toBe('/?x');
  expect(target('*')).toBeUndefined();
  expect(target('ftp://evil.example/')).toBeUndefined();
});

test.for(['//evil.example/shop', '/\\evil.example', '///evil.example', '/@evil.example', '/:80'])(
  'a path that looks like another host stays a path of ours: %s',
  (path) => {
    const address = addressOf({ protocol: 'http', host: 'shop.example', ip: '' }, path);

    expect(address.host).toBe('shop.example');
  },
);

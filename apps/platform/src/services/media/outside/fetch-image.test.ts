import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isPublicAddress } from '#platform/kernel/outside/public-address.ts';
import { fetchImage, isAllowed } from './fetch-image.ts';

async function withServer(answer: RequestListener, use: (host: string) => Promise<void>) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  try {
    await use(`localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Rules of a test: its own server counts as public. */
const near = (...allowHosts: string[]) => ({ allowHosts, timeoutMs: 2000, isPublic: () => true });

test('a picture of an allowed host is fetched, also through a redirect to another allowed one', async () => {
  await withServer(
    (request, response) => {
      if (request.url === '/a.png') response.writeHead(302, { location: '/b.png' }).end();
      else response.end('bytes of b');
    },
    async (host) => {
      expect((await fetchImage(`http://${host}/a.png`, near(host))).toString()).toBe('bytes of b');
    },
  );
});

test('a redirect to a host that is not allowed is not followed', async () => {
  await withServer(
    (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    async (host) => {
      await expect(fetchImage(`http://${host}/a.png`, near(host))).rejects.toThrow(
        '169.254.169.254 is not an allowed host',
      );
    },
  );
});

test.each([
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'http://[::ffff:10.0.0.1]/a.png',
  'http://0x7f.1/a.png',
])('even an allowed %s is not asked, because it is no public address', async (address) => {
  const { host } = new URL(address);

  await expect(fetchImage(address, { allowHosts: [host], timeoutMs: 500 })).rejects.toThrow(
    'not a public address',
  );
});

test('a name that resolves to this machine is not asked', async () => {
  await expect(
    fetchImage('http://localhost/a.png', { allowHosts: ['localhost'], timeoutMs: 500 }),
  ).rejects.toThrow('localhost has no public address');
});

test('what is too large, too slow, missing or going round in circles is given up with the reason', async () => {
  await withServer(
    (request, response) => {
      if (request.url === '/large')
        for (let sent = 0; sent < 30; sent++) response.write(Buffer.alloc(1024 * 1024));
      else if (request.url === '/circle') response.writeHead(301, { location: '/circle' }).end();
      else if (request.url === '/none') response.writeHead(404).end();
      else if (request.url === '/protocol')
        request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
    },
    async (host) => {
      const fetch = (path: string, timeoutMs = 60_000) =>
        fetchImage(`http://${host}/${path}`, { ...near(host), timeoutMs });

      await expect(fetch('large')).rejects.toThrow('larger than 20 MB');
      await expect(fetch('circle')).rejects.toThrow('redirects more than 3 times');
      await expect(fetch('none')).rejects.toThrow('status 404');
      await expect(fetch('protocol')).rejects.toThrow('another protocol');
      await expect(fetch('slow', 300)).rejects.toThrow(/abort|timeout/i);
    },
  );
});

test('hosts are allowed by their whole name, below it only when that is said', () => {
  const allowed = (address: string) => isAllowed(new URL(address), ['slike.hr', '*.cdn.hr', 'slike.hr:8080']);

  expect(
    ['https://slike.hr/a', 'http://slike.hr:8080/a', 'https://a.b.cdn.hr/a', 'https://cdn.hr/a'].map(allowed),
  ).toEqual([true, true, true, true]);
  expect(
    [
      'https://x.slike.hr/a',
      'https://slike.hr.x.hr/a',
      'https://slike.hr:22/a',
      'https://xcdn.hr/a',
      'ftp://slike.hr/a',
      'https://slike.hr@x.hr/a',
      'https://x:y@slike.hr/a',
    ].map(allowed),
  ).toEqual([false, false, false, false, false, false, false]);
});

test('private, local and disguised addresses are not public', () => {
  const closed = [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '127.9.9.9',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ];
  const closed6 = [
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::7f00:1',
  ];

  expect([...closed, ...closed6].filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
});

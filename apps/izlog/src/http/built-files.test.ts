import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuiltFiles } from './built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'izlog-build-'));
let server: Server;
let base: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/root-1.js'), 'export const price = 1;');
  writeFileSync(join(folder, 'assets/root-1.js.br'), brotliCompressSync('export const price = 1;'));
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  const files = serveBuiltFiles(folder);
  server = createServer((req, res) => files(req, res, () => res.writeHead(404).end('the site answers')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a file is sent compressed, with its type, and kept by browsers for good when its name holds a hash', async () => {
  const script = await fetch(`${base}/assets/root-1.js`, { headers: { 'accept-encoding': 'br' } });
  const icon = await fetch(`${base}/icon.svg`);

  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await script.text()).toBe('export const price = 1;');
  expect(icon.headers.get('cache-control')).not.toContain('immutable');
});

test('a file that the browser still has is not sent again', async () => {
  const first = await fetch(`${base}/icon.svg`);

  const second = await fetch(`${base}/icon.svg`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });

  expect(second.status).toBe(304);
});

test('a build that is replaced while the shop runs takes nothing away', async () => {
  rmSync(join(folder, 'assets'), { recursive: true });

  const script = await fetch(`${base}/assets/root-1.js`);

  expect(script.status).toBe(200);
});

test('nothing outside the build can be read, and other addresses are left to the site', async () => {
  for (const path of ['/../package.json', '/assets/%2e%2e/icon.svg.map', '/assets', '/shop']) {
    expect((await fetch(base + path)).status, path).toBe(404);
  }
});

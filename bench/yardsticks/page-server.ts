import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A finished answer: the headers as they go out (names and values in turn), and the body's bytes. */
export interface FinishedPage {
  headers: string[];
  body: string;
}

/** The yardstick of a cached page: a bare node:http server that sends finished bytes with finished headers, and nothing else. */
const pages = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Record<string, FinishedPage>).map(
    ([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }],
  ),
);

const server = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  if (!page) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, page.headers);
  response.end(page.body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listens on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));

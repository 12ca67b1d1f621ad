import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came to a receiver. */
export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
  event: { type: string; timestamp: string; version: number; site: number; data: Record<string, unknown> };
}

/** Somebody else's program, which takes events as `answer` says: 200 unless it says otherwise. */
export async function startReceiver(
  answer: (received: Received, reply: ServerResponse, request: IncomingMessage) => void = (_, reply) =>
    reply.end('ok'),
) {
  const received: Received[] = [];
  let answering = answer;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const one = {
        path: request.url ?? '',
        headers: request.headers as Record<string, string>,
        body,
        event: JSON.parse(body),
      };
      received.push(one);
      answering(one, reply, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks/izlog`,
    received,
    /** From now on it answers so. */
    answers(next: typeof answer) {
      answering = next;
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}

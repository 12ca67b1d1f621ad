import { connect } from 'node:net';

/** A request as it is written on the wire; the body goes out in pieces, as over a network. */
export interface RawRequest {
  line: string;
  headers?: readonly string[];
  body?: Buffer | string;
  isChunked?: boolean;
}

/** What one connection gave: the statuses of the answers in their order, and how it ended. */
export interface RawOutcome {
  statuses: number[];
  /** All that was received, as text. */
  received: string;
  ended: 'by server' | 'by us' | 'never answered';
}

const patience = 8000;

/** Sends requests one after the other on one connection, each when the one before was answered. */
export function rawExchange(url: string, requests: readonly RawRequest[]): Promise<RawOutcome> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    let next = 0;
    const socket = connect({ host: hostname, port: Number(port) });
    const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    const end = (ended: RawOutcome['ended']) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ statuses: statuses(), received, ended });
    };
    const timer = setTimeout(end, patience, 'never answered');
    const send = () => {
      const request = requests[next];
      next += 1;
      if (request) write(socket, host, request);
      else end('by us');
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (statuses().length === next && isWhole(received)) send();
    });
    // A server that has read enough may cut what is still being sent.
    socket.on('error', () => end('by server'));
    socket.on('end', () => end('by server'));
  });
}

function write(
  socket: ReturnType<typeof connect>,
  host: string,
  { line, headers = [], body = '', isChunked }: RawRequest,
): void {
  const bytes = Buffer.from(body);
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${bytes.length}`;
  socket.write(
    `${[`${line} HTTP/1.1`, `host: ${host}`, ...headers, ...(body === '' ? [] : [length])].join('\r\n')}\r\n\r\n`,
  );
  for (let at = 0; at < bytes.length; at += 65_536) {
    const piece = bytes.subarray(at, at + 65_536);
    if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`);
    socket.write(piece);
    if (isChunked) socket.write('\r\n');
  }
  if (isChunked) socket.write('0\r\n\r\n');
}

/** Whether the last answer has arrived to its end. */
function isWhole(received: string): boolean {
  const last = received.slice(received.lastIndexOf('HTTP/1.1 '));
  const [head = '', ...rest] = last.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (!last.includes('\r\n\r\n')) return false;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length);
  return !/^transfer-encoding: chunked/im.test(head) || body.endsWith('0\r\n\r\n');
}

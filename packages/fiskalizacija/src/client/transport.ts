import https from 'node:https';
import type { UnansweredReason } from './answers.ts';

/** One request to the tax host. */
export interface HostRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Certificates (PEM) under which the host's own must be issued, up to the root; nothing else is trusted. */
  authorities: readonly string[];
  /** Breaks it off. */
  signal: AbortSignal;
}

/**
 * Brings a request to the host and its answer back: the body as it came, whatever the status. Throws `TransportError`, or
 * anything else where the connection failed. A program with a guard for outgoing requests gives its own.
 */
export type Transport = (request: HostRequest) => Promise<string>;

/** A request that brought no answer. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly reason: UnansweredReason;
  readonly mayHaveArrived: boolean;
  constructor(reason: UnansweredReason, message: string, mayHaveArrived: boolean, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Answers are some kilobytes; what is larger is none. */
const largestAnswer = 1_000_000;

/** The package's own transport: HTTPS with TLS 1.2 or newer, a connection for each request. */
export const httpsTransport: Transport = ({ url, headers, body, authorities, signal }) =>
  new Promise((resolve, reject) => {
    let connected = false;
    let sent = false;
    const fail = (cause: Error) => reject(transportErrorOf(cause, { connected, sent }));
    const request = https.request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        ca: [...authorities],
        minVersion: 'TLSv1.2',
        agent: false,
        signal,
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > largestAnswer) {
            fail(new TransportError('notAnAnswer', 'The answer is too large.', true));
            request.destroy();
          } else chunks.push(chunk);
        });
        response.on('error', fail);
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      },
    );
    request.on('socket', (socket) => socket.once('secureConnect', () => (connected = true)));
    request.on('finish', () => (sent = true));
    request.on('error', fail);
    request.end(body);
  });

/** What a failure of a connection means. */
function transportErrorOf(
  cause: Error,
  { connected, sent }: { connected: boolean; sent: boolean },
): TransportError {
  if (cause instanceof TransportError) return cause;
  const code = 'code' in cause ? String(cause.code) : '';
  const mayHaveArrived = connected && sent;
  const as = (reason: UnansweredReason) =>
    new TransportError(reason, `${code} ${cause.message}`.trim(), mayHaveArrived, { cause });
  if (cause.name === 'AbortError' || code === 'ABORT_ERR') return as('timeout');
  if (connected) return as('cut');
  if (/CERT|TLS|SSL|SIGNED|EPROTO|VERIFY|ISSUER/.test(code) || /before secure TLS/i.test(cause.message))
    return as('tls');
  return as('connection');
}

import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';

type Fields = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Longest body in bytes that is read to its end, and dropped, after an answer that did not wait for it. */
const worthReading = 256 * 1024;

/** What is dropped at most before a connection that is closed anyway is cut, in bytes. */
const mostDropped = 16 * 1024 * 1024;

/** Longest time in ms for either. */
const patience = 5000;

/**
 * An answer that may be given before its request's body has arrived (a stranger's form, a file that is too large). What is
 * left of a short body is read and dropped, and the connection serves the next request; with a longer one, or one of
 * unknown length, it is closed. Left alone Node would keep a half-read connection open on which nothing is answered again.
 */
export class EarlyAnswer<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  override writeHead(status: number, message?: string, headers?: Fields): this;
  override writeHead(status: number, headers?: Fields): this;
  override writeHead(status: number, ...rest: unknown[]): this {
    const { req } = this;
    if (hasBody(req) && !req.readableEnded && !this.headersSent) {
      if (!(Number(req.headers['content-length']) <= worthReading)) this.shouldKeepAlive = false;
      closeGently(req);
      this.once('finish', () => {
        if (!req.readableEnded) drop(req);
      });
    }
    return super.writeHead(status, ...(rest as [Fields]));
  }
}

/** Whether a body was announced. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads what is still to come and throws it away, no matter who read it before; cuts the connection when that takes too long. */
function drop(req: IncomingMessage): void {
  const { socket } = req;
  let dropped = 0;
  const timer = setTimeout(() => socket.destroy(), patience);
  const stop = () => clearTimeout(timer);
  req.unpipe();
  req.removeAllListeners('data');
  req.removeAllListeners('readable');
  req.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > mostDropped) socket.destroy();
  });
  // Somebody who goes away in the middle needs no answer.
  req.on('error', stop);
  req.once('end', stop);
  req.once('close', stop);
  req.resume();
}

/**
 * Closes a connection, when its answer is out, in the order that lets the other side read it: our end first, theirs when
 * they have read it. Closed at once, with bytes still coming in, the network would throw the answer away.
 */
function closeGently(req: IncomingMessage): void {
  const { socket } = req;
  socket.destroySoon = () => {
    if (req.complete) return Socket.prototype.destroySoon.call(socket);
    socket.end();
    // No request that comes after this one is taken any more.
    req.once('end', () => socket.destroy());
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from './early-answer.ts';

/**
 * Longest time in ms that a body of `length` bytes may take: a minute, and for long ones what a slow line needs for them
 * (250 bytes a ms, 2 Mbit/s), but never more than four minutes.
 */
export const usualBodyTime = (length: number): number => Math.min(60_000 + length / 250, 240_000);

/** Answers 408 and closes when a body does not arrive in time: it would hold a connection, and what its reader holds. */
export function limitBodyTime(req: IncomingMessage, res: ServerResponse, bodyTime = usualBodyTime): void {
  if (!hasBody(req)) return;
  const timer = setTimeout(
    () => {
      if (res.headersSent) req.socket.destroy();
      else tooSlow(res);
    },
    bodyTime(Number(req.headers['content-length']) || 0),
  );
  const stop = () => clearTimeout(timer);
  req.once('end', stop);
  req.once('close', stop);
}

function tooSlow(res: ServerResponse): void {
  // What was set for the answer that was being prepared is not about this one.
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  res.writeHead(408, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    connection: 'close',
  });
  const payload = { message: 'The request took too long to arrive.' };
  res.end(JSON.stringify({ error: { statusCode: 408, payload } }));
}

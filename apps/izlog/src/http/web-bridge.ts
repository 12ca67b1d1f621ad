import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { compressed, isText } from '@izlog/platform/kernel/http/compress';
import { addressOf, type Origin } from './request-origin.ts';

/** A web Request of a node request; aborted when the visitor goes away. */
export function toWebRequest(
  req: IncomingMessage,
  res: ServerResponse,
  origin: Origin,
  url: string,
): Request {
  const gone = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    const name = req.rawHeaders[index];
    const value = req.rawHeaders[index + 1];
    if (name !== undefined && value !== undefined && !name.startsWith(':')) headers.append(name, value);
  }
  const mayHaveBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(addressOf(origin, url), {
    method: req.method,
    headers,
    signal: gone.signal,
    ...(mayHaveBody ? { body: bodyOf(req), duplex: 'half' } : {}),
  });
}

/** The body as a web stream. Anyone who has read enough of it lets go of the stream alone: the answer needs the connection. */
function bodyOf(req: IncomingMessage): ReadableStream {
  const body = new PassThrough();
  req.once('close', () => {
    if (!req.readableEnded) body.destroy(new Error('The visitor went away before the end of his request.'));
  });
  req.pipe(body);
  return Readable.toWeb(body) as ReadableStream;
}

interface Sending {
  method: string | undefined;
  acceptEncoding: string | string[] | undefined;
  /** The body, where it need not be read out of the response. */
  bytes: Buffer | undefined;
}

/**
 * Sends a web Response. Texts go out whole, compressed as `acceptEncoding` allows: the site's loaders give settled data,
 * so nothing is gained by streaming them. Anything else is streamed as it is.
 */
export async function sendWebResponse(
  res: ServerResponse,
  response: Response,
  { method, acceptEncoding, bytes }: Sending,
): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (!response.body) {
    res.end();
    return;
  }
  if (isText(response.headers.get('content-type') ?? '') && !response.headers.has('content-encoding')) {
    const isForGood = response.headers.get('cache-control')?.includes('immutable');
    const plain = bytes ?? Buffer.from(await response.arrayBuffer());
    const { body, encoding } = await compressed(plain, acceptEncoding, isForGood);
    if (encoding) res.setHeader('content-encoding', encoding);
    res.appendHeader('vary', 'accept-encoding');
    res.setHeader('content-length', body.length);
    res.end(method === 'HEAD' ? undefined : body);
    return;
  }
  if (method === 'HEAD') {
    await response.body.cancel();
    res.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), res);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where a request really came from; forwarded headers count only behind a trusted proxy. */
export interface Origin {
  protocol: string;
  host: string;
  ip: string;
}

export function originOf(req: IncomingMessage, trustProxy: boolean): Origin {
  const direct = {
    protocol: 'http',
    host: req.headers.host ?? 'localhost',
    ip: req.socket.remoteAddress ?? '',
  };
  if (!trustProxy) return direct;
  return {
    protocol: first(req.headers['x-forwarded-proto']) ?? direct.protocol,
    host: first(req.headers['x-forwarded-host']) ?? direct.host,
    ip: first(req.headers['x-forwarded-for']) ?? direct.ip,
  };
}

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
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(new URL(url, `${origin.protocol}://${origin.host}`), {
    method: req.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(req) as ReadableStream, duplex: 'half' } : {}),
  });
}

/** Sends a web Response. */
export async function sendWebResponse(res: ServerResponse, response: Response, method: string | undefined) {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('set-cookie', cookies);
  if (method === 'HEAD' || !response.body) {
    await response.body?.cancel();
    res.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream), res);
}

function first(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  return text?.split(',')[0]?.trim() || undefined;
}

import type { Transport } from '@izlog/contract/client';
import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * The platform in this process: no socket, but the same hooks, parsing and checks as over HTTP. The caller is our own
 * site, so the visitor's address in `x-forwarded-for` is believed; without it all visitors would share one rate limit.
 */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, url, headers, body, signal }) => {
    signal?.throwIfAborted();
    const { 'x-forwarded-for': remoteAddress, ...own } = headers;
    const answer = await app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: own,
      payload: typeof body === 'object' ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : body,
      remoteAddress,
    });
    signal?.throwIfAborted();
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: answer.payload,
    };
  };
}

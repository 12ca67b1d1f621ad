import type { Transport } from '@izlog/contract/client';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** The platform in this process: no socket, but the same hooks, parsing and checks as over HTTP. */
export function inProcess(app: FastifyInstance): Transport {
  return async ({ method, url, headers, body, signal }) => {
    signal?.throwIfAborted();
    const answer = await app.inject({
      method: method as InjectOptions['method'],
      url,
      headers,
      payload: body,
    });
    signal?.throwIfAborted();
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      text: answer.payload,
    };
  };
}

import type { FastifyInstance } from 'fastify';
import { compressed, isText } from './compress.ts';

/**
 * Compresses answers as pages are, for anyone who accepts it: those that are everybody's, which carry cache tags or need no
 * key. A caller's own (a login's tokens, a cart with its code) go out as they are: next to text that somebody else chose,
 * the length of a compressed secret reveals it (BREACH). Our own site, in this process, accepts
 * no encoding.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isBody || reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return payload;
    const isEverybodys = reply.hasHeader('x-cache-tags') || isPublic.has(request.routeOptions.url ?? '');
    if (!isEverybodys || request.headers.accesstoken !== undefined) return payload;
    if (!isText(String(reply.getHeader('content-type') ?? ''))) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const plain = Buffer.from(payload);
    const { body, encoding } = await compressed(plain, request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).header('content-length', body.length);
    return body;
  });
}

const isPublic: ReadonlySet<string> = new Set(['/api/openapi.json', '/api/docs', '/metrics']);

import { consumerPair } from '@izlog/contract/user/programs/key-kinds';
import type { FastifyRequest } from 'fastify';
import { DialectError } from './dialect-error.ts';

const refused = (message: string) => new DialectError(401, 'woocommerce_rest_authentication_error', message);

/**
 * Consumer key and secret of a call, joined by a colon: of Basic auth, or of the query, over https alone, since both travel as
 * they are. OAuth 1.0a, which signs calls over plain http, is not taken: it would want the secret kept in clear, and what it
 * protects is the key, while orders and people travel open (decision 1540).
 */
export function credentialsOf(request: FastifyRequest, isProduction: boolean): string {
  const query = request.query as Record<string, unknown>;
  const { authorization = '' } = request.headers;
  if ('oauth_signature' in query || /^oauth /i.test(authorization))
    throw refused(
      'OAuth 1.0a over http is not taken, since orders would travel open. Call the shop by https, with consumer key and secret.',
    );
  const pair = ofBasic(authorization) ?? ofQuery(query);
  if (pair === undefined)
    throw new DialectError(
      401,
      'woocommerce_rest_cannot_view',
      'Consumer key and consumer secret are missing.',
    );
  // What stays on the machine nobody reads on the way: who tries a new shop calls it so.
  const isOpenLine = isProduction && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(request.hostname);
  if (request.protocol !== 'https' && isOpenLine)
    throw refused('Call the shop by https: a key is not taken over a line on which anybody can read it.');
  if (!consumerPair.test(pair)) throw refused('Consumer key or consumer secret is not of the right form.');
  return pair;
}

function ofBasic(header: string): string | undefined {
  const [, said] = /^basic +([\w+/=-]+)$/i.exec(header.trim()) ?? [];
  return said === undefined ? undefined : Buffer.from(said, 'base64').toString('utf8');
}

function ofQuery({
  consumer_key: key,
  consumer_secret: secret,
}: Record<string, unknown>): string | undefined {
  return typeof key === 'string' && typeof secret === 'string' ? `${key}:${secret}` : undefined;
}

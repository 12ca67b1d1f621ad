import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { createProgramKey } from '@izlog/contract/user/programs/program-keys';
import WooCommerce from '@woocommerce/woocommerce-rest-api';
import { testSites } from '#seed/test-sites.ts';
import type { TestPlatform } from '../kit.ts';
import { buildKey } from './program-key.ts';

// The types tell of a module of CommonJS with a default; what is loaded is the one for modules, whose default is the class.
type Imported = typeof import('@woocommerce/woocommerce-rest-api').default;
const Client = WooCommerce as unknown as Imported;

/** What the client's calls come to, refused ones as well. */
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a foreign client answers has no type of ours; tests compare it whole.
  data: any;
  headers: Record<string, string>;
}

type Params = Record<string, unknown>;

/**
 * A key of the dialect and WooCommerce's own client that calls with it, over a socket, by https as a proxy before the shop tells
 * it (the platform has TRUST_PROXY).
 */
export async function connectDialect(
  platform: TestPlatform,
  given: Partial<EndpointInput<typeof createProgramKey>>,
  { site = 1, queryStringAuth = false }: { site?: 1 | 2; queryStringAuth?: boolean } = {},
) {
  const key = await buildKey(platform, { kind: 'woocommerce', ...given }, { as: 'staff', site });
  return { key, ...dialectClient(key.secret, await portOf(platform), { site, queryStringAuth }) };
}

/** The client alone, with consumer key and secret joined by a colon. */
export function dialectClient(
  pair: string,
  port: number,
  { site = 1, queryStringAuth = false }: { site?: 1 | 2; queryStringAuth?: boolean } = {},
) {
  const [consumerKey = '', consumerSecret = ''] = pair.split(':');
  const httpsAgent = new Agent();
  // What ends TLS is the proxy before the shop; here nothing is before it.
  Object.assign(httpsAgent, { createConnection: () => connect(port, '127.0.0.1') });
  const client = new Client({
    url: `https://${testSites[site].host}`,
    consumerKey,
    consumerSecret,
    version: 'wc/v3',
    queryStringAuth,
    axiosConfig: {
      httpsAgent,
      proxy: false,
      validateStatus: () => true,
      headers: { 'x-forwarded-proto': 'https', 'content-type': 'application/json;charset=utf-8' },
    },
  });
  const answered = (calling: Promise<unknown>) => calling as Promise<Answered>;
  return {
    get: (path: string, params: Params = {}) => answered(client.get(path, params)),
    post: (path: string, data: Params, params: Params = {}) => answered(client.post(path, data, params)),
    put: (path: string, data: Params, params: Params = {}) => answered(client.put(path, data, params)),
    delete: (path: string, params: Params = {}) => answered(client.delete(path, params)),
  };
}

/** The port on which the platform of a test listens, from the first time it is asked for. */
export async function portOf({ app }: TestPlatform): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** A person of the provider. */
export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID Connect provider that knows some people. */
export interface LoginProvider {
  issuer: string;
  people: Map<string, ProviderPerson>;
  /** Goes through the provider as a browser does, logs `sub` in, and returns the address it is sent back to. */
  visit(url: string, sub: string): Promise<URL>;
  stop(): Promise<void>;
}

export const providerClient = { clientId: 'izlog', clientSecret: 'a secret between us' };

/** Starts a provider on this machine for one client whose browser comes back to `redirectUri`. */
export async function startLoginProvider(redirectUri: string): Promise<LoginProvider> {
  const people = new Map<string, ProviderPerson>();
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  const issuer = await listen(server);
  const provider = new Provider(issuer, configuration(redirectUri, people));
  const callback = provider.callback();
  let loggingIn = '';
  handle = async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return callback(request, response);
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, { login: { accountId: loggingIn } });
    }
    const grant = new provider.Grant({ accountId: loggingIn, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  };
  return {
    issuer,
    people,
    async visit(url, sub) {
      loggingIn = sub;
      return follow(url, redirectUri);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function configuration(redirectUri: string, people: Map<string, ProviderPerson>): Configuration {
  return {
    clients: [
      {
        client_id: providerClient.clientId,
        client_secret: providerClient.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...(people.get(sub) ?? { sub }) }) }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key for tests'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  };
}

/** Follows redirects with cookies until the browser would leave for `end`. */
async function follow(start: string, end: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hop = 0; hop < 15; hop += 1) {
    if (url.startsWith(end)) return new URL(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (!next) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    url = new URL(next, url).href;
  }
  throw new Error('the provider redirects without end');
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

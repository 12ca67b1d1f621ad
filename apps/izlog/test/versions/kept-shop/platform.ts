/** What a call of the platform is answered with. */
export interface PlatformAnswer {
  status: number;
  /** `data` of the envelope, or its `error`. */
  data: unknown;
}

/** A call as it goes over the line; nothing of the program's code stands between. */
export interface PlatformCall {
  method: string;
  /** Path and query. */
  url: string;
  body?: unknown;
  /** Headers besides those that every call has. */
  headers?: Record<string, string>;
}

/** The platform of a shop, asked over HTTP as anybody can. */
export interface Platform {
  base: string;
  /** Answers whatever the status is. */
  ask(call: PlatformCall): Promise<PlatformAnswer>;
  /** Answers `data`; throws what was refused. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of versions to come have no type here.
  call(method: string, url: string, body?: unknown): Promise<any>;
  /** The headers of every call. */
  headers: Record<string, string>;
  /** The same as somebody who is logged in. */
  as(accessToken: string): Platform;
  /** Exchanges e-mail and password for tokens. */
  logIn(email: string, password: string): Promise<Tokens>;
}

/** What a login gives. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Finds the site that answers at `base` and calls its platform as a visitor. */
export async function openPlatform(base: string): Promise<Platform> {
  const found = await exchange(
    base,
    { method: 'POST', url: '/api/v2/domainDetect', headers: { customreferer: base } },
    {},
  );
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  const { apiKeyToken, siteID, stores } = must(found, 'domainDetect') as any;
  const store = stores.find(({ language }: { language: string }) => language === 'hrv')?.storeID;
  return platformWith(base, {
    apikey: apiKeyToken,
    site: String(siteID),
    store: String(store),
    language: 'hrv',
  });
}

function platformWith(base: string, headers: Record<string, string>): Platform {
  const ask = (call: PlatformCall) => exchange(base, call, headers);
  return {
    base,
    headers,
    ask,
    call: async (method, url, body) => must(await ask({ method, url, body }), `${method} ${url}`),
    as: (accessToken) => platformWith(base, { ...headers, accesstoken: accessToken }),
    async logIn(username, password) {
      const call = { method: 'POST', url: '/api/v1/login', body: { username, password } };
      return (must(await ask(call), `login of ${username}`) as { tokens: Tokens }).tokens;
    },
  };
}

function must({ status, data }: PlatformAnswer, what: string): unknown {
  if (status < 400) return data;
  throw new Error(`${what} was answered with ${status}: ${JSON.stringify(data)}`);
}

async function exchange(
  base: string,
  { method, url, body, headers }: PlatformCall,
  always: Record<string, string>,
): Promise<PlatformAnswer> {
  const isForm = body instanceof FormData;
  const response = await fetch(base + url, {
    method,
    headers: {
      ...always,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const isData = response.headers.get('content-type')?.includes('json') ?? false;
  // A file, such as the rows of a list.
  if (!isData) return { status: response.status, data: await response.text() };
  const answer = (await response.json()) as { data?: unknown; error?: unknown };
  return { status: response.status, data: response.ok ? answer.data : answer.error };
}

import { type Access, type AnyEndpoint, permissionsOf } from '@izlog/contract/endpoint';
import { permissions, withContained } from '@izlog/contract/permissions';
import { expect } from 'vitest';
import { testSites } from '#seed/test-sites.ts';
import { type CallOptions, platformTestWith, type TestPlatform } from '#test/kit.ts';

// In production, so that a call without apiKey is nobody's (API-005).
const test = platformTestWith({ NODE_ENV: 'production' });

type Outcome = 'answered' | 401 | 403;

interface Caller {
  name: string;
  /** What the declaration promises this caller. */
  mayCall(access: Access): Outcome;
  options(platform: TestPlatform, endpoint: AnyEndpoint): Promise<CallOptions> | CallOptions;
}

const callers: Caller[] = [
  {
    name: 'nobody',
    mayCall: (access) => (access === 'anyone' ? 'answered' : 401),
    options: () => ({ as: 'nobody' }),
  },
  {
    name: 'a visitor',
    mayCall: (access) => (access === 'anyone' || access === 'visitor' ? 'answered' : 401),
    options: () => ({ as: 'visitor' }),
  },
  {
    name: 'a customer',
    mayCall: (access) => (access === 'staff' || typeof access === 'object' ? 403 : 'answered'),
    options: () => ({ as: 'customer' }),
  },
  {
    name: 'staff without any permission',
    mayCall: (access) => (access === 'customer' || typeof access === 'object' ? 403 : 'answered'),
    options: () => ({ as: { staff: [] } }),
  },
  {
    name: 'staff with every permission but the one and those that contain it',
    mayCall: (access) => (access === 'customer' || typeof access === 'object' ? 403 : 'answered'),
    options: (_platform, { access }) => ({
      as: {
        staff: permissions.filter(
          (one) => !withContained([one]).some((held) => permissionsOf(access).includes(held)),
        ),
      },
    }),
  },
  {
    name: 'staff with the permission',
    mayCall: (access) => (access === 'customer' ? 403 : 'answered'),
    // The least of them: the last of those that open it.
    options: (_platform, { access }) => ({ as: { staff: permissionsOf(access).slice(-1) } }),
  },
  {
    name: 'staff of another site',
    mayCall: (access) => (access === 'anyone' ? 'answered' : 401),
    options: (platform) => foreignToken(platform, 'staff'),
  },
  {
    name: 'a customer of another site',
    mayCall: (access) => (access === 'anyone' ? 'answered' : 401),
    options: (platform) => foreignToken(platform, 'customer'),
  },
];

for (const { name, mayCall, options } of callers) {
  test(`[API-018, SET-019] ${name} gets from every endpoint what its declaration says`, async ({
    platform,
  }) => {
    const seen: string[] = [];
    const declared: string[] = [];
    for (const endpoint of platform.endpoints) {
      const call = `${endpoint.method} ${endpoint.path}`;
      seen.push(`${call}: ${await outcomeOf(platform, endpoint, await options(platform, endpoint))}`);
      declared.push(`${call}: ${mayCall(endpoint.access)}`);
    }

    expect(seen).toEqual(declared);
    expect(seen.length).toBeGreaterThan(10);
  });
}

test('[API-005] in production a call without apiKey is refused with 401, also when the site is named', async ({
  platform,
}) => {
  const answer = await platform.app.inject({ url: '/api/v1/commons?type=languages', headers: { site: '1' } });

  expect(answer.statusCode).toBe(401);
  expect(answer.json().error.code).toBe('API_KEY_INVALID');
});

test('[API-005] in production the apiKey of the site opens what visitors may call', async ({ platform }) => {
  const answer = await platform.app.inject({
    url: '/api/v1/commons?type=languages',
    headers: { site: '1', apikey: testSites[1].apiKey },
  });

  expect(answer.statusCode).toBe(200);
});

/** Calls without input: a caller who is let in meets a refusal of the input or of the record, or an answer. */
async function outcomeOf(
  platform: TestPlatform,
  endpoint: AnyEndpoint,
  options: CallOptions,
): Promise<Outcome> {
  const answer = await platform.http(
    { method: endpoint.method, url: endpoint.path.replaceAll(/\{\w+\}/g, '999999999') },
    options,
  );
  if (answer.statusCode !== 401 && answer.statusCode !== 403) return 'answered';
  const { code } = answer.json().error;
  const isAboutAccess = ['API_KEY_INVALID', 'LOGIN_REQUIRED', 'TOKEN_INVALID', 'FORBIDDEN'].includes(code);
  // Calls open to anyone may check more themselves, if they say so.
  const saysSo =
    endpoint.refusals?.some((name) => name === 'apiKeyInvalid' || name === 'tokenInvalid') ?? false;
  return isAboutAccess && !(endpoint.access === 'anyone' && saysSo) ? answer.statusCode : 'answered';
}

async function foreignToken(platform: TestPlatform, kind: 'customer' | 'staff'): Promise<CallOptions> {
  const { accesstoken } = await platform.headers({ as: kind, site: 2 });
  return { as: 'visitor', site: 1, headers: { accessToken: accesstoken } };
}

test('[API-006] whatever depends on prices, carts or a new order wants a store of the site, and says so in the document', async ({
  platform,
}) => {
  const { paths } = (await platform.app.inject('/api/openapi.json')).json();
  const depends =
    /^\/api\/v(1\/product\/(web\/(filter|get)|layered\/navigation|checkBundles)|1\/cms\/search\/\w+|2\/ecommerce\/(\w*Cart\w*|agentCart\/\w+|\w+Item|\w+Coupon|\w+MemberCard|getAbandoned|checkout\/saveOptions|order\/create|(delivery|payment)\/(get|save)\w+Methods?|delivery\/explainNoDelivery))$/;
  for (const { method, path, access } of platform.endpoints) {
    const isAsked = depends.test(path) && (access === 'visitor' || access === 'customer');
    const { parameters } = paths[path][method.toLowerCase()];
    expect(JSON.stringify(parameters).includes('parameters/store'), path).toBe(isAsked);
    if (!isAsked) continue;
    for (const store of ['', '999', String(testSites[2].storeId)]) {
      const answer = await platform.http(
        { method, url: path, ...(method === 'GET' ? {} : { payload: {} }) },
        { as: access === 'customer' ? 'customer' : 'visitor', headers: { store } },
      );
      expect([path, answer.statusCode, answer.json().error.code]).toEqual([path, 400, 'STORE_UNDEFINED']);
    }
  }
});

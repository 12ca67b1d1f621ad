import { permissionsOf } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { serviceNames } from '@izlog/contract/service-names';
import { getServiceStatus } from '@izlog/contract/settings/service-status';
import { expect } from 'vitest';
import { z } from 'zod';
import { platformTest as test } from '#test/kit.ts';

/** Paths that stand directly under the version, as the specification gives them (API-001). */
const withoutService = [
  '/api/v1/login',
  '/api/v1/refresh',
  '/api/v1/logout',
  '/api/v1/commons',
  '/api/v2/domainDetect',
  '/api/v1/{service}/status',
  // The legacy strategy has no version either (AUTH-026).
  '/api/auth/login',
  '/api/auth/logout',
  '/api/auth/user',
];

test('[API-001, API-002] every path names a version and one of the twelve services', ({ platform }) => {
  const services = serviceNames.join('|');
  const form = new RegExp(`^/api/v[12]/(${services})(/[a-zA-Z]+|/\\{[a-zA-Z]+\\}(\\.\\{ext\\})?)+$`);

  const odd = platform.endpoints
    .map(({ path }) => path)
    .filter((path) => !form.test(path) && !withoutService.includes(path));

  expect(odd).toEqual([]);
  expect(serviceNames).toHaveLength(12);
});

test('[SET-018] every path of the ecommerce service is of version v2, of the others of v1', ({
  platform,
}) => {
  const odd = platform.endpoints
    .map(({ path }) => path)
    .filter((path) => !withoutService.includes(path))
    .filter((path) => path.startsWith('/api/v2/') !== path.startsWith('/api/v2/ecommerce/'));

  expect(odd).toEqual([]);
});

test('every endpoint is declared once and says who may call it', ({ platform }) => {
  const calls = platform.endpoints.map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
  );

  expect(new Set(calls).size).toBe(calls.length);
  for (const { access, path, summary } of platform.endpoints) {
    const isNamed = ['anyone', 'visitor', 'customer', 'staff'].includes(String(access));
    const isPermission = permissionsOf(access).length > 0;
    expect({ path, isDeclared: isNamed || isPermission }).toEqual({ path, isDeclared: true });
    expect(summary).not.toBe('');
  }
});

test('[API-014] no change answers as if it had been made when it names a field that is not there', async ({
  platform,
}) => {
  const changes = platform.endpoints.filter(
    ({ method, body, acceptsForm }) => (method === 'PATCH' || method === 'PUT') && body && !acceptsForm,
  );
  const silent: string[] = [];
  for (const { method, path, access } of changes) {
    const answer = await platform.http(
      { method, url: path.replaceAll(/\{\w+\}/g, '1'), payload: { notAField: 1 } },
      { as: access === 'customer' ? 'customer' : 'staff' },
    );
    const { error } = answer.json();
    const told = error?.payload?.fields?.find((field: { kind: string }) => field.kind === 'unknownField');
    if (answer.statusCode !== 400 || told?.path !== 'notAField') silent.push(`${method} ${path}`);
  }

  expect(changes.length).toBeGreaterThan(40);
  expect(silent).toEqual([]);
});

/** Whether a schema is an object that takes no further fields. */
function isClosed(schema: z.core.$ZodType): boolean {
  const { type, catchall } = schema._zod.def as { type: string; catchall?: z.core.$ZodType };
  return type === 'object' && (catchall === undefined || catchall._zod.def.type === 'never');
}

/** Values that have a field which is not there inside of each object that a schema has below its top, with its path. */
function strayed(
  schema: z.core.$ZodType,
  wrap: (inner: unknown) => unknown = (one) => one,
  path = '',
): [string, unknown][] {
  const def = schema._zod.def as unknown as Record<string, never>;
  const inner: z.core.$ZodType | undefined = def.innerType ?? def.in;
  if (inner) return strayed(inner, wrap, path);
  if (def.options) {
    const options = def.options as z.core.$ZodType[];
    // One that takes anything takes a strange field too.
    return options.every(isClosed) ? options.slice(0, 1).flatMap((one) => strayed(one, wrap, path)) : [];
  }
  if (def.element) return strayed(def.element, (one) => wrap([one]), `${path}.0`);
  if (def.valueType) return strayed(def.valueType, (one) => wrap({ hrv: one }), `${path}.hrv`);
  if (!def.shape) return [];
  const below = Object.entries(def.shape as Record<string, z.core.$ZodType>).flatMap(([name, one]) =>
    strayed(one, (value) => wrap({ [name]: value }), `${path}.${name}`),
  );
  return !isClosed(schema) || path === ''
    ? below
    : [[`${path}.notAField`.slice(1), wrap({ notAField: 1 })], ...below];
}

test('[API-014] nor when the field lies inside of another, in every change that takes an object', async ({
  platform,
}) => {
  const silent: string[] = [];
  let tried = 0;
  for (const { method, path, body, access, acceptsForm } of platform.endpoints) {
    if ((method !== 'PATCH' && method !== 'PUT') || !body || acceptsForm) continue;
    for (const [field, payload] of strayed(body)) {
      tried++;
      const answer = await platform.http(
        { method, url: path.replaceAll(/\{\w+\}/g, '1'), payload: payload as object },
        { as: access === 'customer' ? 'customer' : 'staff' },
      );
      const told = answer.json().error?.payload?.fields ?? [];
      const isTold = told.some(
        (one: { kind: string; path: string }) => one.kind === 'unknownField' && one.path === field,
      );
      if (answer.statusCode !== 400 || !isTold) silent.push(`${method} ${path} ${field}`);
    }
  }

  expect(tried).toBeGreaterThan(20);
  expect(silent).toEqual([]);
});

test('the names of path, query and body fields of an endpoint never overlap', ({ platform }) => {
  for (const { path, params, query, body } of platform.endpoints) {
    const names = [params, query, body].flatMap((schema) => Object.keys(schema?.shape ?? {}));
    expect({ path, names: [...new Set(names)] }).toEqual({ path, names });
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect({ path, params: Object.keys(params?.shape ?? {}) }).toEqual({ path, params: inPath });
  }
});

test('[API-002, API-021] every service answers its status', async ({ platform }) => {
  for (const service of serviceNames) {
    expect(await platform.call(getServiceStatus, { service })).toEqual({ status: 'ok', service });
  }
});

test('[API-002] the status of an unknown service is not found', async ({ platform }) => {
  for (const service of ['nema', 'constructor', 'PRODUCT', ' ']) {
    expect(await platform.refusal(getServiceStatus, { service })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  }
});

test('[API-021] a call whose name is known and which is not built is not found', async ({ platform }) => {
  const answer = await platform.http({ method: 'POST', url: '/api/v1/smartDocument/create' });

  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.code).toBe('NOT_FOUND');
});

test('[API-017] every list that takes a page reports lastPage, page, limit, total and perPage', ({
  platform,
}) => {
  const fields = ['lastPage', 'limit', 'page', 'perPage', 'total'];
  // Where somebody edits is a page too, but no number.
  const lists = platform.endpoints.filter(({ query, body }) =>
    [query, body].some((one) => one?.shape.page?.safeParse(2).success),
  );

  for (const { path, answer } of lists) {
    const { properties } = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as {
      properties?: Record<string, { properties?: object }>;
    };
    expect({ path, fields: Object.keys(properties?.pagination?.properties ?? {}).toSorted() }).toEqual({
      path,
      fields,
    });
  }
  expect(paginate(2, 10, 31)).toEqual({ lastPage: 4, page: 2, limit: 10, total: 31, perPage: 10 });
});

test('[API-017] an empty list has one page, the first', () => {
  expect(paginate(1, 10, 0)).toEqual({ lastPage: 1, page: 1, limit: 10, total: 0, perPage: 10 });
});

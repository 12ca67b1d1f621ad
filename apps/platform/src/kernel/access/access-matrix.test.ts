import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { createAddress } from '@izlog/contract/user/address';
import { login } from '@izlog/contract/user/login';
import { requestDataExport } from '@izlog/contract/user/personal-data';
import { createRole } from '@izlog/contract/user/staff';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { createStaff, type DefaultRole, defaultRoles } from '#platform/services/people/setup.ts';
import { buildCustomer, buildStaff } from '#test/builders/account.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type CallOptions, platformTestWith, type TestPlatform } from '#test/kit.ts';
import { accessMatrix, matrixCallers } from './access-matrix.ts';

// In production, so that a call without apiKey is nobody's (API-005).
const test = platformTestWith({ NODE_ENV: 'production' });

const mark = 'TAJNI-PODATAK';

async function enter(platform: TestPlatform, account: { email: string; password: string }, site: 1 | 2 = 1) {
  const answer = await platform.call(
    login,
    { username: account.email, password: account.password },
    { site },
  );
  return { site, headers: { accessToken: answer.tokens.accessToken } } satisfies CallOptions;
}

const bodies = new Map<AnyEndpoint, unknown>();

/** A body that fits an endpoint's schema, worked out once for all who send it. */
function bodyOf(endpoint: AnyEndpoint): unknown {
  if (!endpoint.body) return undefined;
  if (!bodies.has(endpoint))
    bodies.set(
      endpoint,
      sample(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema),
    );
  return bodies.get(endpoint);
}

/** Plays an endpoint over HTTP with input that fits its schemas as far as a schema can tell. */
function play(platform: TestPlatform, endpoint: AnyEndpoint, id: string, options: CallOptions) {
  const body = bodyOf(endpoint);
  return platform.http(
    {
      method: endpoint.method,
      url: endpoint.path.replaceAll('{ext}', 'json').replaceAll(/\{\w+\}/g, id),
      ...(body === undefined ? {} : { payload: body as object }),
    },
    options,
  );
}

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  minimum?: number;
  minLength?: number;
}

/** A value for a schema: what is required, and as little of it as is allowed. */
function sample(schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'string':
      return schema.format === 'email'
        ? 'netko@prvi.test'
        : schema.format === 'uri'
          ? 'https://prvi.test/x'
          : 'x'.repeat(Math.max(8, schema.minLength ?? 1));
    default:
      return 'x';
  }
}

test('[API-018, AUTH-066] each role of staff gets from every endpoint what the matrix says', {
  tags: 'release',
}, async ({ platform }) => {
  const callers = matrixCallers(defaultRoles);
  const names = Object.keys(defaultRoles) as DefaultRole[];
  const byRole = new Map<string, CallOptions>([
    ['nobody', { as: 'nobody' }],
    ['visitor', {}],
    ['customer', await enter(platform, await buildCustomer(platform))],
  ]);
  for (const role of names) byRole.set(role, await enter(platform, await buildStaff(platform, { role })));
  const expected = new Map(accessMatrix(platform.endpoints, callers).map((row) => [row.endpoint, row]));
  const wrong: string[] = [];

  for (const endpoint of platform.endpoints) {
    const name = `${endpoint.method} ${endpoint.path}`;
    // Calls that end the caller's own login are played elsewhere.
    if (/logout|session\/delete|personalData\/erase/.test(name)) continue;
    for (const [index, caller] of callers.entries()) {
      const answer = await platform.http(
        { method: endpoint.method, url: endpoint.path.replaceAll(/\{\w+\}/g, '999999999') },
        byRole.get(caller.name),
      );
      const says = expected.get(name)?.outcomes[index];
      const isRefused = answer.statusCode === 401 || answer.statusCode === 403;
      if (says !== 'yes' && answer.statusCode !== says)
        wrong.push(`${name} ${caller.name}: ${answer.statusCode}`);
      if (says === 'yes' && isRefused && answer.json().error.code === 'FORBIDDEN')
        wrong.push(`${name} ${caller.name}`);
    }
  }

  expect(wrong).toEqual([]);
});

test('[API-018] the matrix has no hole: every endpoint declares who may call it, and staff calls are closed to all others', ({
  platform,
}) => {
  const callers = matrixCallers(defaultRoles);
  const rows = accessMatrix(platform.endpoints, callers);

  expect(rows).toHaveLength(platform.endpoints.length);
  for (const { endpoint, declared, outcomes } of rows) {
    const [nobody, visitor, customer, owner] = outcomes;
    expect(declared, endpoint).toMatch(
      /^(anyone|visitor|customer|staff|staff: [a-z]+\.[a-z]+( \| [a-z]+\.[a-z]+)*)$/,
    );
    if (declared.startsWith('staff'))
      expect([nobody, visitor, customer, owner]).toEqual([401, 401, 403, 'yes']);
    if (declared === 'customer') expect([nobody, visitor, customer, owner]).toEqual([401, 401, 'yes', 403]);
  }
});

/** Everything site 1 keeps, as one checksum a table. */
async function checksums(platform: TestPlatform, where: 'site_id = 1' | `user_id = ${number}`) {
  const { db } = await platform.ctx();
  const column = where.startsWith('site') ? 'site_id' : 'user_id';
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = ${column}
      and table_name not in ('audit_log', 'sessions', 'attempts')
    order by table_name`);
  const sums: Record<string, unknown> = {};
  for (const { name } of rows) {
    const found = await db.execute<{ sum: string }>(
      sql.raw(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t where ${where}`,
      ),
    );
    sums[name] = found.rows[0]?.sum;
  }
  return sums;
}

/** A customer of site 1 with something of everything, all of it marked, and the ids of what there is. */
async function markedWorld(platform: TestPlatform) {
  const ctx = await platform.ctx();
  const customer = await buildCustomer(platform);
  const as = await enter(platform, customer);
  const name = { firstName: mark, lastName: mark };
  await ctx.db.execute(
    sql`update users set first_name = ${mark}, last_name = ${mark} where id = ${customer.id}`,
  );
  const address = await platform.call(
    createAddress,
    {
      ...name,
      contactEmail: 'tajna@prvi.test',
      contactPhone: mark,
      country: 'HR',
      city: mark,
      street: mark,
      houseNumber: '1',
      zipCode: '10000',
    },
    as,
  );
  const product = await buildProduct(platform, { name: mark });
  const dataExport = await platform.call(requestDataExport, { password: customer.password }, as);
  const role = await platform.call(createRole, { name: mark, permissions: [] }, { as: 'staff' });
  const staff = await createStaff(ctx, {
    email: `tajna-${customer.id}@prvi.test`,
    password: 'dobra lozinka 1',
    role: 'editor',
    ...name,
  });
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from sessions where user_id = ${customer.id}`,
  );
  const ids = [customer.id, address.id, product, role.id, staff.id, 1, dataExport.id, rows[0]?.id ?? ''];
  return { customer, ids: [...new Set(ids.map(String))] };
}

test('[API-020] another customer neither reads nor changes what a customer has, by whatever id and call', async ({
  platform,
}) => {
  const { customer, ids } = await markedWorld(platform);
  const other = await buildCustomer(platform);
  const as = await enter(platform, other);
  const before = await checksums(platform, `user_id = ${customer.id}`);
  const leaks: string[] = [];

  for (const endpoint of platform.endpoints.filter(
    ({ access }) => access === 'customer' || access === 'visitor',
  )) {
    const name = `${endpoint.method} ${endpoint.path}`;
    // The catalogue is open to everybody, and the own account has to stay.
    if (/\/product\/|\/search|personalData\/erase/.test(name)) continue;
    for (const id of endpoint.params ? ids : ['']) {
      const answer = await play(platform, endpoint, id, as);
      if (answer.payload.includes(mark)) leaks.push(`${name} ${id}`);
    }
  }

  expect(leaks).toEqual([]);
  expect(await checksums(platform, `user_id = ${customer.id}`)).toEqual(before);
});

test('[SET-019] an owner of another site neither reads nor changes anything of this one, by whatever id and call', async ({
  platform,
}) => {
  const { ids } = await markedWorld(platform);
  const owner = await enter(platform, await buildStaff(platform, { site: 2 }), 2);
  const before = await checksums(platform, 'site_id = 1');
  const wrong: string[] = [];

  for (const endpoint of platform.endpoints) {
    const name = `${endpoint.method} ${endpoint.path}`;
    // Their own password and login have to stay until the end.
    if (/logout|session\/delete|password\/reset/.test(name)) continue;
    for (const id of endpoint.params ? ids : ['']) {
      const answer = await play(platform, endpoint, id, owner);
      if (answer.payload.includes(mark)) wrong.push(`${name} ${id} tells`);
      if (answer.statusCode >= 500) wrong.push(`${name} ${id}: ${answer.statusCode}`);
    }
  }

  expect(wrong).toEqual([]);
  expect(await checksums(platform, 'site_id = 1')).toEqual(before);
});

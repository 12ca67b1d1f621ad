import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { permissions, withContained } from '@izlog/contract/permissions';
import type { ResourceEndpoints } from '@izlog/contract/resource';
import type { Field, Fields } from '@izlog/contract/resource/field';
import { between } from '@izlog/contract/resource/range';
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import type { platformTest, TestPlatform } from './kit.ts';
import { resourceFileSuite } from './resource-file-suite.ts';

/** A record with endpoints for everything. */
interface MadeRecord {
  name: string;
  fields: Fields;
  fileBy?: string;
  endpoints: Required<Omit<ResourceEndpoints, 'export' | 'file' | 'import'>> &
    Pick<ResourceEndpoints, 'export' | 'file' | 'import'>;
}

type Sent = Record<string, unknown>;
type Listed = Sent & { id: number; revision: string };
type Page = { records: Listed[]; pagination: { total: number }; next: string | null; isMore: boolean };

interface Suite {
  /** Where its records are kept. */
  table: PgTable;
  /** Values of fields whose kind has none of its own, such as references. */
  samples?: Readonly<Record<string, (number: number) => unknown>>;
  /** Columns of fields that the table calls otherwise. */
  columns?: Readonly<Record<string, string>>;
}

const staff = { as: 'staff' } as const;

/**
 * The same tests for each declared record (OFFICE-02): who may, the round trip of a record, each filter and each order by
 * itself, pages, refusals that name the field, and two people at once.
 */
export function resourceSuite(
  test: typeof platformTest,
  resource: MadeRecord,
  { table, samples = {}, columns: called = {} }: Suite,
) {
  const { name, endpoints } = resource;
  const fields = Object.entries<Field>(resource.fields);
  const writable = fields.filter(([, { isReadOnly }]) => !isReadOnly);
  const of = (number: number): Sent =>
    Object.fromEntries(
      writable.flatMap(([field, { sample }]) => {
        const make = samples[field] ?? sample;
        return make ? [[field, make(number)]] : [];
      }),
    );
  const call = <A>(platform: TestPlatform, endpoint: AnyEndpoint, input: object) =>
    platform.call(endpoint, input as never, staff) as Promise<A>;
  const refusal = (platform: TestPlatform, endpoint: AnyEndpoint, input: object, options = staff as object) =>
    platform.refusal(endpoint, input as never, options);
  const create = (platform: TestPlatform, number: number) =>
    call<Listed>(platform, endpoints.create, of(number));
  const remove = (platform: TestPlatform, { id }: Listed) => call(platform, endpoints.delete, { id });
  const list = (platform: TestPlatform, asked: object) => call<Page>(platform, endpoints.filter, asked);
  const some = async (platform: TestPlatform, numbers: readonly number[]) => {
    const made: Listed[] = [];
    for (const number of numbers) made.push(await create(platform, number));
    return made;
  };

  test(`[OFFICE-02] ${name}: only staff with its right may read or write it`, async ({ platform }) => {
    for (const endpoint of Object.values<AnyEndpoint | undefined>({ ...endpoints })) {
      if (!endpoint) continue;
      const { access } = endpoint;
      if (typeof access !== 'object') throw new Error(`${endpoint.path} is open`);
      // A broader right holds finer ones.
      const others = permissions.filter((one) => !withContained([one]).some((held) => held === access.staff));
      const url = endpoint.path.replace('{id}', '999999999');
      const status = async (as: Parameters<TestPlatform['http']>[1]) =>
        (await platform.http({ method: endpoint.method, url }, as)).statusCode;
      expect(await status({ as: 'visitor' }), url).toBe(401);
      expect(await status({ as: 'customer' }), url).toBe(403);
      expect(await status({ as: { staff: others } }), url).toBe(403);
    }
  });

  test(`[OFFICE-02] ${name}: what is saved is read, changed and gone, and no other site sees it`, async ({
    platform,
  }) => {
    const made = await create(platform, 1);
    const read = await call<Listed>(platform, endpoints.get, { id: made.id });
    expect(read).toMatchObject(of(1));
    expect((await refusal(platform, endpoints.get, { id: made.id }, { ...staff, site: 2 })).status).toBe(404);
    expect((await refusal(platform, endpoints.delete, { id: made.id }, { ...staff, site: 2 })).status).toBe(
      404,
    );

    const changed = await call<Listed>(platform, endpoints.update, {
      id: made.id,
      ...of(2),
      revision: read.revision,
    });
    expect(changed).toMatchObject({ id: made.id, ...of(2) });
    expect(await call(platform, endpoints.get, { id: made.id })).toEqual(changed);

    await remove(platform, made);
    expect((await refusal(platform, endpoints.get, { id: made.id })).status).toBe(404);
  });

  test(`[OFFICE-02] ${name}: each filter by itself finds what it asks for and nothing else`, async ({
    platform,
  }) => {
    const made = await some(platform, [1, 2, 3]);
    for (const [field, said] of fields) {
      if (!said.filter) continue;
      for (const one of made) {
        const asked = askedBy(said, one[field]);
        const { records } = await list(platform, { [field]: asked, limit: 100 });
        const expected = made.filter((other) => askedBy(said, other[field]) === asked).map(({ id }) => id);
        const found = records.map(({ id }) => id).filter((id) => made.some((other) => other.id === id));
        expect(found.toSorted(byNumber), `${field}=${asked}`).toEqual(expected.toSorted(byNumber));
      }
    }
    for (const one of made) await remove(platform, one);
  });

  test(`[OFFICE-02] ${name}: each order by itself, and the same turned round`, async ({ platform }) => {
    const made = await some(platform, [2, 3, 1]);
    for (const [field, { sort }] of fields) {
      if (!sort) continue;
      const ids = async (asked: string) =>
        (await list(platform, { sort: asked, limit: 100 })).records.map(({ id }) => id);
      const up = await ids(field);
      expect(up.toReversed(), field).toEqual(await ids(`-${field}`));
      expect(made.every(({ id }) => up.includes(id))).toBe(true);
    }
    for (const one of made) await remove(platform, one);
  });

  test(`[API-017, OFFICE-02] ${name}: pages by their number and by the end of the one before are the same`, async ({
    platform,
  }) => {
    const made = await some(platform, [1, 2, 3, 4, 5]);
    const all = (await list(platform, { limit: 100 })).records.map(({ id }) => id);
    const first = await list(platform, { limit: 2 });
    const byNumberOf = await list(platform, { limit: 2, page: 2 });
    const byEnd = await list(platform, { limit: 2, after: first.next });

    expect(first.pagination.total).toBe(all.length);
    expect(first.isMore).toBe(false);
    expect([...first.records, ...byEnd.records].map(({ id }) => id)).toEqual(all.slice(0, 4));
    expect(byEnd.records).toEqual(byNumberOf.records);
    for (const asked of [{ page: 10_000, limit: 100 }, { after: 'nothing' }])
      expect((await refusal(platform, endpoints.filter, asked)).status).toBe(400);
    for (const one of made) await remove(platform, one);
  });

  test(`[OFFICE-02] ${name}: a refusal names its field, and nothing is saved`, async ({ platform }) => {
    const before = (await list(platform, {})).pagination.total;
    for (const [field, { wrong, isRequired }] of writable) {
      if (wrong !== undefined)
        expect(await refusedFields(platform, { ...of(1), [field]: wrong })).toContain(field);
      const { [field]: _left, ...rest } = of(1);
      if (isRequired) expect(await refusedFields(platform, rest)).toContain(field);
    }
    expect((await list(platform, {})).pagination.total).toBe(before);

    const made = await create(platform, 1);
    for (const [field, { isUnique }] of writable)
      if (isUnique)
        expect(await refusedFields(platform, { ...of(2), [field]: made[field] }, 409)).toContain(field);
    await remove(platform, made);

    async function refusedFields(on: TestPlatform, sent: object, as = 400): Promise<string[]> {
      const { status, payload } = await refusal(on, endpoints.create, sent);
      expect(status).toBe(as);
      return (payload as { fields: { path: string }[] }).fields.map(({ path }) => path.split('.')[0] ?? '');
    }
  });

  test(`[OFFICE-02] ${name}: of two people at once the second hears which field the first changed; other fields stay both`, async ({
    platform,
  }) => {
    const read = await create(platform, 1);
    const next = of(2);
    const [mine, theirs] = Object.keys(next).filter((field) => !same(next[field], read[field]));
    if (!mine || !theirs) throw new Error('two fields with other samples are needed');
    const { id, revision } = read;
    await call(platform, endpoints.update, { id, revision, [mine]: next[mine] });

    const clash = await refusal(platform, endpoints.update, { id, revision, [mine]: of(3)[mine] });
    // As a form sends it: all that was read, and one field of it changed.
    const both = await call<Listed>(platform, endpoints.update, {
      id,
      revision,
      ...Object.fromEntries(writable.map(([field]) => [field, read[field]])),
      [theirs]: next[theirs],
    });

    expect(clash).toMatchObject({
      status: 409,
      code: 'RECORD_CHANGED',
      payload: { fields: [mine], by: expect.stringMatching(/\S/), at: expect.stringMatching(/Z$/) },
    });
    expect(both).toMatchObject({ [mine]: next[mine], [theirs]: next[theirs] });
    await remove(platform, both);
  });

  test(`[OFFICE-02] ${name}: what is done to many is done to each that is there, and says which is not`, async ({
    platform,
  }) => {
    const made = await some(platform, [1, 2, 3]);
    const [first, second, third] = made.map(({ id }) => id) as [number, number, number];
    const ids = [first, second, first, 999_999_999];

    const { done, refused } = await call<{ done: number; refused: { id: number; code: string }[] }>(
      platform,
      endpoints.bulk,
      { act: 'delete', ids },
    );

    expect(done).toBe(2);
    expect(refused).toMatchObject([{ id: 999_999_999, code: 'NOT_FOUND' }]);
    const left = (await list(platform, { limit: 100 })).records.map(({ id }) => id);
    expect(left.filter((id) => ids.includes(id) || id === third)).toEqual([third]);
    const elsewhere = await platform.call(endpoints.bulk as never, { act: 'delete', ids: [third] } as never, {
      ...staff,
      site: 2,
    });
    expect(elsewhere).toMatchObject({ done: 0 });
    expect((await refusal(platform, endpoints.bulk, { act: 'burn', ids: [third] })).status).toBe(400);
    await call(platform, endpoints.delete, { id: third });
  });

  resourceFileSuite(test, { name, fileBy: resource.fileBy, endpoints, of, create });

  test(`[OFFICE-02] ${name}: whatever a list is sorted or narrowed by has an index`, async ({ platform }) => {
    const { db } = await platform.ctx();
    const { rows } = await db.execute<{ definition: string }>(
      sql`select indexdef as definition from pg_indexes where tablename = ${getTableConfig(table).name}`,
    );
    const columns = new Map(getTableConfig(table).columns.map((column) => [columnOf(column.name), column]));
    for (const [field, { sort, filter, kind }] of fields) {
      const column = called[field] ?? columnOf(field);
      const isText = kind === 'text' || kind === 'lines' || kind === 'email';
      const has = (end: string) =>
        rows.some(({ definition }) => new RegExp(`\\(site_id, "?${column}"?${end}`).test(definition));
      if (sort) {
        expect(has(isText ? ' COLLATE hr_order' : '[,)]'), `sorting by ${field}`).toBe(true);
        // The end of a page is compared with: what is empty compares with nothing.
        expect(columns.get(column)?.notNull, `${field} is never null`).toBe(true);
      }
      if (filter) expect(has('[ ,)]'), `narrowing by ${field}`).toBe(true);
    }
  });
}

/** How a list is asked for the value that a record has. */
function askedBy({ kind, filter }: Field, value: unknown): string {
  if (filter === 'empty') return value === '' || value === null || same(value, {}) ? 'empty' : 'filled';
  if (['whole', 'decimal', 'count', 'money', 'instant', 'period'].includes(kind))
    return `${value}${between}${value}`;
  return String(value);
}

const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const byNumber = (a: number, b: number): number => a - b;

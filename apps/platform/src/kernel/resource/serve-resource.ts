import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { MadeEndpoints, MadeResource, Said } from '@izlog/contract/resource';
import type { Fields } from '@izlog/contract/resource/field';
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { noteChange } from '../audit.ts';
import { type Ctx, inTransaction } from '../context.ts';
import { type Route, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import { kindsInSql } from './kinds-in-sql.ts';
import {
  type ListQuestion,
  listRecords,
  type RecordPlace,
  type RecordTable,
  readRecord,
} from './list-records.ts';
import { serveHistory } from './record-history.ts';
import { mineSince, revisionOf } from './revision.ts';
import { type BulkActs, serveBulk } from './serve-bulk.ts';
import { serveFile } from './serve-file.ts';

/** Who keeps the records of a declaration. */
interface Keeper<F extends Fields> {
  table: RecordTable;
  /** Columns of fields that the table calls otherwise, or what a field is worked out of: it cannot be sorted by. */
  columns?: Readonly<Record<string, PgColumn | SQL>>;
  /**
   * Saves a record, new where it has no id, and returns its id: the operation that imports use too. Refuses with
   * validationFailed, naming the fields.
   */
  save(ctx: Ctx, id: number | null, said: Said<F>): Promise<number>;
  remove(ctx: Ctx, id: number): Promise<void>;
  /** What else can be done to many at once. */
  acts?: BulkActs;
}

/** Fields of a record as they are sent to be changed, and what it was when they were read. */
type ChangedRecord = Record<string, unknown> & { id: number; revision?: string };

type Row = Readonly<Record<string, unknown>> & { id: number };
type Presented<F extends Fields> = EndpointReturn<MadeEndpoints<F>['get']> &
  Readonly<Record<string, unknown>>;

/** Joins the endpoints of a declared record with a table and the operations that keep it. */
export function serveResource<F extends Fields>(resource: MadeResource<F>, keeper: Keeper<F>): Route[] {
  const { endpoints, fields, name } = resource;
  const place = placeOf(fields, keeper);
  const writable = Object.keys(fields).filter((field) => !fields[field]?.isReadOnly);

  // What is true of each field is more than the compiler follows through a loop.
  const present = (row: Row): Presented<F> => {
    const record: Record<string, unknown> = { id: row.id };
    for (const [field, { kind }] of Object.entries(fields)) record[field] = kindsInSql[kind].read(row[field]);
    return { ...record, revision: revisionOf(record, writable) } as unknown as Presented<F>;
  };
  const saidIn = (record: object) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => writable.includes(field)));
  const get = async (ctx: Ctx, id: number, isHeld = false) => {
    const row = await readRecord(ctx, place, id, isHeld);
    if (!row) throw new Refusal('notFound');
    return present(row);
  };
  const save = async (ctx: Ctx, id: number | null, said: object) => {
    const before = id === null ? {} : await get(ctx, id, true);
    const saved = await keeper.save(ctx, id, { ...saidIn(before), ...said } as Said<F>);
    const after = await get(ctx, saved);
    noteChange(ctx, `${name} ${saved}`, saidIn(before), saidIn(after));
    return after;
  };
  const remove = async (ctx: Ctx, id: number) => {
    const before = await get(ctx, id, true);
    await keeper.remove(ctx, id);
    noteChange(ctx, `${name} ${id}`, saidIn(before), {});
    return {};
  };

  return [
    route(endpoints.filter, async (ctx, asked) => {
      const { rows, ...rest } = await listRecords(ctx, resource, place, asked as unknown as ListQuestion);
      return { records: rows.map(present), ...rest } as EndpointReturn<MadeEndpoints<F>['filter']>;
    }),
    route(endpoints.get, (ctx, { id }) => get(ctx, id)),
    route(endpoints.create, (outer, said) => inTransaction(outer, (ctx) => save(ctx, null, said))),
    route(endpoints.update, (outer, given) =>
      inTransaction(outer, async (ctx) => {
        const { id, revision, ...said } = given as unknown as ChangedRecord;
        const now = await get(ctx, id, true);
        const mine = mineSince({ revision, now, said, names: writable, target: `${name} ${id}` });
        return mine.length === 0 ? now : save(ctx, id, pick(said, mine));
      }),
    ),
    route(endpoints.delete, (outer, { id }) => inTransaction(outer, (ctx) => remove(ctx, id))),
    serveBulk(endpoints.bulk, { ...keeper.acts, delete: remove }),
    serveHistory(endpoints.history, async (ctx, id) => {
      await get(ctx, id);
      return `${name} ${id}`;
    }),
    ...serveFile(resource, { place, present, get, save }),
  ];
}

/** The column of each field; a field without one is a mistake of the declaration. */
function placeOf<F extends Fields>(fields: F, { table, columns = {} }: Keeper<F>): RecordPlace {
  const own = getTableColumns(table) as Record<string, PgColumn>;
  const entries = Object.keys(fields).map((field) => {
    const column = columns[field] ?? own[field];
    if (!column) throw new Error(`${field} has no column`);
    return [field, column] as const;
  });
  return { table, columns: Object.fromEntries(entries) };
}

const pick = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

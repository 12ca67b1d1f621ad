import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { MadeResource } from '@izlog/contract/resource';
import type { Fields } from '@izlog/contract/resource/field';
import {
  cellKinds,
  cellOf,
  type FileColumn,
  fileColumnsOf,
  saidByCells,
} from '@izlog/contract/resource/file-cells';
import {
  type defineExport,
  type defineFile,
  type defineImport,
  exportedRows,
  mostRows,
  reportedRefusals,
} from '@izlog/contract/resource/record-calls';
import { fromPersonForm } from 'catalogue-io/sheet-form';
import { is, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type Ctx, inTransaction } from '../context.ts';
import { type SheetColumn, type SheetWords, sendSheet } from '../files/sheet.ts';
import { readTitledTable, roundedIn, type TitledRow } from '../files/titled-table.ts';
import { fieldsOf } from '../http/field-refusals.ts';
import { type Route, rawRoute, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';
import { type ListQuestion, listRecords, type RecordPlace } from './list-records.ts';
import { canonical } from './revision.ts';

type Values = Readonly<Record<string, unknown>>;

/** A record with the order of its list. */
type Listed = { fields: Fields; order: readonly [string, 'asc' | 'desc'] };

/** How the records of a file are read and saved: as the endpoints of one record do it. */
export interface FileKeeper {
  place: RecordPlace;
  present(row: Values & { id: number }): Values;
  get(ctx: Ctx, id: number): Promise<Values>;
  save(ctx: Ctx, id: number | null, said: object): Promise<unknown>;
}

type Report = EndpointReturn<ReturnType<typeof defineImport>>;

/** The calls by which records go out as a file and come in from one; none where the declaration says nothing of it. */
export function serveFile<F extends Fields>(resource: MadeResource<F>, keeper: FileKeeper): Route[] {
  const { endpoints, fileBy } = resource;
  const out = endpoints.export;
  const { file, import: take } = endpoints;
  if (!(fileBy && out && file && take)) return [];
  return [
    serveExport(out, resource, keeper),
    serveSheet(file, resource, keeper),
    serveImport(take, resource, fileBy, keeper),
  ];
}

function serveExport(
  endpoint: ReturnType<typeof defineExport>,
  resource: Listed,
  { place, present }: FileKeeper,
): Route {
  return route(endpoint, async (ctx, asked) => {
    const columns = fileColumnsOf(resource.fields, ctx.site.languages);
    const question: ListQuestion = { ...asked, page: 1, limit: exportedRows };
    const { rows, next } = await listRecords(ctx, resource, place, question);
    return {
      columns: columns.map(({ title }) => title),
      rows: rows.map(present).map((record) => columns.map((column) => cellOf(column, record))),
      next,
    };
  });
}

function serveSheet(
  endpoint: ReturnType<typeof defineFile>,
  resource: Listed & { name: string },
  { place, present }: FileKeeper,
): Route {
  return rawRoute(endpoint, (ctx, { reader, ...asked }, _request, reply) => {
    const columns = fileColumnsOf(resource.fields, ctx.site.languages).map(
      (column): SheetColumn<Values> => ({
        name: column.title,
        heading: (words) => headingOf(column, words),
        kind: cellKinds[column.field.kind],
        cell: (record) => cellOf(column, record),
      }),
    );
    async function* parts(): AsyncGenerator<Values[]> {
      let after: string | null | undefined;
      do {
        const more = after ? { after } : {};
        const question: ListQuestion = { ...asked, ...more, page: 1, limit: exportedRows };
        const { rows, next } = await listRecords(ctx, resource, place, question);
        yield rows.map(present);
        after = next;
      } while (after);
    }
    return sendSheet(reply, `${resource.name}.csv`, columns, parts(), { reader, language: ctx.language });
  });
}

/** What people call a column: its field, and the language of its words: `Naziv (hrv)`. */
function headingOf({ name, language }: FileColumn, { records }: SheetWords): string {
  const heading = (records as Readonly<Record<string, string>>)[name] ?? name;
  return language === undefined ? heading : `${heading} (${language})`;
}

/** Ends the transaction of a look at what would come in. */
class TakenBack extends Error {}

/** A row is saved by the operation that saves one; what is refused of one leaves the others be. */
function serveImport(
  endpoint: ReturnType<typeof defineImport>,
  { fields }: Listed,
  fileBy: string,
  keeper: FileKeeper,
): Route {
  return route(endpoint, async (outer, { file, isDryRun }) => {
    const columns = fileColumnsOf(fields, outer.site.languages);
    const table = await readTitledTable(file, {
      titles: Object.fromEntries(
        columns.map(({ title }) => [title, new RegExp(`^${title.toLowerCase().replace('.', '\\.')}$`)]),
      ),
      needed: fileBy,
      most: mostRows,
      headings: (words) =>
        Object.fromEntries(columns.map((column) => [column.title, headingOf(column, words)])),
    });
    const noted = outer.changes?.length ?? 0;
    let report = emptyReport();
    try {
      await inTransaction(outer, async (ctx) => {
        report = await takeRows(ctx, table, { columns, fields, fileBy, keeper });
        if (isDryRun) throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
      // What was only looked at is in nobody's history.
      outer.changes?.splice(noted);
    }
    return report;
  });
}

const emptyReport = (): Report => ({ created: 0, updated: 0, unchanged: 0, refused: 0, reasons: [] });

interface Taking {
  columns: readonly FileColumn[];
  fields: Fields;
  fileBy: string;
  keeper: FileKeeper;
}

async function takeRows(ctx: Ctx, table: readonly TitledRow<string>[], taking: Taking): Promise<Report> {
  const report = emptyReport();
  const seen = new Set<string>();
  for (const row of table) {
    const key = row.cells[taking.fileBy] ?? '';
    const refuse = (field: string, kind: string) => {
      report.refused++;
      if (report.reasons.length < reportedRefusals)
        report.reasons.push({ row: row.row, key: key.slice(0, 100), field, kind });
    };
    const rounded = roundedIn(row);
    if (rounded !== undefined) refuse(rounded.split('.')[0] ?? '', 'rounded');
    else if (key === '') refuse(taking.fileBy, 'required');
    else if (seen.has(key)) refuse(taking.fileBy, 'twice');
    else {
      const noted = ctx.changes?.length ?? 0;
      try {
        report[await inTransaction(ctx, (within) => takeRow(within, key, row, taking))]++;
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        ctx.changes?.splice(noted);
        const [{ path, kind } = { path: '', kind: thrown.row.code }] = fieldsIn(thrown);
        refuse(path.split('.')[0] ?? '', kind);
      }
    }
    seen.add(key);
  }
  return report;
}

async function takeRow(
  ctx: Ctx,
  key: string,
  { cells, form }: TitledRow<string>,
  { columns, fields, fileBy, keeper }: Taking,
): Promise<'created' | 'updated' | 'unchanged'> {
  const id = await findByKey(ctx, keeper.place, fileBy, key);
  const before = id === null ? startOf(fields) : await keeper.get(ctx, id);
  const row = columns.flatMap((column) => {
    const cell = cells[column.title];
    if (cell === undefined) return [];
    const was = id === null ? '' : cellOf(column, before);
    return [[column, form ? fromPersonForm(cellKinds[column.field.kind], cell, form, was) : cell] as const];
  });
  const said = parsed(fields, { ...(id === null && before), ...saidByCells(row, before) }, id === null);
  const changed = Object.entries(said).filter(
    ([name, value]) => canonical(value) !== canonical(before[name]),
  );
  if (id !== null && changed.length === 0) return 'unchanged';
  await keeper.save(ctx, id, id === null ? said : Object.fromEntries(changed));
  return id === null ? 'created' : 'updated';
}

async function findByKey(
  ctx: Ctx,
  { table, columns }: RecordPlace,
  fileBy: string,
  key: string,
): Promise<number | null> {
  const column = columns[fileBy];
  if (!is(column, PgColumn)) throw new Error(`${fileBy} is no column to find a record by`);
  const [found] = await ctx.db
    .select({ id: sql<number>`${table.id}::float8` })
    .from(table)
    .where(sql`${table.siteId} = ${ctx.site.id} and ${column} = ${key}`);
  return found?.id ?? null;
}

/** What a new record has where a file says nothing. */
const startOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { empty, isReadOnly }]) =>
      isReadOnly || empty === undefined ? [] : [[name, empty]],
    ),
  );

/** What was said by the schemas of the fields; of a new record each that has to be there. */
function parsed(fields: Fields, said: Values, isNew: boolean): Record<string, unknown> {
  const named = Object.entries(fields).filter(
    ([name, { isReadOnly }]) => !isReadOnly && (isNew || name in said),
  );
  const result = z
    .object(Object.fromEntries(named.map(([name, { schema }]) => [name, schema])))
    .safeParse(said);
  if (result.success) return result.data;
  throw new Refusal('validationFailed', { fields: fieldsOf(result.error, said) });
}

function fieldsIn({ payload }: Refusal): readonly { path: string; kind: string }[] {
  const { fields } = (payload ?? {}) as { fields?: readonly { path: string; kind: string }[] };
  return fields ?? [];
}

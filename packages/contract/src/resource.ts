import { z } from 'zod';
import { type AnyEndpoint, defineEndpoint, type Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { pagination } from './pagination.ts';
import type { Permission } from './permissions.ts';
import type { Field, Fields } from './resource/field.ts';
import { defineExport, defineFile, defineHistory, defineImport } from './resource/record-calls.ts';
import type { ServiceName } from './service-names.ts';

/** A choice of a list that is wanted often; the texts of its filters by the names of their fields. */
export interface ResourceView {
  key: string;
  filter: Readonly<Record<string, string>>;
}

/** A record of the back office: what it is made of, how its list is asked for, and the endpoints that serve it. */
export interface Resource<F extends Fields = Fields, E extends ResourceEndpoints = ResourceEndpoints> {
  /** `coupon` */
  name: string;
  fields: F;
  /** The field of a query with the words a list is searched by, and how long they may be. */
  search?: { asks: string; max: number };
  views?: readonly ResourceView[];
  endpoints: E;
}

/** What can be done with a record; `filter` answers `{ records, pagination }`. */
export interface ResourceEndpoints {
  filter: AnyEndpoint;
  get?: AnyEndpoint;
  create?: AnyEndpoint;
  update?: AnyEndpoint;
  delete?: AnyEndpoint;
  bulk?: AnyEndpoint;
  /** Who changed what of one. */
  history?: AnyEndpoint;
  /** All of them as the rows of a file, and in again from one. */
  export?: AnyEndpoint;
  file?: AnyEndpoint;
  import?: AnyEndpoint;
}

/** Declares a record whose endpoints are there already: its list and its form are declared over them. */
export const resourceOver = <const F extends Fields, const E extends ResourceEndpoints>(
  endpoints: E,
  said: Omit<Resource<F, E>, 'endpoints'>,
): Resource<F, E> => ({ ...said, endpoints });

/** Records of a list that are counted; where there are more, `isMore` says so and `next` leads on. */
export const countedRecords = 10_000;

/** What is declared of a new record; its endpoints follow from it. */
interface Declaration<F extends Fields> {
  service: ServiceName;
  name: string;
  access: { read: Permission; write: Permission };
  fields: F;
  /** The order of a list that asks for none. */
  order: readonly [field: keyof F & string, way: 'asc' | 'desc'];
  views?: readonly ResourceView[];
  /** What can be done to many of them at once, beside `delete`. */
  acts?: readonly string[];
  /** They go out as a file and come in from one: the field by which a row finds its record, which no other has. */
  fileBy?: keyof F & string;
}

/** A record with endpoints of its own making. */
export interface MadeResource<F extends Fields = Fields> extends Resource<F, MadeEndpoints<F>> {
  order: Declaration<F>['order'];
  fileBy?: Declaration<F>['fileBy'];
}

/** Declares a record (OFFICE-02): data, of which ordinary endpoints are made. */
export function defineResource<const F extends Fields>(said: Declaration<F>): MadeResource<F> {
  const { service, name, fields, order, views, acts = [], fileBy } = said;
  const isSearched = Object.values(fields).some(({ search }) => search);
  return {
    name,
    fields,
    order,
    ...(views && { views }),
    ...(fileBy && { fileBy }),
    ...(isSearched && { search: { asks: 'search', max: longestSearch } }),
    // What is true of each field is more than the compiler follows through a loop.
    endpoints: endpointsOf(`/api/v1/${service}/${name}`, said, acts) as unknown as MadeEndpoints<F>,
  };
}

const longestSearch = 100;
const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

function endpointsOf(
  path: `/api/${string}`,
  { name, access, fields, fileBy }: Pick<Declaration<Fields>, 'name' | 'access' | 'fields' | 'fileBy'>,
  acts: readonly string[],
) {
  const of = (pick: (field: Field) => z.ZodType | undefined) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([key, field]) => {
        const schema = pick(field);
        return schema ? [[key, schema]] : [];
      }),
    );
  const record = z.object({
    id: z.int(),
    revision: z.string().describe('Changes with what people may change; sent back with an update.'),
    ...of(({ schema }) => schema),
  });
  const isSorted = Object.entries(fields).filter(([, { sort }]) => sort);
  const isSearched = Object.values(fields).some(({ search }) => search);
  const orders = isSorted.flatMap(([key]) => [key, `-${key}`]);
  const narrowed = {
    ...(isSearched && { search: z.string().trim().max(longestSearch).optional() }),
    ...of((field) => (field.filter ? askedOf(field).optional() : undefined)),
  };
  const read = { staff: access.read } as const;
  const write = { staff: access.write } as const;
  return {
    filter: defineEndpoint({
      method: 'GET',
      path: `${path}/filter`,
      summary: `Lists the records of ${name}, narrowed and in an order.`,
      access: read,
      query: z.object({
        ...narrowed,
        ...(orders.length > 0 && { sort: z.enum(orders).optional().describe('A minus turns it round.') }),
        after: z.string().max(500).optional().describe('`next` of the answer before.'),
        page: z.coerce.number().int().min(1).max(countedRecords).default(1),
        limit: z.coerce.number().int().min(1).max(limits.largestLimit).default(limits.listPageSize),
      }),
      answer: z.object({
        records: z.array(record),
        pagination,
        isMore: z.boolean().describe(`There are more than the ${countedRecords} that are counted.`),
        next: z.string().nullable().describe('Where the list goes on; null at its end.'),
      }),
      refusals: ['validationFailed'],
    }),
    get: defineEndpoint({
      method: 'GET',
      path: `${path}/get/{id}`,
      summary: `Answers a record of ${name}.`,
      access: read,
      params: z.object({ id }),
      answer: record,
      refusals: ['notFound'],
    }),
    create: defineEndpoint({
      method: 'POST',
      path: `${path}/create`,
      summary: `Adds a record of ${name}.`,
      access: write,
      status: 201,
      body: z.object(
        of((field) => {
          if (field.isReadOnly) return undefined;
          return field.empty === undefined ? field.schema : field.schema.default(field.empty);
        }),
      ),
      answer: record,
      refusals: ['validationFailed', 'valueTaken'],
    }),
    update: defineEndpoint({
      method: 'PATCH',
      path: `${path}/update/{id}`,
      summary: `Changes fields of a record of ${name}; what somebody else changed meanwhile is refused.`,
      access: write,
      params: z.object({ id }),
      body: z.object({
        ...of((field) => (field.isReadOnly ? undefined : field.schema.optional())),
        revision: z.string().max(2000).optional().describe('Of the record that was read.'),
      }),
      answer: record,
      refusals: ['validationFailed', 'valueTaken', 'notFound', 'recordChanged'],
    }),
    delete: defineEndpoint({
      method: 'DELETE',
      path: `${path}/delete/{id}`,
      summary: `Removes a record of ${name}.`,
      access: write,
      params: z.object({ id }),
      answer: z.object({}),
      refusals: ['notFound', 'recordInUse'],
    }),
    bulk: defineBulk(`${path}/bulk`, name, access.write, ['delete', ...acts]),
    history: defineHistory(path, name, access.read),
    ...(fileBy && {
      export: defineExport(path, name, access.read, narrowed),
      file: defineFile(path, name, access.read, narrowed),
      import: defineImport(path, name, access.write),
    }),
  } satisfies ResourceEndpoints;
}

/** Most records that one call does something to. */
export const mostAtOnce = 500;

/**
 * Does one thing to many records (OFFICE-02), each by the operation that does it to one: what is refused of one does not
 * stop the others, and is answered by its id.
 */
export function defineBulk<const A extends readonly [string, ...string[]]>(
  path: `/api/${string}`,
  name: string,
  staff: Permission,
  acts: A,
) {
  return defineEndpoint({
    method: 'POST',
    path,
    summary: `Does one thing to many records of ${name}: ${acts.join(', ')}.`,
    access: { staff },
    body: z.object({ act: z.enum(acts), ids: z.array(z.int().min(1)).min(1).max(mostAtOnce) }),
    answer: z.object({
      done: z.int().describe('To how many it was done.'),
      refused: z.array(z.object({ id: z.int(), code: z.string(), message: z.string() })),
    }),
    refusals: ['validationFailed'],
  });
}

const askedOf = ({ filter, asked }: Field): z.ZodType =>
  filter === 'empty' ? z.enum(['empty', 'filled']) : asked;

type Writable<F extends Fields> = {
  [N in keyof F as F[N] extends { isReadOnly: true } ? never : N]: F[N]['schema'];
};
type Created<F extends Fields> = {
  [N in keyof Writable<F>]: F[N] extends { isRequired: true } ? F[N]['schema'] : z.ZodDefault<F[N]['schema']>;
};
type Asked<F extends Fields> = {
  [N in keyof F as F[N] extends { filter: unknown } ? N : never]: z.ZodOptional<z.ZodType<string, string>>;
};
type Text = z.ZodOptional<z.ZodString>;
type RecordOf<F extends Fields> = z.ZodObject<
  { id: z.ZodNumber; revision: z.ZodString } & { [N in keyof F]: F[N]['schema'] }
>;
type Id = z.ZodObject<{ id: z.ZodCoercedNumber<number> }>;
type Page = z.ZodDefault<z.ZodCoercedNumber<number>>;

/** The endpoints that a declaration makes. */
export interface MadeEndpoints<F extends Fields> {
  filter: Endpoint<
    undefined,
    z.ZodObject<Asked<F> & { search: Text; sort: Text; after: Text; page: Page; limit: Page }>,
    undefined,
    z.ZodObject<{
      records: z.ZodArray<RecordOf<F>>;
      pagination: typeof pagination;
      isMore: z.ZodBoolean;
      next: z.ZodNullable<z.ZodString>;
    }>
  >;
  get: Endpoint<Id, undefined, undefined, RecordOf<F>>;
  create: Endpoint<undefined, undefined, z.ZodObject<Created<F>>, RecordOf<F>>;
  update: Endpoint<
    Id,
    undefined,
    z.ZodObject<{ [N in keyof Writable<F>]: z.ZodOptional<F[N]['schema']> } & { revision: Text }>,
    RecordOf<F>
  >;
  delete: Endpoint<Id, undefined, undefined, z.ZodObject<Record<never, never>>>;
  bulk: ReturnType<typeof defineBulk>;
  history: ReturnType<typeof defineHistory>;
  /** Where the declaration says by what a file finds a record. */
  export?: ReturnType<typeof defineExport>;
  file?: ReturnType<typeof defineFile>;
  import?: ReturnType<typeof defineImport>;
}

/** What people say of a record. */
export type Said<F extends Fields> = { [N in keyof Writable<F>]: z.output<F[N]['schema']> };

import { outcomeOf } from '@izlog/contract/client';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { Pagination } from '@izlog/contract/pagination';
import { refusals } from '@izlog/contract/refusals';
import { countedRecords, type MadeResource, type Resource } from '@izlog/contract/resource';
import type { Field } from '@izlog/contract/resource/field';
import { pageOf } from '#site/admin/ground/frame/page-of.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { filterOf } from './empty-filter.tsx';
import { kindsOnSite } from './kinds-on-site.ts';
import type { Counts, FilterView, ListView, RowOf } from './list-view.ts';

/** Rows of one page of a list. */
const pageSize = 50;

/** What can be meant by a field of text, where the screen knows it and the platform does not. */
type Known = Readonly<Record<string, readonly string[]>>;

type Answer<Row> = {
  records: readonly Row[];
  /** Missing where a list has no pages. */
  pagination?: Partial<Pagination>;
  isMore?: boolean;
  next?: string | null;
  /** How many records each part of the list has, where it has parts. */
  parts?: Readonly<Record<string, number>> | null;
};

/** A page of a declared list, narrowed and put in order as the address asks; what it cannot mean is passed over, and reported. */
export async function loadList<const R extends Resource>(
  site: Pick<SiteContext, 'call'>,
  url: URL,
  resource: R,
  {
    options = {},
    known = {},
    params = {},
    also = {},
  }: {
    options?: ListView['options'];
    known?: Known;
    /** What the address is made of, where it is one of several lists. */
    params?: Readonly<Record<string, string>>;
    /** What the platform is asked whatever the address has. */
    also?: Readonly<Record<string, string>>;
  } = {},
): Promise<ListView<RowOf<R>>> {
  const filters = filtersOf(resource);
  const { filter, passedOver } = readFilter(url, filters, resource, known);
  const sort = sortOf(url, resource);
  const after = url.searchParams.get('after');
  const input = {
    ...params,
    ...also,
    ...askedBy(resource, filters, filter),
    ...(sort && { sort }),
    ...(after ? { after } : {}),
  };
  const { endpoints } = resource;
  const ask = (paged: object) =>
    site.call(endpoints.filter, { ...input, ...paged } as EndpointInput<typeof endpoints.filter>) as Promise<
      Answer<RowOf<R>>
    >;
  const page = pageOf(url);
  const answer = await (!isPaged(resource)
    ? ask({})
    : after
      ? ask({ page, limit: pageSize })
      : askPage(ask, page));
  const { page: shown = 1, lastPage = 1, total = answer.records.length } = answer.pagination ?? {};
  return {
    columns: columnsOf(resource),
    filters,
    longestSearch: resource.search?.max ?? null,
    filter,
    passedOver,
    sort,
    views: resource.views ?? [],
    rows: answer.records,
    page: { page: shown, lastPage, total },
    isMore: answer.isMore ?? false,
    ...(answer.parts && { parts: countsOf(answer.parts) }),
    next: answer.next ?? null,
    options,
    params,
    file: fileOf(resource, askedBy(resource, filters, filter)),
  };
}

/**
 * A page behind the end is the last one, as in the shop (CATALOG-007): an address typed by hand has it, and one whose last
 * row was done meanwhile.
 */
async function askPage<Row>(
  ask: (paged: { page: number; limit: number }) => Promise<Answer<Row>>,
  page: number,
): Promise<Answer<Row>> {
  const at = (number: number) => ask({ page: number, limit: pageSize });
  if (page === 1) return at(1);
  const outcome = await outcomeOf(at(page));
  // Numbers end where records are no longer counted.
  if (outcome.errored && outcome.error.code !== refusals.validationFailed.code) throw outcome.error;
  const found = outcome.errored ? await at(1) : outcome.data;
  const last = found.pagination?.lastPage ?? 1;
  const isThere = outcome.errored ? last === 1 : found.records.length > 0;
  return isThere ? found : at(last);
}

/** What the platform counted: one more than it counts says that there are more. */
export const countsOf = (counts: Readonly<Record<string, number>>): Counts =>
  Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [
      key,
      { count: Math.min(count, countedRecords), isMore: count > countedRecords },
    ]),
  );

/** Its file has what the list shows, page by page. */
function fileOf(resource: Resource, asked: Readonly<Record<string, unknown>>): ListView['file'] {
  const { endpoints, fileBy } = resource as Resource & Pick<MadeResource, 'fileBy'>;
  if (!(endpoints.export && fileBy)) return null;
  const [, , , service, name] = endpoints.export.path.split('/');
  const query = new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]));
  return { out: `/_/records-out/${service}/${name}${query.size > 0 ? `?${query}` : ''}`, by: fileBy };
}

/** What the platform is asked for the list of an address: for a file of what it shows. */
export function askedOf(url: URL, resource: Resource): Record<string, unknown> {
  const filters = filtersOf(resource);
  return askedBy(resource, filters, readFilter(url, filters, resource, {}).filter);
}

const isPaged = ({ endpoints: { filter } }: Resource): boolean =>
  'page' in { ...filter.query?.shape, ...filter.body?.shape };

function columnsOf(resource: Resource): ListView['columns'] {
  // Endpoints of its own making answer each field; a bare id says nothing in a column.
  const hasAll = 'order' in resource;
  const isMore = ({ kind, list }: Field) =>
    list === 'more' || (hasAll && !list && kind !== 'reference' && kind !== 'picture');
  return Object.entries(resource.fields)
    .filter(([, field]) => field.list || isMore(field))
    .map(([name, field]) => ({
      name,
      kind: field.kind,
      ...(field.of && { of: field.of }),
      isName: field.list === 'name',
      isSum: field.list === 'sum',
      isSortable: field.sort === true,
      isMore: isMore(field),
    }));
}

const filtersOf = ({ fields }: Resource): FilterView[] =>
  Object.entries(fields)
    .filter(([, { kind, filter }]) => filter && filterOf({ kind, isByEmpty: filter === 'empty' }))
    .map(([name, { kind, of, choices, filter, asks }]) => ({
      name,
      kind,
      ...(of && { of }),
      ...(choices && { choices }),
      params: filter === 'empty' ? [name] : paramsOf(name, kind, asks),
      isRare: filter === 'rare',
      isByEmpty: filter === 'empty',
    }));

/** Days have an address of their own for beginning and end. */
function paramsOf(name: string, kind: Field['kind'], asks: Field['asks']): readonly string[] {
  if (!kindsOnSite[kind].filter?.isRange) return [name];
  return Array.isArray(asks) ? asks : [`${name}From`, `${name}To`];
}

/** What narrows the list by its address, and what of it can be meant by nobody: neither its kind nor the platform takes it. */
function readFilter(
  { searchParams }: URL,
  filters: readonly FilterView[],
  resource: Resource,
  known: Known,
): Pick<ListView, 'filter' | 'passedOver'> {
  const filter: Record<string, string> = {};
  const passedOver: { name: string; text: string }[] = [];
  const read = (name: string, param: string, isGood: (text: string) => boolean) => {
    const text = (searchParams.get(param) ?? '').trim();
    const isMeant = text !== '' && isGood(text);
    filter[param] = isMeant ? text : '';
    if (text !== '' && !isMeant) passedOver.push({ name, text: shortened(text) });
  };
  const { search } = resource;
  if (search)
    read('search', 'search', (text) => text.length <= search.max && isTaken(resource, [search.asks, text]));
  for (const field of filters) {
    const choices = field.choices ?? known[field.name] ?? [];
    field.params.forEach((param, place) => {
      read(
        field.name,
        param,
        (text) =>
          (filterOf(field)?.isGood(text, choices) ?? false) &&
          isTaken(resource, askOf(resource, field, place, text)),
      );
    });
  }
  return { filter, passedOver };
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Whether the platform would take it: an address that it refuses would have no list at all. */
function isTaken({ endpoints: { filter } }: Resource, [key, value]: readonly [string, unknown]): boolean {
  const { [key]: schema } = { ...filter.query?.shape, ...filter.body?.shape };
  return schema?.safeParse(value).success ?? true;
}

/** The filter in the words of the endpoint. */
function askedBy(
  resource: Resource,
  filters: readonly FilterView[],
  filter: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { search } = resource;
  const asked = filters.flatMap((field) =>
    field.params.flatMap((param, place) => {
      const text = filter[param];
      return text ? [askOf(resource, field, place, text)] : [];
    }),
  );
  return Object.fromEntries([...(search && filter.search ? [[search.asks, filter.search]] : []), ...asked]);
}

/** What the platform is asked for a text of the address; the second place is the end of a range. */
function askOf(
  { fields }: Resource,
  field: FilterView,
  place: number,
  text: string,
): readonly [key: string, value: unknown] {
  const { asks } = fields[field.name] ?? {};
  const key = Array.isArray(asks) ? asks[place] : (asks ?? field.name);
  return [key, filterOf(field)?.asked?.(text, place) ?? text];
}

function sortOf({ searchParams }: URL, { fields }: Resource): string {
  const sort = searchParams.get('sort') ?? '';
  return fields[sort.replace(/^-/, '')]?.sort ? sort : '';
}

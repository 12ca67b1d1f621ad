import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidParams } from './dialect-error.ts';
import { instantOf } from './site-time.ts';

/** Records of one page at most, as WooCommerce has it. */
const mostPerPage = 100;
/** The furthest record that is turned to; nobody's shop has as many. */
const furthest = 10_000_000;

/** What lists of the dialect are asked by, whatever they list. */
export interface ListQuery {
  page: number;
  perPage: number;
  offset: number;
  isAscending: boolean;
  orderby: string;
  search: string;
  include: number[] | undefined;
  exclude: number[];
  after: Date | undefined;
  before: Date | undefined;
  modifiedAfter: Date | undefined;
  modifiedBefore: Date | undefined;
}

type Query = Readonly<Record<string, unknown>>;

/** A parameter as a list: `a,b`, `status[]=a&status[]=b` and `status[0]=a` mean the same. */
export function listOf(query: Query, name: string): string[] | undefined {
  const found = Object.entries(query).flatMap(([key, value]) =>
    key === name || (key.startsWith(`${name}[`) && key.endsWith(']')) ? [value].flat() : [],
  );
  if (found.length === 0) return undefined;
  return found
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .flatMap((one) => one.trim() || []);
}

/** A parameter as text; of several of its name the last. */
export function textOf(query: Query, name: string): string | undefined {
  const value = [query[name]].flat().at(-1);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

const largestId = 2_147_483_647;

/** A whole number within bounds; refuses another with the field and the bounds. */
export function wholeOf(query: Query, name: string, least: number, most: number): number | undefined {
  const text = textOf(query, name);
  if (text === undefined) return undefined;
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw invalidParams({ [name]: `${name} must be between ${least} (inclusive) and ${most} (inclusive)` });
  return value;
}

/** One of some words; refuses another with the words there are. */
export function choiceOf(query: Query, name: string, choices: readonly string[]): string | undefined {
  const text = textOf(query, name);
  if (text !== undefined && !choices.includes(text))
    throw invalidParams({ [name]: `${name} is not one of ${choices.join(', ')}.` });
  return text;
}

/** The ids of a parameter. */
export function idsOf(query: Query, name: string): number[] | undefined {
  const said = listOf(query, name);
  return said?.map((one) => {
    const id = /^\d{1,10}$/.test(one) ? Number(one) : Number.NaN;
    if (!(id <= largestId)) throw invalidParams({ [name]: `${name}[] is not of type integer.` });
    return id;
  });
}

/** Reads what a list is asked by; refuses, with the parameter, what is out of bounds or no date. */
export function readListQuery(
  { query: asked }: FastifyRequest,
  { orderby, isAscending = false }: { orderby: readonly [string, ...string[]]; isAscending?: boolean },
): ListQuery {
  const query = asked as Query;
  const isGmt = ['true', '1'].includes(textOf(query, 'dates_are_gmt') ?? '');
  const at = (name: string): Date | undefined => {
    const text = textOf(query, name);
    const instant = text === undefined ? undefined : instantOf(text, isGmt);
    if (text !== undefined && !instant) throw invalidParams({ [name]: 'Invalid date.' });
    return instant;
  };
  const page = wholeOf(query, 'page', 1, furthest) ?? 1;
  const perPage = wholeOf(query, 'per_page', 1, mostPerPage) ?? 10;
  const order = choiceOf(query, 'order', ['asc', 'desc']);
  return {
    page,
    perPage,
    offset: Math.min(wholeOf(query, 'offset', 0, furthest) ?? (page - 1) * perPage, furthest),
    isAscending: order === undefined ? isAscending : order === 'asc',
    orderby: choiceOf(query, 'orderby', orderby) ?? orderby[0],
    search: (textOf(query, 'search') ?? '').slice(0, 100),
    include: idsOf(query, 'include'),
    exclude: idsOf(query, 'exclude') ?? [],
    after: at('after'),
    before: at('before'),
    modifiedAfter: at('modified_after'),
    modifiedBefore: at('modified_before'),
  };
}

/** Says how many there are, and where the pages before and after this one are; never with the key that the address may hold. */
export function sayPages(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>,
  total: number,
): void {
  const pages = Math.ceil(total / perPage);
  reply.header('x-wp-total', String(total)).header('x-wp-totalpages', String(pages));
  const link = (to: number, rel: string) => {
    const url = new URL(request.url, `${request.protocol}://${request.host}`);
    for (const name of ['consumer_key', 'consumer_secret']) url.searchParams.delete(name);
    url.searchParams.set('page', String(to));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 && pages > 0 ? [link(Math.min(page - 1, pages), 'prev')] : []),
    ...(page < pages ? [link(page + 1, 'next')] : []),
  ];
  if (links.length > 0) reply.header('link', links.join(', '));
}

/** What of an answer a program wants: `_fields=id,number,billing.email`; all of it unless it says. */
export function fieldsOf(query: Query): ((record: unknown) => unknown) | undefined {
  const wanted = listOf(query, '_fields');
  if (!wanted || wanted.length === 0) return undefined;
  return (record) => (Array.isArray(record) ? record.map((one) => pick(one, wanted)) : pick(record, wanted));
}

function pick(record: unknown, wanted: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (wanted.includes(name)) return [[name, value]];
      const inner = wanted.flatMap((one) => (one.startsWith(`${name}.`) ? [one.slice(name.length + 1)] : []));
      if (inner.length === 0) return [];
      return [[name, Array.isArray(value) ? value.map((one) => pick(one, inner)) : pick(value, inner)]];
    }),
  );
}

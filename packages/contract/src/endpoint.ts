import type { z } from 'zod';
import type { CachedBy } from './cache-tags.ts';
import type { Permission } from './permissions.ts';
import type { RefusalName } from './refusals.ts';

/**
 * Who may call an endpoint (deny by default: an endpoint cannot be declared without it).
 * - `anyone`: no apiKey needed (domain detection, sign-in of staff tools, files).
 * - `visitor`: the site's apiKey (or a known `site` outside production, API-005).
 * - `customer`: an accessToken of a customer of this site.
 * - `staff`: an accessToken of a back-office user of this site; `{ staff: permission }` needs that permission too, of
 *   several one of them.
 */
export type Access =
  | 'anyone'
  | 'visitor'
  | 'customer'
  | 'staff'
  | { staff: Permission | readonly [Permission, ...Permission[]] };

/** The permissions of which one opens an endpoint to staff; none where every colleague may call it. */
export function permissionsOf(access: Access): readonly Permission[] {
  if (typeof access === 'string') return [];
  return typeof access.staff === 'string' ? [access.staff] : access.staff;
}

/** The header by which an act is done once, however often it is sent (draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyKeyHeader = 'idempotency-key';
/** Most signs of such a key. */
export const longestKey = 255;

/**
 * True for acts of staff, of every method: what PUT, PATCH and DELETE do is the same twice, but not what they answer the
 * second time, and some of them make a record where none is named.
 */
export const isKeyed = ({ method, access, reads, unkeyed }: AnyEndpoint): boolean =>
  method !== 'GET' && !reads && unkeyed === undefined && (access === 'staff' || typeof access === 'object');

/** Whether an act is done once for its key: of staff, and of anyone where the endpoint says so. */
export const isOnce = (endpoint: AnyEndpoint): boolean =>
  isKeyed(endpoint) || endpoint.onceForAnyone === true;

type Fields = z.ZodObject;
type Nothing = Record<never, never>;
type In<S> = S extends z.ZodType ? z.input<S> : Nothing;
type Out<S> = S extends z.ZodType ? z.output<S> : Nothing;

/** One endpoint of the platform: the source of its route, its client call, its page in the API docs and its tests. */
export interface Endpoint<
  P extends Fields | undefined = Fields | undefined,
  Q extends Fields | undefined = Fields | undefined,
  B extends Fields | undefined = Fields | undefined,
  A extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Full path, as in index 2 of the requirements; parameters in braces: `/api/v1/cms/term/get/{id}`. */
  path: `/api/${string}`;
  /** One sentence for the API page. */
  summary: string;
  access: Access;
  /** True where a method that could write only reads: its input is too large for an address. */
  reads?: boolean;
  /** How the answer may be cached for all visitors; every read that visitors may call says it, and nothing else may. */
  cache?: CachedBy;
  /** True where the answer depends on the store: prices, carts, orders (API-006). */
  needsStore?: boolean;
  /** True where a protected site answers also to anyone who has not entered its password (ROUTE-070). */
  beforePass?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** True where programs that are not ours send HTML forms (one-click unsubscribe, login through Apple). */
  acceptsForm?: boolean;
  /** What stands in `data` of the envelope (API-008). */
  answer: A;
  /** Media types of a file that is answered instead of the envelope. */
  answersFile?: readonly [string, ...string[]];
  /** Status of a redirect that is answered instead of the envelope, or of the file. */
  redirects?: 302 | 303;
  /** True when the body is taken as the text it came as, JSON or a form: signatures are over its bytes. */
  takesText?: boolean;
  /** True for a change by staff that is written down elsewhere and not in their log: the ops of drafts are their record. */
  isUnlogged?: boolean;
  /** True for a read that is written down as what staff did: all that is known of a person leaves the shop. */
  isLoggedRead?: boolean;
  /** Why an act of staff takes no key by which it is done once (`isKeyed`): what is the same when it is done twice. */
  unkeyed?: string;
  /** True for an act that visitors do once for its key as well: programs of nobody in particular send it again. */
  onceForAnyone?: true;
  /** Fields that are not kept in the log of staff: words about a person must go with that person. */
  unloggedFields?: readonly string[];
  /** True of a multipart form: the part that is a file, several where there may be more of it, and parts that are text. */
  takesFiles?: { part: string; isMany?: true; texts?: readonly string[] };
  /** True when the body is any bytes, read by the operation as they come. */
  takesStream?: boolean;
  /** Refusals this endpoint may give besides those that every endpoint may give. */
  refusals?: readonly RefusalName[];
  /** Status of success, 200 unless given. */
  status?: number;
}

/** What a caller passes: path parameters, query and body fields in one object (their names never overlap). */
export type EndpointInput<E> = E extends Endpoint<infer P, infer Q, infer B> ? In<P> & In<Q> & In<B> : never;
/** What an operation receives: the same, parsed. */
export type EndpointParsed<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Out<P> & Out<Q> & Out<B> : never;
/** What a caller gets from `data`. */
export type EndpointAnswer<E> =
  E extends Endpoint<Fields | undefined, Fields | undefined, Fields | undefined, infer A>
    ? z.output<A>
    : never;
/** What an operation must return. */
export type EndpointReturn<E> =
  E extends Endpoint<Fields | undefined, Fields | undefined, Fields | undefined, infer A>
    ? z.input<A>
    : never;

export type AnyEndpoint = Endpoint;

/** What the compiler asks of an endpoint: a read of visitors says how its answer may be cached; no other answer ever is. */
type SaysIfCached =
  | { method: 'GET'; access: 'anyone' | 'visitor'; reads?: undefined; cache: CachedBy }
  | { method: 'POST'; access: 'anyone' | 'visitor'; reads: true; cache: CachedBy }
  | { method: 'POST'; access: 'anyone' | 'visitor'; reads?: undefined; cache?: undefined }
  | { method: 'PATCH' | 'PUT' | 'DELETE'; reads?: undefined; cache?: undefined }
  | { access: Exclude<Access, 'anyone' | 'visitor'>; cache?: undefined };

/** Declares an endpoint; keeps the exact schema types. */
export function defineEndpoint<
  P extends Fields | undefined = undefined,
  Q extends Fields | undefined = undefined,
  B extends Fields | undefined = undefined,
  A extends z.ZodType = z.ZodType,
>(endpoint: Endpoint<P, Q, B, A> & SaysIfCached): Endpoint<P, Q, B, A> {
  return endpoint;
}

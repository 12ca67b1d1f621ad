import { CallError, dataOf, type TransportAnswer } from '@izlog/contract/client';
import type { EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import type { refusals } from '@izlog/contract/refusals';
import {
  asked,
  type FileOperation,
  type Operations,
  reading,
  type UploadOperation,
  unkeyed,
} from './operations.ts';

export { CallError } from '@izlog/contract/client';
export type { Operations } from './operations.ts';

/** A call by its method and path, such as `GET /api/v2/ecommerce/order/filter`. */
export type Operation = keyof Operations;

/** What a call takes: the parts of its path, its query and its body in one object. */
export type Input<K extends Operation> = EndpointInput<Operations[K]> &
  (K extends UploadOperation ? { file: Blob | readonly Blob[] } : unknown);

/** What a call answers: what stands in `data`, or a file. */
export type Answer<K extends Operation> = K extends FileOperation ? ShopFile : EndpointAnswer<Operations[K]>;

/** A file as it was answered. */
export interface ShopFile {
  /** Its name, where the shop says one. */
  name: string | undefined;
  type: string;
  bytes: Uint8Array;
}

/** Codes of refusals; a newer shop may know more. */
export type RefusalCode = (typeof refusals)[keyof typeof refusals]['code'];

/** How a shop is called. */
export interface ShopOptions {
  /** The key of a program (`izlog_…`), or the accessToken of a login. */
  accessToken?: string;
  /** The apiKey of the site, for calls as a visitor. */
  apiKey?: string;
  /** The number of the site, where the key is for several. */
  site?: number;
  store?: number;
  /** Three letters, such as `hrv`. */
  language?: string;
  /** How often a call that may be sent again is, at most; 4 unless given. */
  retries?: number;
  /** Most ms between two tries; 30 seconds unless given. */
  longestWait?: number;
  /** Another `fetch`, as for tests. */
  fetch?: typeof fetch;
}

/** What is said of a single call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Under which an act is done once, also by another run of the program; another one for each call unless given. */
  idempotencyKey?: string;
}

type Args<K extends Operation> =
  Record<never, never> extends Input<K>
    ? [input?: Input<K>, options?: CallOptions]
    : [input: Input<K>, options?: CallOptions];

/** A shop that is called: `shop('GET /api/v1/product/stock/filter', { search: 'mug' })`. */
export type Shop = <K extends Operation>(operation: K, ...args: Args<K>) => Promise<Answer<K>>;

/**
 * Calls the shop at an address. A call that the shop refuses, or cannot answer, throws a `CallError` with `status`, `code`,
 * `payload` and `requestId` (`status` 0: no answer at all). Reads are sent again when the shop is busy or away, and so are
 * acts, under one Idempotency-Key: whatever was lost on the way, they are done once.
 */
export function connect(address: string, options: ShopOptions = {}): Shop {
  const base = address.replace(/\/+$/, '');
  return (async (operation: Operation, input: Record<string, unknown> = {}, call: CallOptions = {}) => {
    const request = requestOf(operation, input, options, call);
    const mayRepeat = request.method === 'GET' || reading.has(operation) || !unkeyed.has(operation);
    const most = mayRepeat ? (options.retries ?? 4) : 0;
    for (let tried = 0; ; tried++) {
      try {
        return await send(base + request.url, request, operation, options.fetch ?? fetch, call.signal);
      } catch (error) {
        if (!(error instanceof CallError) || tried >= most || !isWorthwhile(error)) throw error;
        await pause(waitFor(error, tried, options.longestWait ?? 30_000), call.signal);
      }
    }
  }) as Shop;
}

/** Whether an error is a refusal with one of these codes. */
export const isRefused = (error: unknown, ...codes: readonly RefusalCode[]): error is CallError =>
  error instanceof CallError && codes.some((code) => code === error.code);

interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

function requestOf(
  operation: Operation,
  input: Record<string, unknown>,
  { accessToken, apiKey, site, store, language }: ShopOptions,
  { idempotencyKey }: CallOptions,
): Request {
  const [method = '', path = ''] = operation.split(' ');
  const left = { ...input };
  const take = (name: string) => {
    const value = left[name];
    delete left[name];
    return value;
  };
  let url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(take(name))));
  const query = new URLSearchParams();
  for (const name of method === 'GET' ? Object.keys(left) : (asked[operation] ?? [])) {
    const value = take(name);
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  if (query.size > 0) url += `?${query}`;
  const said = { accessToken, apiKey, site, store, language };
  const headers = Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  if (method !== 'GET' && !unkeyed.has(operation) && !reading.has(operation))
    headers['Idempotency-Key'] = idempotencyKey ?? crypto.randomUUID();
  const files = Object.values(left)
    .flat()
    .some((value) => value instanceof Blob);
  if (files) return { method, url, headers, body: formOf(left) };
  if (method === 'GET' || Object.keys(left).length === 0) return { method, url, headers };
  headers['content-type'] = 'application/json';
  return { method, url, headers, body: JSON.stringify(left) };
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value])
      if (one instanceof Blob) form.append(name, one, one instanceof File ? one.name : name);
      else if (one !== undefined) form.append(name, typeof one === 'string' ? one : JSON.stringify(one));
  return form;
}

async function send(
  url: string,
  { method, headers, body }: Request,
  operation: Operation,
  by: typeof fetch,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let response: Response;
  try {
    response = await by(url, { method, headers, body, signal, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(response.status))
      response = await followed(response, url, method, by, signal);
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !isEnvelope(response, type)) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { name: nameIn(response.headers.get('content-disposition')), type, bytes } satisfies ShopFile;
    }
    const text = await response.text();
    const answer: TransportAnswer = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
    };
    return dataOf(answer);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof CallError) throw cause;
    throw new CallError({ status: 0, message: `The shop does not answer: ${operation}.`, cause });
  }
}

/** Where a file lies elsewhere; the key goes along to no other address, and an act is not sent to one. */
function followed(
  { status, headers }: Response,
  url: string,
  method: string,
  by: typeof fetch,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const to = headers.get('location');
  if (method !== 'GET' || !to)
    throw new CallError({ status, message: `The shop has another address: ${to ?? 'it leads elsewhere'}.` });
  return by(new URL(to, url), { signal });
}

/** JSON that is a file comes with its name. */
const isEnvelope = ({ headers }: Response, type: string): boolean =>
  type.startsWith('application/json') && headers.get('content-disposition') === null;

const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
};

/** What passes by itself: no answer, a shop that is busy or away, an act whose first is still being done. */
const isWorthwhile = ({ status, code }: CallError): boolean =>
  [0, 429, 502, 503, 504].includes(status) || code === 'ACT_UNDER_WAY';

/** As long as the shop says, else longer each time, and never all programs at once. */
function waitFor({ payload }: CallError, tried: number, longest: number): number {
  const said = (payload as { retryAfter?: unknown } | undefined)?.retryAfter;
  const ms = typeof said === 'number' ? said * 1000 : 300 * 2 ** tried * (0.5 + Math.random());
  return Math.min(ms, longest);
}

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });

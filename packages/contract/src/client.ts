import type { AnyEndpoint, EndpointAnswer, EndpointInput } from './endpoint.ts';
import { knownPartOf } from './known-fields.ts';

/** The common headers of every call (API-003). Absent values are not sent. */
export interface CallHeaders {
  apiKey?: string;
  site?: string;
  store?: string;
  language?: string;
  accessToken?: string;
  refreshToken?: string;
  [name: string]: string | undefined;
}

/** What a call tells about who asks, for limits and logs; no answer to a read depends on it. */
export const besideTheAnswer = ['x-request-id', 'x-forwarded-for', 'user-agent'] as const;

/** The headers of a visitor who is nobody in particular: whatever is sent beside them makes an answer his own. */
export type VisitorHeaders = Pick<CallHeaders, 'apiKey' | 'site' | 'store' | 'language'> & {
  [name in (typeof besideTheAnswer)[number]]: string | undefined;
};

/** What came back. One that is `cached` is given to others as well: it is read once, and nobody can change what it holds. */
export interface TransportAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
  cached?: { data?: unknown };
}

/** One HTTP exchange; `fetch` over the network or Fastify's `inject` in process. */
export type Transport = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, or the bytes of a form with a file. */
  body?: string | Uint8Array<ArrayBuffer>;
  /** The endpoint says that its answer may be cached for others (`cache`). */
  mayBeCached?: boolean;
  signal?: AbortSignal;
}) => Promise<TransportAnswer>;

/** A call that did not succeed: a refusal (`code`), a fault (`status` 5xx) or no answer at all (`status` 0, API-012). */
export class CallError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  declare readonly payload: unknown;
  readonly requestId: string | undefined;

  constructor(fields: {
    status: number;
    message: string;
    code?: string;
    payload?: unknown;
    requestId?: string;
    cause?: unknown;
  }) {
    super(fields.message, { cause: fields.cause });
    this.name = 'CallError';
    this.status = fields.status;
    this.code = fields.code;
    // It may repeat what a visitor typed: who prints the error in a log leaves it out.
    Object.defineProperty(this, 'payload', { value: fields.payload, enumerable: false });
    this.requestId = fields.requestId;
  }
}

/** A typed client: `call(endpoint, input)` gives `data`, or throws a CallError. A cancelled call throws the signal's reason. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: { headers?: CallHeaders; signal?: AbortSignal },
) => Promise<EndpointAnswer<E>>;

/** Makes a client that sends `headers` with every call. */
export function createClient(transport: Transport, headers: CallHeaders = {}): Call {
  return async (endpoint, input, options = {}) => {
    const request = toRequest(endpoint, input as Record<string, unknown>, { ...headers, ...options.headers });
    let answer: TransportAnswer;
    try {
      answer = await transport({ ...request, signal: options.signal });
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason;
      throw new CallError({ status: 0, message: 'The platform does not answer.', cause });
    }
    return read(answer) as never;
  };
}

/** What became of a call: its data, or the flag `errored` with the error in place of data (API-009). */
export type Outcome<T> = { errored: false; data: T } | { errored: true; error: CallError };

/** For callers that go on without the data: never throws a CallError. A cancelled call still throws (API-027). */
export async function outcomeOf<T>(calling: Promise<T>): Promise<Outcome<T>> {
  try {
    return { errored: false, data: await calling };
  } catch (error) {
    if (error instanceof CallError) return { errored: true, error };
    throw error;
  }
}

/** Splits the flat input by the endpoint's schemas into address, query and body. */
export function toRequest(endpoint: AnyEndpoint, input: Record<string, unknown>, headers: CallHeaders) {
  const left = { ...input };
  let url: string = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left[name];
    delete left[name];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.query?.shape ?? {})) {
    const value = left[name];
    delete left[name];
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  if (query.size > 0) url += `?${query}`;
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) sent[name.toLowerCase()] = value;
  const mayBeCached = endpoint.cache !== undefined && endpoint.cache !== 'never';
  const request = { method: endpoint.method, url, headers: sent, ...(mayBeCached ? { mayBeCached } : {}) };
  if (!endpoint.body) return request;
  sent['content-type'] = 'application/json';
  // A record that was read is sent back as it is: what only answers have, at any depth, stays here.
  return { ...request, body: JSON.stringify(knownPartOf(endpoint.body, left).known) };
}

interface Body {
  data: unknown;
  error: { code?: string; message?: string; statusCode?: number; payload?: unknown };
}

function read(answer: TransportAnswer): unknown {
  const { cached } = answer;
  if (!cached) return dataOf(answer);
  if (!('data' in cached)) cached.data = deepFreeze(dataOf(answer));
  return cached.data;
}

/** JSON has no rings. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** What stands in `data` of an answer; throws a CallError where it is a refusal, a fault or no envelope. */
export function dataOf({ status, text, headers }: TransportAnswer): unknown {
  let body: Partial<Body> | null;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw new CallError({ status, message: 'The platform answered with something that is not JSON.', cause });
  }
  if (typeof body !== 'object' || body === null) {
    throw new CallError({ status, message: 'The platform answered without its envelope.' });
  }
  if (status < 400 && !body.error) return body.data;
  const requestId = headers['x-request-id'];
  const error = body.error ?? {};
  if (error.code) {
    throw new CallError({
      status,
      code: error.code,
      message: error.message ?? error.code,
      payload: error.payload,
      requestId,
    });
  }
  const payload = error.payload as { message?: string } | undefined;
  throw new CallError({
    status: error.statusCode ?? status,
    message: payload?.message ?? `Status ${status}`,
    payload,
    requestId,
  });
}

/** Transport over the network. `base` is the address of the platform without a slash at the end. */
export function fetchTransport(base: string): Transport {
  return async ({ method, url, headers, body, signal }) => {
    const response = await fetch(base + url, { method, headers, body, signal });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  };
}

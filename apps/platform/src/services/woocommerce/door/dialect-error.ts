import type { CallError } from '@izlog/contract/client';

/** A refusal in the words of the dialect: `code`, `message` and `data.status`, as its clients read them. */
export class DialectError extends Error {
  readonly code: string;
  readonly status: number;
  /** Further fields of `data`, such as `params` of what was sent wrong. */
  readonly data: Record<string, unknown>;
  /** Seconds after which it may be asked again. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { data = {}, retryAfter }: { data?: Record<string, unknown>; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.name = 'DialectError';
    this.status = status;
    this.code = code;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** What the dialect calls a call that is not let in, by what it would do. */
const verbs = { GET: 'view', POST: 'create', PUT: 'edit', PATCH: 'edit', DELETE: 'delete' } as const;

/** Refuses what WooCommerce would do and this shop does not let a program do, with the reason. */
export const notHere = (method: keyof typeof verbs, why: string): DialectError =>
  new DialectError(403, `woocommerce_rest_cannot_${verbs[method]}`, why);

/** There is no such thing. */
export const noSuch = (what: string): DialectError =>
  new DialectError(404, `woocommerce_rest_${what}_invalid_id`, 'Invalid ID.');

/** Parameters that are wrong, each with its reason. */
export function invalidParams(params: Readonly<Record<string, string>>): DialectError {
  return new DialectError(
    400,
    'rest_invalid_param',
    `Invalid parameter(s): ${Object.keys(params).join(', ')}`,
    {
      data: { params, details: {} },
    },
  );
}

interface Said {
  status: number;
  code: string;
  message: string;
  payload?: unknown;
}

/** A refusal of the platform in the dialect: its status, and words that say the field or the right that is missing. */
export function fromRefusal({ status, code, message, payload }: Said, method: string): DialectError {
  const said = (payload ?? {}) as {
    fields?: { path: string; message: string }[];
    needsOneOf?: string[];
    retryAfter?: number;
  };
  if (status === 401) return new DialectError(401, 'woocommerce_rest_authentication_error', message);
  if (status === 403) {
    const verb = verbs[method as keyof typeof verbs] ?? 'view';
    const lacks = said.needsOneOf ? ` The key lacks the right ${said.needsOneOf.join(' or ')}.` : '';
    return new DialectError(403, `woocommerce_rest_cannot_${verb}`, `${message}${lacks}`);
  }
  if (said.fields && said.fields.length > 0)
    return new DialectError(
      400,
      'rest_invalid_param',
      `${message} ${said.fields.map(({ path, message: why }) => `${path}: ${why}`).join(' ')}`.trim(),
      { data: { params: Object.fromEntries(said.fields.map(({ path, message: why }) => [path, why])) } },
    );
  return new DialectError(status, `izlog_${code.toLowerCase()}`, wordsOf(message, payload), {
    retryAfter: status === 429 ? said.retryAfter : undefined,
  });
}

/** The refusal of a call that the dialect made inside. */
export const fromCallError = (error: CallError, method: string): DialectError =>
  fromRefusal(
    {
      status: error.status === 0 ? 503 : error.status,
      code: error.code ?? 'fault',
      message: error.message,
      payload: error.payload,
    },
    method,
  );

function wordsOf(message: string, payload: unknown): string {
  const { from, to } = (payload ?? {}) as { from?: unknown; to?: unknown };
  return typeof from === 'string' && typeof to === 'string' ? `${message} (${from} → ${to})` : message;
}

/** A refusal as it goes out. */
export const errorBody = ({ code, message, status, data }: DialectError) => ({
  code,
  message,
  data: { status, ...data },
});

import type { Call } from '@izlog/contract/client';
import { idempotencyKeyHeader, isKeyed } from '@izlog/contract/endpoint';
import type { SentAct } from './site-context.ts';

/**
 * A client whose acts of staff carry the key of the form that asks for them. A form that makes several calls has a key for
 * each: they differ by endpoint and, of one endpoint, by their order, which is the same when the form is sent again.
 */
export const withActKey =
  (call: Call, state: { act?: SentAct }): Call =>
  (endpoint, input, options = {}) => {
    const { act } = state;
    if (!act || !isKeyed(endpoint)) return call(endpoint, input, options);
    const place = (act.calls.get(endpoint.path) ?? 0) + 1;
    act.calls.set(endpoint.path, place);
    const key = `"${act.key} ${place} ${endpoint.path}"`;
    return call(endpoint, input, {
      ...options,
      headers: { ...options.headers, [idempotencyKeyHeader]: key },
    });
  };

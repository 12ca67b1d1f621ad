import type { AccessPointUnreachable } from 'e-invoice';

/** Faults of a connection that was never made. */
const neverReached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/**
 * Whether an act was surely not done: nobody was reached, or what answered was a fault or a page in place of an answer. A
 * connection that broke while the answer was awaited leaves it open.
 */
export function wasNeverAsked({ cause }: AccessPointUnreachable): boolean {
  if (cause === undefined) return true;
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error && 'code' in inner && neverReached.includes(String(inner.code));
}

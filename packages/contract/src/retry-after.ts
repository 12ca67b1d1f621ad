/** Seconds after which who called too often may try again: what the refusal says, else a minute. */
export function retryAfterOf(payload: unknown): number {
  const { retryAfter } = (payload ?? {}) as { retryAfter?: unknown };
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter) : 60;
}

/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all, instead of a duration. */
    amount?: number;
    /** Seconds until an answer counts as lost; 10 unless said. */
    timeout?: number;
    /** Called for each connection before its first request; `responseMax` is its share of `amount`. */
    setupClient?: (client: {
      responseMax: number;
      setRequests: (own: NonNullable<Options['requests']>) => void;
    }) => void;
    headers?: Record<string, string>;
    requests?: readonly { method?: string; path?: string; headers?: Record<string, string>; body?: string }[];
  }

  interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
    /** Seconds. */
    duration: number;
  }

  /** Emits `response` (client, status, bytes, milliseconds) for each answer; resolves when the time is over. */
  function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
  export default autocannon;
}

import autocannon from 'autocannon';
import type { Load, LoadAnswer } from './load.ts';
import { at } from './quartiles.ts';

// A process of its own: what the generator needs must not be taken from the server or from the benchmark.
process.on('message', (load: Load) => {
  void generate(load).then(
    (answer) => process.send?.(answer),
    (error: Error) => process.send?.({ failed: error.message }),
  );
});

async function generate({ url, connections, seconds, requests, isOnce = false }: Load): Promise<LoadAnswer> {
  const took: number[] = [];
  const started = performance.now();
  let last = started;
  const run = autocannon({
    url,
    connections,
    requests,
    ...(isOnce ? dealt(requests) : { duration: seconds }),
  });
  run.on('response', (_client, _status, _bytes, milliseconds: number) => {
    took.push(milliseconds);
    last = performance.now();
  });
  const result = await run;
  if (result.errors > 0 || result.timeouts > 0 || result.non2xx > 0 || took.length === 0) {
    throw new Error(
      `${url}: ${took.length} answers, ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`,
    );
  }
  const sorted = Float64Array.from(took).sort();
  return {
    count: took.length,
    perSecond: (took.length / (last - started)) * 1000,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    p99: at(sorted, 0.99),
  };
}

/** Deals the requests to the connections, so that each is sent once; autocannon gives every connection as many. */
function dealt(requests: Load['requests']) {
  let next = 0;
  return {
    amount: requests.length,
    // What waits for its turn on a busy machine is slow, not lost.
    timeout: 60,
    setupClient(client: { responseMax: number; setRequests: (own: Load['requests']) => void }) {
      client.setRequests(requests.slice(next, next + client.responseMax));
      next += client.responseMax;
    },
  };
}

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One burst of load: so many connections, each asking again as soon as it is answered, for so many seconds. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Asked in turn. */
  requests: readonly { method?: string; path?: string; headers?: Record<string, string>; body?: string }[];
  /** Each request is sent once, however long that takes, instead of again and again. */
  isOnce?: boolean;
}

/** What came of a burst; times in ms. */
export interface LoadAnswer {
  count: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** The load generator, in a process of its own that lives as long as the benchmark. */
export interface LoadGenerator {
  /** Throws when anything but successful answers came back. */
  run(load: Load): Promise<LoadAnswer>;
  stop(): void;
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)));
  return {
    run: (load) =>
      new Promise((resolve, reject) => {
        const onExit = (code: number | null) => reject(new Error(`The load generator ended with ${code}.`));
        child.once('exit', onExit);
        child.once('message', (answer: LoadAnswer | { failed: string }) => {
          child.off('exit', onExit);
          if ('failed' in answer) reject(new Error(answer.failed));
          else resolve(answer);
        });
        child.send(load);
      }),
    stop: () => {
      child.disconnect();
    },
  };
}

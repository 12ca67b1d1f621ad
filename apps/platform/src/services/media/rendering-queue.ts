import { availableParallelism } from 'node:os';
import { Refusal } from '#platform/kernel/refusal.ts';

/**
 * Runs work of the same key once at a time and only a few works at all; who asks for a key under way gets the same
 * answer. When `longestQueue` are waiting, more are refused with `overloaded`.
 */
export function createRenderingQueue(options: { atOnce?: number; longestQueue?: number } = {}) {
  const atOnce = options.atOnce ?? Math.max(1, Math.floor(availableParallelism() / 2));
  const longestQueue = options.longestQueue ?? 200;
  const underWay = new Map<string, Promise<unknown>>();
  const waiting: Array<() => void> = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) throw new Refusal('overloaded');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return function once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const same = underWay.get(key);
    if (same) return same as Promise<T>;
    const promise = inTurn(work).finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}

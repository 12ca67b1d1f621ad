import { at } from '../quartiles.ts';

/** What happened in a mixed load: how long each kind of call took, and every failure with its words. */
export class Diary {
  readonly took = new Map<string, number[]>();
  readonly failed = new Map<string, number>();
  /** Times of the last minute; see `fresh`. */
  private recent: number[] = [];

  get failures(): number {
    return [...this.failed.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Does a piece of work under its name and keeps how long it took; a failure is written down, and the rest goes on. */
  async note<T>(kind: string, work: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now();
    try {
      const result = await work();
      const took = performance.now() - began;
      this.took.set(kind, [...(this.took.get(kind) ?? []).slice(-20_000), took]);
      this.recent.push(took);
      return result;
    } catch (error) {
      const words = `${kind}: ${error instanceof Error ? error.message : String(error)}`;
      const known = this.failed.get(words) ?? 0;
      if (known === 0) console.error(words);
      this.failed.set(words, known + 1);
      return undefined;
    }
  }

  /** How many calls ended since it was asked last, and the 99th percentile of their times in ms. */
  fresh(): { count: number; p99: number } {
    const sorted = Float64Array.from(this.recent).sort();
    this.recent = [];
    return { count: sorted.length, p99: sorted.length > 0 ? at(sorted, 0.99) : 0 };
  }

  /** One line for each kind: how many, median, 99th percentile and longest time in ms; then the failures. */
  table(): string {
    const lines = [...this.took].map(([kind, times]) => {
      const sorted = Float64Array.from(times).sort();
      const [p50, p99, most] = [at(sorted, 0.5), at(sorted, 0.99), sorted.at(-1) ?? 0].map(Math.round);
      return `${kind}: ${times.length}, p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms`;
    });
    return [...lines, ...[...this.failed].map(([words, count]) => `FAILED ${count} × ${words}`)].join('\n');
  }
}

import type { Db } from '../database/db.ts';
import { addVisits, forgetVisits, type VisitKind } from './visit-counts.queries.ts';

/** Most different things that are held until they are written down: more would let anybody fill the memory. */
const mostHeld = 5000;

/** What was done in this process since it was last written down, as sums. */
export class VisitCounts {
  #sums = new Map<string, number>();

  /** Counts one more; `what` is of searches the words. Costs a look into a map, and no statement. */
  add(site: number, kind: VisitKind, what = ''): void {
    const key = `${site}\n${kind}\n${what}`;
    const sum = this.#sums.get(key);
    if (sum === undefined && this.#sums.size >= mostHeld) return;
    this.#sums.set(key, (sum ?? 0) + 1);
  }

  /** Writes the sums down for the day that it is. What could not be written is held on to. */
  async flush(db: Db, now: Date): Promise<void> {
    if (this.#sums.size === 0) return;
    const sums = this.#sums;
    this.#sums = new Map();
    const rows = [...sums].map(([key, count]) => {
      const [site = '', kind = '', what = ''] = key.split('\n');
      return { site: Number(site), kind, what, count };
    });
    try {
      await addVisits(db, rows, now);
    } catch (error) {
      for (const [key, count] of sums) this.#sums.set(key, count + (this.#sums.get(key) ?? 0));
      throw error;
    }
  }
}

/** Days that sums are kept: a year, and what it is compared with a month into the next. */
const retentionDays = 800;

/** The counts of a platform. */
export const visitCounts = (): VisitCounts => new VisitCounts();

/** Forgets sums that no report asks for any more. */
export const forgetOldVisits = (db: Db, now: Date): Promise<void> =>
  forgetVisits(db, new Date(now.getTime() - retentionDays * 86_400_000));

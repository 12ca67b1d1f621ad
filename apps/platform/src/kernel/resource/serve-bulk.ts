import type { defineBulk } from '@izlog/contract/resource';
import { type Ctx, inTransaction } from '../context.ts';
import { type Route, route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';

/** What can be done to a record by its id, by the name of the act; the same operation as for one alone. */
export type BulkActs = Readonly<Record<string, (ctx: Ctx, id: number) => Promise<unknown>>>;

/** Does an act to records one after the other, each in a transaction of its own; what is refused of one leaves the others be. */
export const serveBulk = (endpoint: ReturnType<typeof defineBulk>, acts: BulkActs): Route =>
  route(endpoint, async (outer, { act, ids }) => {
    const run = acts[act];
    if (!run) throw new Error(`nobody does ${act}`);
    const refused: { id: number; code: string; message: string }[] = [];
    const each = [...new Set(ids)];
    for (const id of each) {
      const noted = outer.changes?.length ?? 0;
      try {
        await inTransaction(outer, (ctx) => run(ctx, id));
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        // What was noted of it did not come to be.
        outer.changes?.splice(noted);
        refused.push({ id, code: thrown.row.code, message: thrown.message });
      }
    }
    return { done: each.length - refused.length, refused };
  });

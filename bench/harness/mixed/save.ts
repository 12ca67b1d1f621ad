import { openDatabase } from '@izlog/platform/kernel/database/db';
import { saveProduct } from '@izlog/platform/services/catalogue/products/save-products';
import { sql } from 'drizzle-orm';
import { staffContext } from '../staff-context.ts';
import type { Diary } from './diary.ts';

/** Staff, who change the price, the stock or the words of a product now and then: lists and cached pages are notified of it. */
export function saveProducts(
  connectionString: string,
  diary: Diary,
): { save: (turn: number) => Promise<void> } & AsyncDisposable {
  const database = openDatabase({ connectionString, max: 2, statementTimeout: 0, onError: () => {} });
  const context = staffContext(connectionString, database);
  return {
    async save(turn) {
      await diary.note('product saved', async () => {
        const ctx = { ...(await context), now: new Date() };
        const { rows } = await ctx.db.execute<{ id: number }>(
          sql`select id from products where source = 'bench' and site_id = ${ctx.site.id} and external_id = ${String(1 + ((turn * 37) % 1000))}`,
        );
        const id = rows[0]?.id;
        const changes = [
          { prices: [{ kind: 'base' as const, amount: 1000 + (turn % 5000) }] },
          { stock: { isTracked: true, quantity: 1_000_000 - turn } },
          { translations: { [ctx.site.defaultLanguage]: { name: `Proizvod ${turn}` } } },
        ];
        await saveProduct(ctx, { id, ...changes[turn % 3] });
      });
    },
    [Symbol.asyncDispose]: () => database.end(),
  };
}

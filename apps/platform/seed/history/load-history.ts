import { randomUUID } from 'node:crypto';
import { permissions } from '@izlog/contract/permissions';
import type { BackorderKind } from '@izlog/contract/product/product-kinds';
import { sql } from 'drizzle-orm';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { unsentJobs } from '#platform/kernel/jobs/jobs.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { setStock } from '#platform/services/inventory/index.ts';
import { releaseSome } from '#platform/services/inventory/release-expired-stock.ts';
import { beginDesk } from './begin-desk.ts';
import { beginMarketing } from './begin-marketing.ts';
import { buyOnce, openStall } from './buy-once.ts';
import { inventBuyers } from './buyers.ts';
import { createChance } from './chance.ts';
import { hearVisitors } from './hear-visitors.ts';
import { joinBuyer } from './join-buyer.ts';
import { lookAround } from './look-around.ts';
import { type Happening, planOrder } from './plan-order.ts';

/** Pieces that came before the first day, so that nothing that is sold here is missing from the stock today. */
const delivered = 500;
const day = 24 * 60 * 60 * 1000;

/**
 * Tells the last `days` of a demonstration shop, so that no screen of its owner is empty: customers, and orders from a fixed
 * seed that are placed, paid, sent and refunded by the shop's own operations, each as of its day. The stock ends where it
 * began, and no mail is left to send. One transaction, which `signal` cuts off; `staff` is who runs the shop.
 */
export function loadHistory(
  kernel: Kernel,
  outer: Ctx,
  { staff, days, signal }: { staff: { userId: number }; days: number; signal?: AbortSignal | undefined },
): Promise<{ orders: number }> {
  return inTransaction(outer, async (ctx) => {
    const chance = createChance(60);
    const shelf = await readShelf(ctx);
    const began = new Date(ctx.now.getTime() - days * day);
    const caller: Ctx['caller'] = { kind: 'staff', ...staff, sessionId: '', permissions: ['orders.edit'] };
    await setStock(
      { ...ctx, now: began, caller },
      shelf.map((level) => ({ ...level, quantity: level.quantity + delivered })),
      { cause: { kind: 'receipt', reason: 'received', note: 'Narudžba dobavljaču za sezonu' } },
    );
    const happenings: Happening[] = momentsOf(chance, ctx.now, days).map((at) => ({ at, run: buy }));
    const buyers = inventBuyers(chance, 60);
    const stall = await openStall(ctx);
    const accounts = new Map<string, number>();
    let orders = 0;

    async function buy(then: Ctx): Promise<void> {
      // The first of them come often.
      const buyer = buyers[Math.floor(chance.next() ** 2 * buyers.length)];
      if (!buyer) return;
      const userId = buyer.isRegistered
        ? (accounts.get(buyer.email) ?? (await joinBuyer(then, buyer)))
        : undefined;
      if (userId !== undefined) accounts.set(buyer.email, userId);
      const placed = await buyOnce(kernel, then, { buyer, userId, chance, stall });
      if (!placed) return;
      orders++;
      await lookAround(then);
      happenings.push(...(await planOrder(kernel, then, placed, chance)));
    }

    for (let told = 0; ; told++) {
      signal?.throwIfAborted();
      const next = takeFirst(happenings);
      if (!next || next.at >= ctx.now) break;
      await next.run({
        ...ctx,
        now: next.at,
        requestId: randomUUID(),
        jobs: unsentJobs,
        // Limits count by address: everybody comes from their own.
        ip: `10.0.${told >> 8}.${told & 255}`,
        caller,
      });
    }
    // Those of refused cards are held a while.
    while ((await releaseSome(ctx)) > 0);
    const sold = await readShelf(ctx);
    const levels = new Map(shelf.map(({ productId, quantity }) => [productId, quantity]));
    await setStock(
      { ...ctx, caller },
      sold.map((level) => ({ ...level, quantity: levels.get(level.productId) ?? level.quantity })),
      { cause: { kind: 'correction', reason: 'other', note: 'Preseljeno u vanjsko skladište' } },
    );
    const owner: Ctx['caller'] = { ...caller, permissions };
    const quiet: Ctx = { ...ctx, caller: owner, jobs: unsentJobs };
    await beginMarketing(quiet);
    await beginDesk(kernel, quiet, buyers);
    await hearVisitors(kernel, quiet);
    // Buyers who were invented hear nothing.
    await ctx.db.execute(sql`delete from mails where site_id = ${ctx.site.id}`);
    return { orders };
  });
}

interface Shelf {
  productId: number;
  isTracked: boolean;
  quantity: number;
  backorders: BackorderKind;
  lowAt: number | null;
  restockAt: Date | null;
}

async function readShelf(ctx: Ctx): Promise<Shelf[]> {
  const { rows } = await ctx.db.execute<Omit<Shelf, 'restockAt'> & { restockAt: string | null }>(sql`
    select product_id as "productId", is_tracked as "isTracked", quantity, backorders, low_at as "lowAt",
      restock_at as "restockAt"
    from stock_levels where site_id = ${ctx.site.id} and is_tracked order by product_id`);
  return rows.map(({ restockAt, ...level }) => ({
    ...level,
    restockAt: restockAt ? new Date(restockAt) : null,
  }));
}

/** When somebody buys: one to four times a day, in order. */
function momentsOf(chance: ReturnType<typeof createChance>, now: Date, days: number): Date[] {
  const moments: Date[] = [];
  for (let ago = days; ago >= 0; ago--) {
    const start = new Date(now.getTime() - ago * day);
    // More before the weekend, and of late, so that something waits to be sent.
    const times = chance.between(ago < 2 ? 3 : 1, ago < 2 || [4, 5].includes(start.getUTCDay()) ? 4 : 3);
    const hours = Array.from({ length: times }, () => 6 + chance.next() * 15).sort(
      (one, other) => one - other,
    );
    for (const hour of hours) {
      const moment = new Date(start);
      moment.setUTCHours(0, Math.floor(hour * 60), chance.between(0, 59), 0);
      if (moment < now) moments.push(moment);
    }
  }
  return moments;
}

/** Takes what happens first out of the list. */
function takeFirst(happenings: Happening[]): Happening | undefined {
  const [first] = happenings.splice(
    happenings.reduce((best, { at }, index) => (at < (happenings[best]?.at ?? at) ? index : best), 0),
    1,
  );
  return first;
}

import type { Ctx } from '../../kernel/context.ts';
import { queryPrepared } from '../../kernel/database/prepared.ts';
import { sql } from '../../kernel/database/statement.ts';
import type { CartKey } from './open-cart.ts';

/** Keeps for whom a cart is ordered; only for who knows its code. */
export async function rememberCustomer(
  ctx: Ctx,
  { cartId, protectCode }: CartKey,
  customer: string,
): Promise<void> {
  await queryPrepared(
    ctx.db,
    sql`update carts set customer = ${customer} where id = ${cartId} and site_id = ${ctx.site.id}
      and protect_code = ${protectCode} and customer is distinct from ${customer}`,
  );
}

/** The cart that became an order. */
export async function cartOfOrder(ctx: Ctx, slug: string): Promise<number | undefined> {
  const [row] = await queryPrepared<{ cartId: number }>(
    ctx.db,
    sql`select cart_id as "cartId" from orders where site_id = ${ctx.site.id} and slug = ${slug}`,
  );
  return row?.cartId;
}

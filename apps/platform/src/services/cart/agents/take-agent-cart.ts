import type { takeAgentCart as endpoint } from '@izlog/contract/ecommerce/cart/agent-cart';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readPurchasable } from '#platform/services/catalogue/index.ts';
import { saveAttempt } from '../cart.queries.ts';
import { addItem, clearCart } from '../items/change-items.ts';
import { changeCart } from '../open-cart.ts';
import { getCart } from '../read-cart.ts';
import { mustFindAgentCart } from './agent-carts.ts';

type Answer = EndpointReturn<typeof endpoint>;

/**
 * Puts the wishes behind a link into somebody's own cart, each through the door by which every addition goes; of what there
 * is too little, the rest that there is. All of it once for an attempt. What was in the cart stays unless its owner says
 * otherwise.
 */
export async function takeAgentCart(outer: Ctx, input: EndpointParsed<typeof endpoint>): Promise<Answer> {
  const { lines } = await mustFindAgentCart(outer, input.link);
  const { cartId, protectCode, currencyId } = input;
  const key = { cartId, protectCode, currencyId };
  return changeCart(outer, key, async (ctx, cart) => {
    const leftOut: Answer['leftOut'] = [];
    const isFirst = await saveAttempt(ctx, cart.id, `agent cart ${input.attempt}`);
    if (isFirst && input.replace) await clearCart(ctx, key);
    const names = isFirst
      ? await namesOf(
          ctx,
          lines.map(({ productId }) => productId),
        )
      : new Map();
    for (const { productId, quantity } of isFirst ? lines : []) {
      const refused = await refusalOf(() => addItem(ctx, { ...key, productId, qty: quantity }));
      if (!refused) continue;
      const { left = 0, inCart = 0 } = (refused.payload ?? {}) as { left?: number; inCart?: number };
      const rest = refused.row.code === 'OUT_OF_STOCK' ? left - inCart : 0;
      const isRest = rest > 0 && !(await refusalOf(() => addItem(ctx, { ...key, productId, qty: rest })));
      leftOut.push({
        name: names.get(productId) ?? '',
        code: refused.row.code,
        taken: isRest ? rest : 0,
      });
    }
    return { ...(await getCart(ctx, key)), leftOut };
  });
}

async function namesOf(ctx: Ctx, ids: number[]): Promise<Map<number, string>> {
  const { products } = await readPurchasable(ctx, ids, 'cart:0');
  return new Map([...products.values()].map(({ id, name }) => [id, name]));
}

async function refusalOf(work: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work();
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
}

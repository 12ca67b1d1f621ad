import { createHash, randomBytes } from 'node:crypto';
import type {
  cancelAgentCart as cancelEndpoint,
  createAgentCart as createEndpoint,
  getAgentCart as getEndpoint,
  LeftOutLine,
  openAgentCart as openEndpoint,
  updateAgentCart as updateEndpoint,
} from '@izlog/contract/ecommerce/cart/agent-cart';
import { agentCartHours } from '@izlog/contract/ecommerce/cart/agent-cart';
import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import { largestQuantity } from '@izlog/contract/ecommerce/cart/quantity';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { Ctx } from '#platform/kernel/context.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { CartItemRow, CartRow } from '../cart.queries.ts';
import { plainOptions, plainOptionsKey } from '../items/options-key.ts';
import { mustBeSmall } from '../settle-cart.ts';
import { emptyCart } from '../sums/empty-cart.ts';
import { presentCart } from '../sums/present-cart.ts';
import { pricedCart } from '../sums/priced-cart.ts';
import { type AgentCartRow, deleteAgentCart, findAgentCart, saveAgentCart } from './agent-cart.queries.ts';
import type { AgentLine } from './agent-cart.tables.ts';

/** Most carts that programs at one address begin in a quarter of an hour: a platform speaks for many people from one. */
const mostCarts = 600;

type Asked = { currencyId?: number | null | undefined };

/** Fills a cart for somebody who takes it over by its link (DOOR-07). Where nothing of it can be bought none is made. */
export async function createAgentCart(
  ctx: Ctx,
  input: EndpointParsed<typeof createEndpoint>,
): Promise<EndpointReturn<typeof createEndpoint>> {
  await limitAddress(ctx, 'agent cart', mostCarts);
  const key = randomBytes(32).toString('base64url');
  const { kept, leftOut } = await sortOut(ctx, input.lines, ctx.storeId ?? null, input);
  if (kept.length === 0) return { cart: null, leftOut };
  return { cart: await saveChanged(ctx, key, { storeId: ctx.storeId ?? null, lines: kept }, input), leftOut };
}

/** The cart as it would be bought now. */
export async function getAgentCart(
  ctx: Ctx,
  input: EndpointParsed<typeof getEndpoint>,
): Promise<EndpointReturn<typeof getEndpoint>> {
  return presentOwn(ctx, input.key, await mustFindAgentCart(ctx, linkOf(input.key)), input);
}

/** Gives the cart exactly these lines. */
export async function updateAgentCart(
  ctx: Ctx,
  input: EndpointParsed<typeof updateEndpoint>,
): Promise<EndpointReturn<typeof updateEndpoint>> {
  const { storeId } = await mustFindAgentCart(ctx, linkOf(input.key));
  const { kept, leftOut } = await sortOut(ctx, input.lines, storeId, input);
  return { cart: await saveChanged(ctx, input.key, { storeId, lines: kept }, input), leftOut };
}

/** Forgets the cart and says what it was. */
export async function cancelAgentCart(
  ctx: Ctx,
  input: EndpointParsed<typeof cancelEndpoint>,
): Promise<EndpointReturn<typeof cancelEndpoint>> {
  const link = linkOf(input.key);
  const was = await presentOwn(ctx, input.key, await mustFindAgentCart(ctx, link), input);
  await deleteAgentCart(ctx, link);
  return was;
}

/** The cart behind a link, for the person who came by it. Looking keeps nothing: mails and messengers look too. */
export async function openAgentCart(
  ctx: Ctx,
  input: EndpointParsed<typeof openEndpoint>,
): Promise<EndpointReturn<typeof openEndpoint>> {
  return present(ctx, await mustFindAgentCart(ctx, input.link), input);
}

/** Nobody finds a key from a link, so the link can be shown, sent and shared. */
const linkOf = (key: string): string => createHash('sha256').update(`agent cart ${key}`).digest('base64url');

/** The cart of a link; refuses with cartNotFound once it is over. */
export async function mustFindAgentCart(ctx: Ctx, link: string): Promise<AgentCartRow> {
  const row = await findAgentCart(ctx, link);
  if (!row) throw new Refusal('cartNotFound');
  return row;
}

async function saveChanged(
  ctx: Ctx,
  key: string,
  { storeId, lines }: Pick<AgentCartRow, 'storeId' | 'lines'>,
  asked: Asked,
) {
  const row: AgentCartRow = {
    link: linkOf(key),
    storeId,
    lines,
    expiresAt: new Date(ctx.now.getTime() + agentCartHours * 60 * 60 * 1000),
  };
  const shown = await presentOwn(ctx, key, row, asked);
  await saveAgentCart(ctx, row);
  return shown;
}

/** Which wishes can be in a cart: what is short stays with what is left, what is gone or needs a choice is told. */
async function sortOut(
  ctx: Ctx,
  lines: readonly AgentLine[],
  storeId: number | null,
  asked: Asked,
): Promise<{ kept: AgentLine[]; leftOut: LeftOutLine[] }> {
  const wished = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    const sum = (wished.get(productId) ?? 0) + quantity;
    if (sum > largestQuantity) throw new Refusal('invalidQuantity');
    wished.set(productId, sum);
  }
  const all = [...wished].map(([productId, quantity]) => ({ productId, quantity }));
  const { items } = await pricedCart(ctx, cartOf(ctx, { storeId, lines: all }), asked);
  const found = new Map(items.flatMap((one) => (one.gift ? [] : [[one.row.productId, one.problem]])));
  const whyNot = (productId: number): LeftOutLine['code'] | undefined => {
    if (!found.has(productId)) return 'notFound';
    const problem = found.get(productId);
    if (!problem) return undefined;
    const isShort = problem.code === 'outOfStock' && (problem.left ?? 0) > 0;
    return isShort || problem.code === 'quantityNotAllowed' ? undefined : problem.code;
  };
  return {
    kept: all.filter(({ productId }) => whyNot(productId) === undefined),
    leftOut: lines.flatMap(({ productId }, index) => {
      const code = whyNot(productId);
      return code === undefined ? [] : [{ index, productId, code }];
    }),
  };
}

async function presentOwn(ctx: Ctx, key: string, row: AgentCartRow, asked: Asked) {
  return { ...(await present(ctx, row, asked)), key, link: row.link };
}

async function present(ctx: Ctx, row: AgentCartRow, asked: Asked) {
  const priced = await pricedCart(ctx, cartOf(ctx, row), asked);
  mustBeSmall(priced);
  const { items, currency, promotions, isEProductCart, prices }: Cart = await presentCart(ctx, priced);
  return {
    items,
    currency,
    promotions,
    isEProductCart,
    prices: prices.converted,
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** A cart of nobody, as a visitor's who is not logged in: prices, promotions and stock are those of every cart. */
const cartOf = (ctx: Ctx, { storeId, lines }: Pick<AgentCartRow, 'storeId' | 'lines'>): CartRow => ({
  ...emptyCart(ctx),
  storeId,
  items: lines.map(
    ({ productId, quantity }, at): CartItemRow => ({
      id: at + 1,
      productId,
      quantity,
      options: plainOptions,
      optionsKey: plainOptionsKey,
      reservation: null,
      reservedUntil: null,
      agreed: null,
    }),
  ),
});

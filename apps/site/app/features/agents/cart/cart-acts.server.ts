import { agentMessages } from '@izlog/contract/agents/agent-cart-words';
import type { UcpCart } from '@izlog/contract/agents/ucp';
import { CallError } from '@izlog/contract/client';
import {
  cancelAgentCart,
  createAgentCart,
  getAgentCart,
  updateAgentCart,
} from '@izlog/contract/ecommerce/cart/agent-cart';
import { idempotencyKeyHeader } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readId } from '../catalogue/ids.ts';
import { readByIds } from '../catalogue/lookup.server.ts';
import { purchasablesOf } from '../catalogue/present-product.ts';
import { badRequest } from '../protocol/agent-fault.ts';
import type { Answered } from '../protocol/answer-agent.server.ts';
import { errorAnswer, type Message } from '../protocol/envelope.ts';
import { isGiftLine, leftOutMessage, presentAgentCart, unknownItem } from './present-cart.server.ts';

/** `POST /carts`: a cart for somebody, who goes on with it at its `continue_url` (DOOR-07). */
export async function createCart(context: SiteContext, input: UcpCart, request: Request): Promise<Answered> {
  const { lines, unknown } = await linesOf(context, input);
  if (lines.length === 0) return nothingOf(context, unknown);
  const sent = { ...currencyOf(context), lines };
  const { cart, leftOut } = await context.call(createAgentCart, sent, onceBy(request));
  const said = [
    ...unknown,
    ...leftOut.map((one) => leftOutMessage(agentMessages(context.language.code2), one)),
  ];
  if (!cart) return nothingOf(context, said);
  return { status: 201, body: presentAgentCart(context, cart, said) };
}

/** `GET /carts/{id}`. */
export const getCart = (key: string) => (context: SiteContext) =>
  orGone(context, key, async () => ({
    body: presentAgentCart(context, await context.call(getAgentCart, { ...currencyOf(context), key })),
  }));

/** `PUT /carts/{id}`: the cart becomes what was sent, and nothing else. */
export const updateCart = (key: string) => (context: SiteContext, input: UcpCart, request: Request) =>
  orGone(context, key, async () => {
    const { lines, unknown } = await linesOf(context, input);
    const sent = { ...currencyOf(context), key, lines };
    const { cart, leftOut } = await context.call(updateAgentCart, sent, onceBy(request));
    const said = [
      ...unknown,
      ...leftOut.map((one) => leftOutMessage(agentMessages(context.language.code2), one)),
    ];
    return cart ? { body: presentAgentCart(context, cart, said) } : nothingOf(context, said);
  });

/** `POST /carts/{id}/cancel`: answers the cart as it was; from then on neither it nor its link is known. */
export const cancelCart = (key: string) => (context: SiteContext, _input: object, request: Request) =>
  orGone(context, key, async () => ({
    body: presentAgentCart(
      context,
      await context.call(cancelAgentCart, { ...currencyOf(context), key }, onceBy(request)),
    ),
  }));

interface Line {
  productId: number;
  quantity: number;
}

/** What was sent as lines of ours: identifiers of variants, or of products that are their own only variant. */
async function linesOf(context: SiteContext, { line_items: sent }: UcpCart) {
  const lines: Line[] = [];
  const unknown: Message[] = [];
  const named = sent.flatMap(({ id, item }) => (isGiftLine(id) || isVariant(item.id) ? [] : [item.id]));
  const products = named.length > 0 ? await readByIds(context, [...new Set(named)]) : [];
  for (const { id, item, quantity } of sent) {
    if (isGiftLine(id)) continue;
    const productId = isVariant(item.id) ? readId(item.id)?.id : soleVariant(products, item.id);
    if (productId !== undefined) lines.push({ productId, quantity });
    else unknown.push(unknownItem(agentMessages(context.language.code2), item.id));
  }
  return { lines, unknown };
}

const isVariant = (id: string): boolean => readId(id)?.kind === 'any';

function soleVariant(products: Awaited<ReturnType<typeof readByIds>>, asked: string): number | undefined {
  const wanted = asked.toLowerCase();
  for (const product of products) {
    const purchasable = purchasablesOf(product);
    const bySku = purchasable.find(({ sku }) => sku?.toLowerCase() === wanted);
    if (bySku) return bySku.id;
    if (readId(asked)?.id === product.id && purchasable.length === 1) return purchasable[0]?.id;
  }
  return undefined;
}

/** Nothing of it can be bought: no cart was made, and the person may look around. */
function nothingOf({ origin, language }: SiteContext, messages: readonly Message[]): Answered {
  const [first, ...more] = messages;
  if (!first) throw badRequest('$.line_items: at least one line is needed.');
  return { body: errorAnswer('cart', [first, ...more], origin + pathTo('shop', {}, language)) };
}

const keyForm = /^[\w-]{43}$/;

/** A cart that is not there any more is told as such; what can be no key of ours is none. */
async function orGone(context: SiteContext, key: string, act: () => Promise<Answered>): Promise<Answered> {
  try {
    if (keyForm.test(key)) return await act();
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== refusals.cartNotFound.code) throw error;
  }
  const gone: Message = {
    type: 'error',
    code: 'not_found',
    content: agentMessages(context.language.code2).over,
    severity: 'unrecoverable',
  };
  return { body: errorAnswer('cart', [gone], context.origin + pathTo('shop', {}, context.language)) };
}

const currencyOf = ({ site }: SiteContext) => (site.currency.id > 0 ? { currencyId: site.currency.id } : {});

const uuid = /^"?([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})"?$/i;

/**
 * The key by which the platform does an act once. It has to be a UUID, as the protocol says: of keys that may be guessed
 * one program would get the cart of another. Each agent's keys are its own.
 */
function onceBy({ headers }: Request) {
  const sent = headers.get(idempotencyKeyHeader);
  if (sent === null) return {};
  const key = uuid.exec(sent)?.[1];
  if (key === undefined) throw badRequest('Idempotency-Key has to be a UUID.');
  const agent =
    headers
      .get('ucp-agent')
      ?.replaceAll(/[^\x21-\x7e]/g, '')
      .slice(0, 150) ?? '';
  return { headers: { [idempotencyKeyHeader]: `agent ${key.toLowerCase()} ${agent}`.trim() } };
}

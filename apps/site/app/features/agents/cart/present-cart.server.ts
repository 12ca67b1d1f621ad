import { type AgentMessages, agentMessages } from '@izlog/contract/agents/agent-cart-words';
import type { getAgentCart, LeftOutLine } from '@izlog/contract/ecommerce/cart/agent-cart';
import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { priceToPay } from '@izlog/contract/product/prices';
import { fillText } from '@izlog/contract/texts/fill-text';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { variantId } from '../catalogue/ids.ts';
import { minorUnits } from '../catalogue/money.ts';
import { returnPolicies } from '../catalogue/return-policies.server.ts';
import { envelope, type Message, withMessages } from '../protocol/envelope.ts';

type AgentCart = EndpointAnswer<typeof getAgentCart>;

/** What lines of gifts are called: an agent that sends them back does not buy them. */
const giftStart = 'gift-';
export const isGiftLine = (id: string | undefined): boolean => id?.startsWith(giftStart) === true;

/**
 * A cart as the protocol tells it: lines, what promotions take off, and what it comes to before delivery, which follows from an
 * address and is chosen in the checkout. `said` goes before what the lines themselves have to say.
 */
export function presentAgentCart(context: SiteContext, cart: AgentCart, said: readonly Message[] = []) {
  const currency = cart.currency.iso;
  const units = (amount: number) => minorUnits(amount, currency);
  const { prices } = cart;
  const words = agentMessages(context.language.code2);
  const discount = units(prices.promotion) + units(prices.coupon);
  const answer = {
    ucp: envelope('cart'),
    id: cart.key,
    line_items: cart.items.map((item) => presentLine(context, item, units)),
    currency,
    totals: [
      { type: 'subtotal', amount: units(prices.itemsTotal) },
      ...(discount > 0 ? [{ type: 'discount', display_text: discountWords(cart), amount: -discount }] : []),
      ...(prices.isTaxIncluded ? [] : [{ type: 'tax', amount: units(prices.tax.orderTotal) }]),
      { type: 'total', amount: units(prices.orderTotal) },
    ],
    ...returnPolicies(
      context,
      cart.items.map((item, index) => ({
        returnable: item.productData.returnable,
        purchase: 'cart',
        place: `$.line_items[${index}]`,
      })),
    ),
    continue_url: context.origin + pathTo('agentCart', { link: cart.link }, context.language),
    expires_at: cart.expiresAt,
  };
  const problems = cart.items.flatMap((item, index) => problemOf(words, item, `$.line_items[${index}]`));
  return withMessages(answer, [...said, ...problems]);
}

function presentLine({ origin }: SiteContext, item: CartItem, units: (amount: number) => number) {
  const { productData, chosen, prices } = item;
  const { row } = prices.converted;
  const [picture] = productData.media;
  const amount = units(row);
  return {
    id: item.gift ? `${giftStart}${item.gift.promotionId}` : `line-${item.productId}`,
    item: {
      id: variantId(item.productId),
      title: [productData.name, ...chosen.map(({ value }) => value)].join(', '),
      price: units(priceToPay(prices.converted)),
      ...(picture && { image_url: new URL(mediaAddress(picture, 'MediumSize', 'jpeg'), origin).href }),
    },
    quantity: item.qty,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  };
}

const discountWords = ({ promotions }: AgentCart): string =>
  promotions
    .filter(({ discount }) => discount > 0)
    .map(({ name }) => name)
    .join(', ');

/** What keeps a line from being ordered as it is. */
function problemOf(words: AgentMessages, { problem, quantityRule }: CartItem, path: string): Message[] {
  if (!problem) return [];
  const said = reasonOf(words, problem.code, problem.left, quantityRule);
  return [{ type: 'error', ...said, severity: 'recoverable', path }];
}

/**
 * Why a wish is not in the cart, by what it is called: the answer has no line of it. What is chosen on its page is left to the
 * person.
 */
export function leftOutMessage(words: AgentMessages, { code, productId }: LeftOutLine): Message {
  const id = variantId(productId);
  if (code === 'notFound') return unknownItem(words, id);
  const isForPerson = code === 'configurationMissing' || code === 'dayNotOffered' || code === 'dayFull';
  const severity = isForPerson ? 'requires_buyer_input' : 'recoverable';
  const { content, ...said } = reasonOf(words, code, 0, undefined);
  return { type: 'error', ...said, content: `${id}: ${content}`, severity };
}

/** An identifier that names nothing here. */
export const unknownItem = (words: AgentMessages, id: string): Message => ({
  type: 'error',
  code: 'not_found',
  content: fillText(words.unknown, { id }),
  severity: 'unrecoverable',
});

function reasonOf(
  words: AgentMessages,
  code: NonNullable<CartItem['problem']>['code'],
  left: number | null,
  rule: CartItem['quantityRule'] | undefined,
): { code: string; content: string } {
  switch (code) {
    case 'outOfStock':
      return {
        code: 'out_of_stock',
        content: left ? fillText(words.left, { left: String(left) }) : words.soldOut,
      };
    case 'quantityNotAllowed':
      return { code: 'quantity_not_allowed', content: fillText(words.quantity, { rule: ruleWords(rule) }) };
    case 'notForSale':
      return { code: 'item_unavailable', content: words.notSold };
    default:
      return { code: 'item_unavailable', content: words.onPage };
  }
}

/** Quantities of a rule as figures: "2, 4, 6 …", "5–10". */
function ruleWords({ min, max, step }: CartItem['quantityRule'] = { min: 1, max: null, step: 1 }): string {
  if (step > 1) {
    const first = [0, 1, 2].map((at) => min + at * step).filter((one) => max === null || one <= max);
    return `${first.join(', ')} …`;
  }
  return max === null ? `${min} +` : `${min}–${max}`;
}

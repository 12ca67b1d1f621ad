import type { getAgentCart, LeftOutLine } from '@izlog/contract/ecommerce/cart/agent-cart';
import type { CartItem } from '@izlog/contract/ecommerce/cart/cart';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { priceToPay } from '@izlog/contract/product/prices';
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
  const problems = cart.items.flatMap((item, index) => problemOf(item, `$.line_items[${index}]`));
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
function problemOf({ problem, quantityRule }: CartItem, path: string): Message[] {
  if (!problem) return [];
  const { code, content } = wordsOf(problem.code, problem.left, quantityRule);
  return [{ type: 'error', code, content, severity: 'recoverable', path }];
}

/** Why a wish is not in the cart; what is chosen on its page is left to the person. */
export function leftOutMessage({ index, code, productId }: LeftOutLine): Message {
  const path = `$.line_items[${index}]`;
  if (code === 'notFound')
    return {
      type: 'error',
      code: 'not_found',
      content: `There is no product ${productId}.`,
      severity: 'unrecoverable',
      path,
    };
  const words = wordsOf(code, 0, undefined);
  const isForPerson = code === 'configurationMissing' || code === 'dayNotOffered' || code === 'dayFull';
  const severity = isForPerson ? 'requires_buyer_input' : 'recoverable';
  return { type: 'error', ...words, severity, path };
}

function wordsOf(
  code: NonNullable<CartItem['problem']>['code'],
  left: number | null,
  rule: CartItem['quantityRule'] | undefined,
): { code: string; content: string } {
  switch (code) {
    case 'outOfStock':
      return {
        code: 'out_of_stock',
        content: left ? `Only ${left} of it are left.` : 'It is sold out.',
      };
    case 'quantityNotAllowed':
      return {
        code: 'quantity_not_allowed',
        content: `It is sold from ${rule?.min ?? 1}${rule?.max ? ` to ${rule.max}` : ''} pieces, in steps of ${rule?.step ?? 1}.`,
      };
    case 'notForSale':
      return { code: 'item_unavailable', content: 'It is not sold in this shop now.' };
    default:
      return {
        code: 'item_unavailable',
        content: 'Its options are chosen by the person on the page of the product.',
      };
  }
}

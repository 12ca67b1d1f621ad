import type { Cart, CartItem } from '@izlog/contract/ecommerce/cart/cart';
import { deliveryWords } from '@izlog/contract/ecommerce/delivery-words';
import { garanLine } from '@izlog/contract/product/garan-label';
import { lineNamesOf090, priceToPay, reductionOf } from '@izlog/contract/product/prices';
import { refusals } from '@izlog/contract/refusals';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import { isMessageKey } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { DroppedView } from '#site/kit/forms/form-answer.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { silentPictureView } from '#site/ui/pictures/picture-of.ts';
import type { CartAmounts, CartItemView, CartSums, CartView, GiftView } from './cart-view.ts';
import { wordsOf } from './words-of.server.ts';

/** Makes what the site shows of a cart of the platform. */
export function cartViewOf(cart: Cart, context: SiteContext): CartView {
  const { coupon, digitalOnly, isEProductCart } = cart;
  return {
    count: cart.count,
    items: cart.items.map((item) => itemView(item, cart, context)),
    gifts: cart.gifts.filter(({ productId }) => productId === null).map(giftView),
    sums: sumsOf(cart),
    coupon: coupon === false ? null : { code: coupon.code, name: coupon.name },
    memberCard: cart.memberCardBarcode,
    memberSaving: cart.memberSaving,
    isCustomer: isCustomer(context),
    isDigital: digitalOnly || isEProductCart,
    deliveryFrom: cart.deliveryFrom,
    isDeliveryFree: cart.isDeliveryFree,
    freeDelivery: cart.freeDelivery,
    note: cart.options.orderMessage,
    dropped: droppedOf(cart, context),
    vat: vatOf(cart),
  };
}

function vatOf({ companyData, isReverseCharge }: Cart): CartView['vat'] {
  const vat = companyData?.vat;
  return vat ? { number: vat.number, state: isReverseCharge ? 'reversed' : vat.answer } : null;
}

/** What fell away from the cart; of a coupon also why, which for the others is in the sentence itself. */
export function droppedOf({ notices }: Pick<Cart, 'notices'>, { language }: SiteContext): DroppedView[] {
  const { messages } = catalogueOf(language.code2);
  return notices.map(({ code, name, reason }) => {
    const key = Object.values(refusals).find((row) => row.code === reason)?.key ?? '';
    const tells = code === 'couponDropped' && reason !== refusals.couponNotFound.code;
    return { what: code, name, reason: tells && isMessageKey(messages, key) ? key : null };
  });
}

/** Whether a customer is logged in; staff buy as guests do. */
export const isCustomer = ({ session }: SiteContext): boolean =>
  session !== undefined && session.strategy !== 'admin';

function itemView(item: CartItem, { gifts }: Cart, context: SiteContext): CartItemView {
  const { language } = context;
  const { productData, options, prices, stock } = item;
  const { gift: given } = item;
  const gift = given && gifts.find(({ promotionId }) => promotionId === given.promotionId);
  const at = pathTo('product', { slug: slugOf(productData) }, language);
  const [picture] = productData.media;
  const lang = langMark(productData.language, language);
  const shown = { price: priceToPay(prices.converted), discount: reductionOf(prices.converted) };
  return {
    id: item.itemId,
    productId: item.productId,
    name: productData.name,
    ...(lang && { lang }),
    href: given ? at : `${at}?cartItemId=${item.itemId}`,
    picture: picture ? silentPictureView(picture) : null,
    qty: item.qty,
    rules: item.quantityRule,
    options: [
      ...item.chosen.map(({ name, value }) => ({ name, value })),
      ...(given ? [{ name: wordsOf(context)('cart.gift'), value: given.name }] : []),
    ],
    members: item.members.map(({ name, qty, language: code }) => {
      const words = qty > 1 ? `${qty} × ${name}` : name;
      const mark = langMark(code, language);
      return { words, ...(mark && { lang: mark }) };
    }),
    sentOptions: JSON.stringify(options),
    ...shown,
    ...lineNamesOf090(shown),
    perContent: item.unitPrice,
    garan: productData.guarantee && garanLine(productData.guarantee, language.code2),
    row: prices.converted.row,
    stockLeft: stock.status === 'low' ? stock.quantity : null,
    isReturnable: productData.returnable && productData.format !== 'e-product',
    gift: gift ? giftView(gift) : null,
    problem: item.problem,
  };
}

const giftView = ({ promotionId, name, products }: Cart['gifts'][number]): GiftView => ({
  promotionId,
  name,
  choices: products.map(({ productId, name: words }) => ({ id: productId, name: words })),
});

/** A variant that has no page of its own leads to the product it belongs to (CART-002). */
const slugOf = ({ isVisibleIndividually, mainProductSlug, slug }: CartItem['productData']): string =>
  isVisibleIndividually ? slug : (mainProductSlug ?? slug);

const sumsOf = ({ prices, promotions, deliveryMethod }: Cart): CartSums => ({
  // A gift is a line of its own.
  promotions: promotions
    .filter(({ discount, isFreeDelivery }) => discount > 0 || isFreeDelivery)
    .map(({ name, discount }) => ({ name, amount: discount })),
  deliveryName: deliveryMethod && deliveryWords(deliveryMethod),
  ...amountsOf(prices.converted),
});

/** The amounts of a summary out of the prices of a cart in one currency. */
export function amountsOf(converted: Cart['prices']['converted']): CartAmounts {
  return {
    items: converted.itemsTotal,
    coupon: converted.coupon,
    loyalty: converted.loyalty,
    delivery: converted.delivery,
    tax: converted.tax.orderTotal,
    taxByRate: converted.taxes.map(({ rate, tax }) => ({ rate, amount: tax })),
    isTaxIncluded: converted.isTaxIncluded,
    total: converted.orderTotal,
  };
}

import type { Cart, CartItem } from '@izlog/contract/ecommerce/cart/cart';
import { type Answers, type FakeCall, refused } from './fake-platform.ts';

const time = '2026-11-21T08:00:00.000Z';

/** Cookies of a visitor who has the fake cart. */
export const cartCookie = 'cartId=7; protectCode=code-7';

/** A row of the fake cart: two copies of a book, unless stated otherwise. */
export function fakeItem(fields: Partial<CartItem> = {}): CartItem {
  const { qty = 2 } = fields;
  const unit = fields.prices?.converted.finalPrice ?? 28;
  const prices = {
    finalPrice: unit,
    row: unit * qty,
    cartTotal: unit * qty,
    retailPrice: null,
    lowestPrice: null,
    discountPercent: null,
    membershipPrice: null,
  };
  return {
    itemId: 70,
    productId: 12,
    qty,
    productData: {
      name: 'Račun prije betona',
      language: 'hrv',
      sku: 'RPB-1',
      slug: 'racun-prije-betona',
      mainProductSlug: null,
      isVisibleIndividually: true,
      media: [],
      kindLine: 'Tiskana knjiga',
      type: 'simple',
      format: 'simple',
      isDigital: false,
      returnable: true,
      taxRate: 5,
      weight: 800,
      guarantee: null,
    },
    options: { personalizations: {}, bundleOptions: [], customPriceOption: null },
    chosen: [],
    members: [],
    stock: { status: 'inStock', quantity: 5, restockAt: null },
    quantityRule: { min: 1, max: null, step: 1 },
    problem: null,
    reservedUntil: null,
    prices: { base: prices, converted: prices },
    unitPrice: null,
    gift: null,
    ...fields,
  };
}

/** A cart of such rows with its sums; 5 % of tax in the prices. */
export function fakeCart(fields: Partial<Cart> = {}): Cart {
  const { items = [fakeItem()], coupon = false } = fields;
  const itemsTotal = items.reduce((sum, { prices }) => sum + prices.converted.row, 0);
  const off = coupon === false ? 0 : coupon.discount;
  const taxOf = (amount: number) => Math.round((amount * 500) / 105) / 100;
  const amounts = {
    itemsTotal,
    promotion: 0,
    coupon: off,
    cartTotal: itemsTotal - off,
    delivery: 0,
    loyalty: 0,
    orderTotal: itemsTotal - off,
  };
  const tax = { ...amounts, itemsTotal: taxOf(itemsTotal), orderTotal: taxOf(itemsTotal - off) };
  const prices = {
    ...amounts,
    tax,
    taxes: [{ rate: 5, base: amounts.orderTotal - tax.orderTotal, tax: tax.orderTotal }],
    isTaxIncluded: true,
  };
  return {
    id: 7,
    protectCode: 'code-7',
    session: { cartId: 7, protectCode: 'code-7', expiresAt: time },
    status: 'open',
    userId: null,
    storeId: 1,
    currencyId: 1,
    currency: { id: 1, iso: 'EUR', symbol: '€' },
    items,
    count: items.reduce((sum, { qty }) => sum + qty, 0),
    weight: 1600,
    prices: { base: prices, converted: prices },
    coupon,
    promotions: [],
    gifts: [],
    memberCardBarcode: null,
    memberSaving: 0,
    points: null,
    digitalOnly: false,
    isEProductCart: false,
    isReverseCharge: false,
    deliveryMethodId: null,
    deliveryMethod: null,
    paymentMethodId: null,
    paymentMethod: null,
    companyData: null,
    options: { deliveryBranchId: null, giftMessage: '', orderMessage: '', to: '', from: '' },
    freeDelivery: null,
    isDeliveryFree: false,
    deliveryFrom: null,
    crossSellProducts: [],
    notices: [],
    created_at: time,
    updated_at: time,
    ...fields,
  };
}

const base = '/api/v2/ecommerce';

/** A platform that keeps one cart: quantities, a coupon `JESEN10` of 10 €, and the words of what else is asked. */
export function cartAnswers(first: Partial<Cart> = {}, cartType: 0 | 1 | 2 = 1): Answers {
  let cart = fakeCart(first);
  const change = (fields: Partial<Cart>) => {
    const { items, coupon } = { ...cart, ...fields };
    const { prices, count } = fakeCart({ items, coupon });
    cart = { ...cart, prices, count, ...fields };
    return cart;
  };
  const guarded = (answer: (call: FakeCall) => unknown) => (call: FakeCall) => {
    const code = call.body.protectCode ?? call.query.get('protectCode');
    if (code !== 'code-7') throw refused(400, 'CART_NOT_FOUND', 'No cart has this id and protectCode.');
    return answer(call);
  };
  return {
    [`GET ${base}/settings/getCheckoutSettings`]: () => ({
      config: { allowedCountries: 'ALL', cart_type: cartType },
    }),
    [`GET ${base}/getNewCartSession`]: () => ({ id: 7, protectCode: 'code-7' }),
    [`POST ${base}/getCart`]: guarded(() => cart),
    [`POST ${base}/addItem`]: guarded(({ body }) => {
      const { productId, qty } = body as { productId: number; qty: number };
      const known = cart.items.find((item) => item.productId === productId);
      const others = cart.items.filter((item) => item !== known);
      return change({
        items: [...others, fakeItem({ productId, itemId: productId + 58, qty: qty + (known?.qty ?? 0) })],
      });
    }),
    [`PATCH ${base}/updateItem`]: guarded(({ body }) => {
      const qty = Number(body.qty);
      if (qty > 5) throw refused(409, 'OUT_OF_STOCK', 'There is not as much in stock.');
      const items = cart.items.map((item) =>
        item.itemId === Number(body.itemId)
          ? fakeItem({ ...item, qty, prices: fakeItem({ qty }).prices })
          : item,
      );
      return change({ items });
    }),
    [`DELETE ${base}/deleteItem`]: guarded(({ query }) =>
      change({ items: cart.items.filter(({ itemId }) => itemId !== Number(query.get('itemId'))) }),
    ),
    [`POST ${base}/applyCoupon`]: guarded(({ body }) => {
      if (body.couponCode !== 'JESEN10') throw refused(404, 'COUPON_NOT_FOUND', 'Coupon not found!');
      return change({
        coupon: {
          code: 'JESEN10',
          name: 'Jesenski popust',
          kind: 'amount',
          percent: null,
          isFreeDelivery: false,
          discount: 10,
        },
      });
    }),
    [`POST ${base}/removeCoupon`]: guarded(() => change({ coupon: false })),
    [`PUT ${base}/checkout/saveOptions`]: guarded(({ body }) =>
      change({ options: { ...cart.options, orderMessage: String(body.orderMessage ?? '') } }),
    ),
  };
}

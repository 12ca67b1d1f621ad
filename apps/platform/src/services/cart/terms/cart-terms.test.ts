import { applyCoupon, removeCoupon } from '@izlog/contract/ecommerce/cart/cart-coupon';
import { getAbandoned, getCart, validateCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem, updateCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { applyMemberCard, removeMemberCard } from '@izlog/contract/ecommerce/cart/cart-member-card';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import { expect } from 'vitest';
import { memberCards } from '#platform/services/people/member-card/member-card.tables.ts';
import { type PromotionInput, savePromotion } from '#platform/services/promotions/save-promotion.ts';
import { testSites } from '#seed/test-sites.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

let made = 0;

async function buildCoupon(platform: TestPlatform, input: Partial<PromotionInput> = {}): Promise<string> {
  made++;
  const code = `KUPON${made}`;
  await savePromotion(await platform.ctx(), {
    code,
    names: { hrv: 'Kupon' },
    kind: 'percent',
    value: 1000,
    ...input,
  });
  return code;
}

async function buildMemberCard(platform: TestPlatform, userId: number | null = null): Promise<string> {
  made++;
  const { db } = await platform.ctx();
  const barcode = `2000000${String(made).padStart(6, '0')}`;
  await db.insert(memberCards).values({ siteId: 1, barcode, userId });
  return barcode;
}

const day = 24 * 60 * 60 * 1000;

test('[AUTH-063, CART-051, CART-011, CART-013] a coupon takes its percentage off and stands in the cart with its sum', async ({
  platform,
}) => {
  const session = await buildCart(platform, [
    { productId: await buildProduct(platform, { price: 22_220 }), qty: 1 },
  ]);
  const couponCode = await buildCoupon(platform);

  const cart = await platform.call(applyCoupon, { ...session, couponCode: couponCode.toLowerCase() });

  expect(cart.coupon).toMatchObject({ code: couponCode, kind: 'percent', percent: 10, discount: 22.22 });
  expect(cart.prices.converted).toMatchObject({
    itemsTotal: 222.2,
    coupon: 22.22,
    cartTotal: 199.98,
    delivery: 0,
    loyalty: 0,
    orderTotal: 199.98,
    tax: { itemsTotal: 44.44, coupon: 4.44, cartTotal: 40, delivery: 0, loyalty: 0, orderTotal: 40 },
  });
});

test('[CART-052] a removed coupon is off', async ({ platform }) => {
  const session = await buildCart(platform, [{ productId: await buildProduct(platform), qty: 1 }]);
  await platform.call(applyCoupon, { ...session, couponCode: await buildCoupon(platform) });

  const cart = await platform.call(removeCoupon, session);

  expect(cart.coupon).toBe(false);
  expect(cart.prices.converted).toMatchObject({ coupon: 0, orderTotal: 10 });
});

test("[CART-056] an unknown coupon is refused with 404 and 'Coupon not found!'", async ({ platform }) => {
  const session = await buildCart(platform, [{ productId: await buildProduct(platform), qty: 1 }]);

  const answer = await platform.http({
    method: 'POST',
    url: applyCoupon.path,
    payload: { ...session, couponCode: 'NEMA' },
  });

  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.message).toBe('Coupon not found!');
});

test('[CART-056] codes are guessed ten times in a cart and forty times from an address, and right ones are not counted', async ({
  platform,
}) => {
  const productId = await buildProduct(platform);
  const couponCode = await buildCoupon(platform);
  const make = () => buildCart(platform, [{ productId, qty: 1 }]);
  const carts = [await make(), await make(), await make(), await make()];
  // Another address for each try: what counts is the cart.
  let last = 0;
  const tryFrom = async (ip: string, session: object, code: string) => {
    const headers = await platform.headers();
    const payload = { ...session, couponCode: code };
    const request = { method: 'POST' as const, url: applyCoupon.path, headers, payload, remoteAddress: ip };
    return (await platform.app.inject(request)).statusCode;
  };
  const anywhere = () => `198.51.100.${++last}`;
  const [first, second] = carts;
  if (!first || !second) throw new Error('no carts');

  for (let count = 0; count < 10; count++)
    expect(await tryFrom(anywhere(), first, `NEMA-${count}`)).toBe(404);
  expect(await tryFrom(anywhere(), first, couponCode)).toBe(429);
  // Anyone who does not know the code of a cart uses up nothing of it.
  for (let count = 0; count < 12; count++)
    await tryFrom(anywhere(), { ...second, protectCode: 'x'.repeat(22) }, `NEMA-${count}`);
  for (let count = 0; count < 12; count++) expect(await tryFrom(anywhere(), second, couponCode)).toBe(200);

  const guesses = [];
  for (const session of [second, ...carts.slice(2), await make(), await make()])
    for (let count = 0; count < 10; count++)
      guesses.push(await tryFrom('203.0.113.99', session, `KRIVO-${count}`));
  expect(guesses.filter((status) => status === 404)).toHaveLength(40);
  expect(guesses.slice(40).every((status) => status === 429)).toBe(true);
});

test('[CART-060] a coupon tells why it does not count', async ({ platform }) => {
  const categoryId = await buildProductCategory(platform);
  const session = await buildCart(platform, [
    { productId: await buildProduct(platform, { price: 1000 }), qty: 1 },
  ]);
  const refusal = async (input: Partial<PromotionInput>) =>
    platform.refusal(applyCoupon, { ...session, couponCode: await buildCoupon(platform, input) });

  expect(await refusal({ validTo: new Date(Date.now() - day) })).toMatchObject({ code: 'COUPON_EXPIRED' });
  expect(await refusal({ validFrom: new Date(Date.now() + day) })).toMatchObject({
    code: 'COUPON_NOT_STARTED',
  });
  expect(await refusal({ minTotal: 1500 })).toMatchObject({
    code: 'COUPON_MINIMUM',
    payload: { minimum: 15, missing: 5 },
  });
  expect(await refusal({ usageLimit: 0 })).toMatchObject({ code: 'COUPON_USED_UP' });
  expect(await refusal({ categoryIds: [categoryId] })).toMatchObject({ code: 'COUPON_NOT_FOR_ITEMS' });
  expect(await refusal({ userIds: [999] })).toMatchObject({ code: 'COUPON_NOT_FOR_CUSTOMER' });
  expect(await refusal({ isForMembers: true })).toMatchObject({ code: 'COUPON_NOT_FOR_CUSTOMER' });
  expect(await refusal({ isActive: false })).toMatchObject({ code: 'COUPON_NOT_FOUND' });
  expect((await platform.call(getCart, session)).coupon).toBe(false);
});

test('[CART-060] a coupon for a category takes off its products only, those of categories below and no reduced ones', async ({
  platform,
}) => {
  const parentId = await buildProductCategory(platform);
  const below = await buildProductCategory(platform, { parentId });
  const inside = await buildProduct(platform, { price: 2000, categories: [below] });
  const reduced = await buildProduct(platform, { price: 2000, sale: 1500, categories: [below] });
  const outside = await buildProduct(platform, { price: 2000 });
  const session = await buildCart(
    platform,
    [inside, reduced, outside].map((productId) => ({ productId, qty: 1 })),
  );

  const cart = await platform.call(applyCoupon, {
    ...session,
    couponCode: await buildCoupon(platform, { categoryIds: [parentId], isWithoutReduced: true, value: 5000 }),
  });

  expect(cart.items.map(({ prices }) => prices.base.cartTotal)).toEqual([10, 15, 20]);
});

test('[CART-042, CART-060] a coupon whose minimum is no longer met is dropped by the update, which says so', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 1000 });
  const session = await buildCart(platform, [{ productId, qty: 3 }]);
  const couponCode = await buildCoupon(platform, { minTotal: 2000 });
  await platform.call(applyCoupon, { ...session, couponCode });
  const [item] = (await platform.call(getCart, session)).items;

  const cart = await platform.call(updateCartItem, { ...session, itemId: item?.itemId ?? 0, qty: 1 });

  expect(cart.coupon).toBe(false);
  expect(cart.notices).toEqual([{ code: 'couponDropped', name: couponCode, reason: 'COUPON_MINIMUM' }]);
  const later = await platform.call(addCartItem, { ...session, productId, qty: 5 });
  expect(later).toMatchObject({ coupon: false, notices: [] });
});

test('[CART-060] promotions without a code count by themselves, one after the other', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 10_000 });
  const only = { productIds: [productId], names: { hrv: 'Akcija', eng: 'Promotion' } };
  const ctx = await platform.ctx();
  await savePromotion(ctx, { ...only, kind: 'percent', value: 1000, priority: 1 });
  await savePromotion(ctx, { ...only, kind: 'amount', value: 500, priority: 2, isLast: true });
  await savePromotion(ctx, { ...only, kind: 'amount', value: 100, priority: 3 });
  const session = await buildCart(platform, [{ productId, qty: 1 }]);

  const cart = await platform.call(getCart, session, { language: 'eng' });

  expect(cart.promotions).toEqual([
    { name: 'Promotion', discount: 10, isFreeDelivery: false },
    { name: 'Promotion', discount: 5, isFreeDelivery: false },
  ]);
  expect(cart.prices.converted).toMatchObject({ itemsTotal: 100, promotion: 15, coupon: 0, orderTotal: 85 });
});

test('coupons are not found by trying: wrong codes of one address are soon refused with 429', async ({
  platform,
}) => {
  const session = await buildCart(platform, [{ productId: await buildProduct(platform), qty: 1 }]);
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 30; attempt++) {
    const { status } = await platform.refusal(applyCoupon, { ...session, couponCode: `POGODI${attempt}` });
    codes.push(status);
  }

  expect(codes.filter((status) => status === 404).length).toBeLessThanOrEqual(20);
  expect(codes.at(-1)).toBe(429);
  const { db } = await platform.ctx();
  await db.execute('delete from attempts');
});

test('[ACCT-030, ACCT-039, CART-064] a member card prices the items for members and tells the saving as loyalty', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    prices: [
      { kind: 'base', amount: 4900 },
      { kind: 'member', amount: 4410 },
    ],
  });
  const session = await buildCart(platform, [{ productId, qty: 2 }]);
  const before = await platform.call(getCart, session);
  const barcode = await buildMemberCard(platform);

  const cart = await platform.call(applyMemberCard, { ...session, barcode }, { as: 'customer' });

  expect(before).toMatchObject({ memberSaving: 9.8, prices: { converted: { loyalty: 0, itemsTotal: 98 } } });
  expect(cart).toMatchObject({ memberCardBarcode: barcode, memberSaving: 0 });
  expect(cart.items[0]?.prices.converted).toMatchObject({
    finalPrice: 44.1,
    row: 88.2,
    membershipPrice: 44.1,
  });
  expect(cart.prices.converted).toMatchObject({ itemsTotal: 88.2, loyalty: 9.8, orderTotal: 88.2 });
  const off = await platform.call(removeMemberCard, session);
  expect(off.prices.converted).toMatchObject({ loyalty: 0, orderTotal: 98 });
});

test('[ACCT-030, ACCT-038] a card that is unknown or somebody else’s is refused; without login none is taken', async ({
  platform,
}) => {
  const session = await buildCart(platform, [{ productId: await buildProduct(platform), qty: 1 }]);
  const others = await buildMemberCard(platform, testSites[1].staffId);

  for (const barcode of ['2000000999999', others]) {
    expect(
      await platform.refusal(applyMemberCard, { ...session, barcode }, { as: 'customer' }),
    ).toMatchObject({ status: 400, code: 'MEMBER_CARD_INVALID' });
  }
  expect(await platform.refusal(applyMemberCard, { ...session, barcode: others })).toMatchObject({
    status: 401,
  });
});

test('[CART-066, ORDER-004] the check before ordering tells that a card is not valid any more, at prices without it', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    prices: [
      { kind: 'base', amount: 4900 },
      { kind: 'member', amount: 4410 },
    ],
  });
  const session = await buildCart(platform, [{ productId, qty: 1 }]);
  const barcode = await buildMemberCard(platform);
  await platform.call(applyMemberCard, { ...session, barcode }, { as: 'customer' });
  expect(await platform.call(validateCart, session)).toMatchObject({
    validateMemberCard: true,
    isOrderable: true,
  });
  const { db } = await platform.ctx();
  await db.update(memberCards).set({ isActive: false });

  const checked = await platform.call(validateCart, session);

  expect(checked).toMatchObject({
    validateMemberCard: false,
    memberCardBarcode: null,
    notices: [{ code: 'memberCardDropped', name: barcode, reason: 'MEMBER_CARD_INVALID' }],
  });
  expect(checked.items[0]?.prices.base).toMatchObject({ finalPrice: 49, cartTotal: 49 });
});

test('[CART-028] after login a customer goes on with the cart that was left, from another device', async ({
  platform,
}) => {
  const productId = await buildProduct(platform);
  const session = await buildCart(platform, [{ productId, qty: 2 }], { as: 'customer' });
  const visitor = await platform.call(getNewCartSession, {});

  const back = await platform.call(
    getAbandoned,
    { cartId: visitor.id, protectCode: visitor.protectCode },
    { as: 'customer' },
  );

  expect(back).toMatchObject({
    id: session.cartId,
    protectCode: session.protectCode,
    userId: testSites[1].customerId,
    items: [{ productId, qty: 2 }],
  });
  expect(await platform.refusal(getAbandoned, {})).toMatchObject({ status: 401 });
  const { db } = await platform.ctx();
  await db.execute("update carts set status = 'archived'");
});

test('[CART-028] a customer without any cart gets null', async ({ platform }) => {
  expect(await platform.call(getAbandoned, {}, { as: 'customer', site: 2 })).toBeNull();
});

test('[CART-029] a visitor’s cart with items wins, what was left is put to it, and the other device follows', async ({
  platform,
}) => {
  const [one, other] = [await buildProduct(platform), await buildProduct(platform)];
  const left = await buildCart(
    platform,
    [
      { productId: one, qty: 5 },
      { productId: other, qty: 1 },
    ],
    {
      as: 'customer',
    },
  );
  const visitor = await buildCart(platform, [{ productId: one, qty: 2 }]);

  const cart = await platform.call(getAbandoned, visitor, { as: 'customer' });

  expect(cart?.id).toBe(visitor.cartId);
  expect(cart?.items.map(({ productId, qty }) => [productId, qty]).toSorted()).toEqual(
    [
      [one, 2],
      [other, 1],
    ].toSorted(),
  );
  const onOtherDevice = await platform.call(getCart, left);
  expect(onOtherDevice).toMatchObject({ id: visitor.cartId, count: 3 });
});

test('another customer’s cart is not taken over after login', async ({ platform }) => {
  const session = await buildCart(platform, [{ productId: await buildProduct(platform), qty: 1 }]);
  const { db } = await platform.ctx();
  await db.execute(`update carts set user_id = 1 where id = ${session.cartId}`);

  const cart = await platform.call(getAbandoned, session, { as: 'customer' });

  expect(cart?.id).not.toBe(session.cartId);
  expect((await platform.call(getCart, session)).count).toBe(1);
});

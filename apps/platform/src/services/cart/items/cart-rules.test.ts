import { getCart, validateCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem, deleteCartItem, updateCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { setProductPrice } from '@izlog/contract/product/price-set';
import { expect } from 'vitest';
import { saveProduct, saveProducts } from '#platform/services/catalogue/products/save-products.ts';
import { buildCart } from '#test/builders/cart.ts';
import { buildProduct } from '#test/builders/product.ts';
import { countStatements } from '#test/count-statements.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { archiveCarts } from '../archive-carts.ts';

async function setProduct(platform: TestPlatform, id: number, input: Parameters<typeof saveProduct>[1]) {
  await saveProduct(await platform.ctx(), { id, ...input });
}

async function firstItem(platform: TestPlatform, session: { cartId: number; protectCode: string }) {
  const [item] = (await platform.call(getCart, session)).items;
  if (!item) throw new Error('the cart is empty');
  return item;
}

test('[CART-067, CART-041] more than there is in stock is refused with 409 and the quantity that is left', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { name: 'Karte', stock: { isTracked: true, quantity: 5 } });
  const session = await buildCart(platform, [{ productId, qty: 3 }]);
  const refused = {
    status: 409,
    code: 'OUT_OF_STOCK',
    payload: { left: 5, inCart: 3, productId, name: 'Karte' },
  };

  expect(await platform.refusal(addCartItem, { ...session, productId, qty: 3 })).toMatchObject(refused);
  const { itemId } = await firstItem(platform, session);
  expect(await platform.refusal(updateCartItem, { ...session, itemId, qty: 6 })).toMatchObject(refused);
  expect((await platform.call(updateCartItem, { ...session, itemId, qty: 5 })).count).toBe(5);
});

test('[CART-067] what several items take of one product counts together, through bundles too', async ({
  platform,
}) => {
  const member = await buildProduct(platform, { price: 500, stock: { isTracked: true, quantity: 5 } });
  const bundle = await buildProduct(platform, {
    format: 'bundle',
    price: 900,
    bundle: [{ productId: member, quantity: 2 }],
  });
  const session = await buildCart(platform, [
    { productId: bundle, qty: 2 },
    { productId: member, qty: 1 },
  ]);

  expect(await platform.refusal(addCartItem, { ...session, productId: bundle, qty: 1 })).toMatchObject({
    code: 'OUT_OF_STOCK',
    payload: { left: 2 },
  });
  expect(await platform.refusal(addCartItem, { ...session, productId: member, qty: 1 })).toMatchObject({
    code: 'OUT_OF_STOCK',
    payload: { left: 1 },
  });
});

test('[CART-067, CART-066] when the stock shrinks the item stays and says what is left; it cannot be ordered so', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } });
  const session = await buildCart(platform, [{ productId, qty: 4 }]);
  await setProduct(platform, productId, { stock: { isTracked: true, quantity: 2 } });

  const checked = await platform.call(validateCart, session);

  expect(checked).toMatchObject({
    isOrderable: false,
    validateMemberCard: true,
    items: [{ qty: 4, problem: { code: 'outOfStock', left: 2 } }],
  });
  const { itemId } = await firstItem(platform, session);
  const less = await platform.call(updateCartItem, { ...session, itemId, qty: 3 });
  expect(less.items[0]?.problem).toEqual({ code: 'outOfStock', left: 2 });
});

test('what may be ordered beyond the stock, or is not counted, is never refused', async ({ platform }) => {
  const later = await buildProduct(platform, {
    stock: { isTracked: true, quantity: 0, backorders: 'notify' },
  });
  const endless = await buildProduct(platform);
  const session = await buildCart(platform, [
    { productId: later, qty: 7 },
    { productId: endless, qty: 5000 },
  ]);

  expect(await platform.call(validateCart, session)).toMatchObject({
    isOrderable: true,
    items: [{ stock: { status: 'backorder' } }, { stock: { status: 'inStock', quantity: null } }],
  });
});

test('[CART-033] a reservation holds the pieces for the cart for 15 minutes, and lets them go with the item', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { stock: { isTracked: true, quantity: 3 } });
  const session = await buildCart(platform);
  const other = await buildCart(platform);

  const cart = await platform.call(addCartItem, { ...session, productId, qty: 2, reservation: true });

  const until = Date.parse(cart.items[0]?.reservedUntil ?? '');
  expect(until - Date.parse(cart.updated_at)).toBe(15 * 60 * 1000);
  expect(cart.items[0]).toMatchObject({ problem: null, stock: { quantity: 3 } });
  expect(await platform.refusal(addCartItem, { ...other, productId, qty: 2 })).toMatchObject({
    code: 'OUT_OF_STOCK',
    payload: { left: 1 },
  });
  await platform.call(deleteCartItem, { ...session, itemId: cart.items[0]?.itemId ?? 0 });
  expect((await platform.call(addCartItem, { ...other, productId, qty: 3 })).count).toBe(3);
});

test('[CART-033] dates of a service are kept with its item, and have to follow each other', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { type: 'service', purchase: 'reservation' });
  const session = await buildCart(platform);
  const [from, to] = ['2027-01-10T09:00:00Z', '2027-01-10T10:00:00Z'];

  expect(
    await platform.refusal(addCartItem, {
      ...session,
      productId,
      qty: 1,
      reservation: { from: to, to: from },
    }),
  ).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(
    (await platform.call(addCartItem, { ...session, productId, qty: 1, reservation: { from, to } })).count,
  ).toBe(1);
});

test('least, most and steps of a product are kept, whatever the number of its items', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    minQuantity: 6,
    maxQuantity: 18,
    quantityStep: 6,
    customOptions: [{ title: 'Tekst', label: { hrv: 'Tekst' }, optionType: 'text' }],
  });
  const session = await buildCart(platform, [{ productId, qty: 12 }]);
  const refused = { status: 400, code: 'QUANTITY_NOT_ALLOWED', payload: { min: 6, max: 18, step: 6 } };
  const add = (qty: number, options?: { personalizations: Record<string, string> }) =>
    platform.refusal(addCartItem, { ...session, productId, qty, options });

  expect(await add(3)).toMatchObject(refused);
  expect(await add(12)).toMatchObject(refused);
  expect(await add(12, { personalizations: { Tekst: 'Ana' } })).toMatchObject(refused);
  expect((await platform.call(addCartItem, { ...session, productId, qty: 6 })).count).toBe(18);
});

test('a product that is not sold now, only on inquiry, without a price or without its variant cannot be added', async ({
  platform,
}) => {
  const session = await buildCart(platform);
  const notForSale = { status: 409, code: 'NOT_FOR_SALE' };
  const add = async (input: Parameters<typeof buildProduct>[1]) =>
    platform.refusal(addCartItem, { ...session, productId: await buildProduct(platform, input), qty: 1 });

  expect(await add({ isPublished: false })).toMatchObject(notForSale);
  expect(await add({ isArchived: true })).toMatchObject(notForSale);
  expect(await add({ purchase: 'inquiry' })).toMatchObject(notForSale);
  expect(await add({ prices: [] })).toMatchObject(notForSale);
  expect(await add({ format: 'configurable' })).toMatchObject({ status: 400, code: 'CONFIGURATION_MISSING' });
  expect(await platform.refusal(addCartItem, { ...session, productId: 999_999_999, qty: 1 })).toMatchObject({
    status: 404,
  });
});

test('[CART-066, ORDER-002] the check shows a new price, and a product that has gone costs nothing and says so', async ({
  platform,
}) => {
  const [dearer, gone] = [await buildProduct(platform), await buildProduct(platform)];
  const session = await buildCart(platform, [
    { productId: dearer, qty: 2 },
    { productId: gone, qty: 1 },
  ]);
  await platform.call(setProductPrice, { id: dearer, price: 12.5 }, { as: 'staff' });
  await setProduct(platform, gone, { isPublished: false });

  const checked = await platform.call(validateCart, session);

  expect(
    checked.items.map(({ prices, problem }) => [
      prices.base.finalPrice,
      prices.base.cartTotal,
      problem?.code,
    ]),
  ).toEqual([
    [12.5, 25, undefined],
    [0, 0, 'notForSale'],
  ]);
  expect(checked).toMatchObject({ isOrderable: false, prices: { base: { orderTotal: 25 } } });
});

test('[CART-002, CART-015] a variant is an item of its own that leads to its configurable product', async ({
  platform,
}) => {
  const main = await buildProduct(platform, { name: 'Planer', format: 'configurable' });
  const variant = await buildProduct(platform, { name: 'Planer, petrolej', parentId: main, price: 2400 });

  const session = await buildCart(platform, [{ productId: variant, qty: 1 }]);

  expect((await firstItem(platform, session)).productData).toMatchObject({
    name: 'Planer, petrolej',
    mainProductSlug: 'planer',
    isVisibleIndividually: false,
  });
});

test('[CART-015, PRODUCT-024, PRODUCT-025, PRODUCT-028] options are answered as they were chosen, add to the price, and refuse what does not fit', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    price: 2000,
    customOptions: [
      {
        title: 'Tekst',
        label: { hrv: 'Tekst na koricama', eng: 'Text on the cover' },
        optionType: 'text',
        maxLength: 10,
        values: [{ sku: 'TISAK', label: { hrv: 'Tisak' }, surcharge: 300 }],
      },
      {
        title: 'Boja',
        label: { hrv: 'Boja' },
        optionType: 'text',
        inputType: 'dropdown',
        isRequired: true,
        values: [
          { sku: 'PLAVA', label: { hrv: 'Plava' } },
          { sku: 'ZLATNA', label: { hrv: 'Zlatna' }, surcharge: 550 },
        ],
      },
    ],
  });
  const session = await buildCart(platform);
  const options = (personalizations: Record<string, string>) => ({
    ...session,
    productId,
    qty: 2,
    options: { personalizations },
  });

  const cart = await platform.call(addCartItem, options({ Boja: 'ZLATNA', Tekst: 'Lavanda' }), {
    language: 'eng',
  });

  expect(cart.items[0]).toMatchObject({
    options: { personalizations: { Boja: 'ZLATNA', Tekst: 'Lavanda' } },
    chosen: [
      { name: 'Text on the cover', value: 'Lavanda', surcharge: 3 },
      { name: 'Boja', value: 'Zlatna', surcharge: 5.5 },
    ],
    prices: { converted: { finalPrice: 28.5, row: 57 } },
  });
  const refusal = (given: Record<string, string>) => platform.refusal(addCartItem, options(given));
  expect(await refusal({})).toMatchObject({ code: 'CONFIGURATION_MISSING' });
  expect(await refusal({ Boja: 'ZELENA' })).toMatchObject({
    code: 'VALIDATION_FAILED',
    payload: { fields: [{ path: 'options.personalizations.Boja', kind: 'reference' }] },
  });
  expect(await refusal({ Boja: 'PLAVA', Tekst: 'predugačak tekst' })).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  expect(await refusal({ Boja: 'PLAVA', Miris: 'lavanda' })).toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('[PRODUCT-027, PRODUCT-028] a subscription is priced by the plan that was chosen', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {
    price: 1000,
    customOptions: [
      {
        title: 'Subscription',
        label: { hrv: 'Pretplata' },
        optionType: 'text',
        inputType: 'dropdown',
        values: [
          { sku: 'MJESEC', label: { hrv: 'Mjesečno' }, price: 900 },
          { sku: 'GODINA', label: { hrv: 'Godišnje' }, price: 9000 },
        ],
      },
    ],
  });
  const customPriceOption = { title: 'Subscription', sku: 'GODINA' };
  const session = await buildCart(platform, [{ productId, qty: 1, options: { customPriceOption } }]);

  expect(await firstItem(platform, session)).toMatchObject({
    options: { customPriceOption, personalizations: {} },
    chosen: [{ name: 'Pretplata', value: 'Godišnje' }],
    prices: { converted: { finalPrice: 90 } },
  });
});

test('[PRODUCT-034, PRODUCT-035, PRODUCT-037, PRODUCT-028] a bundle needs a variant of its configurable member and costs what was chosen', async ({
  platform,
}) => {
  const main = await buildProduct(platform, { format: 'configurable' });
  const cheap = await buildProduct(platform, { parentId: main, price: 1000 });
  const dear = await buildProduct(platform, { name: 'Velika', parentId: main, price: 1800 });
  const simple = await buildProduct(platform, { name: 'Olovka', price: 200 });
  const productId = await buildProduct(platform, {
    format: 'bundle',
    prices: [],
    bundle: [
      { productId: main, quantity: 1 },
      { productId: simple, quantity: 3 },
    ],
  });
  const session = await buildCart(platform);
  const withMembers = (ids: number[]) => ({
    ...session,
    productId,
    qty: 1,
    options: { bundleOptions: ids.map((id) => ({ id, options: null })) },
  });

  expect(await platform.refusal(addCartItem, withMembers([]))).toMatchObject({
    code: 'CONFIGURATION_MISSING',
  });
  expect(await platform.refusal(addCartItem, withMembers([main]))).toMatchObject({ status: 400 });
  expect(await platform.refusal(addCartItem, withMembers([dear, cheap]))).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  const cart = await platform.call(addCartItem, withMembers([dear, simple]));
  expect(cart.items[0]).toMatchObject({
    options: { bundleOptions: [{ id: dear }, { id: simple }] },
    members: [
      { name: 'Velika', language: 'hrv', qty: 1 },
      { name: 'Olovka', qty: 3 },
    ],
    prices: { converted: { finalPrice: 24 } },
  });
});

test('[CART-037] another variant takes the place of an item, and two that become the same are one', async ({
  platform,
}) => {
  const main = await buildProduct(platform, { format: 'configurable' });
  const [small, large] = [
    await buildProduct(platform, { parentId: main }),
    await buildProduct(platform, { parentId: main }),
  ];
  const stranger = await buildProduct(platform);
  const session = await buildCart(platform, [
    { productId: small, qty: 1 },
    { productId: large, qty: 2 },
  ]);
  const { itemId } = await firstItem(platform, session);

  expect(
    await platform.refusal(updateCartItem, { ...session, itemId, productId: stranger, qty: 1 }),
  ).toMatchObject({ code: 'VALIDATION_FAILED' });
  const cart = await platform.call(updateCartItem, { ...session, itemId, productId: large, qty: 3 });
  expect(cart.items).toMatchObject([{ itemId, productId: large, qty: 5 }]);
});

test('[CART-013, CART-014, CART-021] in another currency pieces are converted and rows added up; base stays what it was', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { price: 333 });
  const session = await buildCart(platform, [{ productId, qty: 3 }]);

  const cart = await platform.call(getCart, { ...session, currencyId: 2 });

  expect(cart).toMatchObject({ currencyId: 2, currency: { iso: 'USD' } });
  expect(cart.items[0]?.prices).toMatchObject({
    base: { finalPrice: 3.33, row: 9.99, cartTotal: 9.99 },
    converted: { finalPrice: 4.16, row: 12.48 },
  });
  expect(cart.prices).toMatchObject({ base: { orderTotal: 9.99 }, converted: { orderTotal: 12.48 } });
  expect(await platform.refusal(getCart, { ...session, currencyId: 77 })).toMatchObject({ status: 400 });
});

test('[CART-062] in a shop of net prices the tax is added: 4.02 become 5.03', async ({ platform }) => {
  const { db } = await platform.ctx({ site: 2 });
  await db.execute('update checkout_settings set is_tax_included = false where site_id = 2');
  // A product made afterwards makes another version of the catalogue, and of what is remembered with it.
  const productId = await buildProduct(platform, { price: 402 }, { site: 2 });
  const session = await buildCart(platform, [{ productId, qty: 1 }], { site: 2 });

  const { prices } = await platform.call(getCart, session, { site: 2 });

  expect(prices.converted).toMatchObject({
    isTaxIncluded: false,
    cartTotal: 4.02,
    orderTotal: 5.03,
    tax: { orderTotal: 1.01 },
    taxes: [{ rate: 25, base: 4.02, tax: 1.01 }],
  });
  await db.execute('update checkout_settings set is_tax_included = true where site_id = 2');
});

test('a reduction stands in the cart with its former and its lowest price', async ({ platform }) => {
  const session = await buildCart(platform, [
    { productId: await buildProduct(platform, { price: 3200, sale: 2400 }), qty: 2 },
  ]);

  expect((await firstItem(platform, session)).prices.converted).toMatchObject({
    finalPrice: 24,
    row: 48,
    retailPrice: 32,
    lowestPrice: 32,
    discountPercent: 25,
  });
});

test('[CART-009] a cart names what goes with its items, but not what it holds already', async ({
  platform,
}) => {
  const [one, two] = [await buildProduct(platform), await buildProduct(platform)];
  const productId = await buildProduct(platform, { crossSell: [one, two] });
  const session = await buildCart(platform, [
    { productId, qty: 1 },
    { productId: two, qty: 1 },
  ]);

  expect((await platform.call(getCart, session)).crossSellProducts).toEqual([one]);
});

test("[CART-026] a cart nobody came back to for 90 days answers 'Cart is archived.' with 409, a used one 'Session already used.'", async ({
  platform,
}) => {
  const productId = await buildProduct(platform);
  const [old, young, used] = [
    await buildCart(platform, [{ productId, qty: 1 }]),
    await buildCart(platform, [{ productId, qty: 1 }]),
    await buildCart(platform, [{ productId, qty: 1 }]),
  ];
  const empty = await buildCart(platform);
  const { db, now } = await platform.ctx();
  await db.execute(`update carts set updated_at = now() - interval '91 days' where id = ${old.cartId}`);
  await db.execute(`update carts set updated_at = now() - interval '3 days' where id = ${empty.cartId}`);
  await db.execute(`update carts set status = 'used' where id = ${used.cartId}`);

  await archiveCarts(platform.kernel, now);

  const answer = await platform.http({ method: 'POST', url: getCart.path, payload: old });
  expect([answer.statusCode, answer.json().error.message]).toEqual([409, 'Cart is archived.']);
  const again = await platform.http({ method: 'POST', url: getCart.path, payload: used });
  expect([again.statusCode, again.json().error.message]).toEqual([409, 'Session already used.']);
  expect((await platform.call(getCart, young)).count).toBe(1);
  expect(await platform.refusal(getCart, empty)).toMatchObject({ code: 'CART_NOT_FOUND' });
});

test('[CART-036] an addition sent twice with the same attempt adds once, also at the same moment; one that was refused may be tried again', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, { stock: { isTracked: true, quantity: 5 } });
  const session = await buildCart(platform);
  const add = (qty: number, attempt: string) =>
    platform.call(addCartItem, { ...session, productId, qty, attempt });

  const answers = await Promise.all(Array.from({ length: 6 }, () => add(2, 'page-one 0')));
  expect(answers.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2]);
  expect((await add(1, 'page-two 0')).count).toBe(3);

  const tooMany = { ...session, productId, qty: 4, attempt: 'page-three 0' };
  expect(await platform.refusal(addCartItem, tooMany)).toMatchObject({ code: 'OUT_OF_STOCK' });
  expect((await add(2, 'page-three 0')).count).toBe(5);
  // Another cart is another wish.
  const other = await buildCart(platform);
  const elsewhere = await platform.refusal(addCartItem, {
    ...other,
    productId,
    qty: 6,
    attempt: 'page-one 0',
  });
  expect(elsewhere).toMatchObject({ code: 'OUT_OF_STOCK' });

  // Kept for two days: nobody sends a page of last week a second time.
  const { db, now } = await platform.ctx();
  const attempts = async () =>
    (await db.execute(`select 1 from cart_attempts where cart_id = ${session.cartId}`)).rowCount;
  await archiveCarts(platform.kernel, now);
  expect(await attempts()).toBe(3);
  await archiveCarts(platform.kernel, new Date(now.getTime() + 49 * 60 * 60 * 1000));
  expect(await attempts()).toBe(0);
});

test('two tabs that add at once both get their pieces in: one cart, one truth', async ({ platform }) => {
  const productId = await buildProduct(platform);
  const session = await buildCart(platform);

  await Promise.all(
    Array.from({ length: 20 }, () => platform.call(addCartItem, { ...session, productId, qty: 1 })),
  );

  expect((await platform.call(getCart, session)).items).toMatchObject([{ qty: 20 }]);
});

test('a cart of 200 items is read and changed with as many statements as one of 1', async ({ platform }) => {
  const drafts = Array.from({ length: 200 }, (_, index) => ({
    translations: { hrv: { name: `Artikl ${index}` } },
    prices: [{ kind: 'base' as const, amount: 100 + index }],
  }));
  const ids = await saveProducts(await platform.ctx(), drafts, { onTakenSlug: 'number' });
  const small = await buildCart(platform, [{ productId: ids[0] ?? 0, qty: 1 }]);
  const large = await buildCart(platform);
  const { db } = await platform.ctx();
  await db.execute(`
    insert into cart_items (cart_id, site_id, product_id, quantity, options, options_key)
    select ${large.cartId}, 1, p.id, 1, '{"personalizations":{},"bundleOptions":[],"customPriceOption":null}', 'x'
    from products p where p.id in (${ids.join(',')})`);
  const count = (work: () => Promise<unknown>) => countStatements(platform, work);
  const read = (session: typeof small) => () => platform.call(getCart, session);
  const add = (session: typeof small) => () =>
    platform.call(addCartItem, { ...session, productId: ids[1] ?? 0, qty: 1 });
  for (const warm of [read(small), read(large), add(small), add(large)]) await warm();

  expect(await count(read(large))).toBe(await count(read(small)));
  expect(await count(add(large))).toBe(await count(add(small)));
  expect((await platform.call(getCart, large)).items).toHaveLength(201);
});

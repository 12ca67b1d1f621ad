import { createClient } from '@izlog/contract/client';
import { getCart } from '@izlog/contract/ecommerce/cart/cart-get';
import { addCartItem, deleteCartItem, updateCartItem } from '@izlog/contract/ecommerce/cart/cart-items';
import { getNewCartSession } from '@izlog/contract/ecommerce/cart/cart-session';
import { getApplicableDeliveryMethods, saveDeliveryMethod } from '@izlog/contract/ecommerce/delivery';
import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { getApplicablePaymentMethods, savePaymentMethod } from '@izlog/contract/ecommerce/payment';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { updateGuest } from '@izlog/contract/user/guest-update';
import type { Site } from '@izlog/platform/kernel/context';
import pg from 'pg';
import { overHttp } from '../over-http.ts';
import { benchGuest, consentsOfGuest, makeTerms, requiredConsents } from '../ready-carts.ts';
import { storeOf } from '../recorded-call.ts';
import type { Diary } from './diary.ts';

/**
 * Buyers, each from an address of its own: fills a cart with some products of the generated catalogue, changes it, and
 * two of three go through the checkout to an order paid on delivery.
 */
export async function openBuyers(shop: {
  database: string;
  site: Site;
  url: string;
  diary: Diary;
}): Promise<(turn: number) => Promise<void>> {
  const { database, site, url, diary } = shop;
  const terms = await makeTerms(database);
  const products = await productsOf(database, site);
  const call = createClient(overHttp(url), {
    apiKey: site.apiKey,
    site: String(site.id),
    store: String(storeOf(site)),
  });
  const consents = await requiredConsents(call);
  const base = {
    successURL: `${url}/naplata/uspjesna`,
    failureURL: `${url}/naplata/neuspjesna`,
  };

  return async (turn) => {
    const headers = { 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` };
    const step = <T>(kind: string, work: () => Promise<T>) => diary.note(kind, work);
    const session = await step('cart begun', () => call(getNewCartSession, {}, { headers }));
    if (!session) return;
    const cart = { cartId: session.id, protectCode: session.protectCode };
    for (let line = 0; line <= turn % 5; line++) {
      const productId = products[(turn * 31 + line * 7) % products.length] ?? 0;
      await step('cart add', () => call(addCartItem, { ...cart, productId, qty: 1 }, { headers }));
    }
    const filled = await step('cart get', () => call(getCart, cart, { headers }));
    const [first] = filled?.items ?? [];
    if (!first) return;
    await step('cart update', () =>
      call(updateCartItem, { ...cart, itemId: first.itemId, qty: 2 }, { headers }),
    );
    if (turn % 3 === 0) {
      await step('cart delete', () => call(deleteCartItem, { ...cart, itemId: first.itemId }, { headers }));
      return;
    }
    const guest = await step('guest', () => call(updateGuest, benchGuest, { headers }));
    if (!guest) return;
    await step('delivery methods', () =>
      call(getApplicableDeliveryMethods, { ...cart, countryId: 191 }, { headers }),
    );
    await step('delivery chosen', () =>
      call(
        saveDeliveryMethod,
        { ...cart, deliveryMethodId: terms.deliveryMethodId, countryId: 191 },
        { headers },
      ),
    );
    await step('payment methods', () => call(getApplicablePaymentMethods, cart, { headers }));
    await step('payment chosen', () =>
      call(savePaymentMethod, { ...cart, paymentMethodId: terms.paymentMethodId }, { headers }),
    );
    if (consents.length > 0)
      await step('consents', () => call(gdprConsentLogCreate, consentsOfGuest(consents, guest), { headers }));
    const buyer = { userId: guest.id, guestKey: guest.guestKey };
    const order = await step('order', () => call(createOrder, { ...cart, ...buyer, ...base }, { headers }));
    if (!order) return;
    const named = { slug: order.orderSlug, key: order.orderKey };
    await step('order read', () => call(getOrder, named, { headers }));
  };
}

async function productsOf(database: string, site: Site): Promise<number[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `select id from products where site_id = $1 and source = 'bench' and is_published and purchase = 'cart' order by id`,
    [site.id],
  );
  await client.query('update stock_levels set quantity = 1000000 where quantity < 1000000');
  await client.end();
  return rows.map(({ id }) => Number(id));
}

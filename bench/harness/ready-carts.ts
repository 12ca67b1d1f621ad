import { randomUUID } from 'node:crypto';
import type { Call } from '@izlog/contract/client';
import { consentFilter } from '@izlog/contract/cms/consent-filter';
import type { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { updateGuest } from '@izlog/contract/user/guest-update';
import type { Site } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { saveDeliveryMethodRow } from '@izlog/platform/services/cart/delivery/save-delivery-method';
import { savePaymentMethodRow } from '@izlog/platform/services/cart/payment/save-payment-method';
import { sql } from 'drizzle-orm';
import { noOptions, noOptionsKey } from './filled-carts.ts';
import { staffContext } from './staff-context.ts';

/** What an order is made of: the cart's key, who buys, and where the buyer is led. */
export type OrderInput = EndpointInput<typeof createOrder>;

/** Where carts are sent from: ids of a way of delivery and of one to pay. */
export interface Terms {
  deliveryMethodId: number;
  paymentMethodId: number;
}

/** A way of delivery to everywhere and payment on delivery: an order that is made without a bank. */
export async function makeTerms(database: string): Promise<Terms> {
  return withDatabase(database, 1, async (ctx) => ({
    deliveryMethodId: await saveDeliveryMethodRow(ctx, {
      code: 'bench-dostava',
      translations: { [ctx.site.defaultLanguage]: { name: 'Dostava za mjerenje' } },
      rates: [{ price: 450 }],
    }),
    paymentMethodId: await savePaymentMethodRow(ctx, {
      code: 'bench-pouzece',
      kind: 'cashOnDelivery',
      translations: { [ctx.site.defaultLanguage]: { name: 'Pouzeće za mjerenje' } },
    }),
  }));
}

/** A guest of the checkout, as the calls take one. */
export const benchGuest = {
  email: 'zarko@kupci.test',
  details: { firstName: 'Žarko', lastName: 'Đurić' },
  addresses: [
    {
      type: 'main',
      firstName: 'Žarko',
      lastName: 'Đurić',
      contactEmail: 'zarko@kupci.test',
      contactPhone: '+385911234567',
      country: 191,
      city: 'Đakovo',
      street: 'Ulica kralja Tomislava',
      houseNumber: '12a',
      zipCode: '31400',
    },
  ],
} satisfies EndpointInput<typeof updateGuest>;

/** The consents that the checkout of a shop requires. */
export async function requiredConsents(call: Call): Promise<string[]> {
  const { records } = await call(consentFilter, { assigned_to: 'checkoutForm' });
  return records[0]?.requiredConsents ?? [];
}

/** The entry of the consent log by which the guest agreed to them; the key proves that it was the guest. */
export const consentsOfGuest = (
  consents: string[],
  { guestKey }: { guestKey: string },
): EndpointInput<typeof gdprConsentLogCreate> => ({
  sourceType: 'checkoutForm',
  consents,
  guestKey,
  user: { userType: 'guest', email: benchGuest.email },
});

/**
 * Writes carts of so many lines that lack nothing but the order, each of other products than the one before, and gives
 * what orders them; the guest who buys is made through the shop's own door.
 */
export async function readyCarts(
  database: string,
  site: Site,
  call: Call,
  { carts, lines, terms }: { carts: number; lines: number; terms: Terms },
): Promise<OrderInput[]> {
  const guest = await call(updateGuest, benchGuest);
  const consents = await requiredConsents(call);
  if (consents.length > 0) await call(gdprConsentLogCreate, consentsOfGuest(consents, guest));
  const rows = await withDatabase(database, 1, async ({ db }) => {
    const made = await db.execute<{ cartId: number; protectCode: string }>(sql`
      with sold as (
        select id, row_number() over (order by id) - 1 as at, count(*) over () as of from products
        where site_id = ${site.id} and source = 'bench' and is_published
          and format = 'simple' and parent_id is null and purchase = 'cart'
      ), made as (
        insert into carts (site_id, protect_code, store_id, country, delivery_method_id, payment_method_id)
        select ${site.id}, md5(random()::text), ${site.stores[0]?.id ?? null}::bigint, 'HR',
          ${terms.deliveryMethodId}::bigint, ${terms.paymentMethodId}::bigint
        from generate_series(1, ${carts}::int) returning id, protect_code
      ), filled as (
        insert into cart_items (cart_id, site_id, product_id, quantity, options, options_key)
        select m.id, ${site.id}, s.id, 1, ${JSON.stringify(noOptions)}::jsonb, ${noOptionsKey}
        from made m cross join generate_series(1, ${lines}::int) as line
        join sold s on s.at = (m.id * ${lines}::int + line) % s.of
      )
      select id as "cartId", protect_code as "protectCode" from made`);
    await db.execute(sql`update stock_levels set quantity = 1000000 where quantity < 1000000`);
    return made.rows;
  });
  return rows.map(({ cartId, protectCode }) => ({
    cartId: Number(cartId),
    protectCode,
    userId: guest.id,
    guestKey: guest.guestKey,
    successURL: 'http://127.0.0.1/naplata/uspjesna',
    failureURL: 'http://127.0.0.1/naplata/neuspjesna',
    attempt: randomUUID(),
  }));
}

async function withDatabase<T>(
  connectionString: string,
  max: number,
  work: (ctx: Awaited<ReturnType<typeof staffContext>>) => Promise<T>,
): Promise<T> {
  const database = openDatabase({ connectionString, max, statementTimeout: 0, onError: () => {} });
  try {
    return await work(await staffContext(connectionString, database));
  } finally {
    await database.end();
  }
}

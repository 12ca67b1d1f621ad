import { createOrder } from '@izlog/contract/ecommerce/orders/order-create';
import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import type { EndpointAnswer, EndpointInput } from '@izlog/contract/endpoint';
import { gdprConsentLogCreate } from '@izlog/contract/gdpr/consent-log-create';
import { updateGuest } from '@izlog/contract/user/guest-update';
import { eq } from 'drizzle-orm';
import { carts } from '#platform/services/cart/cart.tables.ts';
import { saveDeliveryMethodRow } from '#platform/services/cart/delivery/save-delivery-method.ts';
import { savePaymentMethodRow } from '#platform/services/cart/payment/save-payment-method.ts';
import { testSites } from '#seed/test-sites.ts';
import type { CallOptions, TestPlatform } from '../kit.ts';
import { buildCart } from './cart.ts';
import { buildProduct } from './product.ts';

let made = 0;

/** A way to pay; words in Croatian only. */
export async function buildPaymentMethod(
  platform: TestPlatform,
  kind: PaymentKind,
  given: { site?: 1 | 2; isForCompanies?: boolean } = {},
): Promise<number> {
  const { isForCompanies = kind === 'hpf', site } = given;
  return savePaymentMethodRow(await platform.ctx({ site }), {
    code: `${kind}-${++made}`,
    kind,
    isForCompanies,
    translations: { hrv: { name: `Plaćanje ${kind}` } },
  });
}

/** A way of delivery to every country for `price` cents. */
export async function buildDeliveryMethod(
  platform: TestPlatform,
  given: { site?: 1 | 2; price?: number; isPickup?: boolean } = {},
): Promise<number> {
  return saveDeliveryMethodRow(await platform.ctx({ site: given.site }), {
    code: `dostava-${++made}`,
    isPickup: given.isPickup ?? false,
    translations: { hrv: { name: 'GLS dostava' } },
    rates: [{ price: given.price ?? 450 }],
  });
}

export const guestAddress = {
  type: 'main',
  firstName: 'Žarko-Ćiro',
  lastName: 'Đurić',
  contactEmail: 'zarko@kupci.test',
  contactPhone: '+385911234567',
  country: 191,
  city: 'Đakovo',
  street: 'Ulica kralja Tomislava',
  houseNumber: '12a',
  zipCode: '31400',
} as const;

/** A guest of the checkout with one address. */
export async function buildGuest(
  platform: TestPlatform,
  options: CallOptions = {},
  email = 'zarko@kupci.test',
) {
  return platform.call(
    updateGuest,
    { email, details: { firstName: 'Žarko-Ćiro', lastName: 'Đurić' }, addresses: [guestAddress] },
    options,
  );
}

export const pages = {
  successURL: 'https://prvi.test/naplata/uspjesna',
  failureURL: 'https://prvi.test/naplata/neuspjesna',
};

/** A cart that lacks nothing but the order. */
export interface ReadyCart {
  cartId: number;
  protectCode: string;
  userId: number;
  guestKey: string;
  successURL: string;
  failureURL: string;
}

/** Fills a cart and chooses delivery and payment, as the checkout does. */
export async function buildReadyCart(
  platform: TestPlatform,
  kind: PaymentKind,
  given: {
    items?: Parameters<typeof buildCart>[1];
    options?: CallOptions;
    methodId?: number;
    deliveryMethodId?: number | null;
    company?: { companyName: string; oib: string };
    email?: string;
  } = {},
): Promise<ReadyCart> {
  const options = fromOwnAddress(given.options ?? {});
  const items = given.items ?? [{ productId: await buildProduct(platform, { price: 2000 }), qty: 1 }];
  const session = await buildCart(platform, items, options);
  const guest = await buildGuest(platform, options, given.email);
  const { db } = await platform.ctx({ site: options.site });
  const paymentMethodId =
    given.methodId ?? (await buildPaymentMethod(platform, kind, { site: options.site }));
  const deliveryMethodId =
    given.deliveryMethodId === undefined
      ? await buildDeliveryMethod(platform, { site: options.site })
      : given.deliveryMethodId;
  await db
    .update(carts)
    .set({ paymentMethodId, deliveryMethodId, country: 'HR', company: given.company ?? null })
    .where(eq(carts.id, session.cartId));
  return { ...session, userId: guest.id, guestKey: guest.guestKey, ...pagesOf(options) };
}

/** Every buyer comes from an address of its own, where a file sets TRUST_PROXY: limits are for one address. */
export function fromOwnAddress(options: CallOptions): CallOptions {
  made++;
  const address = `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`;
  return { ...options, headers: { 'x-forwarded-for': address, ...options.headers } };
}

function pagesOf({ site = 1 }: CallOptions) {
  if (site === 1) return pages;
  const origin = `https://${testSites[2].host}`;
  return { successURL: `${origin}/naplata/uspjesna`, failureURL: `${origin}/naplata/neuspjesna` };
}

/** Places an order paid in some way; the cart is made unless given. */
export async function buildOrder(
  platform: TestPlatform,
  kind: PaymentKind,
  given: Parameters<typeof buildReadyCart>[2] & {
    input?: Partial<EndpointInput<typeof createOrder>>;
    /** What the guest agrees to before. */
    consents?: string[];
  } = {},
): Promise<EndpointAnswer<typeof createOrder> & { cart: ReadyCart }> {
  const cart = await buildReadyCart(platform, kind, given);
  const { consents } = given;
  if (consents)
    await platform.call(
      gdprConsentLogCreate,
      {
        sourceType: 'checkoutForm',
        consents,
        guestKey: cart.guestKey,
        user: { email: given.email ?? 'gost@kupci.test' },
      },
      given.options,
    );
  return {
    ...(await platform.call(createOrder, { ...cart, ...given.input }, fromOwnAddress(given.options ?? {}))),
    cart,
  };
}

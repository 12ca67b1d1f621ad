import type { Cart } from '@izlog/contract/ecommerce/cart/cart';
import type { DeliveryMethod } from '@izlog/contract/ecommerce/delivery';
import type { Order } from '@izlog/contract/ecommerce/orders/order';
import type { PaymentMethod } from '@izlog/contract/ecommerce/payment';
import { cartAnswers, cartCookie, fakeCart } from './fake-cart.ts';
import { type Answers, refused } from './fake-platform.ts';

/** What a guest types into the address step. */
export const typedAddress = {
  form: 'address',
  'delivery.contactEmail': 'ana@primjer.hr',
  'delivery.contactPhone': '091 555 0142',
  'delivery.firstName': 'Ana',
  'delivery.lastName': 'Primjerić',
  'delivery.street': 'Obala hrvatskih pomoraca',
  'delivery.houseNumber': '12a',
  'delivery.zipCode': '22000',
  'delivery.city': 'Šibenik',
  'delivery.country': 'HR',
};

const branch = (id: string, name: string) => ({
  id,
  name,
  type: 'locker' as const,
  street: 'Ilica 1',
  zipCode: '10000',
  city: 'Zagreb',
  country: 'HR',
  latitude: null,
  longitude: null,
  openingHours: ['0–24'],
});

/** The sums of the usual cart with a method that costs `delivery`. */
function pricesWith(delivery: number): DeliveryMethod['prices'] {
  const { converted } = fakeCart().prices;
  return { ...converted, delivery, orderTotal: converted.cartTotal + delivery };
}

/** A courier and a locker with two branches. */
export const deliveryMethods: DeliveryMethod[] = [
  {
    id: 1,
    name: 'Dostava na adresu',
    description: 'Kurir, 1–2 radna dana',
    price: 4.5,
    isFree: false,
    freeFrom: 60,
    prices: pricesWith(4.5),
    options: { branches: [], totalBranches: 0, hasBranches: false },
  },
  {
    id: 2,
    name: 'Paketomat',
    description: 'Preuzmite kad stignete',
    price: 2.5,
    isFree: false,
    freeFrom: null,
    prices: pricesWith(2.5),
    options: {
      branches: [branch('z1', 'Zagreb Ilica'), branch('z2', 'Zagreb Vrbik')],
      totalBranches: 40,
      hasBranches: true,
    },
  },
];

const payment = (id: number, kind: PaymentMethod['kind'], name: string): PaymentMethod => ({
  id,
  name,
  description: `${name}, opis`,
  kind,
  paymentType: kind === 'hpf' ? 'HPF' : kind === 'bankTransfer' || kind === 'cashOnDelivery' ? null : kind,
  companyOnly: kind === 'hpf',
  termDays: null,
});

/** Bank transfer, the sandbox bank and the invoice for companies. */
export const paymentMethods = [
  payment(1, 'bankTransfer', 'Uplata po ponudi'),
  payment(2, 'sandbox', 'Kartica'),
  payment(3, 'hpf', 'Račun za tvrtke'),
];

/** Consents of checkout: one required with a link, one free. */
const consents = {
  'GET /api/v1/cms/consent/filter': () => ({
    records: [{ assigned_to: 'checkoutForm', consents: ['UVJETI', 'NOVOSTI'], requiredConsents: ['UVJETI'] }],
    pagination: {},
  }),
  'POST /api/v1/gdpr/web/consent/filter': () => ({
    records: [
      { id: 1, uniqueNumber: 'UVJETI', displayName: 'Prihvaćam <a href="/uvjeti">uvjete</a>', version: 1 },
      { id: 2, uniqueNumber: 'NOVOSTI', displayName: 'Želim novosti', version: 1 },
    ],
  }),
  'POST /api/v1/gdpr/web/consent/log/create': () => ({}),
};

/** The same with consents assigned to another form. */
export const consentsOf = (form: string): Answers => ({
  ...consents,
  'GET /api/v1/cms/consent/filter': ({ query }) => ({
    records:
      query.get('assigned_to') === form
        ? [{ assigned_to: form, consents: ['UVJETI', 'NOVOSTI'], requiredConsents: ['UVJETI'] }]
        : [],
    pagination: {},
  }),
});

const noConsents: Answers = {
  ...consents,
  'GET /api/v1/cms/consent/filter': () => ({ records: [], pagination: {} }),
};

const base = '/api/v2/ecommerce';

/** Sandbox bank's form, as order/create answers it. */
export const bankForm = {
  action: 'https://banka.example/plati',
  fields: [
    { name: 'order', value: '2026-000123' },
    { name: 'signature', value: 'abc' },
  ],
};

/** A platform with one cart that can be ordered. */
export function checkoutAnswers(first: Partial<Cart> = {}): Answers {
  const state: Partial<Cart> = { ...first };
  const cart = () => fakeCart(state);
  return {
    ...cartAnswers(first),
    ...noConsents,
    [`POST ${base}/getCart`]: ({ body }) => {
      if (body.protectCode !== 'code-7') throw refused(400, 'CART_NOT_FOUND');
      return cart();
    },
    [`POST ${base}/validateCart`]: () => ({ ...cart(), validateMemberCard: true, isOrderable: true }),
    [`POST ${base}/checkout/getAvailableCountries`]: () => [
      { id: 191, iso: 'HR', code: 'HRV', name: 'Hrvatska' },
      { id: 705, iso: 'SI', code: 'SVN', name: 'Slovenija' },
    ],
    'PATCH /api/v1/user/web/guest/update': ({ body }) => {
      const { addresses = [] } = body as { addresses?: object[] };
      return {
        id: 31,
        guestKey: 'guest-key',
        email: body.email,
        details: body.details,
        company: null,
        addresses: addresses.map((address, index) => ({ ...address, id: 500 + index })),
      };
    },
    [`PUT ${base}/checkout/saveOptions`]: ({ body }) => {
      if ('companyData' in body) state.companyData = body.companyData as Cart['companyData'];
      return cart();
    },
    [`POST ${base}/delivery/getApplicableDeliveryMethods`]: () => deliveryMethods,
    [`POST ${base}/delivery/findBranches`]: ({ body }) => ({
      records: body.search ? [branch('s9', `Nađeno: ${body.search}`)] : [],
      pagination: { total: 1 },
    }),
    [`PUT ${base}/delivery/saveDeliveryMethod`]: ({ body }) => {
      const method = deliveryMethods.find(({ id }) => id === Number(body.deliveryMethodId));
      state.deliveryMethodId = Number(body.deliveryMethodId);
      state.deliveryMethod = {
        id: state.deliveryMethodId,
        name: method?.name ?? '',
        branch: body.branchId ? { id: String(body.branchId), name: 'Zagreb Ilica' } : null,
      };
      return cart();
    },
    [`POST ${base}/payment/getApplicablePaymentMethods`]: () => paymentMethods,
    [`PUT ${base}/payment/savePaymentMethod`]: ({ body }) => {
      state.paymentMethodId = Number(body.paymentMethodId);
      return cart();
    },
    [`POST ${base}/order/create`]: () => {
      const isCard = state.paymentMethodId === 2;
      return {
        html: isCard ? '<form></form>' : '',
        form: isCard ? bankForm : null,
        orderSlug: '2026-000123',
        orderKey: 'key-123',
        paymentType: isCard ? 'sandbox' : null,
      };
    },
  };
}

/** Cookies of a visitor whose address step is done, as the shop set them. */
export function cookiesOf(response: Response, before = cartCookie): string {
  const jar = new Map(before.split('; ').map((pair) => [pair.split('=')[0], pair]));
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    jar.set(pair.split('=')[0], pair);
  }
  return [...jar.values()].join('; ');
}

/** A placed order as the platform answers it. */
export function fakeOrder(fields: Partial<Order> = {}): Order {
  const address = {
    firstName: 'Ana',
    lastName: 'Primjerić',
    contactEmail: 'ana@primjer.hr',
    contactPhone: '091 555 0142',
    street: 'Obala',
    houseNumber: '12a',
    city: 'Šibenik',
    zipCode: '22000',
    country: 'HR',
  };
  return {
    id: 9,
    slug: '2026-000123',
    state: 'created',
    isPaid: false,
    createdAt: '2026-11-21T08:00:00.000Z',
    paidAt: null,
    expiresAt: '2026-11-28T08:00:00.000Z',
    dueAt: null,
    invoiceNumber: null,
    language: 'hrv',
    currency: { iso: 'EUR', symbol: '€' },
    items: [
      {
        itemId: 70,
        productId: 12,
        name: 'Račun prije betona',
        language: 'hrv',
        sku: 'RPB-1',
        slug: 'racun-prije-betona',
        media: [],
        quantity: 2,
        unitPrice: 28,
        row: 56,
        total: 56,
        taxRate: 5,
        tax: 2.67,
        isDigital: false,
        day: null,
        options: [],
        members: [],
        guarantee: null,
        isGift: false,
        chosen: null,
        refundedQuantity: 0,
        downloads: [],
      },
    ],
    prices: {
      itemsTotal: 56,
      promotion: 0,
      coupon: 0,
      promotions: [],
      loyalty: 0,
      delivery: 4.5,
      orderTotal: 60.5,
      tax: 2.88,
      taxes: [{ rate: 5, base: 57.62, tax: 2.88 }],
      taxCountry: null,
      isTaxIncluded: true,
      refundedTotal: 0,
      handedBackTotal: 0,
    },
    email: 'ana@primjer.hr',
    deliveryAddress: address,
    billingAddress: address,
    deliveryMethod: { id: 1, name: 'Dostava na adresu', branch: null, isPickup: false, phone: '' },
    paymentMethod: { id: 1, name: 'Uplata po ponudi', kind: 'bankTransfer', paymentType: null },
    companyData: null,
    isReverseCharge: false,
    messages: { orderMessage: '', giftMessage: '', to: '', from: '' },
    history: [],
    parcels: [],
    slip: {
      recipient: { name: 'Izlog d.o.o.', street: 'Ilica 1', town: '10000 Zagreb' },
      iban: 'HR1210010051863000160',
      model: 'HR00',
      reference: '2026-000123',
      purposeCode: 'OTHR',
      description: 'Narudžba 2026-000123',
      amount: 60.5,
      currency: 'EUR',
      barcode: {
        text: 'HRVHUB30',
        svg: '<svg/>',
        pngUrl: '/api/v2/ecommerce/order/web/slip/2026-000123?key=k',
      },
    },
    mayPayAgain: false,
    payLink: null,
    mayCancel: true,
    heldTotal: 0,
    documents: [],
    refunds: [],
    notFiscalised: true,
    paper: 'offer',
    pdfUrl: '/api/v2/ecommerce/order/web/pdf/2026-000123?key=k',
    ...fields,
  };
}

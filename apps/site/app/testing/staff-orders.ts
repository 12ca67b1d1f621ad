import type { Answers } from './fake-platform.ts';
import { sentForm } from './send-form.ts';
import { startSite } from './start-site.ts';

/** Of somebody who is logged in. */
const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
/** Where the order is looked at, and asked for. */
export const path = '/admin/narudzbe/2026-000007';
const get = 'GET /api/v2/ecommerce/order/get/2026-000007';
/** An order as the list has it. */
export const listed = {
  id: 7,
  slug: '2026-000007',
  state: 'paid',
  isPaid: true,
  createdAt: '2026-11-21T08:15:00.000Z',
  currency: { iso: 'EUR', symbol: '€' },
  orderTotal: 1234.5,
  paymentKind: 'corvuspay',
  quantity: 3,
  names: ['Planer', 'Olovke'],
  email: 'ana@kupci.test',
  buyer: 'Stolarija Đurić d.o.o.',
  attention: 'paidTwice',
  tags: [],
  assignee: '',
  isRefundOwed: false,
};
const address = {
  firstName: 'Ana',
  lastName: 'Đurić',
  contactEmail: 'ana@kupci.test',
  contactPhone: '091 555 0142',
  street: 'Riva',
  houseNumber: '1',
  city: 'Šibenik',
  zipCode: '22000',
  country: 'HR',
};
const item = {
  itemId: 31,
  productId: 3,
  name: 'Planer',
  language: 'hrv',
  sku: 'PL-1',
  slug: 'planer',
  media: [],
  quantity: 3,
  unitPrice: 10,
  row: 30,
  total: 27,
  taxRate: 25,
  tax: 5.4,
  isDigital: false,
  options: [{ name: 'Tekst na koricama', value: 'Lavanda' }],
  members: [],
  guarantee: null,
  refundedQuantity: 1,
  downloads: [],
};
/** The same, paid and partly refunded. */
export const paidOrder = {
  ...listed,
  paidAt: listed.createdAt,
  expiresAt: null,
  dueAt: null,
  isOverdue: false,
  invoiceNumber: '1/1/1',
  language: 'hrv',
  items: [item],
  prices: {
    itemsTotal: 30,
    promotion: 0,
    promotions: [],
    coupon: 3,
    loyalty: 0,
    delivery: 4.5,
    orderTotal: 31.5,
    tax: 6.3,
    taxes: [],
    taxCountry: null,
    isTaxIncluded: true,
    refundedTotal: 9,
    handedBackTotal: 9,
  },
  deliveryAddress: address,
  billingAddress: address,
  deliveryMethod: { id: 1, name: 'GLS', branch: null },
  paymentMethod: { id: 1, name: 'Kartica', kind: 'corvuspay', paymentType: 'corvuspay' },
  companyData: null,
  isReverseCharge: false,
  vat: { mayAsk: false, taxToGiveBack: null },
  messages: { orderMessage: '', giftMessage: '', to: '', from: '' },
  history: [],
  parcels: [],
  slip: null,
  mayPayAgain: false,
  payLink: null,
  mayCancel: false,
  heldTotal: 0,
  ended: null as unknown,
  notFiscalised: false,
  paper: 'invoice',
  pdfUrl: '/api/v2/ecommerce/order/web/pdf/2026-000007',
  documents: [
    {
      kind: 'invoice',
      number: '1/1/1',
      issuedAt: listed.createdAt,
      total: 31.5,
      pdfUrl: '/racun',
      paperId: null,
      fiscal: null,
    },
    {
      kind: 'credit',
      number: '3/1/1',
      issuedAt: listed.createdAt,
      total: -9,
      pdfUrl: '/odobrenje',
      paperId: null,
      fiscal: null,
    },
  ],
  paidTotal: 31.5,
  mayTakePapers: false,
  invoiceDue: null,
  documentsWaiting: [],
  invoicePayment: null,
  eInvoices: [],
  correction: { revision: 'r1', why: null as string | null, isBillOpen: false },
  fulfilments: [],
  unpacked: [{ itemId: 31, quantity: 2 }],
  moves: ['processing', 'sent', 'completed', 'refunded'],
  payments: [
    {
      reference: 'R-1',
      gateway: 'corvuspay',
      state: 'approved',
      amount: 31.5,
      refunded: 9,
      transactionId: '99',
      createdAt: listed.createdAt,
    },
  ],
  refunds: [
    {
      id: 1,
      amount: 9,
      reason: 'Oštećeno',
      state: 'done',
      isThroughGateway: false,
      withDelivery: false,
      createdAt: listed.createdAt,
      handedAt: listed.createdAt,
      creditNumber: '3/1/1',
    },
  ],
  events: [
    { kind: 'state', state: 'paid', note: '', amount: null, at: listed.createdAt, userId: null, by: '' },
    {
      kind: 'refund',
      state: null,
      note: 'failed',
      amount: null,
      at: listed.createdAt,
      userId: 4,
      by: 'Iva Ivić',
    },
    {
      kind: 'mail',
      state: null,
      note: 'confirmation',
      amount: null,
      at: listed.createdAt,
      userId: 4,
      by: 'Iva Ivić',
    },
  ],
};

const desk = {
  notes: [{ id: 1, text: 'Zvala je: ne prije utorka.', at: listed.createdAt, by: 'Iva Ivić' }],
  tags: ['sajam'],
  assignee: null,
  before: '2026-000008',
  after: null,
  place: 2,
  total: 2,
  isMore: false,
  buyer: { id: 12, orders: 3, spent: 318.4 },
};

/** The orders of a shop; `sent` gives the last call of a path. */
export async function open(
  order: object = {},
  more: Answers = {},
  scope = ['orders.edit', 'orders.read', 'orders.ship', 'orders.refund'],
) {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope, details: {}, email: 'a@b.hr' }),
      'GET /api/v2/ecommerce/order/filter': ({ query }) => ({
        records: query.get('search') === 'nitko' ? [] : [listed],
        pagination: {
          page: 1,
          lastPage: 3,
          limit: 20,
          total: query.get('search') === 'nitko' ? 0 : 42,
          perPage: 20,
        },
        isMore: false,
        parts: { waiting: 1, others: 41 },
      }),
      [get]: () => ({ ...paidOrder, uneditable: null, ...order }),
      'GET /api/v2/ecommerce/order/desk/2026-000007': () => desk,
      'GET /api/v2/ecommerce/order/views': () => ({
        '': 42,
        attention: 1,
        unsent: 10_001,
        awaitingPayment: 0,
        today: 3,
      }),
      'GET /api/v2/ecommerce/order/people': () => ({
        people: [{ id: 4, name: 'Iva Ivić' }],
        tags: ['sajam'],
      }),
      ...more,
    },
  });
  const see = (where = path) => site.visit(where, { headers: { cookie } });
  const send = (fields: Record<string, string>) => site.visit(path, sentForm(fields, cookie));
  const sent = (end: string) => site.calls.findLast((call) => call.path.includes(end));
  return { see, send, sent };
}

import type { Draft } from '@izlog/contract/ecommerce/drafts/draft';
import { expect, test } from 'vitest';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const at = '2026-11-21T08:15:00.000Z';
const draft: Draft = {
  id: 7,
  revision: 'r1',
  state: 'open',
  language: 'hrv',
  userId: 5,
  address: {
    firstName: 'Ana',
    lastName: 'Perić',
    contactEmail: 'ana@kupci.test',
    contactPhone: '',
    street: '',
    houseNumber: '',
    city: '',
    zipCode: '',
    country: 'HR',
  },
  billingAddress: null,
  company: null,
  note: '',
  message: '',
  items: [],
  prices: { itemsTotal: 0, delivery: 0, taxes: [], orderTotal: 0 } as unknown as Draft['prices'],
  currency: { iso: 'EUR', symbol: '€' },
  promotions: [],
  gifts: [],
  notices: [],
  isDigital: false,
  delivery: [],
  noDelivery: '',
  deliveryMethodId: null,
  deliveryBranchId: null,
  payment: [],
  paymentMethodId: null,
  needs: [],
  heldUntil: null,
  validUntil: null,
  sentAt: null,
  offerUrl: null,
  orderSlug: null,
  edits: null,
  events: [{ kind: 'price', note: '– → 1030.50: od 2.50 naviše', at, by: 'Vlasnik' }],
  createdAt: at,
  updatedAt: at,
};

const visit = async (own: Partial<Draft> = {}) => {
  const site = await startSite({
    answers: {
      'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['orders.edit', 'prices.edit'] }),
      'GET /api/v2/ecommerce/draft/get/7': () => ({ ...draft, ...own }),
    },
  });
  return site.visit('/admin/narudzbe/skice/7', { headers: { cookie } });
};

test('[OFFICE-14] a draft of a known customer is written as a browser reads it, so nothing typed early is lost', async () => {
  const { html, document } = await visit();

  expect(document.querySelector('button[value=forgetBuyer]')).not.toBeNull();
  // A paragraph in a paragraph is read as two beside each other: the page would be rendered again, and its fields emptied.
  expect(html).not.toMatch(/<p(?: [^>]*)?>(?:(?!<\/p>)[\s\S])*<p[ >]/);
});

test('[OFFICE-15] an agreed price stands in the history as money, its reason as it was typed', async () => {
  const { document } = await visit();

  const history = document.querySelector('.trail')?.textContent?.replaceAll('\u00a0', ' ');
  expect(history).toContain('– → 1.030,50 €: od 2.50 naviše');
});

test('what was ordered is not said to be an offer that can be taken back', async () => {
  const { document } = await visit({ state: 'placed', orderSlug: '2026-000008' });

  expect(document.querySelector('.head')?.textContent).not.toContain('povucite');
  expect(document.querySelector('button[value=takeBack]')).toBeNull();
});

test('[OFFICE-06] a changed order shows what it was, what it will be and what is left to pay, and no way to offer it', async () => {
  const edits = {
    orderSlug: '2026-000009',
    lines: [{ productId: 3, name: 'Planer', quantity: 2, row: 40 }],
    itemsTotal: 40,
    delivery: 4.5,
    orderTotal: 44.5,
    paid: 0,
    due: 0,
    giveBack: 0,
  };
  const { document } = await visit({ edits });

  const words = document.querySelector('main')?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  expect(document.querySelector('h1')?.textContent).toContain('Izmjena narudžbe 2026-000009');
  expect(words).toMatch(/Bilo44,50 €.*Uklonjeno: Planer.*40,00 €.*Bit će0,00 €/s);
  expect([...document.querySelectorAll('.save-bar button')].map(({ textContent }) => textContent)).toEqual([
    'Spremi i izračunaj',
    'Potvrdi izmjenu',
  ]);
  expect(document.querySelector('button[value=send]')).toBeNull();
});

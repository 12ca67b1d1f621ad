import type { DemoCheckout } from '../shape-shop.ts';

/** The second shop sends honey twice a week and is paid by transfer or at the door. */
export const secondCheckout: DemoCheckout = {
  afterAdding: 1,
  countries: ['HR'],
  delivery: [
    {
      code: 'posta',
      name: { hr: 'Pošta' },
      description: { hr: 'Šaljemo utorkom i petkom.' },
      rates: [{ countries: ['HR'], maxWeight: 10_000, price: 550, freeFrom: 5000 }],
    },
  ],
  branches: {},
  payments: [
    {
      code: 'uplata',
      kind: 'bankTransfer',
      name: { hr: 'Uplata po predračunu' },
      description: { hr: 'Med šaljemo čim uplata stigne.' },
    },
    {
      code: 'pouzece',
      kind: 'cashOnDelivery',
      name: { hr: 'Pouzeće' },
      description: { hr: 'Plaćate poštaru.' },
      isForDigital: false,
    },
  ],
  promotions: [],
};

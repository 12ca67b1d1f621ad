import type { OptionGroup } from '../cms/option-kind.ts';

/** The last part of the address of each screen of the settings. */
export const settingsSlugs = {
  company: 'tvrtka',
  look: 'izgled',
  mails: 'posta',
  site: 'stranica',
  sitemap: 'karta-stranica',
  comments: 'komentari',
  reviews: 'recenzije',
  orders: 'narudzbe',
  invoices: 'racuni',
  eInvoices: 'eracuni',
  labels: 'oznake-eu',
  law: 'registri',
  priceList: 'cjenik',
  protection: 'zastita',
  analytics: 'mjerenje',
  custom: 'vlastiti-html',
} as const satisfies Record<OptionGroup, string>;

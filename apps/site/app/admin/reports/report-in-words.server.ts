import type { StaffKey } from '../../i18n/messages.ts';
import type { SiteContext } from '../../platform-client/site-context.ts';
import { staffWords } from '../content/staff-refusal.server.ts';

const words: Readonly<Record<string, StaffKey>> = {
  base: 'reports.base',
  before: 'reports.before',
  carts: 'reports.stepCarts',
  checkouts: 'reports.stepCheckouts',
  corrects: 'reports.correctsOf',
  count: 'reports.times',
  country: 'reports.country',
  day: 'reports.day',
  income: 'reports.income',
  language: 'content.language',
  missed: 'reports.missed',
  name: 'media.order.name',
  orders: 'reports.stepOrders',
  price: 'reports.price',
  products: 'reports.stepProducts',
  quantity: 'reports.pieces',
  quarter: 'reports.quarter',
  query: 'reports.query',
  rate: 'reports.rate',
  sku: 'products.sku',
  tax: 'reports.tax',
  total: 'reports.total',
  value: 'reports.value',
};
const signs: Readonly<Record<string, string>> = { id: '#', key: '#', oss: 'OSS' };

/**
 * A report as the shop's own people read it: what its columns are called, in their language. It never comes in again, so
 * that no program has to know them; programs have the codes, from the platform.
 */
export function reportInWords(site: SiteContext, csv: string): string {
  const text = csv.replace(/^\uFEFF/, '');
  const end = text.indexOf('\n');
  const head = text
    .slice(0, end)
    .split(',')
    .map((code) => {
      const key = words[code];
      return cell(key ? staffWords(site, key) : (signs[code] ?? code));
    });
  return `${head.join()}${text.slice(end)}`;
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

import words from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { formatMoney, formatNumber, formatShortDate } from '#site/i18n/formats.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { ProductView } from '../product-view.ts';
import { changeLines } from './change-lines.ts';

const text = {
  t: (key: string, values?: object) => textOf(words as never, 'hr', key as never, values as never),
  money: (amount: number) => formatMoney(amount, { id: 0, iso: 'EUR', label: '€' }, 'hr'),
  number: (value: number) => formatNumber(value, 'hr'),
  shortDate: (instant: string | number) => formatShortDate(instant, 'hr'),
};
const view = {
  languages: [{ code: 'hrv', name: 'Hrvatski', isDefault: true }],
  choices: {
    categories: [{ id: 3, name: 'Planeri' }],
    brands: [],
    tags: [],
    taxClasses: [{ id: 2, name: 'PDV 5 %', rate: 5 }],
    attributes: [
      { id: 7, name: 'Boja', type: 'Dropdown', unit: '', isAxis: true, values: [{ id: 70, name: 'plava' }] },
    ],
  },
  record: { members: [{ id: 5, name: 'Bilježnica', sku: 'B-5' }] },
} as unknown as ProductView;

const told = (part: string, before: unknown, after: unknown, variant: string | null = null) =>
  changeLines({ part, product: 1, variant, before, after }, view, text).map((line) =>
    `${line.name}: ${line.before} → ${line.after}`.replaceAll('\u00a0', ' '),
  );

test('[OFFICE-15] the history of a product speaks as its form does: labels, names, money, days and counts, no code', () => {
  expect(told('state', 'draft', 'published')).toEqual(['Stanje: Skica → Objavljen']);
  expect(told('stock.quantity', 5, 3)).toEqual(['Na zalihi: 5 → 3']);
  expect(told('stock.reason', null, 'damaged')).toEqual(['Razlog:  → Oštećeno']);
  expect(told('stock.isTracked', true, false)).toEqual(['Prati zalihu: da → ne']);
  expect(told('stock.backorders', 'no', 'notify')).toEqual([
    'Kad ponestane: ne može se kupiti → može, uz napomenu',
  ]);
  expect(told('words.hrv.name', 'Planer', 'Planer 2027')).toEqual(['Naziv (Hrvatski): Planer → Planer 2027']);
  expect(told('price.base', 12.5, 14)).toEqual(['Redovna cijena: 12,50 € → 14,00 €']);
  expect(told('price.saleTo', null, '2026-12-31T23:00:00.000Z')).toEqual(['Sniženo do:  → 31. 12. 2026.']);
  expect(told('taxClassId', 2, 9)).toEqual(['Porez: PDV 5 % → (više ne postoji)']);
  expect(told('categories', [], [3])).toEqual(['Kategorije:  → Planeri']);
  expect(told('bundle', [], [{ productId: 5, quantity: 2 }])).toEqual(['Sadržaj paketa:  → 2 × Bilježnica']);
  expect(told('attributes', [], [{ attributeId: 7, valueIds: [70] }])).toEqual(['Boja:  → plava']);
  expect(told('media', [], [{ mediaId: 128, alt: { hrv: 'Korice' } }])).toEqual([
    'Slike:  → 1 slika (Korice)',
  ]);
  expect(
    told(
      'media',
      [
        { mediaId: 1, alt: {} },
        { mediaId: 2, alt: {} },
      ],
      [
        { mediaId: 2, alt: {} },
        { mediaId: 1, alt: {} },
      ],
    ),
  ).toEqual(['Slike:  → drugi redoslijed']);
  expect(told('variants', 0, 24)).toEqual(['Dodano: 24 varijante.:  → ']);
  expect(told('price', 12, 14, 'plava, A5')).toEqual(['plava, A5 – Redovna cijena: 12,00 € → 14,00 €']);
  expect(told('stock.quantity', null, 4)).toEqual(['Na zalihi:  → 4']);
  expect(told('fromFile', null, 'jesen.csv')).toEqual(['Uvezeno iz datoteke jesen.csv.:  → ']);
});

test('[OFFICE-15] what says nothing of a new product has no line', () => {
  const nothing: readonly [string, unknown][] = [
    ['isPriceFrom', false],
    ['bundle', []],
    ['width', null],
    ['stock.backorders', 'no'],
    ['minQuantity', 1],
    ['words.hrv.seoTitle', null],
  ];
  expect(nothing.flatMap(([part, after]) => told(part, null, after))).toEqual([]);
});

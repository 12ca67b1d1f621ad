import { expect, test } from 'vitest';
import { findingsOf } from './check-invoice.ts';
import type { ReadInvoice } from './read-invoice.ts';

const issuedAt = new Date('2026-11-29T10:00:00Z');
const hours = (count: number) => new Date(issuedAt.getTime() + count * 3_600_000);

const invoice: ReadInvoice = {
  oib: '12345678903',
  inVatSystem: true,
  issuedAt,
  sequence: 'P',
  number: '1',
  premises: 'WEB1',
  device: '1',
  vat: [{ rate: 2500, base: 1000, amount: 250 }],
  consumptionTax: [],
  otherTaxes: [],
  exempt: 0,
  margin: 0,
  notTaxed: 0,
  fees: [],
  total: 1250,
  payment: 'K',
  operatorOib: '12345678903',
  zki: 'e4d909c290d0fb1ca068ffaddf22cbd0',
  late: false,
  purpose: null,
  buyerOib: null,
};
const withoutVat = { ...invoice, inVatSystem: false, vat: [] };
const at = { sentAt: hours(0), processedAt: hours(0) };

/** Appendix 13, a row for each code that an invoice of today can have. */
const table: [codes: string, Partial<ReadInvoice>, Partial<typeof at>?][] = [
  ['', {}],
  ['v101', {}, { processedAt: hours(7) }],
  ['v101 v103', { issuedAt: hours(7) }, { sentAt: hours(7), processedAt: hours(0.5) }],
  ['v104', { issuedAt: hours(1) }],
  ['v105', { number: '0' }],
  ['v106', { number: '1000000' }],
  ['', { number: '999999' }],
  ['v110', { vat: [{ rate: 2300, base: 1000, amount: 230 }], total: 1230 }],
  ['v166 v112', { vat: [{ rate: 2500, base: 2000, amount: 500 }] }],
  ['v166 v113', { vat: [{ rate: 2500, base: -2000, amount: -500 }], total: -1250 }],
  ['v166 v114', { vat: [{ rate: 2500, base: -1000, amount: -250 }] }],
  ['v117', { consumptionTax: [{ rate: -1, base: 0, amount: 0 }] }],
  ['v118', { consumptionTax: [{ rate: 301, base: 0, amount: 0 }] }],
  ['v120', { ...withoutVat, consumptionTax: [{ rate: 300, base: 2000, amount: 60 }] }],
  ['v121', { ...withoutVat, total: -1000, consumptionTax: [{ rate: 300, base: -2000, amount: -60 }] }],
  ['v122', { ...withoutVat, consumptionTax: [{ rate: 300, base: -1000, amount: -30 }] }],
  ['v125', { otherTaxes: [{ rate: 1500, base: 0, amount: 0 }] }],
  ['v166 v126', { exempt: 1300 }],
  ['v166 v127', { exempt: -1300, total: -1250, vat: [] }],
  ['v166 v128', { exempt: -1, total: 1300 }],
  ['v166 v129', { margin: 2000, total: 1300 }],
  ['v166 v130', { margin: -2000, total: -1300, vat: [] }],
  ['v166 v131', { margin: -1, total: 1300 }],
  ['v166 v132', { notTaxed: 1300 }],
  ['v166 v133', { notTaxed: -1300, total: -1250, vat: [] }],
  ['v166 v134', { notTaxed: -1, total: 1300 }],
  ['v141', { purpose: 'x' }],
  ['v142', { ...withoutVat, vat: [{ rate: 2500, base: 1000, amount: 250 }] }],
  ['v143', { ...withoutVat, exempt: 1 }],
  ['v144', { ...withoutVat, margin: 1 }],
  ['v145', { ...withoutVat, notTaxed: 1 }],
  ['', {}, { sentAt: hours(48), processedAt: hours(48) }],
  ['v152', {}, { sentAt: hours(48.1), processedAt: hours(48.1) }],
  ['v152', {}, { sentAt: hours(120), processedAt: hours(120) }],
  ['v153', {}, { sentAt: hours(120.1), processedAt: hours(120.1) }],
  ['', { vat: [{ rate: 2500, base: 1000, amount: 240 }], total: 1240 }],
  ['v160', { vat: [{ rate: 2500, base: 1000, amount: 239 }], total: 1239 }],
  ['v161', { vat: [{ rate: 2500, base: 1000, amount: 261 }], total: 1261 }],
  ['v162', { consumptionTax: [{ rate: 300, base: 1000, amount: 19 }], total: 1269 }],
  ['v163', { consumptionTax: [{ rate: 300, base: 1000, amount: 41 }], total: 1291 }],
  ['v164', { fees: [13_501], total: 14_751 }],
  ['v165', { fees: [-13_501], total: -12_251 }],
  ['', { total: 1251 }],
  ['v166', { total: 1252 }],
  ['v167', { ...withoutVat, payment: 'T', total: 15_000_001 }],
  ['', { ...withoutVat, payment: 'T', total: 15_000_000 }],
  ['v168', { ...withoutVat, payment: 'G', total: -1_000_001 }],
];

test('[FISC-02] the findings are those of appendix 13, a row for each code', () => {
  for (const [codes, said, times] of table)
    expect(findingsOf({ ...invoice, ...said }, { ...at, ...times }).join(' '), JSON.stringify(said)).toBe(
      codes,
    );
});

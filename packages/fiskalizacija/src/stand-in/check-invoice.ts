import type { CheckCode } from '../messages/codes.ts';
import type { ReadInvoice } from './read-invoice.ts';

const hour = 3_600_000;
const day = 24 * hour;
// Rates of the VAT act, in hundredths of a percent.
const vatRates = [2500, 1300, 500, 0];

/** When a message was sent and when the host works on it. */
export interface Times {
  sentAt: Date;
  processedAt: Date;
}

/**
 * What the test host would find about an invoice issued since the euro came (specification 2.6, appendix 13): no code where
 * nothing is wrong.
 */
export function findingsOf(invoice: ReadInvoice, times: Times): CheckCode[] {
  const wrongTotal = invoice.inVatSystem && isTotalWrong(invoice);
  return [
    ...timeFindings(invoice, times),
    ...numberFindings(invoice),
    ...(invoice.inVatSystem ? vatFindings(invoice) : withoutVatFindings(invoice)),
    ...consumptionTaxFindings(invoice),
    ...when(
      invoice.otherTaxes.some(({ rate, base, amount }) => rate || base || amount),
      'v125',
    ),
    ...when(invoice.purpose !== null, 'v141'),
    ...when(
      invoice.fees.some((fee) => fee > 13_500),
      'v164',
    ),
    ...when(
      invoice.fees.some((fee) => fee < -13_500),
      'v165',
    ),
    ...when(wrongTotal, 'v166'),
    // Only then the host asks which part is the odd one.
    ...(wrongTotal ? partFindings(sumOf(invoice.vat, 'base'), invoice.total, ['v112', 'v113', 'v114']) : []),
    ...(wrongTotal || !invoice.inVatSystem
      ? partFindings(sumOf(invoice.consumptionTax, 'base'), invoice.total, ['v120', 'v121', 'v122'])
      : []),
    ...(wrongTotal ? partFindings(invoice.exempt, invoice.total, ['v126', 'v127', 'v128']) : []),
    ...(wrongTotal ? partFindings(invoice.margin, invoice.total, ['v129', 'v130', 'v131']) : []),
    ...(wrongTotal ? partFindings(invoice.notTaxed, invoice.total, ['v132', 'v133', 'v134']) : []),
    ...when('TO'.includes(invoice.payment) && Math.abs(invoice.total) > 15_000_000, 'v167'),
    ...when('GK'.includes(invoice.payment) && Math.abs(invoice.total) > 1_000_000, 'v168'),
  ];
}

const when = (is: boolean, code: CheckCode): CheckCode[] => (is ? [code] : []);

const sumOf = (taxes: ReadInvoice['vat'], field: 'base' | 'amount') =>
  taxes.reduce((sum, tax) => sum + tax[field], 0);

function timeFindings({ issuedAt }: ReadInvoice, { sentAt, processedAt }: Times): CheckCode[] {
  const age = processedAt.getTime() - issuedAt.getTime();
  return [
    ...when(Math.abs(processedAt.getTime() - sentAt.getTime()) > 6 * hour, 'v101'),
    ...when(-age > 6 * hour, 'v103'),
    ...when(issuedAt > sentAt, 'v104'),
    ...when(age > 2 * day && age <= 5 * day, 'v152'),
    ...when(age > 5 * day, 'v153'),
  ];
}

const numberFindings = ({ number }: ReadInvoice): CheckCode[] => [
  ...when(Number(number) === 0, 'v105'),
  ...when(number.length > 6, 'v106'),
];

/** The formula leaves the margin out: its scheme shows no VAT. */
function isTotalWrong(invoice: ReadInvoice): boolean {
  const sum =
    sumOf(invoice.vat, 'base') +
    sumOf(invoice.vat, 'amount') +
    sumOf(invoice.consumptionTax, 'amount') +
    invoice.exempt +
    invoice.notTaxed +
    invoice.fees.reduce((all, fee) => all + fee, 0);
  return Math.abs(sum - invoice.total) > 1;
}

const vatFindings = ({ vat }: ReadInvoice): CheckCode[] => [
  ...when(
    vat.some(({ rate }) => !vatRates.includes(rate)),
    'v110',
  ),
  ...amountFindings(vat, ['v160', 'v161']),
];

const withoutVatFindings = ({ vat, exempt, margin, notTaxed }: ReadInvoice): CheckCode[] => [
  ...when(
    vat.some(({ rate, base, amount }) => rate || base || amount),
    'v142',
  ),
  ...when(exempt !== 0, 'v143'),
  ...when(margin !== 0, 'v144'),
  ...when(notTaxed !== 0, 'v145'),
];

const consumptionTaxFindings = ({ consumptionTax }: ReadInvoice): CheckCode[] => [
  ...when(
    consumptionTax.some(({ rate }) => rate < 0),
    'v117',
  ),
  ...when(
    consumptionTax.some(({ rate }) => rate > 300),
    'v118',
  ),
  ...amountFindings(consumptionTax, ['v162', 'v163']),
];

/** An amount may be 10 cents off what the rate makes of the base, which is not rounded. */
function amountFindings(taxes: ReadInvoice['vat'], [below, above]: [CheckCode, CheckCode]): CheckCode[] {
  // In millionths of a euro, so that nothing is rounded.
  const off = taxes.map(({ rate, base, amount }) => amount * 10_000 - base * rate);
  return [
    ...when(
      off.some((one) => one < -100_000),
      below,
    ),
    ...when(
      off.some((one) => one > 100_000),
      above,
    ),
  ];
}

function partFindings(
  part: number,
  total: number,
  [above, below, sign]: [CheckCode, CheckCode, CheckCode],
): CheckCode[] {
  return [
    ...when(total >= 0 && part > total, above),
    ...when(total <= 0 && part < total, below),
    ...when(part !== 0 && total !== 0 && part > 0 !== total > 0, sign),
  ];
}

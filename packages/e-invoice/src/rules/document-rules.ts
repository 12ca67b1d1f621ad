import { compared, type Decimal, scaled } from '../amounts/decimal.ts';
import type { Adjustment, Invoice, Line, Party, Period } from '../invoice.ts';
import type { Problem } from '../problem.ts';

const transfers = ['30', '58'];

/** The norm's rules that are of neither sums nor VAT. */
export function* documentProblems(invoice: Invoice): Generator<Problem> {
  const { lines, totals, seller, buyer } = invoice;
  if (lines.length === 0) yield { field: 'lines', rule: 'BR-16', reason: 'are missing' };
  if (invoice.taxPoint !== undefined && invoice.period?.taxPointCode !== undefined)
    yield { field: 'taxPoint', rule: 'BR-CO-03', reason: 'and its code are said both' };
  if (totals.payable > 0 && invoice.due === undefined && invoice.paymentTerms === undefined)
    yield { field: 'due', rule: 'BR-CO-25', reason: 'is missing, as are terms of payment' };
  if ((invoice.vatCurrency === undefined) !== (totals.vatInVatCurrency === undefined))
    yield {
      field: 'totals.vatInVatCurrency',
      rule: 'BR-53',
      reason: 'goes with vatCurrency, each with the other',
    };
  yield* partyProblems(seller, 'seller', 'BR-62');
  yield* partyProblems(buyer, 'buyer', 'BR-63');
  yield* vatIdProblems(invoice.taxRepresentative?.vatId, 'taxRepresentative.vatId');
  if (seller.identifiers === undefined && seller.registration === undefined && seller.vatId === undefined)
    yield {
      field: 'seller.registration',
      rule: 'BR-CO-26',
      reason: 'is missing, as are identifier and VAT id',
    };
  if ((buyer.identifiers ?? []).length > 1)
    yield { field: 'buyer.identifiers', rule: 'UBL-SR-16', reason: 'are more than one' };
  yield* periodProblems(invoice.period, 'period', 'BR-29', 'BR-CO-19');
  yield* paymentProblems(invoice);
  for (const [index, one] of (invoice.adjustments ?? []).entries())
    yield* adjustmentProblems(one, `adjustments[${index}]`, one.kind === 'charge' ? 'BR-CO-22' : 'BR-CO-21');
  for (const [index, line] of lines.entries()) yield* lineProblems(line, `lines[${index}]`);
}

function* partyProblems(
  { endpoint, vatId, address }: Party,
  field: string,
  rule: string,
): Generator<Problem> {
  if (endpoint && endpoint.scheme === undefined)
    yield { field: `${field}.endpoint.scheme`, rule, reason: 'is missing' };
  if (!/^[A-Z]{2}$/.test(address.country))
    yield {
      field: `${field}.address.country`,
      rule: 'BR-CL-14',
      reason: `is no country: ${address.country}`,
    };
  yield* vatIdProblems(vatId, `${field}.vatId`);
}

/** The country in front; Greece says EL in this place. */
function* vatIdProblems(vatId: string | undefined, field: string): Generator<Problem> {
  if (vatId !== undefined && !/^[A-Z]{2}/.test(vatId))
    yield { field, rule: 'BR-CO-09', reason: `does not begin with its country: ${vatId}` };
}

function* periodProblems(
  period: Period | undefined,
  field: string,
  order: string,
  filled: string,
): Generator<Problem> {
  if (!period) return;
  const { start, end } = period;
  const isCodeOnly = 'taxPointCode' in period && period.taxPointCode !== undefined;
  if (start === undefined && end === undefined && !isCodeOnly)
    yield { field, rule: filled, reason: 'has neither start nor end' };
  if (start !== undefined && end !== undefined && end < start)
    yield { field, rule: order, reason: `ends on ${end}, before it starts on ${start}` };
}

function* paymentProblems({ payments = [] }: Invoice): Generator<Problem> {
  for (const [index, { code, account }] of payments.entries())
    if (transfers.includes(code) && !account)
      yield { field: `payments[${index}].account`, rule: 'BR-61', reason: 'is missing: it is a transfer' };
  const differs = (values: (string | undefined)[]) =>
    new Set(values.filter((one) => one !== undefined)).size > 1;
  if (differs(payments.map(({ code }) => code)))
    yield { field: 'payments', rule: 'UBL-SR-47', reason: 'have different codes' };
  if (differs(payments.map(({ reference }) => reference)))
    yield { field: 'payments', rule: 'UBL-SR-44', reason: 'have different references' };
}

function* adjustmentProblems(
  { reason, reasonCode, percent, base }: Adjustment,
  field: string,
  rule: string,
): Generator<Problem> {
  if (reason === undefined && reasonCode === undefined)
    yield { field: `${field}.reason`, rule, reason: 'and its code are missing' };
  if (percent !== undefined && base === undefined)
    yield { field: `${field}.base`, reason: 'is missing: a percentage is of something' };
}

function* lineProblems(line: Line, field: string): Generator<Problem> {
  const { price, standardId, classifications = [], adjustments = [] } = line;
  yield* notNegative(price.net, `${field}.price.net`, 'BR-27');
  yield* notNegative(price.gross, `${field}.price.gross`, 'BR-28');
  if (price.gross !== undefined && price.discount === undefined)
    yield { field: `${field}.price.discount`, reason: 'is missing beside a gross price' };
  for (const key of ['orderLine', 'despatchLine', 'receiptLine'] as const)
    if (line[key] && line[key].line === undefined)
      yield { field: `${field}.${key}.line`, reason: 'is missing' };
  yield* periodProblems(line.period, `${field}.period`, 'BR-30', 'BR-CO-20');
  if (standardId && standardId.scheme === undefined)
    yield { field: `${field}.standardId.scheme`, rule: 'BR-64', reason: 'is missing' };
  for (const [index, { list }] of classifications.entries())
    if (list === '')
      yield { field: `${field}.classifications[${index}].list`, rule: 'BR-65', reason: 'is missing' };
  for (const [index, one] of adjustments.entries())
    yield* adjustmentProblems(
      one,
      `${field}.adjustments[${index}]`,
      one.kind === 'charge' ? 'BR-CO-24' : 'BR-CO-23',
    );
}

function* notNegative(value: Decimal | undefined, field: string, rule: string): Generator<Problem> {
  const parts = value === undefined ? undefined : scaled(value);
  if (parts && compared(parts, { digits: 0n, scale: 0 }) < 0)
    yield { field, rule, reason: `is negative: ${value}; what is taken back has a negative quantity` };
}

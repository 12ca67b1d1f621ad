import { compared, scaled } from '../amounts/decimal.ts';
import { isOib } from '../croatia/oib.ts';
import { hrLabelRow } from '../croatia/vat-labels.ts';
import type { Invoice, Line, LocalDate, Party, Vat } from '../invoice.ts';
import type { Problem } from '../problem.ts';
import { vatEntries } from '../sums/vat-entries.ts';

/** UNTDID 1001 of advances and credit notes, whose lines need no KPD (HR-BR-25). */
const typesWithoutKpd = '386 81 83 261 262 296 308 381 396 420 458 532'.split(' ');

/** Categories with which a Croatian invoice must name the buyer's VAT id: HR-BR-S-1, Z-1, E-1, AE-1 and those beside them. */
const wantBuyersVatId = ['S', 'Z', 'E', 'AE'];

/** HR-BR-1 to HR-BR-56 of the CIUS 1.8 of 12 March 2026 with its extension, but for those of sums (`sum-rules.ts`). */
export function* croatianProblems(invoice: Invoice): Generator<Problem> {
  yield* headProblems(invoice);
  yield* croatianPartyProblems(invoice);
  yield* dateProblems(invoice);
  for (const { field, vat } of vatEntries(invoice)) yield* vatLabelProblems(vat, `${field}.vat`);
  for (const [index, line] of invoice.lines.entries()) yield* lineProblems(line, `lines[${index}]`, invoice);
}

function* headProblems(invoice: Invoice): Generator<Problem> {
  const { number, process, issuedAt, due, totals, contract = '', preceding = [] } = invoice;
  if (/\s/.test(number)) yield { field: 'number', rule: 'HR-BR-1', reason: 'has a space' };
  if (issuedAt === undefined) yield { field: 'issuedAt', rule: 'HR-BR-2', reason: 'is missing' };
  if (totals.payable > 0 && due === undefined && invoice.kind === 'invoice')
    yield { field: 'due', rule: 'HR-BR-4', reason: 'is missing, though something is to be paid' };
  if (!/^(P[1-9]|P1[0-2]|P99:.*)$/.test(process ?? ''))
    yield {
      field: 'process',
      rule: 'HR-BR-34',
      reason: `is none of P1 to P12 or P99:…: ${process ?? 'none'}`,
    };
  if ((process ?? '').length > 200)
    yield { field: 'process', rule: 'HR-BR-42', reason: 'has more than 200 characters' };
  if (contract.length > 1024)
    yield { field: 'contract', rule: 'HR-BR-43', reason: 'has more than 1024 characters' };
  for (const [index, { issued }] of preceding.entries())
    if (issued === undefined)
      yield { field: `preceding[${index}].issued`, rule: 'HR-BR-6', reason: 'is missing' };
}

function* croatianPartyProblems(invoice: Invoice): Generator<Problem> {
  const { seller, buyer, taxRepresentative } = invoice;
  if (!seller.endpoint) yield { field: 'seller.endpoint', rule: 'HR-BR-7', reason: 'is missing' };
  if (!buyer.endpoint) yield { field: 'buyer.endpoint', rule: 'HR-BR-10', reason: 'is missing' };
  const { name, oib } = seller.operator ?? {};
  if (name === undefined) yield { field: 'seller.operator.name', rule: 'HR-BR-37', reason: 'is missing' };
  if (oib === undefined || !isOib(oib))
    yield {
      field: 'seller.operator.oib',
      rule: 'HR-BR-9',
      reason: oib === undefined ? 'is missing' : `is no OIB: ${oib}`,
    };
  yield* taxNumberProblems(seller, 'seller');
  yield* taxNumberProblems(buyer, 'buyer');
  if (taxRepresentative) yield* taxNumberProblems(taxRepresentative, 'taxRepresentative');
  const wanting = vatEntries(invoice).find(({ vat }) => wantBuyersVatId.includes(vat.category));
  if (wanting && buyer.vatId === undefined)
    yield {
      ...{ field: 'buyer.vatId', rule: `HR-BR-${wanting.vat.category}-1` },
      reason: `is missing: category ${wanting.vat.category} wants it`,
    };
}

function* taxNumberProblems(
  { vatId, taxRegistration, address }: Pick<Party, 'vatId' | 'taxRegistration' | 'address'>,
  field: string,
): Generator<Problem> {
  if (address.country !== 'HR') return;
  if (vatId !== undefined && !isOib(vatId.replace(/^HR/, '')))
    yield { field: `${field}.vatId`, rule: 'HR-BR-53', reason: `is no OIB with HR in front: ${vatId}` };
  if (taxRegistration && !isOib(taxRegistration.id.replace(/^HR/, '')))
    yield {
      field: `${field}.taxRegistration.id`,
      rule: 'HR-BR-53',
      reason: `is no OIB: ${taxRegistration.id}`,
    };
}

function* dateProblems(invoice: Invoice): Generator<Problem> {
  const within = function* (day: LocalDate | undefined, field: string, rule: string, from = '1900-01-01') {
    if (day !== undefined && !(day >= from && day < '2100-01-01'))
      yield { field, rule, reason: `is not between ${from} and 2100: ${day}` };
  };
  yield* within(invoice.issued, 'issued', 'HR-BR-40', '2026-01-01');
  yield* within(invoice.due, 'due', 'HR-BR-41');
  yield* within(invoice.taxPoint, 'taxPoint', 'HR-BR-48');
  yield* within(invoice.period?.start, 'period.start', 'HR-BR-49');
  yield* within(invoice.period?.end, 'period.end', 'HR-BR-50');
  yield* within(invoice.delivery?.date, 'delivery.date', 'HR-BR-44');
  for (const [index, { issued }] of (invoice.preceding ?? []).entries())
    yield* within(issued, `preceding[${index}].issued`, 'HR-BR-45');
  for (const [index, { period }] of invoice.lines.entries()) {
    yield* within(period?.start, `lines[${index}].period.start`, 'HR-BR-51');
    yield* within(period?.end, `lines[${index}].period.end`, 'HR-BR-52');
  }
}

/** What is exempt or outside of VAT says which label of HR-TB-2 and why (HR-BR-11, 13, 16, 36); a label fits its category. */
function* vatLabelProblems({ category, label, rate, exemption }: Vat, field: string): Generator<Problem> {
  if (label !== undefined && hrLabelRow(label).category !== category)
    yield { field: `${field}.label`, rule: 'HR-BR-CL-1', reason: `${label} is not of category ${category}` };
  const wanted = label === undefined ? undefined : hrLabelRow(label).rate;
  const [is, should] = [scaled(rate ?? ''), scaled(wanted ?? '')];
  if (is && should && compared(is, should) !== 0)
    yield { field: `${field}.rate`, reason: `is ${rate}, but its label is ${label}` };
  if (category !== 'E' && category !== 'O') return;
  if (label === undefined) yield { field: `${field}.label`, rule: 'HR-BR-16', reason: 'is missing' };
  if (exemption?.code === undefined && exemption?.text === undefined)
    yield { field: `${field}.exemption`, rule: 'HR-BR-36', reason: 'is missing' };
}

function* lineProblems(line: Line, field: string, invoice: Invoice): Generator<Problem> {
  const { name, description = '', classifications = [], price, unit } = line;
  const kpd = classifications.filter(({ list }) => list === 'CG');
  if (kpd.length === 0 && !typesWithoutKpd.includes(invoice.type))
    yield { field: `${field}.classifications`, rule: 'HR-BR-25', reason: 'lack a KPD (list CG)' };
  for (const [index, { code, list }] of classifications.entries())
    if (list === 'CG' && !/^\d\d\.\d\d\.\d\d$/.test(code))
      yield {
        field: `${field}.classifications[${index}].code`,
        rule: 'HR-BR-25',
        reason: `is no KPD of six digits: ${code}`,
      };
  if (name.length > 1024)
    yield { field: `${field}.name`, rule: 'HR-BR-46', reason: 'has more than 1024 characters' };
  if (description.length > 4096)
    yield { field: `${field}.description`, rule: 'HR-BR-47', reason: 'has more than 4096 characters' };
  const per = scaled(price.per ?? '1');
  if (per && compared(per, { digits: 0n, scale: 0 }) <= 0)
    yield { field: `${field}.price.per`, rule: 'HR-BR-20', reason: `is not above zero: ${price.per}` };
  if (price.perUnit !== undefined && price.perUnit !== unit)
    yield { field: `${field}.price.perUnit`, rule: 'HR-BR-21', reason: `is ${price.perUnit}, not ${unit}` };
  const twice = [
    {
      here: line.orderLine?.document,
      there: invoice.order ?? invoice.salesOrder,
      key: 'orderLine',
      rule: 'HR-BR-17',
    },
    {
      here: line.despatchLine?.document,
      there: invoice.despatchAdvice,
      key: 'despatchLine',
      rule: 'HR-BR-18',
    },
    {
      here: line.receiptLine?.document,
      there: invoice.receivingAdvice,
      key: 'receiptLine',
      rule: 'HR-BR-19',
    },
  ];
  for (const { here, there, key, rule } of twice)
    if (here !== undefined && there !== undefined)
      yield { field: `${field}.${key}.document`, rule, reason: 'is said here and for the whole invoice' };
}

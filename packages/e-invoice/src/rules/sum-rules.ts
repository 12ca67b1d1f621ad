import { costOf, type Money, writtenMoney } from '../amounts/money.ts';
import type { Adjustment, Invoice, Line, Totals } from '../invoice.ts';
import { isCroatian } from '../invoice.ts';
import type { Problem } from '../problem.ts';
import { hrExtensionOf, totalsOf } from '../sums/complete-invoice.ts';
import { sumOf, vatEntries } from '../sums/vat-entries.ts';
import { vatKey, vatSumsOf } from '../sums/vat-sums.ts';

/** What each total is the sum of, by the rule that says so. */
const ruleOf: Record<keyof Totals, string | undefined> = {
  lines: 'BR-CO-10',
  allowances: 'BR-CO-11',
  charges: 'BR-CO-12',
  exclusive: 'BR-CO-13',
  vat: 'BR-CO-14',
  inclusive: 'BR-CO-15',
  payable: 'BR-CO-16',
  prepaid: undefined,
  rounding: undefined,
  vatInVatCurrency: undefined,
};

/** Sums that contradict what they are the sum of, to the hundredth. */
export function* sumProblems(invoice: Invoice): Generator<Problem> {
  for (const [index, line] of invoice.lines.entries()) yield* lineProblems(line, `lines[${index}]`);
  yield* vatSumProblems(invoice);
  yield* totalProblems(invoice);
  if (isCroatian(invoice)) yield* extensionProblems(invoice);
}

/** BT-131 is the quantity at its price, less allowances, plus charges, to the hundredth. */
function* lineProblems(
  { quantity, price, amount, adjustments = [] }: Line,
  field: string,
): Generator<Problem> {
  const cost = costOf(quantity, price.net, price.per);
  // A quantity or a price that is no number is told by what writes it.
  if (cost === undefined) return;
  const right = cost + sumOf(adjustments.map(signed));
  if (right !== amount)
    yield {
      field: `${field}.amount`,
      reason: `is ${said(amount)}, but ${quantity} at ${price.net}${price.per ? ` for ${price.per}` : ''} with allowances and charges come to ${said(right)}`,
    };
}

const signed = ({ kind, amount }: Adjustment): Money => (kind === 'charge' ? amount : -amount);

/** BG-23: its rows are those of the lines; the tax may differ from the rate by less than one whole unit. */
function* vatSumProblems(invoice: Invoice): Generator<Problem> {
  const right = new Map(vatSumsOf(vatEntries(invoice)).map((row) => [vatKey(row), row]));
  for (const [index, row] of invoice.vat.entries()) {
    const field = `vat[${index}]`;
    const expected = right.get(vatKey(row));
    const rule = `BR-${row.category}-08`.replace('-K-', '-IC-');
    if (!expected) {
      yield { field, rule, reason: `is of ${vatKey(row)} %, which no line has, or twice` };
      continue;
    }
    right.delete(vatKey(row));
    if (row.taxable !== expected.taxable)
      yield {
        ...{ field: `${field}.taxable`, rule },
        reason: `is ${said(row.taxable)}, but lines, allowances and charges come to ${said(expected.taxable)}`,
      };
    if (Math.abs(row.tax - expected.tax) >= 100 || (row.category !== 'S' && row.tax !== 0))
      yield {
        ...{ field: `${field}.tax`, rule: 'BR-CO-17' },
        reason: `is ${said(row.tax)}, but the rate of ${said(row.taxable)} is ${said(expected.tax)}`,
      };
  }
  for (const key of right.keys())
    yield { field: 'vat', rule: 'BR-CO-18', reason: `lacks the row of ${key.trim()} %` };
}

function* totalProblems(invoice: Invoice): Generator<Problem> {
  const { prepaid, rounding } = invoice.totals;
  const right = totalsOf(invoice, invoice.vat, {
    ...(prepaid !== undefined && { prepaid }),
    ...(rounding !== undefined && { rounding }),
  });
  for (const key of Object.keys(ruleOf) as (keyof Totals)[]) {
    const rule = ruleOf[key];
    const [given, expected] = [invoice.totals[key], right[key]];
    if (rule !== undefined && given !== expected)
      yield {
        ...{ field: `totals.${key}`, rule },
        reason: `${given === undefined ? 'is missing' : `is ${said(given)}`}, but should ${expected === undefined ? 'not be there' : `be ${said(expected)}`}`,
      };
  }
}

/** HR-BR-26 to 32, 54 and 55: the extension is what follows from the lines. */
function* extensionProblems(invoice: Invoice): Generator<Problem> {
  const right = hrExtensionOf(invoice);
  const given = invoice.hr ?? {};
  if (right.vat && !given.vat) {
    yield { field: 'hr.vat', rule: 'HR-BR-26', reason: 'is missing, though something is exempt' };
    return;
  }
  for (const [index, row] of (given.vat ?? []).entries()) {
    // Rows of an extension that no rule asks for are compared with those of the norm.
    const expected = (right.vat ?? []).filter(
      (one) => one.label === row.label && one.category === row.category,
    );
    const taxable = sumOf(expected.map((one) => one.taxable));
    const rows = (given.vat ?? []).filter((one) => one.label === row.label && one.category === row.category);
    if (right.vat && sumOf(rows.map((one) => one.taxable)) !== taxable)
      yield {
        ...{ field: `hr.vat[${index}].taxable`, rule: 'HR-BR-27' },
        reason: `is ${said(row.taxable)}, but lines, allowances and charges of ${row.label ?? row.category} come to ${said(taxable)}`,
      };
  }
  const tax = sumOf((given.vat ?? []).map((row) => row.tax));
  if (given.vat && tax !== invoice.totals.vat)
    yield {
      field: 'hr.vat',
      rule: 'HR-BR-55',
      reason: `comes to ${said(tax)}, but VAT is ${said(invoice.totals.vat)}`,
    };
  for (const key of ['exclusive', 'outOfScope'] as const)
    if (right.totals && given.totals?.[key] !== right.totals[key])
      yield {
        ...{ field: `hr.totals.${key}`, rule: key === 'exclusive' ? 'HR-BR-31' : 'HR-BR-32' },
        reason: `should be ${said(right.totals[key])}`,
      };
}

/** For a sentence: an amount that is no whole number is told by what writes it. */
const said = (amount: Money): string =>
  Number.isSafeInteger(amount) ? writtenMoney(amount) : String(amount);

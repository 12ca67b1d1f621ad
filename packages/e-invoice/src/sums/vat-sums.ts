import { plain } from '../amounts/decimal.ts';
import { type Money, percentOf } from '../amounts/money.ts';
import { hrLabelOf, hrLabelRow } from '../croatia/vat-labels.ts';
import type { Exemption, HrVatSum, Vat, VatSum } from '../invoice.ts';
import { sumOf, type VatEntry } from './vat-entries.ts';

/** Category and rate as one key. Only taxed categories have a rate that tells: of the others it is 0, or absent of O. */
export const vatKey = ({ category, rate }: Pick<Vat, 'category' | 'rate'>): string =>
  `${category} ${rateOf({ category, rate }) ?? ''}`;

function rateOf({ category, rate }: Pick<Vat, 'category' | 'rate'>): string | undefined {
  if (category === 'O') return undefined;
  return plain(rate ?? '0');
}

/**
 * BG-23 from what it is the sum of: one row a category and rate, its tax from the sum of the row (BR-CO-17). Reasons of an
 * exemption are joined, since the norm wants one row for all that is exempt (BR-E-01).
 */
export function vatSumsOf(entries: readonly VatEntry[]): VatSum[] {
  return grouped(entries, ({ vat }) => vatKey(vat)).map((group) => {
    const { category, rate } = group[0].vat;
    const taxable = sumOf(group.map(({ amount }) => amount));
    return {
      category,
      ...withRate({ category, rate }),
      taxable,
      tax: percentOf(taxable, rate ?? '0'),
      ...withExemption(joined(group.map(({ vat }) => vat.exemption))),
    };
  });
}

/**
 * HR-BG-2: the rows of BG-23, of which those that are exempt are told apart by label and reason (HR-BR-26). The tax of a row
 * is that of `sums`, so that both sums agree (HR-BR-55).
 */
export function hrVatSumsOf(entries: readonly VatEntry[], sums: readonly VatSum[]): HrVatSum[] {
  const taxes = new Map(sums.map((sum) => [vatKey(sum), sum.tax]));
  return grouped(entries, ({ vat }) => `${vatKey(vat)} ${hrKey(vat)}`).map((group) => {
    const { vat } = group[0];
    const label = vat.label ?? hrLabelOf(vat);
    const row = label && hrLabelRow(label);
    return {
      category: row?.hr ?? vat.category,
      ...(label && { label }),
      rate: rateOf(vat) ?? '0',
      scheme: row?.scheme ?? 'VAT',
      taxable: sumOf(group.map(({ amount }) => amount)),
      tax: vat.category === 'E' ? 0 : (taxes.get(vatKey(vat)) ?? 0),
      ...withExemption(vat.exemption),
    };
  });
}

/** Only exempt parts have several rows of one category: a label of a taxed one follows from its rate. */
function hrKey(vat: Vat): string {
  if (vat.category !== 'E') return '';
  const { code = '', text = '' } = vat.exemption ?? {};
  return [vat.label ?? hrLabelOf(vat), code, text].join('\n');
}

/** What stands outside of VAT (HR-BT-24): rows of category O. */
export const outOfScopeOf = (rows: readonly HrVatSum[]): Money =>
  sumOf(rows.filter(({ category }) => category === 'O').map(({ taxable }) => taxable));

const withRate = (vat: Pick<Vat, 'category' | 'rate'>) => {
  const rate = rateOf(vat);
  return rate === undefined ? {} : { rate };
};

const withExemption = (exemption: Exemption | undefined) =>
  exemption?.code === undefined && exemption?.text === undefined ? {} : { exemption };

/** One reason of many: their texts, and the code where all have the same one. */
function joined(exemptions: readonly (Exemption | undefined)[]): Exemption | undefined {
  const texts = [...new Set(exemptions.flatMap((one) => one?.text ?? []))];
  const codes = [...new Set(exemptions.map((one) => one?.code))];
  return {
    ...(codes.length === 1 && codes[0] !== undefined && { code: codes[0] }),
    ...(texts.length > 0 && { text: texts.join('; ') }),
  };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}

import { codeOf } from '../files/expand-variation.ts';
import { groupBy } from '../files/group-by.ts';
import { type ImportOption, importLimits } from '../files/import-record.ts';
import type { RowCells } from '../files/row-cells.ts';
import type { CustomOptionKind } from '../product-kinds.ts';
import { type MagentoPairs, readPairLists } from './magento-values.ts';

// What each kind of Magento's options is here; "plain" is a line of text.
const kinds: Partial<Record<string, CustomOptionKind | 'plain'>> = {
  field: 'plain',
  area: 'plain',
  drop_down: 'dropdown',
  radio: 'dropdown',
  checkbox: 'multipleSelect',
  multiple: 'multipleSelect',
  date: 'date',
  date_time: 'dateTime',
  // No control of ours asks for a time alone.
  time: 'plain',
};

interface Options {
  /** Decimals of the currency. */
  decimals: number;
  /** Price of the product in minor units, of which percentages are taken. */
  price: number | null;
}

/**
 * The options that a buyer chooses or writes (`name=Natpis,type=field,price=5.00|name=Boja,type=radio,option_title=Crna`).
 * Those that ask for a file are left out with a warning, and so are prices below zero.
 */
export function readMagentoOptions(cells: RowCells, at: number, options: Options): ImportOption[] {
  const byName = groupBy(readPairLists(cells.raw(at)), (pairs) => pairs.get('name') ?? '');
  return [...byName].flatMap(([name, rows]) => {
    const [first] = rows;
    const type = first?.get('type')?.toLowerCase() ?? '';
    const kind = kinds[type];
    if (!first || name === '' || kind === undefined) {
      cells.warn(at, `has an option of the kind ${type || 'unknown'}, which was left out`, name);
      return [];
    }
    if (type === 'time') cells.warn(at, 'asks for a time, which is a line of text here', name);
    const isChoice = kind === 'dropdown' || kind === 'multipleSelect';
    const length = Number(first.get('max_characters'));
    return {
      title: name.slice(0, importLimits.name),
      kind: kind === 'plain' ? null : kind,
      isRequired: first.get('required') === '1',
      maxLength: Number.isInteger(length) && length > 0 ? length : null,
      values: valuesOf(cells, at, isChoice ? rows : rows.slice(0, 1), isChoice, options),
    };
  });
}

// An answer in words or a date has its price on the only value of its option; without a price it needs none.
function valuesOf(
  cells: RowCells,
  at: number,
  rows: readonly MagentoPairs[],
  isChoice: boolean,
  options: Options,
): ImportOption['values'] {
  const taken = new Set<string>();
  return rows.flatMap((pairs) => {
    const label = (isChoice ? pairs.get('option_title') : pairs.get('name')) ?? '';
    const surcharge = surchargeOf(cells, at, pairs, options);
    if (label === '' || (!isChoice && surcharge === null)) return [];
    const wanted = (pairs.get('sku') || codeOf(label)).slice(0, importLimits.code);
    let sku = wanted;
    for (let number = 2; taken.has(sku); number++) sku = `${wanted}-${number}`;
    taken.add(sku);
    return { sku, label: label.slice(0, importLimits.name), surcharge };
  });
}

function surchargeOf(
  cells: RowCells,
  at: number,
  pairs: MagentoPairs,
  { decimals, price }: Options,
): number | null {
  const amount = Number(pairs.get('price') ?? '0');
  const label = pairs.get('option_title') ?? pairs.get('name');
  if (!Number.isFinite(amount) || amount < 0) {
    cells.warn(at, 'has a price below zero or none at all, which was left out', label);
    return null;
  }
  if (amount === 0) return null;
  if (pairs.get('price_type') !== 'percent') return Math.round(amount * 10 ** decimals);
  if (price === null) {
    cells.warn(at, 'has a price in percent of a product without a price, which was left out', label);
    return null;
  }
  const surcharge = Math.round((price * amount) / 100);
  cells.warn(at, `costs ${amount} % of the price, which is the amount of today from now on`, label);
  return surcharge;
}

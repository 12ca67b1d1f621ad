import type { GridCell } from '@izlog/contract/product/record/grid-columns';
import type { GridCells, GridRow } from '@izlog/contract/product/record/product-grid';
import { readPrice, typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import type { MessageValues, StaffKey, StaffPluralKey } from '#site/i18n/messages.ts';
import type { PlainFieldView } from '../plain-fields.ts';

/** What may be chosen in a column, by the words that stand in its cells. */
export type GridOptions = Readonly<
  Partial<Record<GridCell, readonly { value: number | string | boolean; label: string }[]>>
>;

/** What a column reads and says its cells by. */
export interface GridReading {
  options: GridOptions;
  /** Its plain columns, as their kinds are filled in. */
  fields: readonly PlainFieldView[];
  locale: string;
}

/** Why a cell cannot be saved. */
export interface CellFault {
  key: StaffKey | StaffPluralKey;
  values?: MessageValues;
}

/** Stands for a stock that never runs out, so that a cell can be copied and put back. */
const endless = '∞';

/** A cell as it stands in the grid, and goes to a spreadsheet. */
export function cellText(row: GridRow, cell: GridCell, { options, locale }: GridReading): string {
  const value = row[cell];
  if (row.without.includes(cell) && cell !== 'name') return '';
  if (cell === 'quantity') return value === null ? endless : String(value);
  if (cell === 'base' || cell === 'sale') return typedPrice(row[cell], locale) ?? '';
  const known = options[cell];
  if (known && value !== null) return known.find((one) => one.value === value)?.label ?? `#${value}`;
  return value === null ? '' : String(value);
}

/** Reads a cell as people type it, or says what is wrong; nothing is guessed, and a formula is no amount. */
export function readCell(
  cell: GridCell,
  typed: string,
  { options, fields }: GridReading,
): { value: GridCells[GridCell] } | { fault: CellFault } {
  const text = typed.trim();
  const wrong = (key: StaffKey, values?: MessageValues) => ({ fault: { key, ...(values && { values }) } });
  switch (cell) {
    case 'base':
    case 'sale': {
      if (/^[-−]/.test(text)) return wrong('products.gridNegative');
      const price = readPrice(text);
      if (price.is === 'ambiguous') return wrong('products.priceAmbiguous', { ...price, typed: text });
      if (price.is === 'wrong') return wrong('products.priceWrong');
      return { value: price.is === 'amount' ? price.amount : null };
    }
    case 'quantity':
      if (text === endless) return { value: null };
      if (text === '') return wrong('products.gridQuantityEmpty');
      if (/^[-−]/.test(text)) return wrong('products.gridQuantityNegative');
      return /^\d{1,9}$/.test(text) ? { value: Number(text) } : wrong('products.wholeWrong');
    case 'lowAt':
      return wholeIn(text);
    case 'name':
      if (text === '') return wrong('products.gridNameEmpty');
      return tooLong(text, 300) ?? { value: text };
    default:
      return readPlain(cell, text, { options, field: fields.find(({ name }) => name === cell) });
  }
}

/** A plain field as its kind is typed; what may be chosen is known by its words. */
function readPlain(
  cell: GridCell,
  text: string,
  { options, field }: Pick<GridReading, 'options'> & { field: PlainFieldView | undefined },
): { value: GridCells[GridCell] } | { fault: CellFault } {
  const { kind, max = 0 } = field ?? {};
  if (kind === 'whole') return wholeIn(text);
  if (kind === 'decimal') {
    if (text === '') return { value: null };
    return /^\d{1,9}(?:[.,]\d{1,6})?$/.test(text)
      ? { value: Number(text.replace(',', '.')) }
      : { fault: { key: 'products.numberWrong' } };
  }
  if (kind === 'optionalText' || kind === 'url') return tooLong(text, max) ?? { value: text || null };
  return readChoice(cell, text, options);
}

function wholeIn(text: string): { value: number | null } | { fault: CellFault } {
  if (text === '') return { value: null };
  return /^\d{1,8}$/.test(text) ? { value: Number(text) } : { fault: { key: 'products.wholeWrong' } };
}

function tooLong(text: string, most: number): { fault: CellFault } | undefined {
  const count = text.length - most;
  return count > 0 ? { fault: { key: 'resource.tooLong', values: { count, most } } } : undefined;
}

function readChoice(cell: GridCell, text: string, options: GridOptions) {
  if (text === '')
    return cell === 'state' ? { fault: { key: 'products.gridStateWrong' as const } } : { value: null };
  const folded = text.toLocaleLowerCase();
  const found = options[cell]?.find(({ label }) => label.toLocaleLowerCase() === folded);
  if (found) return { value: found.value as GridCells[GridCell] };
  return { fault: { key: 'products.gridUnknown' as const, values: { typed: text.slice(0, 60) } } };
}

/** The labels of a tree or a list, each said once: those that are alike have the way to them before their name. */
export function uniqueLabels(
  list: readonly { id: number; name: string; depth?: number }[],
): { value: number; label: string }[] {
  const way: string[] = [];
  const pathOf = list.map(({ name, depth = 0 }) => {
    way.splice(depth, way.length, name);
    return way.join(' › ');
  });
  const taken = new Map<string, number>();
  for (const { name } of list)
    taken.set(name.toLocaleLowerCase(), (taken.get(name.toLocaleLowerCase()) ?? 0) + 1);
  const said = new Set<string>();
  return list.map(({ id, name }, place) => {
    const plain = taken.get(name.toLocaleLowerCase()) === 1 ? name : (pathOf[place] ?? name);
    const label = plain === '' || said.has(plain.toLocaleLowerCase()) ? `${plain} #${id}` : plain;
    said.add(label.toLocaleLowerCase());
    return { value: id, label };
  });
}

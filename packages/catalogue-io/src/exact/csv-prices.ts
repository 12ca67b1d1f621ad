import { CellFault, type Codec, instant, money, optional, whole } from './csv-codec.ts';
import { type Cells, type CsvColumn, readCell } from './csv-column.ts';
import { divide, entries, fromPart } from './csv-lists.ts';
import type { ExactProduct } from './document.ts';

type Entry = ExactProduct['journal'][number];
type Kind = Entry['kind'];

const kinds: readonly Kind[] = ['base', 'sale', 'member'];

/** Of a variant: an entry that counts without a regular price of its own. */
const alone = 'alone';

/**
 * The price journal: `base, 12.90, from, to, store, alone | …`; without an amount the price ends, without a store it holds in
 * all; `alone` says that a variant needs no regular price of its own for it.
 */
export function journal(decimals: number): Codec<Entry[]> {
  const amount = optional(money(decimals));
  const until = optional(instant);
  const store = optional(whole);
  return entries<Entry>(
    (entry) =>
      [
        entry.kind,
        amount.write(entry.amount),
        entry.validFrom,
        until.write(entry.validTo),
        store.write(entry.storeId),
        entry.needsBase === false ? alone : '',
      ]
        .join(', ')
        .replace(/[, ]+$/, ''),
    (part) => {
      const [kind = '', price = '', from = '', to = '', storeId = '', how = ''] = divide(part, ',').map(
        fromEmptyPart,
      );
      const known = kinds.find((one) => one === kind);
      if (known === undefined) throw new CellFault(`holds a kind of price other than ${kinds.join(', ')}`);
      if (how !== '' && how !== alone) throw new CellFault(`ends with something other than ${alone}`);
      return {
        kind: known,
        amount: amount.read(price),
        validFrom: instant.read(from),
        validTo: until.read(to),
        storeId: store.read(storeId),
        ...(how === alone && { needsBase: false }),
      };
    },
  );
}

/**
 * The prices that hold for all stores, for people: `price`, `sale_price` with its time and `member_price`. What somebody
 * changed there since the file was written (`at`) is asked from `now` on.
 */
export function askedPrices(decimals: number, at: string, now: string): CsvColumn<ExactProduct> {
  const amount = optional(money(decimals));
  const date = optional(instant);
  const titles = ['price', 'sale_price', 'sale_from', 'sale_to', 'member_price'];
  return {
    titles,
    write({ journal }) {
      const sale = holding(journal, 'sale', at);
      return {
        price: amount.write(holding(journal, 'base', at)?.amount ?? null),
        sale_price: amount.write(sale?.amount ?? null),
        sale_from: sale?.validFrom ?? '',
        sale_to: sale?.validTo ?? '',
        member_price: amount.write(holding(journal, 'member', at)?.amount ?? null),
      };
    },
    read(cells, entry) {
      const cell = <V>(title: string, codec: Codec<V | null>): V | null =>
        readCell(title, cells[title] ?? '', codec);
      const change = (kind: Kind, title: string, from: string | null = null, to: string | null = null) => {
        if (cells[title] === undefined) return;
        const asked = cell(title, amount);
        const held = holding(entry.journal, kind, at);
        if (asked === (held?.amount ?? null) && (asked === null || isSameTime(from, to, held, cells))) return;
        // The beginning of the old price is not that of a new one.
        const begins = asked === null || from === held?.validFrom ? null : from;
        entry.journal.push({
          kind,
          amount: asked,
          validFrom: begins ?? now,
          validTo: asked === null ? null : to,
          storeId: null,
          needsBase: false,
        });
      };
      change('base', 'price');
      change('sale', 'sale_price', cell('sale_from', date), cell('sale_to', date));
      change('member', 'member_price');
    },
  };
}

// Without a beginning a sale of the same price goes on; without an end it has none.
function isSameTime(from: string | null, to: string | null, held: Entry | undefined, cells: Cells): boolean {
  const isSameStart = from === null || from === held?.validFrom;
  return isSameStart && (held?.kind !== 'sale' || cells.sale_to === undefined || to === held.validTo);
}

/** Of the entries of a kind that hold at a moment in all stores the last one written speaks, as in the shop. */
function holding(list: readonly Entry[], kind: Kind, at: string): Entry | undefined {
  const held = list.findLast(
    (one) =>
      one.kind === kind &&
      one.storeId === null &&
      one.validFrom <= at &&
      (one.validTo === null || one.validTo > at),
  );
  return held?.amount == null ? undefined : held;
}

function fromEmptyPart(part: string): string {
  return part.trim() === '' ? '' : fromPart(part);
}

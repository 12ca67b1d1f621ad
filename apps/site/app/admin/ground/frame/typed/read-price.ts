/** What was typed as a price: an amount, nothing, what can be read in two ways, or no price at all. */
export type TypedPrice =
  | { is: 'amount'; amount: number }
  | { is: 'nothing' }
  | { is: 'ambiguous'; whole: string; units: string; cents: string }
  | { is: 'wrong' };

/** Reads a price as people type it: `12,50`, `12.5`, `1.234,56`; `1.200` and `12,345` are asked about, never guessed. */
export function readPrice(typed: string): TypedPrice {
  const text = typed.replaceAll(/[\s\u00A0\u202F€]/g, '');
  if (text === '') return { is: 'nothing' };
  const ambiguous = /^(\d{1,3})[.,](\d{3})$/.exec(text);
  if (ambiguous) {
    const [, before = '', after = ''] = ambiguous;
    // The words put their language's mark between units and cents.
    return { is: 'ambiguous', whole: before + after, units: before, cents: after.slice(0, 2) };
  }
  const plain = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text);
  const grouped =
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(text);
  const [, whole, decimals = ''] = plain ?? grouped ?? [];
  if (whole === undefined) return { is: 'wrong' };
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`);
  return amount <= 10_000_000 ? { is: 'amount', amount } : { is: 'wrong' };
}

/** A price as it stands in a field: with two decimals and without marks between thousands. */
export const typedPrice = (amount: number | null | undefined, locale: string): string | undefined =>
  amount === null || amount === undefined
    ? undefined
    : new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(amount);

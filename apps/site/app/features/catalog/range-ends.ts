/** The ends of a range as two inputs show them; '' is an end that is not chosen. */
export interface RangeEnds {
  from: string;
  to: string;
}

const millisecondsOfDay = 86_400_000;

/** Reads `10,50`; for dates, milliseconds since 1970 become `2026-01-31`. */
export function readEnds(value: string, isDate: boolean): RangeEnds {
  const [from = '', to = ''] = value.split(',');
  return { from: toInput(from, isDate), to: toInput(to, isDate) };
}

/** The least and the largest that a filter offers; for dates ms since 1970. */
export interface RangeLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Writes the ends back. A range is sent only with both of them (CATALOG-040): of one that was typed alone the other is
 * the filter's own limit.
 */
export function writeEnds({ from, to }: RangeEnds, isDate: boolean, { min, max }: RangeLimits): string {
  if (from === '' && to === '') return '';
  const start = from === '' ? (min ?? Number.NaN) : isDate ? Date.parse(from) : Number(from);
  const end = to === '' ? (max ?? Number.NaN) : isDate ? Date.parse(to) + millisecondsOfDay - 1 : Number(to);
  return Number.isFinite(start) && Number.isFinite(end) ? `${start},${end}` : '';
}

/**
 * Whether an end may be set: the lower one from the filter's minimum to the present upper one, the upper one from the
 * present lower one to the filter's maximum (CATALOG-042, CATALOG-043). An empty end may always be set.
 */
export function mayBeEnd(text: string, bounds: { min?: number; max?: number }): boolean {
  if (text === '') return true;
  const value = Number(text);
  if (!Number.isFinite(value)) return false;
  return (
    value >= (bounds.min ?? Number.NEGATIVE_INFINITY) && value <= (bounds.max ?? Number.POSITIVE_INFINITY)
  );
}

function toInput(end: string, isDate: boolean): string {
  if (!isDate || end === '') return end;
  const date = new Date(Number(end));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

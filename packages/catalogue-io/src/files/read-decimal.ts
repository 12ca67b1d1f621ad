/** Which of "." and "," divides whole from parts; `unknown` refuses what could be read both ways. */
export type DecimalMark = 'point' | 'comma' | 'unknown';

/** A number in writing: sign, digits and decimals, exactly as written. */
export interface Decimal {
  negative: boolean;
  whole: string;
  decimals: string;
}

/**
 * Reads "1,234.50", "1.234,50", "1 234.5" or "12,50" without floating point; a string is the reason why not.
 * One mark alone with one or two digits after it divides the decimals, whatever the file's mark is.
 */
export function readDecimal(text: string, mark: DecimalMark): Decimal | string {
  const parts = /^([-+]?)((?:\d|\d[\d.,\s']*\d)?)([.,]\d+)?$/.exec(text);
  if (!parts || text === '' || /^[-+]?$/.test(text)) return 'is not a number';
  const negative = parts[1] === '-';
  const body = (parts[2] ?? '') + (parts[3] ?? '');

  const spaced = /[\s']/.test(body);
  if (spaced && !/^\d{1,3}(?:[\s']\d{3})+(?:[.,]\d+)?$/.test(body)) return 'is not a number';
  const digits = body.replace(/[\s']/g, '');
  const separators = digits.replace(/\d/g, '');

  if (separators === '') return decimal(negative, digits, '');
  const last = separators.charAt(separators.length - 1);
  const at = digits.lastIndexOf(last);
  const whole = digits.slice(0, at);
  const rest = digits.slice(at + 1);

  if (separators.length > 1) {
    const grouping = separators.charAt(0);
    const inGroups = (value: string) => new RegExp(`^\\d{1,3}(?:\\${grouping}\\d{3})+$`).test(value);
    if (grouping !== last && inGroups(whole)) return decimal(negative, whole.replaceAll(grouping, ''), rest);
    if (grouping === last && inGroups(digits)) return decimal(negative, digits.replaceAll(grouping, ''), '');
    return 'is not a number';
  }
  const couldBeGroup = !spaced && rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!couldBeGroup || isMark(last, mark)) return decimal(negative, whole, rest);
  if (mark === 'unknown') return `could mean ${whole}${rest} or ${whole} and ${rest} thousandths`;
  return decimal(negative, whole + rest, '');
}

/** Does this cell say by itself which mark divides decimals? Used to learn the file's mark from its own numbers. */
export function decimalMarkOf(text: string): 'point' | 'comma' | undefined {
  const single = /^-?\d+([.,])(?:\d{1,2}|\d{4,})$/.exec(text);
  const both = /^-?\d{1,3}(?:[.,\s]\d{3})+([.,])\d{1,2}$/.exec(text);
  const mark = single?.[1] ?? both?.[1];
  return mark === undefined ? undefined : mark === '.' ? 'point' : 'comma';
}

/**
 * The number times 10 to the power of `places`, as a whole number (minor units for prices).
 * More decimals than that are refused with a reason, or rounded half up when `round` says so.
 */
export function toWhole(value: Decimal, places: number, round = false): number | string {
  const exact = value.decimals.replace(/0+$/, '');
  if (exact.length > places && !round) return `has more than ${places} decimals`;
  const shownDecimals = exact.slice(0, places).padEnd(places, '0');
  const up = exact.charCodeAt(places) >= 53 ? 1n : 0n;
  const whole = Number(BigInt(value.whole + shownDecimals) + up);
  if (whole > 1e14) return 'is too large';
  return value.negative && whole !== 0 ? -whole : whole;
}

function isMark(sign: string, mark: DecimalMark) {
  return (sign === '.' && mark === 'point') || (sign === ',' && mark === 'comma');
}

function decimal(negative: boolean, whole: string, decimals: string): Decimal {
  return { negative, whole: whole.slice(0, 400) || '0', decimals };
}

/** The value of "1/2", "1 1/2", "½" or "2 ¾"; nothing for a text that is no fraction. */
export function readFraction(text: string): number | undefined {
  const plain = text.normalize('NFKC').replaceAll('\u2044', '/').trim();
  // "2¾" is written as one word and taken apart as "23/4".
  const glued = /^(\d+)\s*([½⅓⅔¼¾⅛⅜⅝⅞])$/.exec(text.trim());
  if (glued) return Number(glued[1]) + (readFraction(glued[2] ?? '') ?? 0);
  const found = /^(?:(\d{1,6})\s+)?(\d{1,4})\/(\d{1,4})$/.exec(plain);
  if (!found || Number(found[3]) === 0 || Number(found[2]) === 0) return undefined;
  return Number(found[1] ?? 0) + Number(found[2]) / Number(found[3]);
}

import { type Bars, pathOf } from './bars.ts';

/** Widths of the runs of each symbol, 0 to 105, six digits a symbol (ISO/IEC 15417). */
const symbols = `
212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
114311 411113 411311 113141 114131 311141 411131 211412 211214 211232`
  .trim()
  .split(/\s+/);
const stop = '2331112';

const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;
const quiet = 10;

/** Whether Code 128 can write a text: the printable signs of ASCII. */
export const isCode128 = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

/** Draws a Code 128; runs of digits are written in pairs, which makes the bars wider. */
export function drawCode128(text: string): Bars {
  const values = valuesOf(text);
  const check = values.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % 103;
  const runs = [...values, check].map((value) => symbols[value] ?? '').join('') + stop;
  const { path, end } = pathOf([...runs].map(Number), quiet);
  return { width: end + quiet, path, text };
}

/** Start, contents and changes between set B (signs) and C (pairs of digits). */
function valuesOf(text: string): number[] {
  const values: number[] = [];
  let isPairs = false;
  for (let at = 0; at < text.length; ) {
    const digits = /^(?:\d\d)+/.exec(text.slice(at))?.[0] ?? '';
    // A change costs a symbol: it is worth it from four digits on, or when there is nothing else.
    const wantsPairs = digits.length >= 4 || (digits.length === text.length && digits !== '');
    if (values.length === 0) values.push(wantsPairs ? startC : startB);
    else if (wantsPairs !== isPairs) values.push(wantsPairs ? toC : toB);
    isPairs = wantsPairs;
    if (isPairs) {
      for (const pair of digits.match(/../g) ?? []) values.push(Number(pair));
      at += digits.length;
    } else {
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  return values;
}

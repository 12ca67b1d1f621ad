import { type Bars, pathOf } from './bars.ts';

/** Widths of the four runs of each digit (code L); R is the same with the colours changed, G is R backwards. */
const digits = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'] as const;
/** Which of the six left digits are written in code G, by the first digit, which is not drawn itself. */
const parities = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
] as const;

const quiet = { left: 11, right: 7 };

/** Whether a text is an EAN-13 with its right check digit (ISO/IEC 15420). */
export function isEan13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Draws an EAN-13. The left half begins with a light run, so its guard ends dark; the right half the other way round. */
export function drawEan13(text: string): Bars {
  const [first = '0', ...rest] = text;
  const parity = parities[Number(first)] ?? parities[0];
  const left = rest.slice(0, 6).flatMap((digit, index) => runsOf(digit, parity[index] === '1'));
  const right = rest.slice(6).flatMap((digit) => runsOf(digit, false));
  const { path, end } = pathOf([1, 1, 1, ...left, 1, 1, 1, 1, 1, ...right, 1, 1, 1], quiet.left);
  return {
    width: end + quiet.right,
    path,
    text: `${first} ${rest.slice(0, 6).join('')} ${rest.slice(6).join('')}`,
  };
}

function runsOf(digit: string, isBackwards: boolean): number[] {
  const runs = [...(digits[Number(digit)] ?? digits[0])].map(Number);
  return isBackwards ? runs.toReversed() : runs;
}

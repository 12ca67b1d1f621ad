import { sha256Head } from './sha256.ts';

/** Puzzles of one challenge. Many small ones take about the same time for everybody; one big one is a lottery. */
export const puzzleCount = 16;
/** Leading zero bits of each: 16 × 2^12 tries on average, a second on a slow phone. */
const zeroBits = 12;

/** True when `nonce` solves the puzzle with this number of the challenge with this salt. */
export function solvesPuzzle(salt: string, number: number, nonce: number): boolean {
  return sha256Head(`${salt}.${number}.${nonce}`) >>> (32 - zeroBits) === 0;
}

/** The nonces of an answer; nothing when it is none. */
export function readSolution(response: string): number[] | undefined {
  if (!/^[0-9a-z]{1,7}(\.[0-9a-z]{1,7})*$/.test(response)) return undefined;
  const nonces = response.split('.').map((one) => Number.parseInt(one, 36));
  return nonces.length === puzzleCount ? nonces : undefined;
}

export function writeSolution(nonces: readonly number[]): string {
  return nonces.map((one) => one.toString(36)).join('.');
}

/** What is hashed of a challenge: its salt, the third of its parts. */
export function saltOf(challenge: string): string {
  return challenge.split('.')[2] ?? '';
}

/** The answer of a browser without scripts: it waited instead. */
export const waited = 'waited';

import { puzzleCount, saltOf, solvesPuzzle, writeSolution } from './puzzle.ts';

/** Tries between two breaths, so that a page stays responsive. */
const slice = 4000;

/** Finds the answer to a challenge of the built-in captcha; ends with the signal's reason when it is called off. */
export async function solveChallenge(challenge: string, signal?: AbortSignal): Promise<string> {
  const salt = saltOf(challenge);
  const nonces: number[] = [];
  for (let number = 0; number < puzzleCount; number += 1) {
    let nonce = 0;
    while (!solvesPuzzle(salt, number, nonce)) {
      nonce += 1;
      if (nonce % slice === 0) {
        await new Promise((resolve) => setTimeout(resolve));
        signal?.throwIfAborted();
      }
    }
    nonces.push(nonce);
  }
  return writeSolution(nonces);
}

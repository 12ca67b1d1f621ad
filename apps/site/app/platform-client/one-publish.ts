import type { Transport } from '@izlog/contract/client';

/** Which publishes the answers of a page are from. */
export interface SeenPublishes {
  numbers: Set<string>;
  /** Asks for answers that nobody holds. */
  isAgain: boolean;
}

/** A transport that notes of which publish each answer is (`x-content-seq`), and asks again where that is wanted. */
export function notePublishes(transport: Transport, seen: SeenPublishes): Transport {
  return async (request) => {
    // Whatever header a visitor of no name does not send makes the answer his own (createAnswerCache).
    const headers = seen.isAgain ? { ...request.headers, anew: '1' } : request.headers;
    const answer = await transport({ ...request, headers });
    const number = answer.headers['x-content-seq'];
    if (number !== undefined) seen.numbers.add(number);
    return answer;
  };
}

/** Whether a page would be half from before a publish and half from after. */
export const isMixed = ({ numbers }: SeenPublishes): boolean => numbers.size > 1;

import type { NoAnswer, Refused } from 'fiskalizacija';

/** No message could be made. */
export interface NotSent {
  kind: 'notSent';
  reason: string;
  detail: string;
}

/** Why something is not confirmed, as it is kept: a code, and the words of the host or of the connection. */
export function saidBy(answer: Refused | NoAnswer | NotSent): { code: string; text: string } {
  if (answer.kind === 'refused')
    return { code: answer.errors[0]?.code ?? '', text: answer.errors.map((one) => one.message).join(' ') };
  if (answer.kind === 'untrusted') return { code: 'untrusted', text: answer.detail };
  return { code: answer.reason, text: answer.detail };
}

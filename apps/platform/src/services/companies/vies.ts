import type { VatAnswer } from '@izlog/contract/ecommerce/taxes/vat-check';
import type { VatId } from '@izlog/contract/ecommerce/taxes/vat-id';
import { z } from 'zod';
import type { Kernel } from '#platform/kernel/kernel.ts';

/**
 * Where VIES is; null where nothing may leave the machine. Held for the whole platform, so that tests put a stand-in there;
 * nobody can set it.
 */
export const viesOutside = (): { url: string | null; patience: number } => ({
  url: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
  patience: 4000,
});

/** A public demonstration asks nobody outside. */
export const closeVies = ({ held, isDemonstration }: Pick<Kernel, 'held' | 'isDemonstration'>): void => {
  if (isDemonstration) held.get(viesOutside).url = null;
};

/** What VIES said; `reason` where it said neither yes nor no. */
export interface ViesAnswer {
  answer: VatAnswer;
  consultation: string | null;
  name: string | null;
  address: string | null;
  reason: string | null;
}

/** Most bytes of an answer: it is a few hundred. */
const largest = 64 * 1024;

const words = z.string().max(2000).nullish();
const found = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: words,
  name: words,
  address: words,
});
const fault = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string().max(100) })).min(1),
});

/**
 * Asks VIES, the register of the Union, whether it knows a VAT id, in the name of the shop where that has one: then it gives a
 * consultation number. Whatever is not plainly its yes or no about this very number is `unanswered` with a reason: nothing is
 * guessed. Interface: check-vat-number of its REST service.
 */
export async function askVies(
  { url, patience }: ReturnType<typeof viesOutside>,
  { prefix, number }: VatId,
  requester: { prefix: string; number: string } | null,
): Promise<ViesAnswer> {
  if (url === null) return unanswered('demonstration');
  let text: string;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: prefix,
        vatNumber: number,
        ...(requester && {
          requesterMemberStateCode: requester.prefix,
          requesterNumber: requester.number,
        }),
      }),
    });
    text = await readAtMost(answer);
  } catch (error) {
    return unanswered(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection');
  }
  return readAnswer(text, { prefix, number });
}

/** Reads an answer. A number that VIES calls malformed is one that it does not know. */
function readAnswer(text: string, { prefix, number }: Pick<VatId, 'prefix' | 'number'>): ViesAnswer {
  const json = parsed(text);
  const refused = fault.safeParse(json);
  if (refused.success) {
    const code = refused.data.errorWrappers[0]?.error ?? '';
    return code === 'INVALID_INPUT' ? { ...unanswered(code), answer: 'invalid' } : unanswered(code);
  }
  const said = found.safeParse(json);
  if (!said.success) return unanswered('notAnAnswer');
  const { data } = said;
  const isAboutIt =
    data.countryCode.toUpperCase() === prefix &&
    data.vatNumber.replaceAll(/\s/g, '').toUpperCase() === number;
  if (!isAboutIt) return unanswered('otherNumber');
  return {
    answer: data.valid ? 'valid' : 'invalid',
    consultation: data.requestIdentifier?.trim() || null,
    name: saidBy(data.name),
    address: saidBy(data.address),
    reason: null,
  };
}

/** Some countries tell no names: VIES writes hyphens there. */
const saidBy = (text: string | null | undefined): string | null =>
  text && !/^-*$/.test(text.trim()) ? text.trim() : null;

const unanswered = (reason: string): ViesAnswer => ({
  answer: 'unanswered',
  consultation: null,
  name: null,
  address: null,
  reason,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, or half an answer: no answer of VIES.
    return undefined;
  }
}

async function readAtMost(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > largest) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

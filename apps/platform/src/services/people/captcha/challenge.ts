import { randomBytes } from 'node:crypto';
import { readSolution, solvesPuzzle, waited } from '@izlog/contract/captcha/puzzle';
import type { Recaptcha } from '@izlog/contract/settings/captcha';
import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { countAttempt } from '#platform/kernel/limits/attempts.queries.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';

/** Life of a challenge in seconds: long enough to write a letter. */
const lifeSeconds = 3600;
/** How long a browser without scripts waits, in ms; a program that waits too is held up by the limit below. */
const shortestWait = 4000;
/** Forms that one address may send in an hour without solving puzzles. */
const mostWaited = 6;

/** A challenge of this installation for this site: `site.time.salt.seal`. Nothing is stored until it is used. */
export function makeChallenge({ tokens }: Kernel, { site, now }: Ctx): { key: string } {
  const stem = `${site.id}.${now.getTime().toString(36)}.${randomBytes(12).toString('hex')}`;
  return { key: `${stem}.${sealOf({ tokens }, stem)}` };
}

/** True when the challenge is ours, young enough, not used yet, and solved, or waited for by a browser without scripts. */
export async function isSolved(kernel: Kernel, ctx: Ctx, { key, response }: Recaptcha): Promise<boolean> {
  const [siteId = '', time = '', salt = '', seal = ''] = key.split('.');
  const isOurs = isEqualText(seal, sealOf(kernel, `${siteId}.${time}.${salt}`));
  if (!isOurs || siteId !== String(ctx.site.id)) return false;
  const age = ctx.now.getTime() - Number.parseInt(time, 36);
  if (age < 0 || age > lifeSeconds * 1000) return false;
  if (response === waited) {
    if (age < shortestWait) return false;
    await limitAddress(ctx, 'captcha waited', mostWaited, 3600);
  } else {
    const nonces = readSolution(response);
    if (!nonces?.every((nonce, number) => solvesPuzzle(salt, number, nonce))) return false;
  }
  return (await countAttempt(ctx.db, `captcha ${salt}`, lifeSeconds, ctx.now)) === 1;
}

function sealOf({ tokens }: Pick<Kernel, 'tokens'>, stem: string): string {
  return tokens.seal(`captcha ${stem}`).slice(0, 27);
}

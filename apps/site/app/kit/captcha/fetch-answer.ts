import { solveChallenge } from '@izlog/contract/captcha/solve-challenge';
import type { CaptchaSettings, Recaptcha } from '@izlog/contract/settings/captcha';
import { openOutsideCaptcha } from './outside-captcha.ts';

/** Where a page asks how to show that somebody is no program; a challenge comes along when it is the built-in captcha. */
const captchaPath = '/_/captcha';

export type CaptchaQuestion = CaptchaSettings & { challenge: string | null };

/**
 * Does what the site's captcha asks for and gives what the form sends along; nothing when there is no captcha. `place` is
 * where a provider may draw. Throws when it cannot be done.
 */
export async function fetchCaptchaAnswer(
  place: HTMLElement,
  signal?: AbortSignal,
): Promise<Recaptcha | undefined> {
  const asked = await fetch(captchaPath, { method: 'POST', signal });
  if (!asked.ok) throw new Error(`The captcha was answered with ${asked.status}.`);
  const question = (await asked.json()) as CaptchaQuestion;
  const { provider, key, challenge } = question;
  if (provider === 'none') return undefined;
  if (provider === 'proofOfWork') {
    if (!challenge) throw new Error('There is no challenge.');
    return { key: challenge, response: await solveChallenge(challenge, signal) };
  }
  const ask = await openOutsideCaptcha({ ...question, provider });
  return { key: key ?? '', response: await ask(place) };
}

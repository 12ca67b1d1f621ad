import type { CaptchaProvider } from '@izlog/contract/settings/captcha';
import { z } from 'zod';

type Outside = Exclude<CaptchaProvider, 'proofOfWork' | 'none'>;

/** Where the three providers check a response; their protocol is the same. */
const addresses: Record<Outside, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

/** Least score of reCAPTCHA 3 (0 a program, 1 a person) that is treated as a person. */
const leastScore = 0.5;

const Answer = z.object({ success: z.boolean(), score: z.number().optional() });

/** Asks a provider about a response. `away` when it cannot be asked within five seconds or answers nonsense; then nobody knows. */
export async function askProvider(
  provider: Outside,
  question: { secret: string; key: string; response: string; ip: string },
  address: string = addresses[provider],
): Promise<'person' | 'program' | 'away'> {
  const { secret, key, response, ip } = question;
  const form = new URLSearchParams({
    secret,
    response,
    ...(ip ? { remoteip: ip } : {}),
    // Only hCaptcha compares the public key too.
    ...(provider === 'hcaptcha' ? { sitekey: key } : {}),
  });
  let answer: z.infer<typeof Answer>;
  try {
    const got = await fetch(address, { method: 'POST', body: form, signal: AbortSignal.timeout(5000) });
    if (!got.ok) return 'away';
    answer = Answer.parse(await got.json());
  } catch {
    return 'away';
  }
  const isPerson = answer.success && (answer.score === undefined || answer.score >= leastScore);
  return isPerson ? 'person' : 'program';
}

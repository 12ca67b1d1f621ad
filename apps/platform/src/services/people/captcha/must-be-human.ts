import { waited } from '@izlog/contract/captcha/puzzle';
import { type CaptchaSettings, captchaProviders, type Recaptcha } from '@izlog/contract/settings/captcha';
import { openOption } from '#platform/kernel/access/sealed-option.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { askProvider } from './ask-provider.ts';
import { readCaptchaOptions } from './captcha.queries.ts';
import { isSolved } from './challenge.ts';

/** Forms one address may send in an hour while the provider cannot be asked. */
const mostUnasked = 5;

/** Which captcha the site uses; an outside one without its keys is replaced by the built-in one. */
export async function getCaptcha(ctx: Ctx): Promise<CaptchaSettings> {
  const { secret: _secret, ...shown } = await readCaptcha(ctx);
  ctx.tags.add('options');
  return shown;
}

async function readCaptcha(ctx: Ctx): Promise<CaptchaSettings & { secret: string }> {
  const options = await readCaptchaOptions(ctx);
  const wanted = captchaProviders.find((one) => one === options.CaptchaProvider) ?? 'proofOfWork';
  const { CaptchaKey: key, CaptchaSecret: secret } = options;
  const isBuiltIn = wanted === 'proofOfWork' || wanted === 'none';
  if (!isBuiltIn && !(key && secret)) {
    ctx.log.warn({ provider: wanted }, 'the captcha has no key or secret; the built-in one is used instead');
  }
  const isOutside = !isBuiltIn && key && secret;
  return {
    provider: isOutside || wanted === 'none' ? wanted : 'proofOfWork',
    key: isOutside ? key : null,
    version: options.CaptchaVersion ?? '2',
    size: 'invisible',
    secret: secret ?? '',
  };
}

/**
 * Lets people pass and refuses programs: recaptchaMissing without a confirmation (MKT-007), recaptchaInvalid with a
 * wrong, old or used one. While an outside provider is away, a few forms of each address pass: its trouble must not
 * close the shop.
 */
export async function mustBeHuman(kernel: Kernel, ctx: Ctx, sent: Recaptcha | undefined): Promise<void> {
  const { provider, key, secret } = await readCaptcha(ctx);
  if (provider === 'none') return;
  if (!sent) throw new Refusal('recaptchaMissing');
  if (provider === 'proofOfWork' || isChallenge(sent)) {
    if (!(await isSolved(kernel, ctx, sent))) throw new Refusal('recaptchaInvalid');
    return;
  }
  const verdict = await askProvider(
    provider,
    {
      secret: openOption(kernel.secrets, { siteId: ctx.site.id, key: 'CaptchaSecret' }, secret),
      key: key ?? '',
      response: sent.response,
      ip: ctx.ip,
    },
    kernel.env.CAPTCHA_VERIFY_URL,
  );
  if (verdict === 'program') throw new Refusal('recaptchaInvalid');
  if (verdict === 'away') {
    ctx.log.warn({ provider }, 'the captcha could not be checked');
    await limitAddress(ctx, 'captcha unasked', mostUnasked, 3600);
  }
}

/** A browser without scripts waits for one of our challenges whatever the provider, since no provider works there. */
function isChallenge({ response }: Recaptcha): boolean {
  return response === waited;
}

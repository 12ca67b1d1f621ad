import { randomBytes } from 'node:crypto';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { origins } from '#platform/services/settings/index.ts';
import { mustProve } from '../login/must-prove.ts';
import { addFlow } from './identity.queries.ts';
import { openProvider } from './open-provider.ts';
import { namesOfProvider, type ProviderSettings, readProviders } from './provider-settings.ts';

/** Seconds a person has for logging in at the provider. */
const life = 600;
const mostStarts = 60;

/**
 * Begins a login through a provider; refuses with providerUnknown (AUTH-029), an address that is not the
 * site's, and with proofRequired a customer who joins the provider without proving to be the owner.
 */
export async function startSocialLogin(
  kernel: Kernel,
  ctx: Ctx,
  { provider, redirectUri, password }: { provider: string; redirectUri: string; password?: string },
): Promise<{ url: string; flow: string }> {
  await limitAddress(ctx, 'social', mostStarts);
  const settings = await getProvider(kernel, ctx, provider);
  // Joining another way in gives lasting control of the account.
  if (ctx.caller.kind === 'customer') await mustProve(ctx, password);
  if (!(await origins.isOfSite(kernel, ctx.site, redirectUri)))
    throw new Refusal('validationFailed', {
      fields: [{ path: 'redirectUri', kind: 'invalid_value', message: 'Not an address of this site.' }],
    });
  const config = await openProvider(settings, ctx.now).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider }, 'the login provider does not answer');
    throw new Refusal('socialLoginFailed');
  });
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const flow = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now.getTime() + life * 1000);
  const userId = ctx.caller.kind === 'customer' ? ctx.caller.userId : null;
  await addFlow(
    ctx.db,
    flow,
    { siteId: ctx.site.id, userId, provider, redirectUri, state, nonce, verifier, expiresAt },
    ctx.now,
  );
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectAt(settings, redirectUri),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...presetParameters(settings, nonce),
  });
  return { url: url.href, flow };
}

/** The settings of a provider of the site; refuses with providerUnknown. */
export async function getProvider(
  kernel: Pick<Kernel, 'secrets'>,
  ctx: Ctx,
  name: string,
): Promise<ProviderSettings> {
  const found = (await readProviders(kernel, ctx)).find((one) => namesOfProvider(one).name === name);
  if (!found) throw new Refusal('providerUnknown');
  return found;
}

/** Where the provider sends the browser: Apple posts a form, which our own address turns into an ordinary visit. */
export function redirectAt(settings: ProviderSettings, redirectUri: string): string {
  if (settings.preset !== 'apple') return redirectUri;
  return `${new URL(redirectUri).origin}/api/v1/user/social/bounce/apple`;
}

function presetParameters(settings: ProviderSettings, nonce: string): Record<string, string> {
  switch (settings.preset) {
    case 'oidc':
      return { scope: settings.scope, nonce };
    case 'google':
      return { scope: 'openid email profile', nonce, prompt: 'select_account' };
    case 'facebook':
      return { scope: 'email,public_profile' };
    case 'apple':
      return { scope: 'email', nonce, response_mode: 'form_post' };
  }
}

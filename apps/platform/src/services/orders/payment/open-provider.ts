import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type Outside, openOutside } from './outside.ts';
import { findSealedKeys } from './payment-keys.queries.ts';
import type { ProviderCode } from './provider-codes.ts';
import { type OpenProvider, providers } from './providers/providers.ts';

/** The provider with this site's keys; undefined when it has none. The sandbox makes its own. */
export async function openProvider(
  kernel: Kernel,
  ctx: Ctx,
  code: ProviderCode,
): Promise<OpenProvider | undefined> {
  if (code === 'sandbox') return providers.sandbox.open({ secretKey: sandboxKey(kernel, ctx.site.id) });
  const sealed = await findSealedKeys(ctx, code);
  if (sealed === undefined) return undefined;
  return providers[code].open(JSON.parse(kernel.secrets.decrypt(sealed, keysPlace(ctx.site.id, code))));
}

/** What the keys of a provider are bound to: they cannot be moved to another site or provider. */
export const keysPlace = (siteId: number, code: string): string => `payment keys ${siteId} ${code}`;

/** Key of the sandbox; nobody has to set it up. */
export const sandboxKey = (kernel: Kernel, siteId: number): string =>
  kernel.tokens.seal(`sandbox bank ${siteId}`);

/** The world as providers reach it in this call. */
export const outsideOf = (kernel: Kernel, ctx: Pick<Ctx, 'now'>): Outside =>
  openOutside(kernel.env.PAYMENT_STAND_IN, ctx.now);

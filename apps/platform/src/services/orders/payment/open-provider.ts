import type { ProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { type Outside, openOutside } from './outside.ts';
import { findSealedKeys } from './payment-keys.queries.ts';
import type { OpenProvider } from './payment-provider.ts';
import { providers } from './providers/providers.ts';

/** The provider with this site's keys; undefined when it has none. The sandbox makes its own. */
export async function openProvider(
  kernel: Kernel,
  ctx: Ctx,
  code: ProviderCode,
): Promise<OpenProvider | undefined> {
  const { makeKeys, open } = providers[code];
  if (makeKeys) return open(makeKeys(kernel, ctx.site.id));
  const sealed = await findSealedKeys(ctx, code);
  if (sealed === undefined) return undefined;
  return open(JSON.parse(kernel.secrets.decrypt(sealed, keysPlace(ctx.site.id, code))));
}

/** What the keys of a provider are bound to: they cannot be moved to another site or provider. */
export const keysPlace = (siteId: number, code: string): string => `payment keys ${siteId} ${code}`;

/** The world as providers reach it in this call. */
export const outsideOf = (kernel: Kernel, ctx: Pick<Ctx, 'now'>): Outside =>
  openOutside(kernel.env.PAYMENT_STAND_IN, ctx.now);

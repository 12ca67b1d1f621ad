import type { Ctx } from '../../../kernel/context.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { banks, type OpenBank } from './banks.ts';
import type { GatewayCode } from './gateway-codes.ts';
import { type Outside, openOutside } from './outside.ts';
import { findSealedKeys } from './payment-keys.queries.ts';

/** The gateway with this site's keys; undefined when it has none. The sandbox bank makes its own. */
export async function openBank(kernel: Kernel, ctx: Ctx, code: GatewayCode): Promise<OpenBank | undefined> {
  if (code === 'sandbox') return banks.sandbox.open({ secretKey: sandboxKey(kernel, ctx.site.id) });
  const sealed = await findSealedKeys(ctx, code);
  if (sealed === undefined) return undefined;
  return banks[code].open(JSON.parse(kernel.secrets.decrypt(sealed, keysPlace(ctx.site.id, code))));
}

/** What the keys of a gateway are bound to: they cannot be moved to another site or gateway. */
export const keysPlace = (siteId: number, code: string): string => `payment keys ${siteId} ${code}`;

/** Key of the sandbox bank; nobody has to set it up. */
export const sandboxKey = (kernel: Kernel, siteId: number): string =>
  kernel.tokens.seal(`sandbox bank ${siteId}`);

/** The world as gateways reach it in this call. */
export const outsideOf = (kernel: Kernel, ctx: Pick<Ctx, 'now'>): Outside =>
  openOutside(kernel.env.PAYMENT_STAND_IN, ctx.now);

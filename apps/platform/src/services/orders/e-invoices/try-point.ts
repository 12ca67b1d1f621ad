import type { tryAccessPoint } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { AccessPointRefused, AccessPointUnreachable } from 'e-invoice';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { openMojEracun } from './access-points.ts';

/** Asks an access point for what has arrived, which needs an account that it knows; nothing is sent and nothing taken. */
export async function tryPoint(
  kernel: Kernel,
  ctx: Ctx,
  { host }: EndpointParsed<typeof tryAccessPoint>,
): Promise<EndpointReturn<typeof tryAccessPoint>> {
  const point = await openMojEracun(kernel, ctx, host);
  if (!point) return { isThere: false, reason: 'noAccount' };
  try {
    await point.incoming();
    return { isThere: true, reason: null };
  } catch (failure) {
    if (failure instanceof AccessPointRefused)
      return { isThere: false, reason: failure.message.slice(0, 300) };
    if (failure instanceof AccessPointUnreachable) return { isThere: false, reason: 'unreachable' };
    throw failure;
  }
}

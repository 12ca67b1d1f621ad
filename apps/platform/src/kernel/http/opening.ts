import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { isOpenInDemonstration } from '@izlog/contract/open/in-demonstration';
import { isOpenInMaintenance } from '@izlog/contract/open/in-maintenance';
import { mustHaveAccess } from '../access/caller.ts';
import type { Ctx } from '../context.ts';
import type { Kernel } from '../kernel.ts';
import { Refusal } from '../refusal.ts';

/** What refuses a call of an endpoint that its caller, the store or the state of the site does not open; by whatever door it came. */
export function opening(kernel: Pick<Kernel, 'isDemonstration'>, endpoint: AnyEndpoint): (ctx: Ctx) => void {
  const isClosedForAll = kernel.isDemonstration && !isOpenInDemonstration(endpoint);
  const isForStaffAlone = !isOpenInMaintenance(endpoint);
  return (ctx) => {
    if (isClosedForAll) throw new Refusal('demonstration');
    mustHaveAccess(endpoint.access, ctx.caller);
    if (endpoint.needsStore && ctx.storeId === undefined) throw new Refusal('storeUndefined');
    if (isForStaffAlone && ctx.caller.kind !== 'staff' && ctx.site.isInMaintenance)
      throw new Refusal('maintenance');
  };
}

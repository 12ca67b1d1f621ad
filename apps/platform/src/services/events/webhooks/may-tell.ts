import { mayHearOf } from '@izlog/contract/events/event-declaration';
import { eventOf } from '@izlog/contract/events/shop-events';
import type { Permission } from '@izlog/contract/permissions';
import type { Ctx } from '#platform/kernel/context.ts';
import { readStaffRights } from '#platform/services/people/index.ts';

/** Which of some events somebody with these rights may have sent somewhere. */
export const heard = <N extends string>(events: readonly N[], held: readonly Permission[]): N[] =>
  events.filter((name) => {
    const declared = eventOf(name);
    return declared !== undefined && mayHearOf(declared.kind, held);
  });

/** Whether who answers for a webhook still works here, may set webhooks, and may read all that it tells (DOOR-03). */
export async function mayTell(
  ctx: Ctx,
  { userId, events }: { userId: number; events: readonly string[] },
): Promise<boolean> {
  const held = await readStaffRights(ctx, userId);
  return held.includes('settings.edit') && heard(events, held).length === events.length;
}

import { mayHearOf, rightsOfKind } from '@izlog/contract/events/event-declaration';
import { type EventName, eventNames, eventOf, shopEvents } from '@izlog/contract/events/shop-events';
import type { Permission } from '@izlog/contract/permissions';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readStaffRights } from '#platform/services/people/index.ts';

/** Those that this program knows: a newer one beside it knows more, and tells those itself. */
export const known = (events: readonly string[]): EventName[] =>
  events.filter((name): name is EventName => eventOf(name) !== undefined);

/** Which of some events somebody with these rights may have sent somewhere. */
export const heard = <N extends string>(events: readonly N[], held: readonly Permission[]): N[] =>
  events.filter((name) => {
    const declared = eventOf(name);
    return declared !== undefined && mayHearOf(declared.kind, held);
  });

const rightsOf = ({ caller }: Ctx): readonly Permission[] =>
  caller.kind === 'staff' ? caller.permissions : [];

/** The events that the caller may have sent somewhere, and may read of what was sent. */
export const heardBy = (ctx: Ctx): EventName[] => heard(eventNames, rightsOf(ctx));

/** Refuses who may not read all that a webhook tells: its secret and what it is sent again are that. */
export function mustHearAll(ctx: Ctx, { events }: { events: readonly string[] }): void {
  if (heard(known(events), rightsOf(ctx)).length < known(events).length) throw new Refusal('forbidden');
}

/** Whether who answers for a webhook still works here, may set webhooks, and may read all that it tells (DOOR-03). */
export async function mayTell(
  { programs }: Pick<Kernel, 'programs'>,
  ctx: Ctx,
  { userId, keyId, events }: { userId: number; keyId: number | null; events: readonly string[] },
): Promise<boolean> {
  // Of a program's own webhook its key answers, which may lose a right, end, or be taken back.
  if (keyId !== null) {
    const kinds = new Set(known(events).map((name) => shopEvents[name].kind));
    for (const kind of kinds)
      if (!(await programs.holds(keyId, ctx.site.id, rightsOfKind[kind], ctx.now))) return false;
    return true;
  }
  const held = await readStaffRights(ctx, userId);
  return held.includes('settings.edit') && heard(known(events), held).length === known(events).length;
}

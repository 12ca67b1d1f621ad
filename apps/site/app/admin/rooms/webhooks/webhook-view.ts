import type { EventDeclaration, EventKind } from '@izlog/contract/events/event-declaration';
import type { EventName } from '@izlog/contract/events/shop-events';

/** Events by what they happen to, for boxes to tick. */
export type EventGroups = readonly { kind: EventKind; events: readonly EventName[] }[];

/** The events somebody may have sent, and those that a webhook has already, in groups. */
export function groupsOf(
  declared: Readonly<Record<EventName, Pick<EventDeclaration, 'kind'>>>,
  shown: ReadonlySet<string>,
): EventGroups {
  const names = (Object.keys(declared) as EventName[]).filter((name) => shown.has(name));
  return [...Map.groupBy(names, (name) => declared[name].kind)].map(([kind, events]) => ({ kind, events }));
}

/** Name of the box of an event. */
export const eventField = (name: string): string => `event.${name}`;

import type { Part } from '@izlog/contract/cms/content/part';

/** The instants until which sections are hidden, each once: at each of them what is shown changes by itself. */
export function turnsOf(parts: readonly Part[]): Date[] {
  const instants = new Set(instantsIn(parts));
  return [...instants].toSorted((a, b) => a - b).map((instant) => new Date(instant));
}

/** The parts that are shown at an instant: those that are hidden until a later one are left out, with all in them. */
export function shownParts(parts: readonly Part[], now: Date): Part[] {
  return parts.flatMap((part) => {
    const until = untilOf(part);
    if (until !== undefined && until > now.getTime()) return [];
    return [part.parts.length > 0 ? { ...part, parts: shownParts(part.parts, now) } : part];
  });
}

/** The parts whose words visitors can find at an instant: not those that are hidden from everybody. */
export function foundParts(parts: readonly Part[], now: Date): Part[] {
  return shownParts(parts, now).flatMap((part) =>
    part.options?.hidden === true ? [] : [{ ...part, parts: foundParts(part.parts, now) }],
  );
}

function instantsIn(parts: readonly Part[]): number[] {
  return parts.flatMap((part) => [untilOf(part) ?? [], instantsIn(part.parts)].flat());
}

function untilOf({ options }: Part): number | undefined {
  const instant = typeof options?.hiddenUntil === 'string' ? Date.parse(options.hiddenUntil) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

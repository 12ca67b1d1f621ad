/** The clock of the shop, in which the dialect says its dates (`date_created`) beside those of UTC (`date_created_gmt`). */
const clock = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `2026-11-29T14:24:07` by the clock of the shop. */
export const localTime = (at: Date): string => clock.format(at).replace(' ', 'T');

/** The same in UTC, without its Z, as the dialect writes it. */
const gmtTime = (at: Date): string => at.toISOString().slice(0, 19);

/** An instant under a name and the same name with `_gmt`. */
export const dates = <N extends string>(name: N, at: Date | null) =>
  ({ [name]: at && localTime(at), [`${name}_gmt`]: at && gmtTime(at) }) as Record<
    N | `${N}_gmt`,
    string | null
  >;

const form = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?(Z|[+-]\d\d:?\d\d)?$/i;

/**
 * The instant that a program means: with an offset that one, without one by the clock of the shop, or of UTC where `isGmt`.
 * Undefined for what is no time. In the hour that autumn repeats, the earlier one: a program that asks for what changed since
 * misses nothing.
 */
export function instantOf(text: string, isGmt: boolean): Date | undefined {
  const [, day, time = '00:00:00', offset] = form.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  // An address may have lost the plus of its offset to a space; what is left is no time, and is refused.
  const said = new Date(`${day}T${time}${offset ?? 'Z'}`);
  if (Number.isNaN(said.getTime()) || said.getUTCFullYear() < 1970) return undefined;
  if (offset !== undefined || isGmt) return said;
  const local = said.toISOString().slice(0, 19);
  const hour = 60 * 60 * 1000;
  const found = [2, 1].map((hours) => new Date(said.getTime() - hours * hour));
  // In the hour that spring leaves out there is no such time: what comes right after it is meant.
  return found.find((one) => localTime(one) === local) ?? found[1];
}

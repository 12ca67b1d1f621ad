import type { Moment } from '../demo/shape.ts';

const zone = 'Europe/Zagreb';
const dayLength = 24 * 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The instant of a day and hour in Zagreb, days counted from the day of `now` there; summer time is seen to. */
export function instantOf(now: Date, { inDays, at }: Moment): Date {
  const today = wallClock(now);
  const midnight = today - (today % dayLength);
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const wanted = midnight + inDays * dayLength + (hours * 60 + minutes) * 60_000;
  // Twice: the first guess may lie on the other side of a change of the clock.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

/** Midnight in Zagreb that many days from the day of `now`; negative days are past. */
export function dayFrom(now: Date, inDays: number): Date {
  return instantOf(now, { inDays, at: '00:00' });
}

function offsetAt(time: number): number {
  return wallClock(new Date(time)) - (time - (time % 1000));
}

/** What a clock in Zagreb shows, as if it were UTC (ms, whole seconds). */
function wallClock(time: Date): number {
  const part = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

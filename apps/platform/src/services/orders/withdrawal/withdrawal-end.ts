import { isWorkingDay } from './public-holidays.ts';

/** Days of the period (Directive 2011/83/EU, Article 9). */
const periodDays = 14;
const hour = 60 * 60 * 1000;

const zagreb = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * End (exclusive) of a period of 14 days that something at `from` starts: the day of it does not count, the period runs
 * until the end of its last day in Zagreb, and a last day that is no working day moves to the next one that is
 * (Regulation 1182/71, Article 3).
 */
export function withdrawalEnd(from: Date): Date {
  const { year, month, day } = inZagreb(from);
  const last = new Date(Date.UTC(year, month - 1, day + periodDays));
  while (!isWorkingDay(last)) last.setUTCDate(last.getUTCDate() + 1);
  return zagrebMidnight(new Date(last.getTime() + 24 * hour));
}

/** When a calendar day (midnight UTC) begins in Zagreb, one hour or two before UTC. */
function zagrebMidnight(date: Date): Date {
  const inSummer = new Date(date.getTime() - 2 * hour);
  return inZagreb(inSummer).hour === 0 ? inSummer : new Date(date.getTime() - hour);
}

function inZagreb(at: Date): { year: number; month: number; day: number; hour: number } {
  const parts = Object.fromEntries(zagreb.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0, hour: parts.hour ?? 0 };
}

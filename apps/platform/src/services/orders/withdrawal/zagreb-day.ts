const hour = 60 * 60 * 1000;

const zagreb = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The calendar day in Zagreb of an instant, as midnight UTC of that day. */
export function zagrebDay(at: Date): Date {
  const { year, month, day } = inZagreb(at);
  return new Date(Date.UTC(year, month - 1, day));
}

/** When a calendar day (midnight UTC) begins in Zagreb, one hour or two before UTC. */
export function zagrebMidnight(date: Date): Date {
  const inSummer = new Date(date.getTime() - 2 * hour);
  return inZagreb(inSummer).hour === 0 ? inSummer : new Date(date.getTime() - hour);
}

function inZagreb(at: Date): { year: number; month: number; day: number; hour: number } {
  const parts = Object.fromEntries(zagreb.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0, hour: parts.hour ?? 0 };
}

const zagreb = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zagreb',
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const),
});

/** Day and time of an instant as clocks in Zagreb show them: `2026-03-12`, `12:00:05`. */
export function zagrebClock(at: Date): { day: string; time: string } {
  const part = Object.fromEntries(zagreb.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  };
}

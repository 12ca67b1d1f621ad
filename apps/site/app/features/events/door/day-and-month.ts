/**
 * Takes day and month out of a long date for the calendar: hr `5. studenoga 2026.`, de `5. November 2026`, en
 * `November 5, 2026`. The day keeps the point that its language writes after it.
 */
export function dayAndMonth(longDate: string): { day: string; month: string } {
  const day = /\b\d{1,2}\b\.?/.exec(longDate)?.[0] ?? '';
  const month = /\p{L}+/u.exec(longDate)?.[0] ?? '';
  return { day, month };
}

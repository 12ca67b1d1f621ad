import { daysAfter, daysBetween } from '@izlog/contract/product/choices/offered-days';
import { readDate } from '#site/admin/ground/frame/controls/written-date.ts';

/** Days as lines, those that follow each other as a period: `24. 12. 2026. – 2. 1. 2027.` */
export function writtenDays(days: readonly string[], shortDate: (instant: string) => string): string {
  const lines: [first: string, last: string][] = [];
  for (const day of days.toSorted()) {
    const open = lines.at(-1);
    if (open && daysAfter(open[1], 1) === day) open[1] = day;
    else lines.push([day, day]);
  }
  const write = (day: string) => shortDate(`${day}T12:00:00Z`);
  return lines
    .map(([first, last]) => (first === last ? write(first) : `${write(first)} – ${write(last)}`))
    .join('\n');
}

/** Reads such lines; a line that is neither a day nor a period comes back as `wrong`. */
export function readDays(text: string, locale: string): { days: string[]; wrong?: string } {
  const days = new Set<string>();
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const ends = line.split(/\s*–\s*|\s+-\s+/).map((end) => readDate(end, 'date', locale));
    const [first, last = first, ...more] = ends;
    const between = first && last && more.length === 0 ? daysBetween(first, last).slice(0, 401) : [];
    if (between.length === 0 || ends.includes(undefined)) return { days: [], wrong: line };
    for (const day of between) days.add(day);
  }
  return { days: [...days].toSorted() };
}

import { longestArchive } from '@izlog/contract/ecommerce/orders/archive-limits';
import { isDay } from '#site/admin/ground/frame/shop-day.ts';
import type { StaffKey } from '#site/i18n/messages.ts';

/** Why the documents of a period are not had, beside which of its days it is shown, and by which text. */
export const archiveFaults = {
  noStart: { at: 'from', key: 'reports.dayWrong' },
  noEnd: { at: 'to', key: 'reports.dayWrong' },
  reversed: { at: 'to', key: 'reports.periodReversed' },
  long: { at: 'to', key: 'archive.long' },
  nothing: { at: 'to', key: 'archive.nothing' },
} as const satisfies Record<string, { at: 'from' | 'to'; key: StaffKey }>;
export type ArchiveFault = keyof typeof archiveFaults;

/** What is wrong with days that were typed; undefined where they are a period. */
export function archiveFaultOf(from: string, to: string): { why: ArchiveFault } | undefined {
  const isIn = (day: string) => isDay(day) && day.startsWith('20');
  if (!isIn(from)) return { why: 'noStart' };
  if (!isIn(to)) return { why: 'noEnd' };
  if (from > to) return { why: 'reversed' };
  return Date.parse(to) - Date.parse(from) < longestArchive * 86_400_000 ? undefined : { why: 'long' };
}

/** A period as the form has it. */
export interface ArchivePeriod {
  from: string;
  to: string;
  why?: ArchiveFault;
}

/** The period of an address; without one the month before that of today. */
export function archivePeriodIn({ searchParams }: URL, today: string): ArchivePeriod {
  const said = searchParams.get('archive') ?? '';
  const day = (name: string) => (searchParams.get(name) ?? '').slice(0, 40);
  if (Object.hasOwn(archiveFaults, said))
    return { from: day('from'), to: day('to'), why: said as ArchiveFault };
  const end = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 8)}01`, to };
}

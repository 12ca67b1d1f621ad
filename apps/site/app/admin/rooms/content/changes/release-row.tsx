import type { Release } from '@izlog/contract/editing/release';
import type { ReactNode } from 'react';
import { releaseFaultWords } from '#site/admin/editing/door/publish-words.ts';
import { titleWords } from '#site/admin/editing/door/title-words.ts';
import type { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Badge } from '#site/ui/tag.tsx';

const tones = {
  open: undefined,
  scheduled: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: undefined,
} as const;

/** A release in words. */
export interface ReleaseRow {
  name: string;
  /** How much is in it, and what of it by name. */
  holds: string;
  /** Empty where it has no time. */
  when: string;
  /** How long until then, or since; empty for what is over. */
  away: string;
  badge: ReactNode;
  /** Why it did not go out. */
  fault: string;
}

/** Names of documents that a row tells. */
const named = 3;

/** What a row and the panel say of a release; `now` is when it was read. */
export function releaseRow(
  { t, locale, longDate, time }: ReturnType<typeof useStaffText>,
  release: Release,
  now: number,
): ReleaseRow {
  const { id, name, at, state, isLate, doneAt, fault, items, conflicts } = release;
  const instant = doneAt ?? at;
  const later = items.reduce((sum, { laterChanges }) => sum + laterChanges, 0);
  const names = items.slice(0, named).map(({ title, id: of }) => titleWords(t, title, of));
  const isWaiting = state === 'scheduled' || state === 'failed';
  const documents = t('content.documents', { count: items.length });
  return {
    name: name || `${t('content.release')} ${id}`,
    holds: [
      items.length === 0 ? documents : `${documents}: ${names.join(', ')}${items.length > named ? ' …' : ''}`,
      ...(isWaiting && later > 0 ? [t('content.laterChanges', { count: later })] : []),
    ].join('; '),
    when: instant ? `${longDate(instant)}, ${time(instant)}` : '',
    away: isWaiting && at ? awayWords(locale, Date.parse(at) - now) : '',
    badge: (
      <Badge tone={isLate ? 'danger' : tones[state]} plain={state === 'cancelled'}>
        {t(isLate ? 'content.release.late' : `content.release.${state}`)}
      </Badge>
    ),
    fault: fault
      ? releaseFaultWords({ t, locale }, fault)
      : conflicts.length > 0
        ? t('content.releaseUndecided')
        : '',
  };
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "za 43 dana", "prije 6 sati": in the largest unit of which there is one. */
function awayWords(locale: string, ms: number): string {
  const [unit, length] = units.find(([, one]) => Math.abs(ms) >= one) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(locale).format(Math.trunc(ms / length), unit);
}

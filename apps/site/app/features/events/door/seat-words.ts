import type { Text } from '#site/i18n/use-text.tsx';
import type { SeatView } from './event-row-view.ts';

/** "još 4 mjesta", "popunjeno"; '' where nobody counts the seats. */
export function seatsInWords(seat: SeatView | undefined, { t }: Pick<Text, 't'>): string {
  if (!seat || seat.left === null) return '';
  return seat.left === 0 ? t('event.full') : t('event.seats', { count: seat.left });
}

/** What one can do about a seat: book it, or ask to hear when one gets free. */
export const bookingWord = ({ left }: SeatView) => (left === 0 ? 'event.waiting' : 'event.book');

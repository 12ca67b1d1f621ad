import { useText } from '#site/i18n/use-text.tsx';
import { Note } from '#site/ui/note.tsx';
import type { OpenOrder } from './withdrawal-view.ts';

/** Until when one may withdraw; a late statement is taken all the same, and that is reported. */
export function PeriodNote({ order }: { order: Pick<OpenOrder, 'isInTime' | 'lastDay'> }) {
  const { t, longDate } = useText();
  if (!order.lastDay) return <Note>{t('withdrawal.periodOpen')}</Note>;
  const values = { date: longDate(order.lastDay) };
  if (order.isInTime) return <Note>{t('withdrawal.periodUntil', values)}</Note>;
  return <Note tone="offer">{t('withdrawal.periodOver', values)}</Note>;
}

import { DayField } from '#site/admin/ground/frame/day-field.tsx';
import { isDay, startOfDay } from '#site/admin/ground/frame/shop-day.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { CellProps, FilterProps, KindFilter, KindOnSite } from '../kind.ts';

/** Narrows a list to days of the shop, both of them within. */
const dayFilter: KindFilter = {
  isRange: true,
  isGood: isDay,
  asked: (day, place) => startOfDay(day, place),
  Control: DayFields,
  Chosen: ChosenDays,
};

export const instant: KindOnSite<string | null> = { place: 'meta', Cell: Instant, filter: dayFilter };

function Instant({ value }: CellProps<string | null>) {
  const { shortDate, time } = useStaffText();
  if (value === null) return null;
  return (
    <time dateTime={value}>
      {shortDate(value)} {time(value)}
    </time>
  );
}

function DayFields({ field: { params }, texts }: FilterProps) {
  const { t } = useStaffText();
  return params.map((name, place) => (
    <DayField
      key={name}
      name={name}
      label={t(place === 0 ? 'log.from' : 'log.to')}
      day={texts[place] ?? ''}
    />
  ));
}

function ChosenDays({ texts }: FilterProps) {
  const { shortDate } = useStaffText();
  // Noon of a day is that day in the shop's time, winter and summer.
  return texts.map((day) => (day === '' ? '' : shortDate(`${day}T12:00:00Z`))).join(' – ');
}

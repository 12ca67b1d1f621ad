import { lastDayOf, shopDayOf } from '#site/admin/ground/frame/shop-day.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { CellProps, KindOnSite } from '../kind.ts';

type Ends = readonly [from: string | null, to: string | null];

/** The days of the shop, the last one included: "1. 11. 2026. – 30. 11. 2026." */
export const period: KindOnSite<Ends> = { place: 'meta', Cell: Period };

function Period({ value: [from, to] }: CellProps<Ends>) {
  const { t, shortDate } = useStaffText();
  if (!from && !to) return t('resource.always');
  // Noon of a day is that day in the shop's time, winter and summer.
  const day = (text: string) => shortDate(`${text}T12:00:00Z`);
  return [from ? day(shopDayOf(from)) : '', to ? day(lastDayOf(to)) : ''].join(' – ').trim();
}

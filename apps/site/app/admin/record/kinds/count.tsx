import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { CellProps, KindOnSite } from '../kind.ts';

/** How many, and of how many where there is a limit: "3 od 10". */
export const count: KindOnSite<number> = { place: 'figure', Cell: Count };

function Count({ value, field, row }: CellProps<number>) {
  const { t, number } = useStaffText();
  const limit = typeof field.of === 'string' ? row[field.of] : undefined;
  if (typeof limit !== 'number') return number(value);
  return t('resource.countOf', { count: number(value), limit: number(limit) });
}

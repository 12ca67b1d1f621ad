import { useStaffText } from '../../frame/staff-text.tsx';
import type { CellProps, KindOnSite } from '../kind.ts';

export const whole: KindOnSite<number | null> = { place: 'figure', Cell: Whole };

function Whole({ value }: CellProps<number | null>) {
  const { number } = useStaffText();
  return value === null ? null : number(value);
}

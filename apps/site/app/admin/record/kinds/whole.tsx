import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { CellProps, KindOnSite } from '../kind.ts';
import { LineControl, numberReader } from '../line-control.tsx';

export const whole: KindOnSite<number | null> = {
  place: 'figure',
  Cell: Whole,
  control: {
    Control: (props) => <LineControl {...props} inputMode="numeric" />,
    read: numberReader((text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined)),
  },
};

function Whole({ value }: CellProps<number | null>) {
  const { number } = useStaffText();
  return value === null ? null : number(value);
}

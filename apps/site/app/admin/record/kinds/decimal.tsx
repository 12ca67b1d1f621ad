import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { CellProps, KindOnSite } from '../kind.ts';
import { LineControl, numberReader } from '../line-control.tsx';

export const decimal: KindOnSite<number | null> = {
  place: 'figure',
  Cell: Decimal,
  control: {
    Control: (props) => <LineControl {...props} inputMode="decimal" />,
    read: numberReader((text) =>
      /^\d{1,9}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : undefined,
    ),
  },
};

function Decimal({ value }: CellProps<number | null>) {
  const { number } = useStaffText();
  return value === null ? null : number(value);
}

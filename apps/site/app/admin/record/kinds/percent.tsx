import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { CellProps, KindOnSite } from '../kind.ts';
import { LineControl, numberReader } from '../line-control.tsx';

/** A share in percent: "25 %". */
export const percent: KindOnSite<number | null> = {
  place: 'figure',
  Cell: Percent,
  control: {
    Control: (props) => <LineControl {...props} inputMode="decimal" />,
    read: numberReader((text) => {
      const found = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text);
      const share = found ? Number(`${found[1]}.${found[2] ?? 0}`) : Number.NaN;
      return share <= 100 ? share : undefined;
    }),
  },
};

function Percent({ value }: CellProps<number | null>) {
  const { number } = useStaffText();
  return value === null ? null : `${number(value)}\u00a0%`;
}

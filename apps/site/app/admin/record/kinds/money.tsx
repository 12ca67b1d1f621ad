import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { amountIn } from '#site/admin/ground/frame/typed/amount-in.ts';
import { formatMoney } from '#site/i18n/formats.ts';
import type { CellProps, KindOnSite } from '../kind.ts';
import { LineControl, numberReader } from '../line-control.tsx';

/** An amount in the currency that the row names, else in the main one. */
export const money: KindOnSite<number | null> = {
  place: 'figure',
  Cell: Money,
  control: {
    Control: (props) => <LineControl {...props} inputMode="decimal" />,
    read: numberReader((text) => (/^0([.,]0{1,2})?$/.test(text) ? 0 : amountIn(text))),
  },
};

function Money({ value, field, row }: CellProps<number | null>) {
  const { locale, money: inMain } = useStaffText();
  if (value === null) return null;
  const currency = typeof field.of === 'string' ? row[field.of] : undefined;
  if (!isCurrency(currency)) return inMain(value);
  return formatMoney(value, { id: 0, label: currency.symbol, iso: currency.iso }, locale);
}

const isCurrency = (value: unknown): value is { iso: string; symbol: string } =>
  typeof value === 'object' && value !== null && 'iso' in value && 'symbol' in value;

import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import type { CellProps, KindFilter, KindOnSite } from '../kind.ts';

const filter: KindFilter = {
  isGood: (text) => text === 'true',
  press: 'true',
  Control: ({ field: { params }, label, texts: [text] }) => (
    <Checkbox name={params[0] ?? ''} value="true" label={label} defaultChecked={text === 'true'} />
  ),
  Chosen: () => null,
};

export const yesNo: KindOnSite<boolean> = {
  place: 'meta',
  Cell: YesNo,
  filter,
  control: {
    Control: ({ form, field, label, value }) => (
      <CheckField form={form} name={field.name} label={label} isTicked={value === true} />
    ),
    read: (sent, { name }) => ({ value: sent(name) === 'true' }),
  },
};

function YesNo({ value }: CellProps<boolean>) {
  const { t } = useStaffText();
  return t(value ? 'log.yes' : 'log.no');
}

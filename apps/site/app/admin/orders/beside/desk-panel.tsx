import { SelectField, SendButton } from '../../../kit/forms/form-fields.tsx';
import { useSentForm } from '../../../kit/forms/use-sent-form.ts';
import { FormFrame } from '../../frame/once/form-frame.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { StaffOrderView } from '../orders-view.ts';
import { TagLine } from './tag-line.tsx';

/** Who deals with an order, and the words the team marks it with. */
export function DeskPanel({ view }: { view: StaffOrderView }) {
  const { t } = useStaffText();
  const { desk, mayEdit } = view;
  return (
    <section className="panel stack" aria-labelledby="h-tko">
      <h2 id="h-tko">{t('shopOrders.desk')}</h2>
      {mayEdit ? (
        <Assignee key={desk.assignee?.id} view={view} />
      ) : (
        <p>{desk.assignee?.name ?? t('shopOrders.nobody')}</p>
      )}
      <TagLine view={view} />
    </section>
  );
}

function Assignee({ view: { desk, people } }: { view: StaffOrderView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'assign' });
  const label = t('shopOrders.assignee');
  const known = [...people, ...(desk.assignee ? [desk.assignee] : [])];
  const choices = [...new Map(known.map((one) => [one.id, one])).values()];
  return (
    <FormFrame form={form} label={label} labels={{ assignee: label }}>
      <SelectField
        form={form}
        name="assignee"
        label={label}
        defaultValue={String(desk.assignee?.id ?? '')}
        isOptional
      >
        <option value="">{t('shopOrders.nobody')}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SendButton form={form}>{t('form.save')}</SendButton>
    </FormFrame>
  );
}

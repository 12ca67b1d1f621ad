import { SelectField, SendButton, TextField } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { Tag } from '../../ui/tag.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { StaffOrderView } from './orders-view.ts';

/** Who deals with an order, and the words the team marks it with. */
export function DeskPanel({ view: { desk, people, tags, mayEdit } }: { view: StaffOrderView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'assign' });
  const labels = { assignee: t('shopOrders.assignee'), tags: t('shopOrders.tags') };
  const known = [...people, ...(desk.assignee ? [desk.assignee] : [])];
  const choices = [...new Map(known.map((one) => [one.id, one])).values()];
  return (
    <section className="panel stack" aria-labelledby="h-tko">
      <h2 id="h-tko">{t('shopOrders.desk')}</h2>
      {mayEdit ? (
        <FormFrame
          key={`${desk.assignee?.id} ${desk.tags.join()}`}
          form={form}
          label={t('shopOrders.desk')}
          labels={labels}
        >
          <SelectField
            form={form}
            name="assignee"
            label={labels.assignee}
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
          <TextField
            form={form}
            name="tags"
            label={labels.tags}
            hint={t('shopOrders.tagsHint')}
            maxLength={400}
            defaultValue={desk.tags.join(', ')}
            list="order-tags"
            isOptional
          />
          <datalist id="order-tags">
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <SendButton form={form}>{t('form.save')}</SendButton>
        </FormFrame>
      ) : (
        <p>
          {desk.assignee?.name ?? t('shopOrders.nobody')}{' '}
          {desk.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      )}
    </section>
  );
}

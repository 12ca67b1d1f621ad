import { useEffect, useEffectEvent, useRef } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SelectField, SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import type { StaffOrderView } from '../orders-view.ts';
import { TagLine } from './tag-line.tsx';

/** Who deals with an order, and the words the team marks it with. */
export function DeskPanel({ view }: { view: StaffOrderView }) {
  const { t } = useStaffText();
  const { desk, mayEdit } = view;
  return (
    <section className="panel stack" aria-labelledby="h-tko">
      <h2 id="h-tko">{t('shopOrders.desk')}</h2>
      {mayEdit ? <Assignee view={view} /> : <p>{desk.assignee?.name ?? t('shopOrders.nobody')}</p>}
      <TagLine view={view} />
    </section>
  );
}

/** Saved as soon as somebody is chosen; by a button where there are no scripts. */
function Assignee({ view: { desk, people } }: { view: StaffOrderView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'assign' });
  const label = t('shopOrders.assignee');
  const saved = String(desk.assignee?.id ?? '');
  const wanted = useRef<string>(null);
  const send = (select: HTMLSelectElement) => {
    wanted.current = select.value;
    select.form?.requestSubmit();
  };
  const settle = useEffectEvent((isBusy: boolean, stands: string) => {
    const select = form.ref.current?.elements.namedItem('assignee');
    if (!(select instanceof HTMLSelectElement) || isBusy) return;
    // What was chosen while the last choice was on its way goes after it; else what stands is shown.
    if (wanted.current !== null && select.value !== wanted.current) return send(select);
    wanted.current = null;
    select.value = stands;
  });
  useEffect(() => settle(form.isBusy, saved), [form.isBusy, saved]);
  const known = [...people, ...(desk.assignee ? [desk.assignee] : [])];
  const choices = [...new Map(known.map((one) => [one.id, one])).values()];
  return (
    <FormFrame form={form} labels={{ assignee: label }}>
      <SelectField
        form={form}
        name="assignee"
        label={label}
        defaultValue={saved}
        onChange={({ currentTarget }) => (form.isBusy ? undefined : send(currentTarget))}
        isOptional
      >
        <option value="">{t('shopOrders.nobody')}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <noscript>
        <SendButton form={form}>{t('form.save')}</SendButton>
      </noscript>
    </FormFrame>
  );
}

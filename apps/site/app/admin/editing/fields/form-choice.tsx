import type { formFilter } from '@izlog/contract/cms/forms/form-filter';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import type { EditedPage } from '../page/edited-page.ts';

type Forms = EndpointAnswer<typeof formFilter>['records'];

/** One of the forms that staff made. */
export function FormChoice({
  label,
  value,
  error,
  page: { talk },
  onChange,
}: {
  label: string;
  value: number | undefined;
  error?: string;
  page: EditedPage;
  onChange: (id: number | undefined) => void;
}) {
  const { t } = useStaffText();
  const [forms, setForms] = useState<Forms>([]);
  useEffect(() => {
    let isLeft = false;
    talk
      .act('forms', { limit: 100 })
      .then((answer) => {
        if (!isLeft && 'data' in answer) setForms((answer.data as EndpointAnswer<typeof formFilter>).records);
      })
      .catch((reason: unknown) => console.warn('The forms were not listed.', reason));
    return () => {
      isLeft = true;
    };
  }, [talk]);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        >
          <option value="">{t('edit.settings.nothing')}</option>
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

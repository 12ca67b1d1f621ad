import { valueAt } from '@izlog/contract/editing/apply-op';
import { pathOf } from '@izlog/contract/editing/op';
import { isSameValue } from '@izlog/contract/editing/same-value';
import { checkField } from '@izlog/contract/sections/check-field';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { partLimits } from '@izlog/contract/sections/part-limits';
import { type FormEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import type { FieldPlace } from '../page/field-registry.ts';
import { FieldControl } from './field-control.tsx';

/** A day, a number or a choice: the control it has among the settings, in a dialog of its own; a beginning with its end. */
export function ValueDialog({
  page,
  place,
  fields,
  onClose,
}: {
  page: EditedPage;
  place: FieldPlace;
  /** By their names; the first is the one that was pressed. */
  fields: ReadonlyArray<readonly [name: string, field: FieldDeclaration]>;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const pathTo = (name: string) => pathOf(place.part, place.bag ?? 'meta', name);
  const body = page.store.shown(place.key);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() =>
    Object.fromEntries(fields.map(([name]) => [name, (body && valueAt(body, pathTo(name))) ?? undefined])),
  );
  const [wrong, setWrong] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = (name: string) => values[name] === undefined || values[name] === '';
    const fault = fields.find(
      ([name, field]) => !isEmpty(name) && checkField(values[name], field, partLimits.valueBytes).length > 0,
    );
    if (fault) return setWrong(fault[0]);
    for (const [name] of fields) {
      const path = pathTo(name);
      if (body && isSameValue(valueAt(body, path) ?? undefined, values[name])) continue;
      page.store.change(
        place.key,
        isEmpty(name) ? { op: 'unset', path } : { op: 'set', path, value: values[name] },
      );
    }
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={fields.map(([name]) => fieldWords(t, name)).join(', ')}
      closeLabel={t('page.close')}
    >
      <form className="stack" onSubmit={save} noValidate>
        {fields.map(([name, field]) => (
          <FieldControl
            key={name}
            field={field}
            name={name}
            label={fieldWords(t, name)}
            value={values[name]}
            error={wrong === name ? t('edit.fault.wrong') : undefined}
            page={page}
            onChange={(next) => {
              setWrong(undefined);
              setValues({ ...values, [name]: next });
            }}
          />
        ))}
        <p>
          <Button tone="primary" type="submit">
            {t('edit.picture.save')}
          </Button>
        </p>
      </form>
    </FormDialog>
  );
}

import { valueAt } from '@izlog/contract/editing/apply-op';
import { pathOf } from '@izlog/contract/editing/op';
import { checkField } from '@izlog/contract/sections/check-field';
import { partLimits } from '@izlog/contract/sections/check-part';
import type { FieldDeclaration } from '@izlog/contract/sections/fields';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { fieldWords } from '../../content/document/section-words.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import type { FieldPlace } from '../page/field-registry.ts';
import { FieldControl } from './field-control.tsx';

/** A day, a number or a choice: the control it has among the settings, in a dialog of its own. */
export function ValueDialog({
  page,
  place,
  field,
  onClose,
}: {
  page: EditedPage;
  place: FieldPlace;
  field: FieldDeclaration;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const path = pathOf(place.part, place.bag ?? 'meta', place.f);
  const body = page.store.shown(place.key);
  const [value, setValue] = useState(() => (body && valueAt(body, path)) ?? undefined);
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = value === undefined || value === '';
    if (!isEmpty && checkField(value, field, partLimits.valueBytes).length > 0) return setWrong(true);
    page.store.change(place.key, isEmpty ? { op: 'unset', path } : { op: 'set', path, value });
    onClose();
  };
  const label = fieldWords(t, place.f);
  return (
    <Dialog open onClose={onClose} title={label} closeLabel={t('page.close')}>
      <form className="stack" onSubmit={save} noValidate>
        <FieldControl
          field={field}
          name={place.f}
          label={label}
          value={value}
          error={isWrong ? t('edit.fault.wrong') : undefined}
          page={page}
          onChange={(next) => {
            setWrong(false);
            setValue(next as typeof value);
          }}
        />
        <p>
          <Button tone="primary" type="submit">
            {t('edit.picture.save')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

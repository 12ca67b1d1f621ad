import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { AnyIcon, type AnyIconName } from '#site/ui/icons/any-icon.tsx';
import { allIconShapes } from '#site/ui/icons/more-icon-shapes.ts';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';

const names = Object.keys(allIconShapes) as AnyIconName[];

/** An icon of the build's set, found by what it shows in the words of the reader or by its English name (EDIT-010). */
export function IconDialog({
  value,
  onSave,
  onClose,
}: {
  value: string | undefined;
  /** Nothing takes it away. */
  onSave: (name: string | undefined) => void;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const [chosen, setChosen] = useState(value);
  const [words, setWords] = useState('');
  const wordsOf = (name: AnyIconName) => t(`icon.${name}` as StaffKey) || name;
  const wanted = words.trim().toLowerCase();
  const shown = names.filter((name) => `${name} ${wordsOf(name)}`.toLowerCase().includes(wanted));
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('field.icon')}
      closeLabel={t('page.close')}
      footer={
        <>
          <Button onClick={() => onSave(undefined)}>{t('edit.icon.none')}</Button>
          <Button
            tone="primary"
            disabledReason={chosen ? null : t('edit.icon.chooseFirst')}
            onClick={() => onSave(chosen)}
          >
            {t('edit.picture.save')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Field
          label={t('edit.icon.search')}
          hint={t('edit.icon.shown', { shown: shown.length, all: names.length })}
        >
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
        <fieldset>
          <legend className="vh">{t('field.icon')}</legend>
          <div className="ed-icons">
            {shown.map((name) => (
              <label key={name}>
                <input type="radio" name="icon" checked={name === chosen} onChange={() => setChosen(name)} />
                <AnyIcon name={name} />
                {wordsOf(name)}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </FormDialog>
  );
}

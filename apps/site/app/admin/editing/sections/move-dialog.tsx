import { type FormEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { sectionWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import { type PartPlace, titleOfPart } from '../door/part-place.ts';

/** Where in its list a part goes: first, last, or after another one. */
export function MoveDialog({
  place: { part, siblings, place },
  onMove,
  onClose,
}: {
  place: PartPlace;
  /** Called with the place in the list. */
  onMove: (to: number) => void;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const [to, setTo] = useState(place === 0 ? siblings.length - 1 : 0);
  const nameOf = (one: PartPlace['part']) => titleOfPart(one) || sectionWords(t, one.handler);
  const others = siblings.filter((one) => one !== part);
  const move = (event: FormEvent) => {
    event.preventDefault();
    onMove(to);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('edit.section.moveOf', { name: nameOf(part) })}
      closeLabel={t('page.close')}
    >
      <form className="stack" onSubmit={move}>
        <Field label={t('edit.section.moveWhere')}>
          {(control) => (
            <Select {...control} value={to} onChange={({ target }) => setTo(Number(target.value))}>
              {place === 0 ? null : <option value={0}>{t('edit.section.moveFirst')}</option>}
              {others.slice(0, -1).map((one, index) =>
                index + 1 === place ? null : (
                  <option key={one.id} value={index + 1}>
                    {t('edit.section.moveAfter', { place: index + 1, name: nameOf(one) })}
                  </option>
                ),
              )}
              {place === siblings.length - 1 ? null : (
                <option value={siblings.length - 1}>{t('edit.section.moveLast')}</option>
              )}
            </Select>
          )}
        </Field>
        <p>
          <Button tone="primary" type="submit">
            {t('edit.section.moveNow')}
          </Button>
        </p>
      </form>
    </FormDialog>
  );
}

import { type FormEvent, useState } from 'react';
import { clockWords, instantOfShop, shopTimeOf } from '#site/admin/ground/frame/shop-time.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import type { PartPlace } from '../door/part-place.ts';
import { hiddenUntil } from './section-acts.ts';

/** From when on visitors see a section; until then it is here for staff alone. */
export function HideDialog({
  name,
  part,
  onHide,
  onClose,
}: {
  name: string;
  part: PartPlace['part'];
  /** Called with the instant; nothing shows it at once. */
  onHide: (until: string | undefined) => void;
  onClose: () => void;
}) {
  const { t, shortDate, time } = useStaffText();
  const stored = hiddenUntil(part);
  const [at, setAt] = useState(stored ? shopTimeOf(stored) : '');
  const [fault, setFault] = useState<
    'edit.when.atFirst' | 'edit.when.inFuture' | ReturnType<typeof clockWords>
  >();
  const until = instantOfShop(at, stored);
  const clock = until ? undefined : clockWords(at);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!until) return setFault(clock ?? 'edit.when.atFirst');
    if (Date.parse(until) <= Date.now()) return setFault('edit.when.inFuture');
    onHide(until);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('edit.section.hideOf', { name })}
      closeLabel={t('page.close')}
    >
      <form className="stack" onSubmit={save} noValidate>
        <Field
          label={t('edit.section.seenFrom')}
          hint={t('edit.shopClock')}
          error={(clock ?? fault) && t(clock ?? fault ?? 'edit.when.atFirst')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={at}
              onChange={({ target }) => {
                setAt(target.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        <p className="small soft" aria-live="polite">
          {until
            ? t('edit.section.seenFromWords', { at: `${shortDate(until)} ${time(until)}` })
            : t('edit.section.seenFromHint')}
        </p>
        <p className="row">
          <Button tone="primary" type="submit">
            {t('edit.section.hideNow')}
          </Button>
          {stored ? <Button onClick={() => onHide(undefined)}>{t('edit.section.showNow')}</Button> : null}
        </p>
      </form>
    </FormDialog>
  );
}

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Note } from '../../ui/note.tsx';
import { ActKey } from '../frame/once/act-key.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { ListLook } from './list-view.ts';
import { bulkForm } from './pick-cell.tsx';

/**
 * Does one thing to the rows that are chosen. Their boxes stand in the table and belong to this form, so that it works
 * without scripts; these add how many there are, and all of the page at once.
 */
export function BulkBar({ acts }: { acts: NonNullable<ListLook['acts']> }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'bulk' });
  const { picked, boxes, hasScripts } = usePicked(form.ref, form.isBusy);
  const others = Object.entries(acts).filter(([act]) => act !== 'delete');
  return (
    <form.Form
      id={bulkForm}
      ref={form.ref}
      method="post"
      aria-label={t('resource.bulk')}
      className="bulk"
      data-picked={picked > 0 || undefined}
      onSubmit={form.onSubmit}
    >
      <input type="hidden" name="form" value={form.name} />
      <ActKey form={form} />
      {form.refusal ? (
        <div tabIndex={-1} data-problems="">
          <Note tone="danger" role="alert">
            {form.refusal}
          </Note>
        </div>
      ) : null}
      <div className="bulk__row">
        {hasScripts ? (
          <Checkbox
            label={t('resource.pickAll')}
            checked={picked > 0 && picked === boxes}
            onChange={({ currentTarget }) => {
              for (const box of boxesOf(form.ref)) box.checked = currentTarget.checked;
              form.ref.current?.dispatchEvent(new Event('change', { bubbles: true }));
            }}
          />
        ) : null}
        <div className="bulk__acts" data-scripts={hasScripts || undefined}>
          <span role="status">{picked > 0 ? t('resource.picked', { count: picked }) : null}</span>
          {others.map(([act, words]) => (
            <Button key={act} type="submit" name="act" value={act} busy={form.isBusy}>
              {t(words)}
            </Button>
          ))}
          {acts.delete ? (
            <details>
              <summary className="link">{t(acts.delete)}</summary>
              <p className="small soft">{t('resource.deleteLead')}</p>
              <Button type="submit" name="act" value="delete" tone="danger" busy={form.isBusy}>
                {t('resource.deletePicked')}
              </Button>
            </details>
          ) : null}
        </div>
      </div>
    </form.Form>
  );
}

/** How many boxes are ticked, of how many; none once something was done to them. */
function usePicked(ref: RefObject<HTMLFormElement | null>, isBusy: boolean) {
  const [state, setState] = useState({ picked: 0, boxes: 0, hasScripts: false });
  const look = useEffectEvent(() => {
    const all = boxesOf(ref);
    setState({ picked: all.filter(({ checked }) => checked).length, boxes: all.length, hasScripts: true });
  });
  useEffect(() => {
    look();
    const onChange = () => look();
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, []);
  useEffect(() => {
    if (!isBusy) return;
    return () => {
      for (const box of boxesOf(ref)) box.checked = false;
      look();
    };
  }, [isBusy, ref]);
  return state;
}

/** The boxes of the rows: controls of the form that stand outside of it. */
const boxesOf = ({ current }: RefObject<HTMLFormElement | null>): HTMLInputElement[] =>
  [...(current?.elements ?? [])].filter(
    (control): control is HTMLInputElement => control instanceof HTMLInputElement && control.name === 'ids',
  );

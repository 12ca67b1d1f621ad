import { useEffect } from 'react';
import { ActKey } from '#site/admin/ground/frame/once/act-key.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import type { ListLook } from './list-view.ts';
import { bulkForm, PickAll, pickAll, usePicked } from './pick-cell.tsx';

/**
 * Does one thing to the rows that are chosen. Their boxes stand in the table and belong to this form, so that it works
 * without scripts; these add how many there are. Phones, which draw no head, have the box for all of the page here.
 */
export function BulkBar({ acts }: { acts: NonNullable<ListLook['acts']> }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'bulk' });
  const { picked, hasScripts } = usePicked();
  // Once something was done to them none is chosen.
  useEffect(() => (form.isBusy ? () => pickAll(false) : undefined), [form.isBusy]);
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
          <div className="bulk__all">
            <PickAll />
          </div>
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

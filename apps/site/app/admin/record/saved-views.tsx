import type { ListViewRecord } from '@izlog/contract/settings/list-view';
import { use } from 'react';
import { Form } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { createVisitorContext } from '#site/ui/visitor-context.ts';

/** The views that the person working here may choose from; the frame of the back office has them. */
export const SavedViews = createVisitorContext<readonly ListViewRecord[]>([], { inFragment: [] });

export const useSavedViews = (list: string): readonly ListViewRecord[] =>
  use(SavedViews).filter((view) => view.list === list);

type SaveProps = {
  list: string;
  /** What narrows the list now. */
  query: string;
  /** The saved view that one looks at. */
  view: ListViewRecord | undefined;
  /** The screen itself has a view for it. */
  isKnown: boolean;
};

/** Keeps what narrows a list under a name, for oneself or for all; or removes the view one looks at. */
export function SaveView({ list, query, view, isKnown }: SaveProps) {
  const { t } = useStaffText();
  if (query === '' || isKnown) return null;
  const hidden = (
    <>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
    </>
  );
  if (view?.isOwn)
    return (
      <Form method="post" action="/_/view" reloadDocument className="row">
        {hidden}
        <Button type="submit" tone="quiet" name="remove" value={view.id}>
          {t('views.remove', { name: view.name })}
        </Button>
      </Form>
    );
  if (view) return null;
  return (
    <details>
      <summary className="link small">{t('views.save')}</summary>
      <Form
        method="post"
        action="/_/view"
        reloadDocument
        className="admin__filters"
        aria-label={t('views.save')}
      >
        {hidden}
        <Field label={t('views.name')}>
          {(control) => <TextInput {...control} name="name" data-most={60} required autoComplete="off" />}
        </Field>
        <Checkbox name="isShared" value="true" label={t('views.shared')} />
        <p className="row">
          <Button type="submit">{t('views.keep')}</Button>
        </p>
      </Form>
    </details>
  );
}

import type { ListColumns } from '@izlog/contract/settings/list-view';
import { use } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { createVisitorContext } from '#site/ui/visitor-context.ts';
import type { ColumnView, ListLook, ListView } from './list-view.ts';

/** The columns that the person working here chose for lists; the frame of the back office has them. */
export const ChosenColumns = createVisitorContext<readonly ListColumns[]>([], { inFragment: [] });

type Props = { view: Pick<ListView, 'columns' | 'params'>; look: ListLook };

/** The columns that are shown: those that were chosen, else the list's own; what leads to the record is always one. */
export function useShownColumns({ view: { columns, params }, look }: Props): readonly ColumnView[] {
  const chosen = use(ChosenColumns).find(({ list }) => list === look.route);
  const isOfMany = Object.keys(params ?? {}).length > 0;
  return columns.filter(({ name, isName, isMore }) => {
    if (isName) return true;
    return chosen && !isOfMany ? chosen.columns.includes(name) : !isMore;
  });
}

/** Chooses which columns a list shows, for oneself, once the address asks for it; works without scripts. */
export function ChooseColumns({ view, look, query }: Props & { query: string }) {
  const { t } = useStaffText();
  const [asked] = useSearchParams();
  const shown = useShownColumns({ view, look }).map(({ name }) => name);
  const offered = view.columns.filter(({ name, isName }) => !isName && look.fields[name]);
  if (offered.length === 0) return null;
  const always = view.columns.filter(({ isName }) => isName);
  if (!asked.has('columns'))
    return (
      <Link
        className="link small"
        to={`?${new URLSearchParams(`${query}&columns=choose`)}`}
        preventScrollReset
      >
        {t('resource.columns')}
      </Link>
    );
  return (
    <Form
      key={shown.join()}
      method="post"
      action="/_/view"
      preventScrollReset
      aria-label={t('resource.columns')}
      className="stack records-tools__choose"
    >
      <input type="hidden" name="list" value={look.route} />
      <input type="hidden" name="query" value={query} />
      {always.map(({ name }) => (
        <input key={name} type="hidden" name="column" value={name} />
      ))}
      <ul className="plain records-tools__columns">
        {offered.map(({ name }) => (
          <li key={name}>
            <Checkbox
              name="column"
              value={name}
              label={t(look.fields[name] ?? 'resource.columns')}
              defaultChecked={shown.includes(name)}
            />
          </li>
        ))}
      </ul>
      <p className="row">
        <Button type="submit" name="columns" value="chosen">
          {t('resource.showColumns')}
        </Button>
        <Button type="submit" tone="quiet" name="columns" value="own">
          {t('resource.ownColumns')}
        </Button>
      </p>
    </Form>
  );
}

import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { RouteName } from '../../i18n/route-table.ts';
import { useAddress } from '../../links/addresses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdminPages } from './admin-pages.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { type ListFilter, type ListPage, listQuery } from './list-query.ts';
import { type AdminKey, useStaffText } from './staff-text.tsx';

type AdminListProps = {
  title: string;
  /** Where the list is. */
  route: RouteName;
  filter: ListFilter;
  /** The controls of the filter, named as in the address. */
  fields: ReactNode;
  /** Controls that are wanted rarely; they stand below the button. */
  rareFields?: ReactNode;
  page: ListPage;
  /** Whether this page has no entries. */
  isEmpty: boolean;
  words: {
    filter: AdminKey;
    /** With `{count}`. */
    count: AdminKey;
    /** When there is nothing at all, with what to do about it. */
    nothing: AdminKey;
    nothingLead: AdminKey;
    /** When nothing answers the filter. */
    nothingFoundLead: AdminKey;
  };
  /** What one can do beside looking: a new entry, a file of all. */
  action?: ReactNode;
  /** The entries of this page. */
  children: ReactNode;
};

/** A list of the back office: its filter, how many there are, the entries or why there are none, and its pages. */
export function AdminList(props: AdminListProps) {
  const { title, route, filter, fields, rareFields, page, isEmpty, words, action, children } = props;
  const { t } = useStaffText();
  const all = useAddress()(route);
  const query = listQuery(filter);
  const isNarrowed = query.size > 0;
  return (
    <AdminScreen title={title}>
      <Form
        key={query.toString()}
        method="get"
        action={all}
        className="admin__filters"
        aria-label={t(words.filter)}
      >
        {fields}
        <p className="row">
          <Button type="submit">{t('log.show')}</Button>
          {isNarrowed ? (
            <Link className="link" to={all}>
              {t('log.all')}
            </Link>
          ) : null}
        </p>
        {rareFields}
      </Form>
      <div className="between">
        <p className="small soft" role="status">
          {t(words.count, { count: page.total })}
        </p>
        {action}
      </div>
      {isEmpty ? (
        <EmptyState
          title={t(isNarrowed ? 'log.nothingFound' : words.nothing)}
          actions={isNarrowed ? <ButtonLink to={all}>{t('log.all')}</ButtonLink> : undefined}
        >
          <p>{t(isNarrowed ? words.nothingFoundLead : words.nothingLead)}</p>
        </EmptyState>
      ) : (
        children
      )}
      <AdminPages
        page={page.page}
        lastPage={page.lastPage}
        href={(number) => `${all}?${new URLSearchParams([...query, ['page', String(number)]])}`}
      />
    </AdminScreen>
  );
}

/** The words that a list is searched by. */
export function SearchFilter({ label, search }: { label: string; search: string }) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput {...control} type="search" name="search" maxLength={100} defaultValue={search} />
      )}
    </Field>
  );
}

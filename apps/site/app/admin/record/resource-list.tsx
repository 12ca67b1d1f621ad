import type { ListViewRecord } from '@izlog/contract/settings/list-view';
import { savedViewKey } from '@izlog/contract/settings/saved-view-key';
import type { ReactNode } from 'react';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Tabs } from '#site/ui/controls/tabs.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilePanel } from './file/file-panel.tsx';
import { ChooseColumns } from './list-columns.tsx';
import { ListFilters, PassedOver } from './list-filters.tsx';
import { queryOf } from './list-query.ts';
import { ListTable, useNumberOf } from './list-table.tsx';
import type { ListLook, ListView, OwnLook, TabCounts } from './list-view.ts';
import { useLook } from './record-words.ts';
import { SaveView, useSavedViews } from './saved-views.tsx';

type ResourceListProps = {
  title: string;
  view: ListView;
  look: OwnLook;
  /** What one can do beside looking, if not make a new one. */
  action?: ReactNode;
  /** How many records the lists beside it have. */
  counts?: TabCounts | undefined;
  /** In place of the table, where the entries are no rows. */
  children?: ReactNode;
};

/**
 * A declared list of the back office: its views, what narrows it, how many there are, the entries or why there are none,
 * and its pages. All of it is in the address, and works without scripts.
 */
export function ResourceList({ title, action, counts = {}, look: own, ...list }: ResourceListProps) {
  const { t } = useStaffText();
  const look = useLook(own);
  const { Tabs: Beside, words } = look;
  return (
    <AdminScreen
      title={title}
      acts={action ?? (look.form && words.new && <NewRecord look={look} words={words.new} />)}
    >
      <div className="records-desk">
        {Beside ? <Beside counts={counts} /> : null}
        {words.lead ? <p className="soft">{t(words.lead)}</p> : null}
        <RecordList title={title} look={look} {...list} />
      </div>
    </AdminScreen>
  );
}

function NewRecord({ look: { form, newRecord = 'novi' }, words }: { look: ListLook; words: AdminKey }) {
  const { t } = useStaffText();
  const address = useAddress();
  if (!form) return null;
  return (
    <ButtonLink tone="primary" to={address(form, { id: newRecord })}>
      {t(words)}
    </ButtonLink>
  );
}

/** The list without the head of a screen: for one that has more on it. */
export function RecordList({
  title,
  view,
  look: own,
  children,
}: Omit<ResourceListProps, 'action' | 'counts'>) {
  const { t } = useStaffText();
  const look = useLook(own);
  const all = useAddress()(look.route, view.params);
  const { filter, sort, views, rows, page, next } = view;
  const query = queryOf(filter, sort);
  const isOfMany = Object.keys(view.params ?? {}).length > 0;
  const found = useSavedViews(look.route);
  const saved = isOfMany ? [] : found;
  return (
    <>
      {views.length + saved.length > 0 ? <Views view={view} look={look} saved={saved} /> : null}
      <ListFilters view={view} look={look} />
      <PassedOver view={view} look={look} />
      <div className="records-tools">
        <Count view={view} look={look} />
        {isOfMany ? null : (
          <SaveView
            list={look.route}
            query={String(query)}
            view={saved.find((one) => one.query === String(query))}
            isKnown={views.some((one) => String(queryOf(one.filter, '')) === String(query))}
          />
        )}
        {isOfMany || children ? null : <ChooseColumns view={view} look={look} query={String(query)} />}
        {view.file ? <FilePanel title={title} file={view.file} look={look} /> : null}
      </div>
      {rows.length === 0 ? (
        <Nothing view={view} look={look} />
      ) : (
        (children ?? (
          <>
            {look.acts ? <BulkBar acts={look.acts} /> : null}
            <ListTable title={title} view={view} look={look} />
          </>
        ))
      )}
      <AdminPages
        page={page.page}
        lastPage={page.lastPage}
        href={(one) => `${all}?${new URLSearchParams([...query, ['page', String(one)]])}`}
      />
      {next !== null && page.page === page.lastPage ? (
        <p>
          <ButtonLink to={`${all}?${new URLSearchParams([...query, ['after', next]])}`}>
            {t('paging.next')}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

type ListPart = { view: ListView; look: ListLook };

function Count({ view: { page, isMore }, look: { words } }: ListPart) {
  const { t, number } = useStaffText();
  if (!words.count) return null;
  return (
    <p className="small soft" role="status">
      {isMore
        ? t('resource.moreThan', { number: number(page.total) })
        : t(words.count, { count: page.total })}
    </p>
  );
}

/** Why there are no entries, and the way on. */
function Nothing({ view, look: { route, words } }: ListPart) {
  const { t } = useStaffText();
  const all = useAddress()(route, view.params);
  const isNarrowed = Object.values(view.filter).some(Boolean);
  const lead = isNarrowed ? words.nothingFoundLead : words.nothingLead;
  return (
    <EmptyState
      title={t(isNarrowed ? 'log.nothingFound' : words.nothing)}
      actions={isNarrowed ? <ButtonLink to={all}>{t('log.all')}</ButtonLink> : undefined}
    >
      {lead ? <p>{t(lead)}</p> : null}
    </EmptyState>
  );
}

/** Choices that are wanted often, side by side; the one that the address asks for is marked. */
function Views({ view, look, saved }: ListPart & { saved: readonly ListViewRecord[] }) {
  const { t } = useStaffText();
  const numberOf = useNumberOf();
  const all = useAddress()(look.route, view.params);
  const now = String(queryOf(view.filter, ''));
  const own = saved.map(({ id, name, query }) => {
    const count = view.counts?.[savedViewKey(id)];
    return {
      ...(count && { count: numberOf(count) }),
      href: `${all}?${query}`,
      name,
      current: query === String(queryOf(view.filter, view.sort)),
    };
  });
  const tabs = [{ key: '', filter: {} }, ...view.views].map(({ key, filter }) => {
    const query = String(queryOf(filter, ''));
    const count = view.counts?.[key];
    const isUrgent = count && count.count > 0 && look.urgent?.includes(key);
    return {
      ...(count && { count: isUrgent ? <b>{numberOf(count)}</b> : numberOf(count) }),
      href: query ? `${all}?${query}` : all,
      name: t(look.views?.[key] ?? 'resource.everything'),
      current: query === now,
    };
  });
  return <Tabs label={t('resource.views')} tabs={[...tabs, ...own]} />;
}

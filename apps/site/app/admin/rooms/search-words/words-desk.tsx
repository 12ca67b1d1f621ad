import type { ComponentType, ReactNode } from 'react';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, OwnLook } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Tabs } from '#site/ui/controls/tabs.tsx';

const parts = {
  adminSearch: 'searchWords.missed',
  adminSynonyms: 'searchWords.synonyms',
  adminPins: 'searchWords.pins',
} as const;

/** What the search is told, as three lists side by side. */
export function SearchTabs({ of }: { of: keyof typeof parts }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = (Object.keys(parts) as (keyof typeof parts)[]).map((route) => ({
    href: address(route),
    name: t(parts[route]),
    current: route === of,
  }));
  return <Tabs label={t('searchWords.title')} tabs={tabs} />;
}

type WordsDeskProps<Row extends { id: number }> = {
  of: 'adminSynonyms' | 'adminPins';
  title: string;
  view: ListView<Row>;
  look: OwnLook;
  /** What a new one is called. */
  add: AdminKey;
  /** What a new one begins with: words that somebody did not find. */
  word: string;
  /** The form of one, or of a new one. */
  Fields: ComponentType<{ form: SentForm; row?: Row; word: string }>;
  labels: Readonly<Record<string, AdminKey>>;
  /** How one stands in the list. */
  show: (row: Row) => ReactNode;
};

/** Words for which staff say something: a new one on top, each of the others to be changed where it stands. */
export function WordsDesk<Row extends { id: number }>(desk: WordsDeskProps<Row>) {
  const { t } = useStaffText();
  const { of, title, view, look, add, word, show } = desk;
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <SearchTabs of={of} />
        <section className="panel" aria-label={t(add)}>
          <WordsForm key={word} desk={desk} />
        </section>
        <RecordList title={title} view={view} look={look}>
          <ul className="plain stack">
            {view.rows.map((row) => (
              // A form begins with what was saved: what was changed is another form.
              <li key={JSON.stringify(row)} className="panel stack">
                {show(row)}
                <details>
                  <summary className="link">{t('searchWords.change')}</summary>
                  <WordsForm desk={desk} row={row} />
                  <DeleteForm id={row.id} />
                </details>
              </li>
            ))}
          </ul>
        </RecordList>
      </div>
    </AdminScreen>
  );
}

function WordsForm<Row extends { id: number }>({ desk, row }: { desk: WordsDeskProps<Row>; row?: Row }) {
  const { t } = useStaffText();
  const { add, word, Fields, labels } = desk;
  const form = useSentForm({ name: row ? `change-${row.id}` : 'new' });
  return (
    <FormFrame
      form={form}
      label={t(row ? 'searchWords.change' : add)}
      labels={Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, t(key)]))}
      className="stack admin__form"
    >
      <Fields form={form} word={word} {...(row && { row })} />
      <SendButton form={form} tone={row ? undefined : 'primary'}>
        {t('form.save')}
      </SendButton>
    </FormFrame>
  );
}

function DeleteForm({ id }: { id: number }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `delete-${id}` });
  return (
    <FormFrame form={form} label={t('resource.delete')}>
      <SendButton form={form} tone="danger">
        {t('resource.delete')}
      </SendButton>
    </FormFrame>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import { documentStates } from '@izlog/contract/editing/document-states';
import { Form, Link } from 'react-router';
import { titleWords } from '#site/admin/editing/door/title-words.ts';
import { AdminPages } from '#site/admin/ground/frame/admin-pages.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { ContentTabs } from '../door/content-tabs.tsx';
import { listsOfKinds } from './list-routes.ts';
import type { ContentListView, ListedDocument } from './list-view.ts';

/** The form of a new one; the button above the rows leads to it. */
const makeForm = { name: 'make' };

/** What there is of a kind: by state, language and words, and a new one. */
export function ContentListScreen({ title, view }: { title: string; view: ContentListView }) {
  const { t } = useStaffText();
  const { kind, page, records, state, language, search } = view;
  const { route, nothing, count, make } = listsOfKinds[kind];
  const all = useAddress()(route);
  const query = (more: Record<string, string>) => {
    const asked = Object.entries({ stanje: state, jezik: language, search, ...more }).filter(
      ([, one]) => one,
    );
    return asked.length > 0 ? `${all}?${new URLSearchParams(asked)}` : all;
  };
  const isNarrowed = state !== '' || language !== '' || search !== '';
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        {kind === 'page' || kind === 'post' ? (
          <ContentTabs of={route === 'adminPages' ? 'adminPages' : 'adminPosts'} counts={view.counts} />
        ) : null}
        <nav className="chips" aria-label={t('resource.views')}>
          {(['', ...documentStates] as const).map((one) => (
            <Link
              key={one}
              className="chip"
              to={query({ stanje: one })}
              aria-current={one === state ? 'page' : undefined}
              preventScrollReset
            >
              {capital(t(one === '' ? 'resource.everything' : `content.state.${one}`))}
            </Link>
          ))}
        </nav>
        <Narrow view={view} all={all} />
        <div className="between">
          <p className="small soft" role="status">
            {t(count, { count: page.total })}
          </p>
          {state === 'bin' ? null : (
            <a className="button button--primary" href={`#${fieldId(makeForm, 'title')}`}>
              {t(make)}
            </a>
          )}
        </div>
        {records.length === 0 ? (
          <EmptyState
            title={t(isNarrowed ? 'log.nothingFound' : nothing)}
            actions={isNarrowed ? <ButtonLink to={all}>{t('log.all')}</ButtonLink> : undefined}
          />
        ) : (
          <Rows title={title} view={view} />
        )}
        <datalist id="list-targets">
          {records.map((record) => (
            <option key={record.id} value={`${kind === 'term' ? 'category' : kind}:${record.id}`}>
              {titleIn(t, record, view.languages[0]?.code ?? '')}
            </option>
          ))}
        </datalist>
        <AdminPages page={page.page} lastPage={page.lastPage} href={(one) => query({ page: String(one) })} />
        {state === 'bin' ? null : <Make view={view} />}
      </div>
    </AdminScreen>
  );
}

function Narrow({
  view: { state, language, search, languages },
  all,
}: {
  view: ContentListView;
  all: string;
}) {
  const { t } = useStaffText();
  return (
    <Form
      key={`${language} ${search}`}
      method="get"
      action={all}
      className="admin__filters"
      aria-label={t('resource.conditions')}
    >
      <Field label={t('content.searchList')}>
        {(control) => (
          <TextInput {...control} type="search" name="search" data-most={200} defaultValue={search} />
        )}
      </Field>
      <Field label={t('content.language')}>
        {(control) => (
          <Select {...control} name="jezik" defaultValue={language}>
            <option value="">{t('resource.everything')}</option>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {state ? <input type="hidden" name="stanje" value={state} /> : null}
      <p className="row">
        <Button type="submit">{t('log.show')}</Button>
      </p>
    </Form>
  );
}

function Rows({ title, view }: { title: string; view: ContentListView }) {
  const { t, shortDate } = useStaffText();
  return (
    <table className="grid-table records" role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          {(['field.title', 'content.languages', 'content.touchedAt', 'content.acts'] as const).map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {view.records.map((record) => (
          <tr key={record.id} role="row">
            <th role="rowheader" scope="row">
              <Name record={record} view={view} />
            </th>
            <td role="cell">
              <Languages record={record} view={view} />
            </td>
            <td role="cell" data-place="meta">
              <time dateTime={record.touchedAt}>{shortDate(record.touchedAt)}</time>
            </td>
            <td role="cell">
              <RowActs record={record} view={view} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Its title in the language that is asked for, else in the first that has one. */
const titleIn = (
  t: ReturnType<typeof useStaffText>['t'],
  { languages, handler, id }: ListedDocument,
  code: string,
): string => {
  const { title } = languages.find(({ language }) => language === code) ?? languages[0] ?? {};
  return titleWords(t, title || handler || '', id);
};

type RowProps = { record: ListedDocument; view: ContentListView };

function Name({ record, view }: RowProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const title = titleIn(t, record, view.language || (view.languages[0]?.code ?? ''));
  if (record.archivedAt) return title;
  return (
    <Link className="link" to={address('adminDocument', { kind: record.kind, id: String(record.id) })}>
      {title}
    </Link>
  );
}

/** Each language as a mark, in the order of the site: solid is public, dashed is not, struck is missing; and what waits. */
function Languages({ record: { languages }, view }: RowProps) {
  const { t } = useStaffText();
  return (
    <ul className="plain row content-langs">
      {view.languages.map(({ code, code2 }) => {
        const one = languages.find(({ language }) => language === code);
        const words = one ? t(`content.state.${one.state}`) : t('content.noLanguage');
        return (
          <li key={code}>
            <span className="content-lang" data-state={one?.state ?? 'none'} title={words}>
              {code2.toUpperCase()}
              <span className="vh">, {words}</span>
            </span>
            {one?.isChanged && one.state !== 'draft' ? (
              <Badge tone="offer">{t('content.state.changed')}</Badge>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** To the bin and back, and a copy; each its own small form. */
function RowActs({ record, view }: RowProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `row-${record.id}` });
  const name = titleIn(t, record, view.languages[0]?.code ?? '');
  const acts = record.archivedAt ? (['restore'] as const) : record.handler ? [] : (['copy', 'bin'] as const);
  const isPublic = record.languages.some(({ state }) => state === 'public');
  return (
    <FormFrame form={form} className="row" labels={{ sendTo: t('content.sendTo') }}>
      <input type="hidden" name="id" value={record.id} />
      {acts.map((act) => (
        <Button key={act} type="submit" name="act" value={act}>
          {t(`content.act.${act}`)}
          <span className="vh"> {name}</span>
        </Button>
      ))}
      {isPublic && acts.some((act) => act === 'bin') && view.kind !== 'navigation' ? (
        <details open={'sendTo' in form.faults || undefined}>
          <summary className="link small">
            {t('content.sendTo')}
            <span className="vh"> ({name})</span>
          </summary>
          <TextField
            form={form}
            name="sendTo"
            label={t('content.sendTo')}
            hint={t('content.sendToBin')}
            isOptional
            autoComplete="off"
            list="list-targets"
          />
        </details>
      ) : null}
    </FormFrame>
  );
}

/** A new one begins with its title, as a draft in the first language. */
function Make({ view }: { view: ContentListView }) {
  const { t } = useStaffText();
  const form = useSentForm(makeForm);
  const { make } = listsOfKinds[view.kind];
  return (
    <section className="panel stack" aria-labelledby="h-novo">
      <h2 id="h-novo">{t(make)}</h2>
      <FormFrame form={form} label={t(make)}>
        <TextField form={form} name="title" label={t('field.title')} data-most={300} autoComplete="off" />
        {view.kind === 'navigation' ? (
          <TextField
            form={form}
            name="name"
            label={t('content.menuName')}
            hint={t('content.menuNameHint')}
            data-most={60}
            autoComplete="off"
          />
        ) : null}
        <SendButton form={form} tone="primary">
          {t('content.makeSend')}
        </SendButton>
      </FormFrame>
    </section>
  );
}

/** Words of a state as the name of a tab. */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

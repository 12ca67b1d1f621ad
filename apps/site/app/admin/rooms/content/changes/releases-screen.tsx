// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { Release } from '@izlog/contract/editing/release';
import { Form, Link } from 'react-router';
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
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Note } from '#site/ui/note.tsx';
import { ContentTabs } from '../door/content-tabs.tsx';
import type { ReleasesView } from './changes-view.ts';
import { ReleaseActs, ReleasePanel } from './release-panel.tsx';
import { type ReleaseRow, releaseRow } from './release-row.tsx';

/** The form of a new one; the button above the rows leads to it. */
const makeForm = { name: 'new' };

/** What goes out when, what went out and what failed: what is late first, with its reason and the way on. */
export function ReleasesScreen({ title, view }: { title: string; view: ReleasesView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { asked, releases, page, open, mayPublish, counts } = view;
  const query = useReleaseQuery(view);
  const isNarrowed = asked.when !== '' || asked.search !== '';
  return (
    <AdminScreen title={title}>
      <Late view={view} />
      <div className="records-desk">
        <ContentTabs of="adminReleases" counts={counts} />
        <Tools view={view} />
        {releases.length === 0 ? (
          <EmptyState
            title={t(isNarrowed ? 'log.nothingFound' : 'content.noReleases')}
            actions={
              isNarrowed ? (
                <ButtonLink to={address('adminReleases')}>{t('log.all')}</ButtonLink>
              ) : (
                <ButtonLink to={address('adminChanges')}>{t('content.releaseFromChanges')}</ButtonLink>
              )
            }
          />
        ) : (
          <Rows title={title} view={view} />
        )}
        <AdminPages page={page.page} lastPage={page.lastPage} href={(one) => query({ page: String(one) })} />
        {open ? <ReleasePanel key={open.id} release={open} view={view} /> : null}
        {mayPublish ? <Make /> : null}
      </div>
    </AdminScreen>
  );
}

/** The address of the list as it stands, with some of it changed. */
function useReleaseQuery({ asked }: ReleasesView) {
  const all = useAddress()('adminReleases');
  return (more: Record<string, string>) => {
    const given = Object.entries({ kada: asked.when, search: asked.search, ...more }).filter(
      ([, one]) => one,
    );
    return given.length > 0 ? `${all}?${new URLSearchParams(given)}` : all;
  };
}

/** What should be out and is not: the first thing that one has to know. */
function Late({ view }: { view: ReleasesView }) {
  const { t } = useStaffText();
  const query = useReleaseQuery(view);
  const text = useStaffText();
  return view.late.map((release) => {
    const { when, fault } = releaseRow(text, release, view.now);
    return (
      <Note
        key={release.id}
        tone="danger"
        role="status"
        title={t('content.lateTitle', { name: release.name })}
      >
        <p>
          {t('content.lateLead', { time: when })} {fault}{' '}
          <Link to={`${query({ izdanje: String(release.id) })}#izdanje`}>{t('content.lateOpen')}</Link>
        </p>
      </Note>
    );
  });
}

const chips = ['', 'future', 'past'] as const;

function Tools({ view }: { view: ReleasesView }) {
  const { t } = useStaffText();
  const query = useReleaseQuery(view);
  const all = useAddress()('adminReleases');
  const { when, search } = view.asked;
  return (
    <div className="list-tools">
      <Form key={search} method="get" action={all} role="search" className="list-tools__search">
        <Field label={t('content.searchRelease')}>
          {(control) => (
            <TextInput {...control} type="search" name="search" data-most={200} defaultValue={search} />
          )}
        </Field>
        {when ? <input type="hidden" name="kada" value={when} /> : null}
        <Button type="submit">{t('log.show')}</Button>
      </Form>
      <nav className="chips" aria-label={t('resource.views')}>
        {chips.map((one) => (
          <Link
            key={one}
            className="chip"
            to={query({ kada: one })}
            aria-current={one === when ? 'page' : undefined}
            preventScrollReset
          >
            {t(`content.releases.${one || 'all'}`)}
          </Link>
        ))}
      </nav>
      {view.mayPublish ? (
        <a className="button button--primary" href={`#${fieldId(makeForm, 'name')}`}>
          {t('content.newRelease')}
        </a>
      ) : null}
    </div>
  );
}

function Rows({ title, view }: { title: string; view: ReleasesView }) {
  const { t } = useStaffText();
  const heads = [
    'content.release',
    'content.releaseWhen',
    'content.releaseState',
    'content.releaseBy',
  ] as const;
  return (
    <table className="grid-table records releases" role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((key) => (
            <th key={key} role="columnheader" scope="col">
              {t(key)}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="vh">{t('content.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {view.releases.map((release) => (
          <Row key={release.id} release={release} view={view} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ release, view }: { release: Release; view: ReleasesView }) {
  const text = useStaffText();
  const { t } = text;
  const query = useReleaseQuery(view);
  const row: ReleaseRow = releaseRow(text, release, view.now);
  const href = `${query({ izdanje: String(release.id) })}#izdanje`;
  return (
    <tr role="row" className={release.isLate ? 'is-late' : undefined}>
      <th role="rowheader" scope="row">
        <Link className="link" to={href} preventScrollReset>
          {row.name}
        </Link>
        <small>{row.holds}</small>
      </th>
      <td role="cell" data-place="meta">
        {row.when ? <time>{row.when}</time> : t('content.releaseNoTime')}
        {row.away ? <small>{row.away}</small> : null}
      </td>
      <td role="cell" data-place="state">
        {row.badge}
        {row.fault ? <small className="error">{row.fault}</small> : null}
      </td>
      <td role="cell" data-place="meta">
        <span className="records__label">{t('content.releaseBy')}: </span>
        {release.by}
      </td>
      <td role="cell">
        <ReleaseActs release={release} mayPublish={view.mayPublish} href={href} />
      </td>
    </tr>
  );
}

function Make() {
  const { t } = useStaffText();
  const form = useSentForm(makeForm);
  return (
    <section className="panel stack" aria-labelledby="h-novo-izdanje">
      <h2 id="h-novo-izdanje">{t('content.newRelease')}</h2>
      <FormFrame
        form={form}
        label={t('content.newRelease')}
        labels={{ name: t('content.releaseName'), at: t('content.at') }}
      >
        <TextField
          form={form}
          name="name"
          label={t('content.releaseName')}
          data-most={200}
          autoComplete="off"
        />
        <TextField
          form={form}
          name="at"
          type="datetime-local"
          label={t('content.at')}
          hint={t('content.newReleaseHint')}
          isOptional
        />
        <SendButton form={form} tone="primary">
          {t('content.newReleaseSend')}
        </SendButton>
      </FormFrame>
    </section>
  );
}

import type { Release } from '@izlog/contract/editing/release';
import { Link } from 'react-router';
import { TextField } from '../../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../../links/staff-addresses.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Badge } from '../../../ui/tag.tsx';
import { AdminPages } from '../../frame/admin-pages.tsx';
import { AdminScreen } from '../../frame/admin-screen.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import { releaseFaultWords } from '../document/publish-words.ts';
import type { ReleasesView } from './changes-view.ts';

const tones = {
  open: undefined,
  scheduled: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: undefined,
} as const;

/** What goes out when, what went out, and what failed; one that has not gone out is moved, called off or sent now. */
export function ReleasesScreen({ title, view }: { title: string; view: ReleasesView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const all = address('adminReleases');
  const { releases, page } = view;
  return (
    <AdminScreen title={title}>
      {releases.length === 0 ? (
        <EmptyState
          title={t('content.noReleases')}
          actions={<ButtonLink to={address('adminChanges')}>{t('content.releaseFromChanges')}</ButtonLink>}
        />
      ) : null}
      <ul className="plain stack stack--lg">
        {releases.map((release) => (
          <li key={release.id} className="panel stack">
            <ReleasePanel release={release} view={view} />
          </li>
        ))}
      </ul>
      <AdminPages page={page.page} lastPage={page.lastPage} href={(one) => `${all}?page=${one}`} />
    </AdminScreen>
  );
}

function ReleasePanel({ release, view }: { release: Release; view: ReleasesView }) {
  const { t, shortDate, time } = useStaffText();
  const address = useAddress();
  const { id, name, at, state, isLate, by, doneAt, fault, items } = release;
  const when = doneAt ?? at;
  const isWaiting = state === 'open' || state === 'scheduled' || state === 'failed';
  return (
    <>
      <h2 className="row">
        {name || `${t('content.release')} ${id}`}{' '}
        <Badge tone={tones[state]}>{t(`content.release.${state}`)}</Badge>
        {isLate ? <Badge tone="danger">{t('content.release.late')}</Badge> : null}
      </h2>
      <p className="small soft">
        {when ? `${shortDate(when)} ${time(when)}` : null} {by ? `· ${by}` : null}
      </p>
      {fault ? <p className="error">{releaseFaultWords(t, fault)}</p> : null}
      <ul>
        {items.map(({ kind, id: item, language, title, laterChanges }) => (
          <li key={`${kind}:${item}:${language}`}>
            <Link
              className="link"
              to={`${address('adminDocument', { kind, id: String(item) })}?jezik=${language}`}
            >
              {title || `#${item}`}
            </Link>{' '}
            <span className="soft">
              {view.languages.find(({ code }) => code === language)?.name ?? language}
            </span>
            {laterChanges > 0 ? (
              <span className="small"> · {t('content.laterChanges', { count: laterChanges })}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {isWaiting && view.mayPublish ? <ReleaseForm id={id} isTimed={at !== null} /> : null}
    </>
  );
}

function ReleaseForm({ id, isTimed }: { id: number; isTimed: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `release-${id}` });
  return (
    <FormFrame form={form} labels={{ at: t('content.at') }}>
      <input type="hidden" name="id" value={id} />
      <details open={'at' in form.faults || undefined}>
        <summary className="link">{t('content.releaseMove')}</summary>
        <TextField form={form} name="at" type="datetime-local" label={t('content.at')} />
        <Button type="submit" name="act" value="move">
          {t('content.releaseMove')}
        </Button>
      </details>
      <p className="row">
        {isTimed ? (
          <Button type="submit" name="act" value="look">
            {t('content.releaseLook')}
          </Button>
        ) : null}
        <Button type="submit" name="act" value="now">
          {t('content.releaseNow')}
        </Button>
        <Button type="submit" tone="danger" name="act" value="cancel">
          {t('content.releaseCancel')}
        </Button>
      </p>
    </FormFrame>
  );
}

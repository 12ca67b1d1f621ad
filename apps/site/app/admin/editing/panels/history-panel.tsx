import { documentKey } from '@izlog/contract/editing/document';
import type { editDiff, editVersions } from '@izlog/contract/editing/edit-history';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { Differences } from '../door/differences.tsx';
import { shownDifferences } from '../door/shown-difference.ts';
import type { EditScopeName } from '../edit-start.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { restore } from '../restore.ts';
import { SidePanel } from './side-panel.tsx';
import { useAsked } from './use-asked.ts';

type Version = EndpointAnswer<typeof editVersions>['records'][number];

/** What was public and drafted before, by whom and when; any of it compared with the draft in words, and brought back. */
export function HistoryPanel({
  page,
  onReload,
  onClose,
}: {
  page: EditedPage;
  onReload: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const names = Object.keys(page.scopes) as EditScopeName[];
  const [scope, setScope] = useState<EditScopeName>(names[0] ?? 'page');
  const document = page.scopes[scope];
  return (
    <SidePanel title={t('edit.history')} note={t('edit.historyNote')} onClose={onClose}>
      {names.length > 1 ? (
        <Field label={t('edit.historyOf')}>
          {(control) => (
            <Select
              {...control}
              value={scope}
              onChange={({ target }) => setScope(target.value as EditScopeName)}
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {t(`edit.scope.${name}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {document ? (
        <Versions
          key={scope}
          page={page}
          document={{ kind: document.kind, id: document.id, language: document.language }}
          onReload={onReload}
        />
      ) : null}
    </SidePanel>
  );
}

type Shared = {
  page: EditedPage;
  document: { kind: 'content' | 'product' | 'category' | 'event' | 'look'; id: number; language: string };
};

function Versions({ page, document, onReload }: Shared & { onReload: () => Promise<void> }) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const [times, setTimes] = useState(0);
  const [most, setMost] = useState(20);
  const [compared, setCompared] = useState<number>();
  const [isFailed, setFailed] = useState(false);
  const answer = useAsked<EndpointAnswer<typeof editVersions>>(
    page,
    'versions',
    { ...document, limit: most },
    times,
  );
  const bringBack = async (version: number) => {
    setFailed(false);
    const isDone = await restore(page, document, version).catch(() => false);
    setFailed(!isDone);
    if (!isDone) return;
    setTimes(times + 1);
    show(t('edit.restored'), { tone: 'info' });
    await onReload();
  };
  if (answer === undefined) return <p role="status">{t('edit.looking')}</p>;
  if (answer === null) return <Note tone="danger">{t('edit.historyFailed')}</Note>;
  const { records, pagination } = answer;
  return (
    <>
      {isFailed ? (
        <Note tone="danger" role="alert">
          {t('edit.restoreFailed')}
        </Note>
      ) : null}
      {records.length === 0 ? <p>{t('content.noVersions')}</p> : null}
      <ol className="plain ed-history">
        {records.map((version) => (
          <OneVersion
            key={version.no}
            version={version}
            isCompared={compared === version.no}
            onCompare={() => setCompared(compared === version.no ? undefined : version.no)}
            onRestore={() => bringBack(version.no)}
          >
            {compared === version.no ? (
              <Compared page={page} document={document} version={version.no} />
            ) : null}
          </OneVersion>
        ))}
      </ol>
      {pagination.total > records.length ? (
        <Button onClick={() => setMost(most + 40)}>{t('edit.olderVersions')}</Button>
      ) : null}
    </>
  );
}

function OneVersion({
  version: { no, reason, label, by, at },
  isCompared,
  onCompare,
  onRestore,
  children,
}: {
  version: Version;
  isCompared: boolean;
  onCompare: () => void;
  onRestore: () => Promise<void>;
  children: React.ReactNode;
}) {
  const { t, shortDate, time } = useStaffText();
  const [isBusy, setBusy] = useState(false);
  const name = t('content.version', { no });
  return (
    <li className={reason === 'checkpoint' ? 'is-quiet' : undefined}>
      <p>
        <b>{name}</b> {t(`content.version.${reason}`)}
        {label ? <> · {label}</> : null}
        <br />
        <small className="soft">
          {by ? `${by}, ` : null}
          <time dateTime={at}>{`${shortDate(at)} ${time(at)}`}</time>
        </small>
      </p>
      <p className="row">
        <button type="button" className="button" aria-expanded={isCompared} onClick={onCompare}>
          {t('content.compare')}
          <span className="vh">: {name}</span>
        </button>
        <Button
          busy={isBusy}
          onClick={async () => {
            setBusy(true);
            await onRestore();
            setBusy(false);
          }}
        >
          {t('content.restore')}
          <span className="vh">: {name}</span>
        </Button>
      </p>
      {children}
    </li>
  );
}

/** What was done since a version, in words. */
function Compared({ page, document, version }: Shared & { version: number }) {
  const { t } = useStaffText();
  const rev = page.store.log(documentKey(document))?.rev ?? 0;
  const answer = useAsked<EndpointAnswer<typeof editDiff>>(
    page,
    'diff',
    { ...document, from: version, to: 'draft' },
    rev,
  );
  // Without a draft what is public is what one would change.
  const instead = useAsked<EndpointAnswer<typeof editDiff>>(
    page,
    'diff',
    { ...document, from: version, to: 'public' },
    rev,
  );
  const found = answer ?? instead;
  if (answer === undefined || (answer === null && instead === undefined))
    return <p role="status">{t('edit.looking')}</p>;
  if (!found) return <Note tone="danger">{t('edit.historyFailed')}</Note>;
  return (
    <>
      <p className="small soft">{t('edit.sinceThen')}</p>
      <Differences differences={shownDifferences(found)} />
    </>
  );
}

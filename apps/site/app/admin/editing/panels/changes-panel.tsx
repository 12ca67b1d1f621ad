import { useEffect, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { Note } from '#site/ui/note.tsx';
import { ChangedDocument } from '../frame/changed-documents.tsx';
import { FailedReleases } from '../frame/failed-releases.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { inTime, type Prepared, type PublishTrouble, prepare } from '../publish.ts';
import { SidePanel } from './side-panel.tsx';

/** What is changed on this page and not public, in words; each document of it may be given up, and all goes on to publishing. */
export function ChangesPanel({
  page,
  language,
  savedAt,
  onPublish,
  onReload,
  onClose,
}: {
  page: EditedPage;
  language: SiteLanguage | undefined;
  /** What is saved while it is open comes in. */
  savedAt: Date | undefined;
  /** Missing for anyone who may not publish. */
  onPublish: (() => void) | undefined;
  onReload: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const [prepared, setPrepared] = useState<Prepared>();
  const [trouble, setTrouble] = useState<PublishTrouble>();
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after what was saved or given up
  useEffect(() => {
    let isLeft = false;
    inTime(prepare(page))
      .catch((): PublishTrouble => 'slow')
      .then((answer) => {
        if (isLeft) return;
        const isKnown = typeof answer !== 'string';
        if (isKnown) setPrepared(answer);
        setTrouble(isKnown ? undefined : answer);
      });
    return () => {
      isLeft = true;
    };
  }, [page, savedAt, times]);
  const elsewhere = prepared?.elsewhere.length ?? 0;
  return (
    <SidePanel
      title={t('edit.changes')}
      footer={
        onPublish ? (
          <button type="button" className="button button--edit" onClick={onPublish}>
            {t('edit.publish')}
          </button>
        ) : undefined
      }
      onClose={onClose}
    >
      {trouble ? (
        <Note tone="danger" role="alert">
          {t(`edit.trouble.${trouble}`)}
        </Note>
      ) : null}
      {prepared || trouble ? null : <p role="status">{t('edit.looking')}</p>}
      {prepared ? <FailedReleases failed={prepared.failed} language={language} /> : null}
      {prepared?.changed.length === 0 ? <p>{t('edit.nothingToPublish')}</p> : null}
      {prepared?.changed.map((one) => (
        <ChangedDocument
          key={one.key}
          page={page}
          changed={one}
          onDiscarded={() => {
            setTimes(times + 1);
            void onReload();
          }}
          onFailed={() => setTrouble('changed')}
        />
      ))}
      {elsewhere > 0 && language ? (
        <p>
          <a className="link" href={pathTo('adminChanges', {}, language)}>
            {t('edit.elsewhere', { count: elsewhere })}
          </a>
        </p>
      ) : null}
    </SidePanel>
  );
}

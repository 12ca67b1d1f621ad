import type { PublishFault } from '@izlog/contract/editing/edit-publish';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToasts } from '../../../ui/overlays/toasts.tsx';
import { faultAtWords } from '../../content/document/publish-words.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import {
  type Changed,
  noFindings,
  type Prepared,
  type PublishTrouble,
  prepare,
  publish,
} from '../publish.ts';
import { Words } from './conflict-panel.tsx';

/** What is about to become public, by document and in words; what stands in the way; and the button that does it. */
export function PublishDialog({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [prepared, setPrepared] = useState<Prepared>();
  const [trouble, setTrouble] = useState<PublishTrouble>();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isLeft = false;
    prepare(page)
      .catch((): PublishTrouble => 'failed')
      .then((answer) => {
        if (isLeft) return;
        if (typeof answer === 'string') setTrouble(answer);
        else setPrepared(answer);
      });
    return () => {
      isLeft = true;
    };
  }, [page]);
  const { changed = [], findings = noFindings } = prepared ?? {};
  const open = [...findings.warnings, ...findings.conflicts].filter(({ key }) => !accepted.has(key));
  const reason = !prepared
    ? t(trouble ? 'edit.nothingPrepared' : 'edit.looking')
    : changed.length === 0
      ? t('edit.nothingToPublish')
      : findings.faults.length > 0
        ? t('edit.faultsFirst')
        : open.length > 0
          ? t('edit.warningsFirst')
          : null;
  const go = async () => {
    setBusy(true);
    const problem = await publish(page, changed, [...accepted]).catch((): PublishTrouble => 'failed');
    setBusy(false);
    setTrouble(problem);
    if (problem) return;
    show(t('edit.published'), { tone: 'success' });
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.publishTitle')}
      closeLabel={t('page.close')}
      footer={
        <Button tone="primary" busy={isBusy} disabledReason={reason} onClick={() => void go()}>
          {t('edit.publishNow')}
        </Button>
      }
    >
      {trouble ? (
        <Note tone="danger" role="alert">
          {t(`edit.trouble.${trouble}`)}
        </Note>
      ) : null}
      {findings.faults.map((fault) => (
        <Note key={fault.key} tone="danger">
          <Place fault={fault} />
        </Note>
      ))}
      {[...findings.warnings, ...findings.conflicts].map((warning) => (
        <label key={warning.key} className="check">
          <input
            type="checkbox"
            checked={accepted.has(warning.key)}
            onChange={({ target }) =>
              setAccepted((now) => {
                const next = new Set(now);
                if (target.checked) next.add(warning.key);
                else next.delete(warning.key);
                return next;
              })
            }
          />
          <span>
            <Place fault={warning} />
          </span>
        </label>
      ))}
      {changed.map((one) => (
        <ChangedDocument key={one.scope} changed={one} />
      ))}
    </Dialog>
  );
}

function Place({ fault }: { fault: PublishFault }) {
  const { t } = useStaffText();
  return <>{faultAtWords(t, fault)}</>;
}

function ChangedDocument({ changed: { scope, differences } }: { changed: Changed }) {
  const { t } = useStaffText();
  return (
    <section className="ed-changes">
      <h3>{t(`edit.scope.${scope}`)}</h3>
      <ul>
        {differences.map(({ op, path, words }) => (
          <li key={`${op} ${path}`}>
            {words ? <Words diff={words} /> : t(`edit.did.${op}`, { place: path.split('/').at(-1) ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  );
}

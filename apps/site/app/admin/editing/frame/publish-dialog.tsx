import type { DocumentRef } from '@izlog/contract/editing/document';
import { documentKey } from '@izlog/contract/editing/document';
import { isAskedAbout } from '@izlog/contract/editing/publish-fault-kinds';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import {
  check,
  type Findings as Found,
  inTime,
  movedTo,
  noFindings,
  type Prepared,
  type PublishTrouble,
  prepare,
  publish,
  type When,
} from '../publish.ts';
import { ChangedDocument, Elsewhere } from './changed-documents.tsx';
import { FailedReleases } from './failed-releases.tsx';
import { Findings } from './findings.tsx';
import { useLiveCheck } from './live-check.ts';
import { WhenFields, whenReason } from './when-fields.tsx';

/** What is about to become public, by document and in words; what stands in the way; when; and the button that does it. */
export function PublishDialog({
  page,
  onReload,
  onClose,
}: {
  page: EditedPage;
  onReload: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const { show } = useToasts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [prepared, setPrepared] = useState<Prepared>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<Found & { of: string }>();
  const [hasOpened, setOpened] = useState(false);
  const [trouble, setTrouble] = useState<PublishTrouble>();
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [when, setWhen] = useState<When>({ kind: 'now' });
  const live = useLiveCheck(page);
  const [isBusy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after a discard
  useEffect(() => {
    let isLeft = false;
    inTime(prepare(page))
      .catch((): PublishTrouble => 'slow')
      .then((answer) => {
        if (isLeft) return;
        if (typeof answer === 'string') return setTrouble(answer);
        setPrepared(answer);
        // Of what all pages share, only what was changed here: a colleague's half-done menu is the colleague's to publish.
        const own = answer.changed.filter(({ key, scope }) => scope === 'page' || page.store.hasStepOn(key));
        setChosen(new Set(own.map(({ key }) => key)));
      });
    return () => {
      isLeft = true;
    };
  }, [page, times]);
  const items = itemsOf(prepared, chosen);
  const asked = items.map(documentKey).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the items
  useEffect(() => {
    let isLeft = false;
    if (!prepared) return;
    inTime(check(page, items))
      .catch(() => 'slow' as const)
      .then((answer) => {
        if (isLeft) return;
        if (typeof answer !== 'object') return setTrouble(answer ?? 'failed');
        setFound({ ...answer, of: asked });
      });
    return () => {
      isLeft = true;
    };
  }, [page, prepared, asked]);
  const { faults, warnings, conflicts } = found ?? noFindings;
  // What the page shows is asked about where something of it goes out.
  const isOfPage = prepared?.changed.some(({ key }) => chosen.has(key)) === true;
  const seen = isOfPage && typeof live === 'object' ? live.filter(({ element }) => element.isConnected) : [];
  const open = [...warnings.filter(isAskedAbout), ...conflicts, ...seen].filter(
    ({ key }) => !accepted.has(key),
  );
  const reason =
    !prepared || found?.of !== asked
      ? t(trouble ? 'edit.nothingPrepared' : 'edit.looking')
      : items.length === 0
        ? t(
            prepared.changed.length + prepared.elsewhere.length > 0
              ? 'edit.chooseWhat'
              : 'edit.nothingToPublish',
          )
        : faults.length > 0
          ? t('edit.faultsFirst')
          : open.length > 0
            ? t('edit.warningsFirst')
            : whenReason(t, when);
  const choose = (key: string, isChosen: boolean) => setChosen(toggled(chosen, key, isChosen));
  const go = async () => {
    setBusy(true);
    const known = [...warnings, ...conflicts].map(({ key }) => key).filter((key) => accepted.has(key));
    // No answer says nothing of whether it is public now.
    const answer = await publish(page, items, known, when).catch(() => ({
      trouble: 'unknown' as const,
      findings: undefined,
    }));
    setBusy(false);
    setTrouble(answer.trouble);
    if (answer.findings) setFound({ ...answer.findings, of: asked });
    if (answer.trouble === 'changed') setTimes(times + 1);
    if (answer.trouble) return;
    show(
      t(when.kind === 'now' ? 'edit.published' : when.kind === 'at' ? 'edit.scheduled' : 'edit.released'),
      {
        tone: 'success',
      },
    );
    onClose();
    const own = prepared?.changed.find(({ key, scope }) => scope === 'page' && chosen.has(key));
    const moved = when.kind === 'now' && own ? movedTo(pathname, own.differences) : undefined;
    // The old address leads on for visitors; the editor begins again at the new one.
    if (moved) await navigate({ pathname: moved, search }, { replace: true, preventScrollReset: true });
    else await onReload();
  };
  const again = () => {
    setTrouble(undefined);
    setFound(undefined);
    setPrepared(undefined);
    setTimes(times + 1);
  };
  // It opens with all that is in it: nothing in it jumps then.
  if (!hasOpened && live !== 'looking' && (trouble || found)) setOpened(true);
  if (!hasOpened)
    return (
      <p className="ed-said" role="status">
        <span>{t('edit.liveLooking')}</span>
      </p>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.publishTitle')}
      closeLabel={t('page.close')}
      shape="wide"
      className="is-edit"
      footer={
        <Button tone="primary" busy={isBusy} disabledReason={reason} onClick={() => void go()}>
          {t(
            when.kind === 'now'
              ? 'edit.publishNow'
              : when.kind === 'at'
                ? 'edit.schedule'
                : 'edit.addToRelease',
          )}
        </Button>
      }
    >
      <div className="stack">
        {trouble ? (
          <Note tone="danger" role="alert">
            <p>{t(`edit.trouble.${trouble}`)}</p>
            {trouble === 'changed' || trouble === 'refused' ? null : (
              <Button onClick={again}>{t('edit.lookAgain')}</Button>
            )}
          </Note>
        ) : null}
        {found ? (
          <Findings
            page={page}
            findings={found}
            live={seen}
            accepted={accepted}
            onAccept={(key, isAccepted) => setAccepted(toggled(accepted, key, isAccepted))}
            onLeave={onClose}
          />
        ) : null}
        {prepared ? <FailedReleases failed={prepared.failed} language={undefined} /> : null}
        {live === 'unchecked' && isOfPage ? <Note tone="offer">{t('edit.liveUnchecked')}</Note> : null}
        {prepared?.changed.map((one) => (
          <ChangedDocument
            key={one.key}
            page={page}
            changed={one}
            isChosen={chosen.has(one.key)}
            onChoose={(isChosen) => choose(one.key, isChosen)}
            onDiscarded={() => {
              setTrouble(undefined);
              setTimes(times + 1);
              void onReload();
            }}
            onFailed={() => setTrouble('changed')}
          />
        ))}
        {prepared && prepared.elsewhere.length > 0 ? (
          <Elsewhere changed={prepared.elsewhere} chosen={chosen} onChoose={choose} />
        ) : null}
        {items.length > 0 ? <WhenFields page={page} when={when} onWhen={setWhen} /> : null}
      </div>
    </Dialog>
  );
}

function itemsOf(
  prepared: Prepared | undefined,
  chosen: ReadonlySet<string>,
): Array<DocumentRef & { rev?: number }> {
  if (!prepared) return [];
  return [
    ...prepared.changed.filter(({ key }) => chosen.has(key)).map(({ ref, rev }) => ({ ...ref, rev })),
    ...prepared.elsewhere.filter((one) => chosen.has(documentKey(one))),
  ];
}

function toggled(all: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(all);
  if (isIn) next.add(key);
  else next.delete(key);
  return next;
}

import { documentKey } from '@izlog/contract/editing/document';
import { useId, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useLanguageWords } from '#site/admin/ground/text/use-language-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { shownDifference } from '../door/shown-difference.ts';
import { titleWords } from '../door/title-words.ts';
import { useSaidWords } from '../door/use-said-words.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { type Changed, type ChangedElsewhere, discard } from '../publish.ts';
import { Words } from './conflict-panel.tsx';
import { differenceWords } from './place-words.ts';

/** A document of the page with what differs from what is public; it goes out or not, or is given up. */
export function ChangedDocument({
  page,
  changed: { key, scope, ref, differences, names, isPublic, scheduled },
  isChosen = false,
  onChoose,
  onDiscarded,
  onFailed,
}: {
  page: EditedPage;
  changed: Changed;
  isChosen?: boolean;
  /** Missing where one only looks. */
  onChoose?: (isChosen: boolean) => void;
  onDiscarded: () => void;
  onFailed: () => void;
}) {
  const { t, shortDate, time } = useStaffText();
  const said = useSaidWords();
  const { show } = useToasts();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const body = page.store.shown(key);
  const heading = <h3 id={id}>{t(`edit.scope.${scope}`)}</h3>;
  const giveUp = async () => {
    setBusy(true);
    const isDone = await discard(page, ref).catch(() => false);
    setBusy(false);
    if (!isDone) return onFailed();
    show(t('edit.discarded'), { tone: 'info' });
    onDiscarded();
  };
  return (
    <section className="ed-changes" aria-labelledby={id}>
      <div className="between">
        {onChoose ? (
          <label className="check">
            <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
            <span className="vh">{t('edit.publishThis')}: </span>
            {heading}
          </label>
        ) : (
          heading
        )}
        {isPublic ? (
          <Button busy={isBusy} onClick={() => void giveUp()}>
            {t('edit.discard')}
            <span className="vh">: {t(`edit.scope.${scope}`)}</span>
          </Button>
        ) : null}
      </div>
      {isPublic ? null : <p className="small soft">{t('edit.neverPublic')}</p>}
      {scheduled.map(({ release, name, at, laterChanges }) => (
        <p key={release} className="small soft">
          {at
            ? t('edit.scheduledIn', { name, at: `${shortDate(at)} ${time(at)}` })
            : t('edit.inRelease', { name })}
          {laterChanges > 0 ? <> {t('content.laterChanges', { count: laterChanges })}</> : null}
        </p>
      ))}
      <ul className="plain">
        {differences.map((one) => {
          const words = said(shownDifference(one, names));
          return (
            <li key={`${one.op} ${one.path}`}>
              <p className="small soft">
                {differenceWords(t, body, one)}
                {one.op === 'set' || one.op === 'unset' ? null : <> – {t(`content.diff.${one.op}`)}</>}
              </p>
              {words.length > 0 ? <Words diff={words} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What else is changed in the shop and not public; some of it may go out together with the page. */
export function Elsewhere({
  changed,
  chosen,
  onChoose,
}: {
  changed: readonly ChangedElsewhere[];
  chosen: ReadonlySet<string>;
  onChoose: (key: string, isChosen: boolean) => void;
}) {
  const { t, shortDate, time } = useStaffText();
  const languageWords = useLanguageWords();
  return (
    <details className="ed-changes">
      <summary>{t('edit.elsewhere', { count: changed.length })}</summary>
      <ul className="plain">
        {changed.map((one) => {
          const key = documentKey(one);
          return (
            <li key={key}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={chosen.has(key)}
                  onChange={({ target }) => onChoose(key, target.checked)}
                />
                <span>
                  {titleWords(t, one.title, one.id)}{' '}
                  <small className="soft">{languageWords(one.language)}</small>
                  <br />
                  <small className="soft">
                    {t('content.changesOf', { count: one.changes })} · {one.by ? `${one.by}, ` : null}
                    {shortDate(one.at)} {time(one.at)}
                  </small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

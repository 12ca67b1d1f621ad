import { documentKey } from '@izlog/contract/editing/document';
import type { PublishFault } from '@izlog/contract/editing/edit-publish';
import { isAskedAbout } from '@izlog/contract/editing/publish-fault-kinds';
import type { ReactNode } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { publishFaultWords } from '../door/publish-words.ts';
import { goToField } from '../going/go-to-field.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { goToFault } from '../panels/check-page.ts';
import { checkWords } from '../panels/check-words.ts';
import type { Findings as Found } from '../publish.ts';
import { EditIcon } from './edit-icon.tsx';
import type { LiveFinding } from './live-check.ts';
import { placeWords } from './place-words.ts';

/**
 * What stands in the way of a publish, and what should be looked at before, of the drafts and of the page as it is shown:
 * in words, each with the way to its place.
 */
export function Findings({
  page,
  findings: { faults, warnings, conflicts },
  live,
  accepted,
  onAccept,
  onLeave,
}: {
  page: EditedPage;
  findings: Found;
  live: readonly LiveFinding[];
  accepted: ReadonlySet<string>;
  onAccept: (key: string, isAccepted: boolean) => void;
  /** The dialog goes: the place is shown. */
  onLeave: () => void;
}) {
  const text = useStaffText();
  const { t } = text;
  const rest = [...warnings, ...conflicts];
  if (faults.length + rest.length + live.length === 0) return null;
  const go = (show: () => void) => () => {
    onLeave();
    // Once the dialog has given the focus back.
    setTimeout(show, 50);
  };
  const ofDraft = ({ document, path, kind, values }: PublishFault) => {
    const key = documentKey(document);
    return {
      where: placeWords(t, page.store.shown(key), path),
      words: publishFaultWords(text, kind, values),
      onGo: go(() => goToField(page, key, path)),
    };
  };
  const body = page.scopes.page && page.store.shown(documentKey(page.scopes.page));
  const anyway = (key: string) => (
    <label className="check">
      <input
        type="checkbox"
        checked={accepted.has(key)}
        onChange={({ target }) => onAccept(key, target.checked)}
      />
      <span>{t('edit.publishAnyway')}</span>
    </label>
  );
  return (
    <section className="ed-before" aria-labelledby="ed-before">
      <h3 id="ed-before">{t('edit.beforePublish')}</h3>
      <ul className="plain">
        {faults.map((fault) => (
          <Finding key={fault.key} tone="tone-danger" {...ofDraft(fault)} />
        ))}
        {rest.map((warning) => (
          <Finding key={warning.key} tone="tone-offer" {...ofDraft(warning)}>
            {isAskedAbout(warning) ? anyway(warning.key) : null}
          </Finding>
        ))}
        {live.map((one) => (
          <Finding
            key={one.key}
            tone="tone-offer"
            where={liveWhere(t, placeWords(t, body, one.part), one.element)}
            words={`${t(checkWords(one.rule))}${one.count > 1 ? ` (${t('edit.liveCount', { count: one.count - 1 })})` : ''}`}
            onGo={go(() => goToFault(one))}
          >
            {anyway(one.key)}
          </Finding>
        ))}
      </ul>
    </section>
  );
}

/** The section, and the first words of the place in it. */
function liveWhere(
  t: ReturnType<typeof useStaffText>['t'],
  where: string,
  { textContent }: HTMLElement,
): string {
  const words = textContent.trim().slice(0, 40);
  return words ? t('edit.liveWhere', { where, words }) : where;
}

function Finding({
  tone,
  where,
  words,
  onGo,
  children,
}: {
  tone: 'tone-danger' | 'tone-offer';
  where: string;
  words: string;
  onGo: () => void;
  children?: ReactNode;
}) {
  const { t } = useStaffText();
  return (
    <li className={`finding ${tone}`}>
      <EditIcon name="warn" />
      <div>
        <p>
          <strong>{where}</strong>: {words}
        </p>
        {children}
      </div>
      <button type="button" className="button" onClick={onGo}>
        {t('edit.goThere')}
        <span className="vh">: {where}</span>
      </button>
    </li>
  );
}

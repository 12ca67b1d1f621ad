import { documentKey } from '@izlog/contract/editing/document';
import { diffWords, type WordDiff } from '@izlog/contract/editing/word-diff';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { Conflict } from '../store/document-log.ts';
import type { EditStore } from '../store/edit-store.ts';

/** What both changed: one's own words and theirs as differences, and the choice. Until then the document stands still. */
export function ConflictPanel({ store }: { store: EditStore }) {
  const { t, time } = useStaffText();
  const all = store.documents().flatMap((log) => log.conflicts.map((conflict) => ({ log, conflict })));
  return (
    <section className="ed-conflict" role="alertdialog" aria-label={t('edit.conflict')}>
      {all.map(({ log, conflict }) => {
        const decide = (keep: 'mine' | 'theirs') => store.decide(documentKey(log.ref), conflict, keep);
        return (
          <div key={conflict.op.id} className="ed-conflict__one">
            <p>{t('edit.conflictBy', { name: conflict.by, time: time(conflict.at) })}</p>
            <Differences conflict={conflict} />
            <p className="row">
              <button type="button" className="button button--edit" onClick={() => decide('mine')}>
                {t('edit.keepMine')}
              </button>
              <button type="button" className="button" onClick={() => decide('theirs')}>
                {t('edit.takeTheirs')}
              </button>
            </p>
          </div>
        );
      })}
    </section>
  );
}

function Differences({ conflict: { op, theirs } }: { conflict: Conflict }) {
  const mine = op.op === 'set' ? op.value : undefined;
  if (typeof mine !== 'string' || typeof theirs !== 'string') return null;
  return <Words diff={diffWords(theirs, mine)} />;
}

/** A text with what came and what went. */
export function Words({ diff }: { diff: readonly WordDiff[] }) {
  return (
    <p className="ed-words">
      {diff.map(({ kind, text }, place) => {
        // Pieces of a text have nothing but their place.
        const key = `${place}`;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

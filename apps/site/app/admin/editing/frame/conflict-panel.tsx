import type { RichNode } from '@izlog/contract/cms/content/rich';
import { documentKey } from '@izlog/contract/editing/document';
import { joinRich } from '@izlog/contract/editing/join-rich';
import { diffWords, type WordDiff } from '@izlog/contract/editing/word-diff';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea } from '#site/ui/controls/text-input.tsx';
import { shownDifference } from '../door/shown-difference.ts';
import { goBackTo } from '../going/go-to-field.ts';
import type { EditedPage } from '../page/edited-page.ts';
import type { Conflict, DocumentLog } from '../store/document-log.ts';
import { decide, mineOf } from '../store/settle-clash.ts';

/** What both changed: one's own words and theirs as differences, and the choice. Until then the document stands still. */
export function ConflictPanel({ page }: { page: EditedPage }) {
  const { t } = useStaffText();
  const panel = useRef<HTMLElement>(null);
  useSyncExternalStore(page.store.subscribe, page.store.version);
  const all = page.store.documents().flatMap((log) => log.conflicts.map((conflict) => ({ log, conflict })));
  const goOn = (place: number, key: string, path: string) => {
    const others = [...(panel.current?.querySelectorAll('.ed-conflict__one') ?? [])].toSpliced(place, 1);
    const next = others[0]?.querySelector('button');
    // The buttons go with what was decided: on to the next one, or back to where one writes.
    if (next) next.focus();
    else goBackTo(page, key, path);
  };
  return (
    <section ref={panel} className="ed-conflict" role="alertdialog" aria-label={t('edit.conflict')}>
      {all.map(({ log, conflict }, place) => (
        <One
          key={conflict.op.id}
          page={page}
          log={log}
          conflict={conflict}
          onDecided={() => goOn(place, documentKey(log.ref), conflict.path)}
        />
      ))}
    </section>
  );
}

/** One place that both changed: mine is kept, theirs is taken, or both become one. */
function One({
  page: { store, announcer },
  log,
  conflict,
  onDecided,
}: {
  page: EditedPage;
  log: DocumentLog;
  conflict: Conflict;
  onDecided: () => void;
}) {
  const { t, time } = useStaffText();
  const [joined, setJoined] = useState<string>();
  const key = documentKey(log.ref);
  const { op, theirs, back } = conflict;
  const words = conflict.isOwn ? ofOneself : ofOthers;
  const mine = mineOf(log, conflict);
  const both = op.op === 'set' && !back ? joinOf(conflict.base, theirs, mine) : undefined;
  const choose = (choice: 'mine' | 'theirs') => {
    store.settle(key, (now, shown, newId) => decide(now, conflict, choice, shown, newId));
    announcer.say(t(choice === 'mine' ? words.kept : words.took));
    onDecided();
  };
  const join = (value: unknown) => {
    if (op.op !== 'set') return;
    store.settle(key, (now, shown, newId) => decide(now, conflict, 'mine', shown, newId));
    store.change(key, { op: 'set', path: op.path, value });
    announcer.say(t('edit.joined'));
    onDecided();
  };
  return (
    <div className="ed-conflict__one">
      <p>{whoAndWhen(t, time, conflict)}</p>
      <Differences conflict={conflict} mine={mine} />
      <p className="row">
        <button type="button" className="button button--edit" onClick={() => choose('mine')}>
          {t(words.keep)}
        </button>
        <button type="button" className="button" onClick={() => choose('theirs')}>
          {t(words.take)}
        </button>
        {both === undefined || joined !== undefined ? null : (
          <button
            type="button"
            className="button"
            onClick={() => (typeof both === 'string' ? setJoined(both) : join(both))}
          >
            {t(typeof both === 'string' ? 'edit.join' : 'edit.joinBelow')}
          </button>
        )}
      </p>
      {joined === undefined ? null : (
        <>
          <Field label={t('edit.joinWords')}>
            {(control) => (
              <TextArea
                {...control}
                autoFocus
                rows={3}
                value={joined}
                // Most fields are one line; a break that neither had is none.
                onChange={({ target }) => setJoined(oneLineAs(both, target.value))}
              />
            )}
          </Field>
          <p>
            <Button onClick={() => join(joined.trim())}>{t('edit.joinSave')}</Button>
          </p>
        </>
      )}
    </div>
  );
}

/** What the choice is called: of one's own words elsewhere nobody else is spoken of. */
const ofOthers = {
  keep: 'edit.keepMine',
  kept: 'edit.keptMine',
  take: 'edit.takeTheirs',
  took: 'edit.tookTheirs',
} as const;
const ofOneself = {
  keep: 'edit.keepHere',
  kept: 'edit.keptHere',
  take: 'edit.takeThere',
  took: 'edit.tookThere',
} as const;

type Texts = ReturnType<typeof useStaffText>;

function whoAndWhen(t: Texts['t'], time: Texts['time'], { by, at, back, isOwn }: Conflict): string {
  if (isOwn) return t(back ? 'edit.conflictRemovedOwn' : 'edit.conflictOwn', { time: time(at) });
  if (!by && !back) return t('edit.conflictMeanwhile');
  return t(back ? 'edit.conflictRemoved' : 'edit.conflictBy', { name: by, time: time(at) });
}

/** Both as one to go on from: the words of both in their order, or their paragraphs; nothing for what is no text. */
function joinOf(base: unknown, theirs: unknown, mine: unknown): string | RichNode | undefined {
  if (typeof theirs === 'string' && typeof mine === 'string')
    return diffWords(theirs, mine)
      .map(({ text }) => text)
      .reduce(
        (all, text) => (/\S$/.test(all) && /^[\p{L}\p{N}]/u.test(text) ? `${all} ${text}` : all + text),
        '',
      );
  if (!isDoc(theirs) || !isDoc(mine)) return undefined;
  return joinRich(isDoc(base) ? base : null, theirs, mine).doc;
}

const oneLineAs = (before: unknown, words: string): string =>
  typeof before === 'string' && before.includes('\n') ? words : words.replaceAll('\n', ' ');

const isDoc = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

function Differences({ conflict: { op, path, theirs }, mine }: { conflict: Conflict; mine: unknown }) {
  if (op.op !== 'set') return null;
  const { words } = shownDifference({
    op: 'set',
    path,
    handler: '',
    from: theirs,
    to: mine,
    words: null,
  });
  return words.length > 0 ? <Words diff={words} /> : null;
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

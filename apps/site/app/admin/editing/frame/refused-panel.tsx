import { documentKey } from '@izlog/contract/editing/document';
import { readPath } from '@izlog/contract/editing/op';
import { useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { publishFaultWords } from '../door/publish-words.ts';
import { shownDifference } from '../door/shown-difference.ts';
import { goToField } from '../going/go-to-field.ts';
import type { EditedPage } from '../page/edited-page.ts';
import type { Refused } from '../store/document-log.ts';
import { settleRefused } from '../store/settle-clash.ts';
import { placeWords } from './place-words.ts';

/**
 * Every change that the platform did not take, with its words: it can be looked at where it stands, copied, tried again, or
 * given up. Until then nothing of the page is published, and nobody is left without a way on.
 */
export function RefusedPanel({ page, onClose }: { page: EditedPage; onClose: () => void }) {
  const { t } = useStaffText();
  useSyncExternalStore(page.store.subscribe, page.store.version);
  const all = page.store
    .documents()
    .flatMap((log) => log.refused.map((refused) => ({ key: documentKey(log.ref), refused })));
  return (
    <section className="ed-conflict" aria-label={t('edit.refusedAll')}>
      {all.map(({ key, refused }) => (
        <One key={refused.op.id} page={page} document={key} refused={refused} onShown={onClose} />
      ))}
      <p>
        <button type="button" className="button" onClick={onClose}>
          {t('page.close')}
        </button>
      </p>
    </section>
  );
}

function One({
  page,
  document,
  refused,
  onShown,
}: {
  page: EditedPage;
  document: string;
  refused: Refused;
  onShown: () => void;
}) {
  const text = useStaffText();
  const { t } = text;
  const { show } = useToasts();
  const { store, announcer } = page;
  const { op, path, code } = refused;
  const words = wordsOf(refused);
  const body = store.shown(document);
  const field = readPath(path)?.field;
  const where = placeWords(t, body, path) || (field ? fieldWords(t, field) : t('edit.aSection'));
  const settle = (choice: 'again' | 'drop') => {
    store.settle(document, (log, _shown, newId) => settleRefused(log, refused, choice, newId));
    if (choice === 'drop') announcer.say(t('edit.refusedDropped'));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(words);
    show(t('edit.copied'), { tone: 'success' });
  };
  return (
    <div className="ed-conflict__one">
      <p>
        <strong>{where}</strong>: {publishFaultWords(text, code)}
      </p>
      {words ? <p className="ed-words">{words}</p> : null}
      <p className="row">
        {'path' in op ? (
          <button
            type="button"
            className="button button--edit"
            onClick={() => {
              if (goToField(page, document, path)) onShown();
            }}
          >
            {t('edit.goThere')}
          </button>
        ) : null}
        {words ? (
          <button type="button" className="button" onClick={() => void copy()}>
            {t('edit.copy')}
          </button>
        ) : null}
        <button type="button" className="button" onClick={() => settle('again')}>
          {t('edit.tryAgain')}
        </button>
        <button type="button" className="button" onClick={() => settle('drop')}>
          {t('edit.dropRefused')}
        </button>
      </p>
    </div>
  );
}

/** What was written, as text to read and to copy: of a field its words, of a section all that stands in it. */
function wordsOf({ op }: Refused): string {
  if (op.op === 'set')
    return shownDifference({ op: 'set', path: op.path, handler: '', from: null, to: op.value, words: null })
      .words.map(({ text }) => text)
      .join('');
  if (op.op !== 'insert') return '';
  const texts: string[] = [];
  JSON.stringify(op.part, (key, value: unknown) => {
    if (typeof value === 'string' && !['id', 'handler', 'slot', 'type'].includes(key)) texts.push(value);
    return value;
  });
  return texts.join('\n');
}

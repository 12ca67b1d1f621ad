import type { ImportReport, NoteReason } from '@izlog/contract/cms/import/import-report';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { blockWord } from './old-site-words.ts';

/** Lines of one reason that are shown; the rest is counted. */
const mostShown = 50;

/** What came in otherwise than it stood, or not at all, by reason. */
export function ImportNotes({ report }: { report: ImportReport }) {
  const { t } = useStaffText();
  if (report.notes.length === 0) return null;
  /** Parts of the old site are named in words; all else is said as it stood. */
  const saidOf = ({ reason, value }: ImportReport['notes'][number]) =>
    reason === 'renderedBySite'
      ? [...new Set(value.split(', ').map((name) => t(`imports.block.${blockWord(name)}`)))].join(', ')
      : value;
  const byReason = new Map<NoteReason, ImportReport['notes']>();
  for (const note of report.notes) byReason.set(note.reason, [...(byReason.get(note.reason) ?? []), note]);
  return (
    <section aria-labelledby="import-notes">
      <h2 id="import-notes">{t('imports.notes')}</h2>
      {[...byReason].map(([reason, notes]) => (
        <details key={reason} open={reason === 'refused'}>
          <summary>
            {t(`imports.reason.${reason}`)} ({notes.length})
          </summary>
          <ul>
            {notes.slice(0, mostShown).map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a report that never change their order.
              <li key={index}>
                {note.about || '–'}
                {note.value === '' ? null : <span className="soft"> {saidOf(note)}</span>}
              </li>
            ))}
          </ul>
          {notes.length > mostShown ? <p className="soft">+ {notes.length - mostShown}</p> : null}
        </details>
      ))}
    </section>
  );
}

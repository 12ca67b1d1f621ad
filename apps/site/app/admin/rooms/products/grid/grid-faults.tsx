import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Note } from '#site/ui/note.tsx';
import type { CellFault } from './grid-cells.ts';
import { type CellKey, type GridState, partsOf } from './grid-state.ts';
import { columnKey, refusedWords } from './grid-words.ts';
import type { SaveAnswer } from './use-grid.ts';

/** Cells that are named; the rest is counted. */
const most = 20;

interface FaultsProps {
  state: GridState;
  faults: ReadonlyMap<CellKey, CellFault>;
  answer: SaveAnswer;
  lead(key: CellKey): void;
}

/** What was not saved and why, cell by cell, each a way to its cell; what was typed stays there. */
export function GridFaults({ state, faults, answer, lead }: FaultsProps) {
  const { t, shortDate, time, number } = useStaffText();
  const rows = new Map(state.rows.map((row) => [row.id, row]));
  const refused = [...state.refused].map(([key, { fault, by, at }]) => {
    const values = {
      by: by ?? t('products.somebody'),
      at: at === null ? '' : `${shortDate(at)} ${time(at)}`,
    };
    return { key, words: t(refusedWords[fault], values) };
  });
  const wrong = [...faults].map(([key, fault]) => ({ key, words: t(fault.key, fault.values) }));
  const all = [...wrong, ...refused];
  const isStopped = answer === 'login' || answer === 'offline';
  if (all.length === 0 && !isStopped) return null;
  return (
    <Note tone="danger" role="alert">
      {isStopped ? <p>{t(answer === 'login' ? 'products.gridLogin' : 'products.gridOffline')}</p> : null}
      {all.length > 0 ? (
        <>
          <p>
            {answer && typeof answer === 'object'
              ? t('products.gridSavedBut', { saved: number(answer.saved), left: number(all.length) })
              : t('products.gridWaiting', { count: all.length })}
          </p>
          <ul className="plain">
            {all.slice(0, most).map(({ key, words }) => {
              const { id, cell } = partsOf(key);
              return (
                <li key={key}>
                  <button type="button" className="link" onClick={() => lead(key)}>
                    {rows.get(id)?.title ?? `#${id}`}, {t(columnKey(cell))}
                  </button>
                  : {words}
                </li>
              );
            })}
          </ul>
          {all.length > most ? <p>+ {number(all.length - most)}</p> : null}
        </>
      ) : null}
    </Note>
  );
}

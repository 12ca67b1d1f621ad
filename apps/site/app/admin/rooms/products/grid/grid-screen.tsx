import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAskBeforeLeaving } from '#site/admin/record/edit/use-unsaved.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { GridFaults } from './grid-faults.tsx';
import { GridForms } from './grid-forms.tsx';
import type { Place } from './grid-keys.ts';
import { GridSheet } from './grid-sheet.tsx';
import { type CellKey, partsOf } from './grid-state.ts';
import type { GridView } from './grid-view.ts';
import { mostRows, useGrid } from './use-grid.ts';

/** Products as in a spreadsheet; on phones and without scripts the same rows as forms. */
export function GridScreen({ title, view }: { title: string; view: GridView }) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const list = address('adminProducts');
  const isSheet = useIsSheet();
  return (
    <AdminScreen title={title}>
      <p className="row">
        {view.hasList ? (
          <Link className="link" to={view.query ? `${list}?${view.query}` : list}>
            {t('products.all')}
          </Link>
        ) : null}
        <span className="soft small">{t('products.count', { count: view.total })}</span>
        {view.total > mostRows ? (
          <span className="small">{t('products.gridTooMany', { most: number(mostRows) })}</span>
        ) : null}
      </p>
      {view.rows.length === 0 ? (
        <EmptyState title={t('log.nothingFound')}>
          <p>{t('products.nothingFoundLead')}</p>
        </EmptyState>
      ) : (
        <>
          {isSheet ? <Sheet view={view} /> : null}
          <div className="grid-forms" hidden={isSheet}>
            <GridForms view={view} isAlone={!isSheet} />
          </div>
        </>
      )}
    </AdminScreen>
  );
}

/** Whether the grid has room; without scripts and on phones it has none. */
function useIsSheet(): boolean {
  const [isSheet, setSheet] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia('(width >= 48rem)');
    const look = () => setSheet(wide.matches);
    look();
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return isSheet;
}

function Sheet({ view }: { view: GridView }) {
  const { t, number, locale } = useStaffText();
  const { options, fields } = view;
  const reading = useMemo(() => ({ options, fields, locale }), [options, fields, locale]);
  const grid = useGrid({ rows: view.rows, next: view.next, query: view.query, reading });
  const [goTo, setGoTo] = useState<Place | null>(null);
  const { state, pending } = grid;
  const faulty = useMemo(
    () => new Set<CellKey>([...pending.faults.keys(), ...state.refused.keys()]),
    [pending.faults, state.refused],
  );
  const changed = state.typed.size;
  const rows = new Set([...state.typed.keys()].map((key) => partsOf(key).id)).size;
  useAskBeforeLeaving(changed > 0, t('resource.leave'));
  const lead = (key: CellKey) => {
    const { id, cell } = partsOf(key);
    const row = state.rows.findIndex((one) => one.id === id);
    const column = view.columns.indexOf(cell);
    if (row >= 0 && column >= 0) setGoTo({ row, column });
  };
  return (
    <div className="stack">
      <GridFaults state={state} faults={pending.faults} answer={grid.answer} lead={lead} />
      <GridSheet
        state={state}
        columns={view.columns}
        reading={reading}
        faulty={faulty}
        goTo={goTo}
        isComing={grid.rest === 'coming'}
        write={grid.write}
        turn={grid.turn}
        save={grid.save}
      />
      <p className="sheet-status small">
        <span>{t('products.gridRows', { count: state.rows.length })}</span>
        {grid.rest === 'coming' ? <span>{t('products.gridLoading')}</span> : null}
        {grid.rest === 'missing' ? (
          <span role="alert">
            {t('products.gridRestMissing')}{' '}
            <button type="button" className="link" onClick={grid.fetchRest}>
              {t('products.gridRestAgain')}
            </button>
          </span>
        ) : null}
        <span>{t('products.gridKeys')}</span>
      </p>
      <div className="save-bar" data-unsaved={changed > 0 || undefined}>
        <span role="status">
          {changed > 0
            ? t('products.gridChangedCells', { count: changed, rows: number(rows) })
            : grid.answer && typeof grid.answer === 'object' && grid.answer.refused === 0
              ? t('products.gridSaved', { count: grid.answer.saved })
              : null}
          {faulty.size > 0 ? ` ${t('products.gridWaiting', { count: faulty.size })}` : null}
        </span>
        {state.past.length > 0 ? (
          <Button type="button" tone="quiet" onClick={() => grid.turn('undo')}>
            {t('products.gridUndo')}
          </Button>
        ) : null}
        {changed > 0 ? (
          <Button type="button" tone="quiet" onClick={() => grid.turn('discard')}>
            {t('resource.discard')}
          </Button>
        ) : null}
        <Button type="button" tone="primary" busy={grid.isSaving} onClick={() => void grid.save()}>
          {t('form.save')}
        </Button>
      </div>
    </div>
  );
}

// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is written in is a grid (WAI-ARIA)
import type { GridCell } from '@izlog/contract/product/record/grid-columns';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Note } from '#site/ui/note.tsx';
import { readBlock, writeBlock } from './grid-block.ts';
import { cellText, type GridReading } from './grid-cells.ts';
import { blockOf, type Choice, moved, type Place, tabbed } from './grid-keys.ts';
import { SheetRow } from './grid-row.tsx';
import { type CellKey, type GridState, keyOf } from './grid-state.ts';
import { cellId, columnKey, columnWidth, isNumeric } from './grid-words.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Px of a row, as the style sheet draws it. */
const rowHeight = 36;

interface SheetProps {
  state: GridState;
  columns: readonly GridCell[];
  reading: GridReading;
  /** Cells that cannot be saved as they are. */
  faulty: ReadonlySet<CellKey>;
  /** A cell that one is led to. */
  goTo: Place | null;
  /** Whether more rows are on their way. */
  isComing: boolean;
  write(cells: readonly { key: CellKey; text: string }[]): void;
  turn(act: 'undo' | 'redo'): void;
  save(): void;
}

/** What is edited, and with what it began: a typed sign, or what stood there. */
interface Editing {
  place: Place;
  start: string | null;
}

/** What was pasted, and where its first cell belongs. */
interface Pasted {
  lines: readonly string[][];
  at: Place;
}

/**
 * Products as in a spreadsheet. The focus stays on the grid and says which cell is meant, so that it is not lost with a
 * row that is scrolled away; Tab leaves the grid at the end of a row.
 */
export function GridSheet({
  state,
  columns,
  reading,
  faulty,
  goTo,
  isComing,
  write,
  turn,
  save,
}: SheetProps) {
  const { t } = useStaffText();
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [choice, setChoice] = useState<Choice>({ active: start, anchor: start });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [missed, setMissed] = useState(0);
  const [waiting, setWaiting] = useState<Pasted | null>(null);
  const { rows } = state;
  const { from, to, show } = useVisibleRows(box, rows.length, rowHeight);
  const block = blockOf(choice);

  const textAt = ({ row, column }: Place): string => {
    const [one, cell] = [rows[row], columns[column]];
    return one && cell ? (state.typed.get(keyOf(one.id, cell)) ?? cellText(one, cell, reading)) : '';
  };
  const go = (active: Place, isFurther = false) => {
    setChoice((before) => ({ active, anchor: isFurther ? before.anchor : active }));
    show(active.row);
  };
  useEffect(() => {
    if (!goTo) return;
    setChoice({ active: goTo, anchor: goTo });
    show(goTo.row);
    grid.current?.focus({ preventScroll: true });
  }, [goTo, show]);

  const cellsIn = (text: (row: number, column: number) => string | undefined) => {
    const cells: { key: CellKey; text: string }[] = [];
    for (let row = block.top; row <= block.bottom; row++)
      for (let column = block.left; column <= block.right; column++) {
        const [one, cell, said] = [rows[row], columns[column], text(row, column)];
        if (one && cell && said !== undefined) cells.push({ key: keyOf(one.id, cell), text: said });
      }
    return cells;
  };
  const begin = (typed: string | null) => {
    const [row, cell] = [rows[choice.active.row], columns[choice.active.column]];
    if (row && cell && !row.without.includes(cell)) setEditing({ place: choice.active, start: typed });
  };
  const finish = (text: string | null, next: Place | undefined) => {
    const [row, cell] = editing ? [rows[editing.place.row], columns[editing.place.column]] : [];
    if (text !== null && row && cell) write([{ key: keyOf(row.id, cell), text }]);
    setEditing(null);
    grid.current?.focus({ preventScroll: true });
    if (next) go({ ...next, row: Math.min(rows.length - 1, next.row) });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.nativeEvent.isComposing) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2);
    const to = moved(choice.active, event, { rows: rows.length, columns: columns.length, page });
    const done = commandOf(event, isCommand);
    if (to) go(to, event.shiftKey);
    else if (event.key === 'Tab') {
      const next = tabbed(choice.active, event.shiftKey, columns.length);
      if (!next) return;
      go(next);
    } else if (event.key === 'Enter' || event.key === 'F2') begin(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') write(cellsIn(() => ''));
    else if (done) done();
    else if (event.key.length === 1 && !isCommand && !event.altKey) begin(event.key);
    else return;
    event.preventDefault();
  };
  const commandOf = (event: KeyboardEvent, isCommand: boolean): (() => void) | undefined => {
    if (!isCommand) return undefined;
    switch (event.key.toLowerCase()) {
      case 'z':
        return () => turn(event.shiftKey ? 'redo' : 'undo');
      case 'y':
        return () => turn('redo');
      case 'd':
        return () => write(cellsIn((_row, column) => textAt({ row: block.top, column })));
      case 's':
        return save;
      case 'a':
        return () =>
          setChoice({ active: start, anchor: { row: rows.length - 1, column: columns.length - 1 } });
      default:
        return undefined;
    }
  };

  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    const lines: string[][] = [];
    for (let row = block.top; row <= block.bottom; row++) {
      const line: string[] = [];
      for (let column = block.left; column <= block.right; column++) line.push(textAt({ row, column }));
      lines.push(line);
    }
    event.clipboardData.setData('text/plain', writeBlock(lines));
    event.preventDefault();
    if (event.type === 'cut') write(cellsIn(() => ''));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const lines = readBlock(event.clipboardData.getData('text/plain'));
    const [only] = lines;
    setMissed(0);
    // One value fills all that is chosen, as everywhere.
    if (lines.length === 1 && only?.length === 1) return write(cellsIn(() => only[0]));
    const pasted = { lines, at: { row: block.top, column: block.left } };
    if (waits(pasted)) setWaiting(pasted);
    else layPasted(pasted);
  };
  // Rows come page by page: a block that reaches below those that are here is laid when its rows are.
  const waits = ({ lines, at }: Pasted) => isComing && at.row + lines.length > rows.length;
  const layPasted = ({ lines, at }: Pasted) => {
    const cells = lines.flatMap((line, down) =>
      line.flatMap((text, right) => {
        const [row, cell] = [rows[at.row + down], columns[at.column + right]];
        return row && cell ? [{ key: keyOf(row.id, cell), text }] : [];
      }),
    );
    write(cells);
    // What lies beyond the last row or column has no cell to stand in: that is reported, not swallowed.
    const taken = cells.filter(({ text }) => text !== '').length;
    setMissed(lines.flat().filter((text) => text !== '').length - taken);
    const longest = Math.max(...lines.map((line) => line.length));
    setChoice({
      anchor: at,
      active: {
        row: Math.min(rows.length - 1, at.row + lines.length - 1),
        column: Math.min(columns.length - 1, at.column + longest - 1),
      },
    });
  };
  const layWaiting = useEffectEvent(() => {
    if (!waiting || waits(waiting)) return;
    setWaiting(null);
    layPasted(waiting);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that came, or will not, are what it waits for
  useEffect(() => layWaiting(), [rows.length, isComing]);

  const active = rows[choice.active.row];
  return (
    <>
      {waiting ? (
        <Note tone="offer" role="status">
          {t('products.gridPasteWaits')}
        </Note>
      ) : null}
      {missed > 0 ? (
        <Note tone="offer" role="status">
          {t('products.gridMissed', { count: missed })}
        </Note>
      ) : null}
      <div ref={box} className="sheet-wrap">
        <table
          ref={grid}
          className="sheet-grid"
          role="grid"
          aria-label={t('products.grid')}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable="true"
          aria-activedescendant={active ? cellId(active, columns[choice.active.column]) : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onCut={onCopy}
          onPaste={onPaste}
        >
          <colgroup>
            <col style={{ width: '14rem' }} />
            {columns.map((cell) => (
              <col key={cell} style={{ width: `${columnWidth(cell)}rem` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" aria-colindex={1}>
                {t('products.gridProduct')}
              </th>
              {columns.map((cell, place) => (
                <th
                  key={cell}
                  scope="col"
                  aria-colindex={place + 2}
                  className={isNumeric(cell, reading.fields) ? 'num' : undefined}
                >
                  {t(columnKey(cell))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap rows={from} />
            {rows.slice(from, to).map((row, place) => (
              <SheetRow
                key={row.id}
                row={row}
                index={from + place}
                columns={columns}
                reading={reading}
                typed={state.typed}
                faulty={faulty}
                active={choice.active.row === from + place ? choice.active.column : null}
                chosen={from + place >= block.top && from + place <= block.bottom ? block : null}
                editing={editing?.place.row === from + place ? editing : null}
                onChoose={(place_, isFurther) => go(place_, isFurther)}
                onEdit={() => begin(null)}
                onDone={finish}
              />
            ))}
            <Gap rows={rows.length - to} />
          </tbody>
        </table>
      </div>
    </>
  );
}

const start: Place = { row: 0, column: 0 };

/** Room of the rows that are not rendered. */
function Gap({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return <tr style={{ height: rows * rowHeight }} />;
}

// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the cells of a grid are chosen, which those of a table are not (WAI-ARIA)
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names the cell
import type { GridCell } from '@izlog/contract/product/record/grid-columns';
import type { GridRow } from '@izlog/contract/product/record/product-grid';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { classNames } from '#site/ui/class-names.ts';
import { cellText, type GridReading } from './grid-cells.ts';
import type { blockOf, Place } from './grid-keys.ts';
import { type CellKey, keyOf } from './grid-state.ts';
import { cellId, columnKey, isNumeric } from './grid-words.ts';

interface RowProps {
  row: GridRow;
  index: number;
  columns: readonly GridCell[];
  reading: GridReading;
  typed: ReadonlyMap<CellKey, string>;
  faulty: ReadonlySet<CellKey>;
  /** The column of the cell one stands on, where it is in this row. */
  active: number | null;
  chosen: ReturnType<typeof blockOf> | null;
  editing: { place: Place; start: string | null } | null;
  onChoose(place: Place, isFurther: boolean): void;
  onEdit(): void;
  onDone(text: string | null, next: Place | undefined): void;
}

/** A row of the grid: what product it is, then its cells. */
export function SheetRow(props: RowProps) {
  const { row, index, columns, reading, typed, faulty, active, chosen, editing } = props;
  const to = useAddress()('adminProduct', { id: String(row.parentId ?? row.id) });
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" aria-colindex={1} className={row.parentId ? 'is-variant' : undefined}>
        <Link to={to} tabIndex={-1}>
          {row.title}
        </Link>
      </th>
      {columns.map((cell, column) => {
        const key = keyOf(row.id, cell);
        const text = typed.get(key) ?? cellText(row, cell, reading);
        const isOff = row.without.includes(cell);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid that holds the focus has the keys of all its cells
          <td
            key={cell}
            id={cellId(row, cell)}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isIn(chosen, column) || undefined}
            aria-readonly={isOff || undefined}
            aria-invalid={faulty.has(key) || undefined}
            className={classNames(
              isNumeric(cell, reading.fields) && 'num',
              isOff && 'is-off',
              typed.has(key) && 'is-new',
              faulty.has(key) && 'is-refused',
              isIn(chosen, column) && 'is-chosen',
              active === column && 'is-active',
            )}
            onClick={(event) => props.onChoose({ row: index, column }, event.shiftKey)}
            onDoubleClick={props.onEdit}
          >
            {editing?.place.column === column ? (
              <Editor
                {...{ cell, row, index, column, text, editing, reading, columns }}
                onDone={props.onDone}
              />
            ) : (
              <span>{text}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const isIn = (chosen: RowProps['chosen'], column: number): boolean =>
  chosen !== null && column >= chosen.left && column <= chosen.right;

type EditorProps = Pick<RowProps, 'row' | 'index' | 'columns' | 'reading' | 'onDone'> & {
  cell: GridCell;
  column: number;
  text: string;
  editing: NonNullable<RowProps['editing']>;
};

/** The field of the cell that is edited. */
function Editor({ cell, row, index, column, text, editing, reading, columns, onDone }: EditorProps) {
  const { t } = useStaffText();
  const field = useRef<HTMLInputElement>(null);
  // The field loses the focus by what ends it too, and is done with once.
  const isDone = useRef(false);
  const end = (value: string | null, next?: Place) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(value, next);
  };
  const options = reading.options[cell];
  useEffect(() => {
    field.current?.focus();
    if (editing.start === null) field.current?.select();
  }, [editing]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { value } = event.currentTarget;
    // What began by typing goes on with the arrows, as in a sheet; a list of choices needs them itself.
    const isArrow = editing.start !== null && !options && ['ArrowUp', 'ArrowDown'].includes(event.key);
    if (event.key === 'Escape') end(null);
    else if (event.key === 'Enter' || isArrow) {
      const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
      end(value, { row: Math.max(0, index + (isUp ? -1 : 1)), column });
    } else if (event.key === 'Tab') {
      const next = column + (event.shiftKey ? -1 : 1);
      end(value, next < 0 || next >= columns.length ? undefined : { row: index, column: next });
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        className="sheet-input"
        aria-label={`${t(columnKey(cell))}, ${row.title}`}
        defaultValue={editing.start ?? text}
        list={options ? `list-${cell}` : undefined}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onBlur={(event) => end(event.currentTarget.value)}
      />
      {options ? (
        <datalist id={`list-${cell}`}>
          {options.map(({ label }) => (
            <option key={label} value={label} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
// biome-ignore-all lint/a11y/useSemanticElements: a head of some rows is no head of one row
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { CellProps } from './kind.ts';
import { kindsOnSite } from './kinds-on-site.ts';
import { useShownColumns } from './list-columns.tsx';
import { moveByKeys } from './list-keys.ts';
import { queryOf } from './list-query.ts';
import type { AnyRow, ColumnView, Counts, ListLook, ListView } from './list-view.ts';
import { PickAllHead, PickCell } from './pick-cell.tsx';

/** The rows of a declared list, and cards of them on phones; `j` and `k` go from row to row, `o` opens one. */
export function ListTable({ title, view, look }: { title: string; view: ListView; look: ListLook }) {
  const columns = useShownColumns({ view, look });
  return (
    <table className="grid-table records" role="table" aria-label={title} onKeyDown={moveByKeys}>
      <thead role="rowgroup">
        <tr role="row">
          {look.acts ? <PickAllHead /> : null}
          {columns.map((column) => (
            <Head key={column.name} column={column} view={view} look={look} />
          ))}
        </tr>
      </thead>
      {partsOf(view, look).map(([part, rows]) => (
        <tbody key={part} role="rowgroup">
          {part ? (
            <PartHead part={part} view={view} look={look} span={columns.length + (look.acts ? 1 : 0)} />
          ) : null}
          {rows.map((row, place) => (
            <tr key={keyOf(row, place)} role="row">
              {look.acts ? <PickCell id={keyOf(row, place)} name={nameOf(columns, row)} /> : null}
              {columns.map((column) => (
                <ListCell key={column.name} column={column} row={row} look={look} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The rows by the parts of the list that they stand in; of one that has none, or only the last, all by no name. */
function partsOf({ rows, parts = {} }: ListView, { parts: by }: ListLook): [string, readonly AnyRow[]][] {
  const all = rows as readonly AnyRow[];
  const [first] = Object.keys(by?.words ?? {});
  return by && first && parts[first]?.count ? [...Map.groupBy(all, by.of)] : [['', all]];
}

/** What a part of the list is called, and how many stand in it. */
function PartHead({
  part,
  view,
  look,
  span,
}: {
  part: string;
  view: ListView;
  look: ListLook;
  span: number;
}) {
  const { t } = useStaffText();
  const numberOf = useNumberOf();
  const words = look.parts?.words[part];
  const count = view.parts?.[part];
  return (
    <tr role="row" className="records__part">
      <th role="rowheader" scope="rowgroup" colSpan={span}>
        {words ? t(words) : part} {count ? <span>{numberOf(count)}</span> : null}
      </th>
    </tr>
  );
}

/** How many there are, as the reader writes numbers; a plus stands for those that nobody counted. */
export function useNumberOf(): (counted: Counts[string]) => string {
  const { number } = useStaffText();
  return ({ count, isMore }) => `${number(count)}${isMore ? '+' : ''}`;
}

/** The head of a column; where the list can be in its order it is a link that asks for it, and once more for the other way. */
function Head({ column, view, look }: { column: ColumnView; view: ListView; look: ListLook }) {
  const { t } = useStaffText();
  const all = useAddress()(look.route, view.params);
  const { name, isSortable } = column;
  const key = look.fields[name];
  const words = key ? t(key) : name;
  const isUp = view.sort === name;
  const isDown = view.sort === `-${name}`;
  return (
    <th
      role="columnheader"
      scope="col"
      data-place={placeOf(column)}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      {isSortable ? (
        <Link to={`${all}?${queryOf(view.filter, isUp ? `-${name}` : name)}`} preventScrollReset>
          {words} {isUp || isDown ? <Icon name="down" className={isUp ? 'records__up' : undefined} /> : null}
        </Link>
      ) : (
        words
      )}
    </th>
  );
}

/** What stands in the cell of a column, as its kind draws it. */
export const KindCell = ({ column, row, look }: CellOf): ReactNode =>
  createElement(kindsOnSite[column.kind].Cell as (props: CellProps<unknown>) => ReactNode, {
    value: cellValue(column, row),
    field: column,
    row,
    look,
  });

type CellOf = { column: ColumnView; row: AnyRow; look: ListLook };

function ListCell({ column, row, look }: CellOf) {
  const address = useAddress();
  const { t } = useStaffText();
  const { name, isName } = column;
  const own = look.cells?.[name];
  const content = own ? createElement(own, { row }) : KindCell({ column, row, look });
  if (isName) {
    const to = look.to?.(row);
    return (
      <th role="rowheader" scope="row">
        {to ? (
          <Link className="link" to={`${address(to.route, to.params)}${askedIn(to.query)}`}>
            {content}
          </Link>
        ) : (
          content
        )}
      </th>
    );
  }
  const place = placeOf(column);
  const key = look.fields[name];
  return (
    <td role="cell" data-place={place}>
      {place === 'figure' && key ? <span className="records__label">{t(key)}: </span> : null}
      {content}
    </td>
  );
}

/** Where its cells stand on a card. */
const placeOf = ({ kind, isSum }: ColumnView) => (isSum ? 'sum' : kindsOnSite[kind].place);

/** What a column shows of a row: the field of its name, or those that it is made of. */
function cellValue({ name, of }: ColumnView, row: AnyRow): unknown {
  return Array.isArray(of) ? of.map((one) => row[one]) : row[name];
}

/** What a row is called by whom cannot see where its box stands. */
function nameOf(columns: readonly ColumnView[], row: AnyRow): string {
  const { name = '' } = columns.find(({ isName }) => isName) ?? {};
  const value = row[name] ?? row.id;
  // Rows that are known by when they came are called by their number: an instant is no name.
  return isInstant(value) && row.id !== undefined ? `#${String(row.id)}` : String(value);
}

const isInstant = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);

const askedIn = (query: Readonly<Record<string, string>> | undefined): string =>
  query ? `?${new URLSearchParams(query)}` : '';

const keyOf = ({ id, number, slug }: AnyRow, place: number): string | number => {
  const key = id ?? number ?? slug;
  return typeof key === 'string' || typeof key === 'number' ? key : place;
};

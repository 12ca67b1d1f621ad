// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type CardTableProps = { title: string; heads: readonly string[]; className: string; children: ReactNode };

/**
 * A table of the back office that becomes a column of cards on phones; `className` says where its cells stand there, and
 * `card-table__label` is a word that only cards show: a column has its head.
 */
export function CardTable({ title, heads, className, children }: CardTableProps) {
  return (
    <table className={classNames('grid-table card-table', className)} role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

/** A row by its name, mostly a link to the thing itself, and its cells. */
export function CardRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {name}
      </th>
      {children}
    </tr>
  );
}

export function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

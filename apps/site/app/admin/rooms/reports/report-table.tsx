// biome-ignore-all lint/a11y/noRedundantRoles: phones draw the rows as cards, and a table laid out so is none any more for some screen readers
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

export type Cell = { key: string; head: string; value: ReactNode; isSum?: boolean };

/** Rows of a report with their sums at the foot; cards on phones. */
export function ReportTable({
  title,
  rows,
  footer,
  footerTo,
}: {
  title: string;
  rows: readonly { key: string; name: ReactNode; cells: readonly Cell[] }[];
  footer?: readonly Cell[];
  /** Where the rows of all of it stand. */
  footerTo?: string;
}) {
  const { t } = useStaffText();
  const heads = footer ?? rows[0]?.cells ?? [];
  const draw = ({ key, head, value, isSum }: Cell) => (
    <td key={key} role="cell" data-place={isSum ? 'sum' : 'figure'}>
      <span className="records__label">{head}: </span>
      {value}
    </td>
  );
  return (
    <table className="grid-table records" role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {title}
          </th>
          {heads.map(({ key, head, isSum }) => (
            <th key={key} role="columnheader" scope="col" data-place={isSum ? 'sum' : 'figure'}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, name, cells }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map(draw)}
          </tr>
        ))}
        {footer ? (
          <tr role="row" className="report__foot">
            <th role="rowheader" scope="row">
              {footerTo ? (
                <Link className="link" to={footerTo}>
                  {t('reports.total')}
                </Link>
              ) : (
                t('reports.total')
              )}
            </th>
            {footer.map(draw)}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

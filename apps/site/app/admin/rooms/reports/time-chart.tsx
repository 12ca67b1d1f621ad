import { type KeyboardEvent, useState } from 'react';
import { pathOf, placesOf, ticksTo } from '#site/admin/ground/chart/chart-scale.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

type TimeChartProps = {
  /** What is rendered, of what time: the name of the figure. */
  label: string;
  points: readonly { key: string; name: string; value: number; before: number }[];
  legend: { now: string; before: string };
  /** What one sees, as a sentence. */
  caption: string;
  format: (value: number) => string;
};

/**
 * A line of days or months with the one before, rendered on the server; a sentence and a table say the same, and arrow keys
 * read the values.
 */
export function TimeChart({ label, points, legend, caption, format }: TimeChartProps) {
  const { t, number } = useStaffText();
  const [at, setAt] = useState<number | null>(null);
  const ticks = ticksTo(Math.max(...points.flatMap(({ value, before }) => [value, before]), 0));
  const most = ticks.at(-1) ?? 1;
  const now = placesOf(
    points.map(({ value }) => value),
    most,
  );
  const before = placesOf(
    points.map((one) => one.before),
    most,
  );
  const place = at === null ? undefined : now[at];
  const point = at === null ? undefined : points[at];
  const move = (event: KeyboardEvent) => {
    const last = points.length - 1;
    const from = at ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, to)));
  };
  const line = pathOf(now);
  return (
    <figure className="figure">
      <p className="legend">
        <span>
          <i /> {legend.now}
        </span>
        <span>
          <i className="is-before" /> {legend.before}
        </span>
      </p>
      <div className="chart">
        <div className="chart__y" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{number(tick)}</span>
          ))}
        </div>
        <div
          className="chart__plot"
          role="slider"
          tabIndex={0}
          aria-label={t('reports.chartLabel', { label })}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, points.length - 1)}
          aria-valuenow={at ?? Math.max(0, points.length - 1)}
          aria-valuetext={valueText(points[at ?? points.length - 1], format)}
          onKeyDown={move}
          onFocus={() => setAt((one) => one ?? points.length - 1)}
          onBlur={() => setAt(null)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <path key={tick} className="chart__mark" d={`M0 ${100 - (tick / most) * 100}H100`} />
            ))}
            <path className="chart__area" d={`${line}L100 100L0 100Z`} />
            <path className="chart__before" d={pathOf(before)} />
            <path className="chart__now" d={line} />
            {place ? <path className="chart__cursor" d={`M${place[0]} 0V100`} /> : null}
          </svg>
          {place && point ? (
            <p
              className="chart__tip"
              data-side={place[0] < 50 ? 'right' : 'left'}
              style={{ left: `${place[0]}%`, top: `${place[1]}%` }}
            >
              <b>{format(point.value)}</b>
              {point.name}
            </p>
          ) : null}
        </div>
        <div className="chart__x" aria-hidden="true">
          {spread(points).map(({ key, name }) => (
            <span key={key}>{name}</span>
          ))}
        </div>
      </div>
      <figcaption className="small soft">{caption}</figcaption>
      <details className="small">
        <summary className="link">{t('reports.asTable')}</summary>
        <table className="grid-table">
          <thead>
            <tr>
              <th scope="col">{t('orders.date')}</th>
              <th scope="col" data-place="figure">
                {legend.now}
              </th>
              <th scope="col" data-place="figure">
                {legend.before}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((one) => (
              <tr key={one.key}>
                <th scope="row">{one.name}</th>
                <td data-place="figure">{format(one.value)}</td>
                <td data-place="figure">{format(one.before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const valueText = (
  point: TimeChartProps['points'][number] | undefined,
  format: TimeChartProps['format'],
): string | undefined => point && `${point.name}: ${format(point.value)}`;

/** At most five of them, the first and the last among them. */
function spread<T>(points: readonly T[]): T[] {
  const most = 5;
  if (points.length <= most) return [...points];
  return Array.from(
    { length: most },
    (_, index) => points[Math.round((index * (points.length - 1)) / (most - 1))],
  ).filter((one) => one !== undefined);
}

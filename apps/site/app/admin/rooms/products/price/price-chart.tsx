import type { PriceLine } from '@izlog/contract/product/record/price-preview';
import { useId } from 'react';
import { ticksTo } from '#site/admin/ground/chart/chart-scale.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

const thirtyDays = 30 * 86_400_000;

/**
 * What the price was for sixty days and will be once it is saved, with the thirty days before a reduction and their lowest
 * price. Rendered on the server, as shares of its frame; a sentence and a table say the same.
 */
export function PriceChart({ line }: { line: PriceLine }) {
  const { t, money, shortDate } = useStaffText();
  const hatch = useId();
  const steps = stepsOf(line);
  if (steps.every(({ price }) => price === null)) return null;
  const [from, now, to] = [line.from, line.now, line.to].map((iso) => Date.parse(iso)) as [
    number,
    number,
    number,
  ];
  const ticks = ticksTo(Math.max(...steps.map(({ price }) => price ?? 0)));
  const most = ticks.at(-1) ?? 1;
  const x = (time: number) => `${share((time - from) / (to - from))}%`;
  const y = (price: number) => `${share(1 - price / most)}%`;
  const { reduction } = line;
  const begins = reduction ? Date.parse(reduction.from) : null;
  // Between the ends only what does not run into them on a phone; the sentence says the day anyway.
  const isApart = begins !== null && Math.min(begins - from, now - begins) > (to - from) / 4;
  const days = [from, ...(isApart ? [begins] : []), now];
  const caption = reduction
    ? t('products.lineLowest', { price: money(reduction.lowest), date: shortDate(reduction.from) })
    : t('products.lineNoSale');
  return (
    <figure className="figure price-line">
      <figcaption className="small">
        <strong>{t('products.line')}.</strong> {caption}
      </figcaption>
      <div className="chart">
        <div className="chart__y" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{money(tick)}</span>
          ))}
        </div>
        <div className="chart__plot">
          <svg role="img" aria-label={`${t('products.line')}. ${caption}`}>
            <defs>
              <pattern
                id={hatch}
                width="7"
                height="7"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path className="price-line__hatch" d="M0 0V7" />
              </pattern>
            </defs>
            {begins === null ? null : (
              <rect
                x={x(Math.max(from, begins - thirtyDays))}
                width={`${share((begins - Math.max(from, begins - thirtyDays)) / (to - from))}%`}
                height="100%"
                fill={`url(#${hatch})`}
              />
            )}
            {ticks.map((tick) => (
              <line key={tick} className="chart__mark" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
            ))}
            <line className="price-line__now" x1={x(now)} x2={x(now)} y1="0" y2="100%" />
            {begins === null || !reduction ? null : (
              <line
                className="price-line__low"
                x1={x(Math.max(from, begins - thirtyDays))}
                x2={x(begins)}
                y1={y(reduction.lowest)}
                y2={y(reduction.lowest)}
              />
            )}
            {steps.map((step, index) => (
              <Step key={step.at} step={step} before={steps[index - 1]} x={x} y={y} />
            ))}
          </svg>
        </div>
        <svg className="price-line__days" aria-hidden="true">
          {days.map((time, index) => (
            <text key={time} x={x(time)} y="1.1em" textAnchor={index === 0 ? 'start' : 'middle'}>
              {time === now ? t('products.lineToday') : shortDate(new Date(time).toISOString())}
            </text>
          ))}
        </svg>
      </div>
      <p className="legend">
        <span>
          <i /> {t('products.lineWas')}
        </span>
        <span>
          <i className="is-saved" /> {t('products.lineSaved')}
        </span>
        {begins === null ? null : (
          <span>
            <i className="is-hatch" /> {t('products.lineBefore')}
          </span>
        )}
      </p>
      <details className="small">
        <summary className="link">{t('products.priceTable')}</summary>
        <table className="grid-table">
          <thead>
            <tr>
              <th scope="col">{t('products.journalFrom')}</th>
              <th scope="col" data-place="figure">
                {t('products.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {line.steps.map(({ at, price }) => (
              <tr key={at}>
                <th scope="row">{at === line.now ? t('products.lineSaved') : shortDate(at)}</th>
                <td data-place="figure">{price === null ? '–' : money(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface LineStep {
  at: number;
  end: number;
  price: number | null;
  /** After it is saved. */
  isSaved: boolean;
}

/** A step of the line, and the edge that leads to it. */
function Step({
  step: { at, end, price, isSaved },
  before,
  x,
  y,
}: {
  step: LineStep;
  before: LineStep | undefined;
  x: (time: number) => string;
  y: (price: number) => string;
}) {
  if (price === null) return null;
  const className = isSaved ? 'price-line__saved' : 'price-line__was';
  const isEdge = before !== undefined && before.price !== null && before.price !== price;
  return (
    <>
      {isEdge ? (
        <line className={className} x1={x(at)} x2={x(at)} y1={y(before.price ?? 0)} y2={y(price)} />
      ) : null}
      <line className={className} x1={x(at)} x2={x(end)} y1={y(price)} y2={y(price)} />
    </>
  );
}

/** The steps with their ends; the one of now is cut in two: what was asked, and what will be. */
function stepsOf({ steps, now, to }: PriceLine): LineStep[] {
  const present = Date.parse(now);
  return steps.flatMap(({ at, price }, index): LineStep[] => {
    const begin = Date.parse(at);
    const end = Date.parse(steps[index + 1]?.at ?? to);
    const part = (from: number, until: number, isSaved: boolean) => ({
      at: from,
      end: until,
      price,
      isSaved,
    });
    if (begin >= present) return [part(begin, end, true)];
    if (end <= present) return [part(begin, end, false)];
    return [part(begin, present, false), part(present, end, true)];
  });
}

const share = (part: number): number => Math.round(part * 10_000) / 100;

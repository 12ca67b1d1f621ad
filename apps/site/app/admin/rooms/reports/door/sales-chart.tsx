import type { SalesReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { staffDates } from '#site/admin/ground/frame/staff-dates.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { TimeChart } from '../time-chart.tsx';

/** Income by days or months with the period before, and a sentence of what one sees. */
export function SalesChart({ report }: { report: SalesReport }) {
  const { t, locale } = useStaffText();
  const money = orderMoney(report, locale);
  const { rows, from, to, before } = report;
  const name = (key: string) => dayName(key, locale);
  const points = rows.map((row) => ({
    key: row.key,
    name: name(row.key),
    value: row.income,
    before: row.before,
  }));
  const best = points.reduce(
    (most, point) => (point.value > most.value ? point : most),
    points[0] ?? nothing,
  );
  return (
    <TimeChart
      label={t('reports.income')}
      points={points}
      legend={{
        now: `${dayName(from, locale)} – ${dayName(to, locale)}`,
        before: `${dayName(before.from, locale)} – ${dayName(before.to, locale)}`,
      }}
      caption={
        best.value > 0
          ? t('reports.caption', { name: best.name, amount: money(best.value) })
          : t('reports.captionNothing')
      }
      format={money}
    />
  );
}

const nothing = { key: '', name: '', value: 0, before: 0 };

/** A day or a month of the shop as people write it: noon of the day is that day everywhere. */
export function dayName(key: string, locale: string): string {
  const noon = `${key.length === 7 ? `${key}-15` : key}T12:00:00Z`;
  if (key.length > 7) return staffDates(locale).shortDate(noon);
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(noon),
  );
}

import type { SalesReport } from '@izlog/contract/ecommerce/reports/sales-report';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { Change } from '../change-words.tsx';
import { useOrdersOf } from './orders-of.ts';

/** Income, orders, what an order costs and what went back, each against the period before; each leads to its rows. */
export function Figures({ report }: { report: SalesReport }) {
  const { t, locale, number } = useStaffText();
  const ordersTo = useOrdersOf(report);
  const money = orderMoney(report, locale);
  const { totals, from, to } = report;
  const { orders, ordersBefore, income, before, refunds, refunded, refundedBefore } = totals;
  const rows = ordersTo({ sold: 'true', from, to });
  const returned = ordersTo({ refunded: 'true', from, to });
  const average = orders > 0 ? income / orders : 0;
  const averageBefore = ordersBefore > 0 ? before / ordersBefore : 0;
  return (
    <dl className="figures">
      <Figure title={t('reports.income')} value={<Link to={rows}>{money(income)}</Link>}>
        <Change now={income} before={before} /> {t('reports.was', { value: money(before) })}
      </Figure>
      <Figure title={t('orders.title')} value={<Link to={rows}>{number(orders)}</Link>}>
        <Change now={orders} before={ordersBefore} /> {t('reports.was', { value: number(ordersBefore) })}
      </Figure>
      <Figure title={t('reports.average')} value={<Link to={rows}>{money(average)}</Link>}>
        <Change now={average} before={averageBefore} /> {t('reports.was', { value: money(averageBefore) })}
      </Figure>
      <Figure
        title={t('reports.refunds')}
        value={refunds > 0 ? <Link to={returned}>{number(refunds)}</Link> : number(refunds)}
      >
        {money(refunded)}, {t('reports.was', { value: money(refundedBefore) })}
      </Figure>
    </dl>
  );
}

function Figure({ title, value, children }: { title: string; value: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
      <dd>{children}</dd>
    </div>
  );
}

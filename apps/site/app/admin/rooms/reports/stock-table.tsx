import type { StockReport } from '@izlog/contract/ecommerce/reports/sales-report';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ReportTable } from './report-table.tsx';

/** Pieces at hand and what they would sell for, the dearest first. */
export function StockTable({ report }: { report: StockReport }) {
  const { t, locale, number } = useStaffText();
  const address = useAddress();
  const money = orderMoney(report, locale);
  return (
    <>
      <ReportTable
        title={t('reports.product')}
        rows={report.rows.map((row) => ({
          key: String(row.productId),
          name: (
            <Link className="link" to={address('adminStockItem', { id: String(row.productId) })}>
              {row.sku ? `${row.name} (${row.sku})` : row.name}
            </Link>
          ),
          cells: [
            { key: 'quantity', head: t('reports.pieces'), value: number(row.quantity) },
            { key: 'price', head: t('reports.price'), value: money(row.price) },
            { key: 'value', head: t('reports.value'), value: money(row.value), isSum: true },
          ],
        }))}
        footer={[
          { key: 'quantity', head: t('reports.pieces'), value: number(report.totals.quantity) },
          { key: 'price', head: t('reports.price'), value: '' },
          { key: 'value', head: t('reports.value'), value: money(report.totals.value), isSum: true },
        ]}
      />
      <p className="small soft">{t('reports.stockLead')}</p>
    </>
  );
}

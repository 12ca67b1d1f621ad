import type { Sale } from '@izlog/contract/product/sales/sale-staff';
import type { FormView } from '#site/admin/record/list-view.ts';
import { DraftSale } from './draft-sale.tsx';
import { ScheduledSale } from './scheduled-sale.tsx';

/** A dated sale for staff (SELL-01): a draft with what it would do, or how a scheduled one goes. */
export function SaleScreen({ title, view }: { title: string; view: FormView<Sale> }) {
  const sale = view.record;
  return sale && sale.state !== 'draft' ? (
    <ScheduledSale title={title} view={view} sale={sale} />
  ) : (
    <DraftSale title={title} view={view} />
  );
}

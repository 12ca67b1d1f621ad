import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { filterMovements } from '@izlog/contract/product/stock-desk/stock-movements';
import type { movementResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { ListTable } from '#site/admin/record/list-table.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { kindTones, kindWords, reasonWords, signed } from './door/stock-words.ts';
import { StockTabs } from './stock-tabs.tsx';

export type MovementRow = EndpointAnswer<typeof filterMovements>['records'][number];

const look = {
  route: 'adminMovements',
  words: {
    nothing: 'stock.noMovements',
    nothingLead: 'stock.noMovementsLead',
    filter: 'stock.filterMovements',
    nothingFoundLead: 'stock.noMovementsFound',
  },
  fields: {
    name: 'stock.item',
    at: 'stock.at',
    kind: 'stock.kind',
    difference: 'stock.difference',
    after: 'stock.after',
    note: 'stock.why',
    product: 'stock.item',
  },
  choices: { kind: kindWords },
  tones: { kind: kindTones },
  to: ({ product }) => ({ route: 'adminStockItem', params: { id: String(product) } }),
  cells: { difference: Difference, note: Why },
} satisfies LookOf<typeof movementResource>;

/** Everything that came and went, the newest first. */
export function MovementsScreen({ title, view }: { title: string; view: ListView<MovementRow> }) {
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <StockTabs now="adminMovements" />
        <RecordList title={title} view={view} look={look} />
      </div>
    </AdminScreen>
  );
}

/** The movements of one product, without what narrows them. */
export const MovementsTable = ({ title, view }: { title: string; view: ListView<MovementRow> }) => (
  <ListTable
    title={title}
    view={{ ...view, columns: view.columns.map((column) => ({ ...column, isSortable: false })) }}
    look={look}
  />
);

function Difference({ row: { difference } }: { row: MovementRow }) {
  const { number } = useStaffText();
  return signed(difference, number);
}

/** The order, or who did it and the reason. */
function Why({ row: { who, reason, note, order } }: { row: MovementRow }) {
  const { t } = useStaffText();
  const address = useAddress();
  if (order)
    return (
      <Link className="link" to={address('adminOrder', { slug: order })}>
        {t('stock.ofOrder', { order })}
      </Link>
    );
  return [who, [reason ? t(reasonWords[reason]) : '', note].filter(Boolean).join(': ')]
    .filter(Boolean)
    .join(' · ');
}

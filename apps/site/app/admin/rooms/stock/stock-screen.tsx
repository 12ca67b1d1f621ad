import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { filterStock, StockRow } from '@izlog/contract/product/stock-desk/stock-levels';
import type { stockResource } from '@izlog/contract/product/stock-desk/stock-resource';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { stateTones, stateWords } from './door/stock-words.ts';
import { StockTabs } from './stock-tabs.tsx';

type Sums = EndpointAnswer<typeof filterStock>['sums'];

const look = {
  record: 'stock',
  route: 'adminStock',
  words: {
    nothing: 'stock.nothing',
    nothingLead: 'stock.nothingLead',
    count: 'stock.items',
    filter: 'stock.filter',
    nothingFoundLead: 'stock.nothingFoundLead',
  },
  search: 'stock.search',
  fields: { name: 'stock.item', waiting: 'stock.waitedOnly' },
  choices: { state: stateWords },
  views: { out: 'stock.out', low: 'stock.low', waiting: 'stock.waited', untracked: 'stock.untracked' },
  form: 'adminStockItem',
  cells: { name: Name, state: State },
} satisfies LookOf<typeof stockResource>;

/** What there is of everything, what is short first (OFFICE-05). */
export function StockScreen({ title, view, sums }: { title: string; view: ListView<StockRow>; sums: Sums }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen
      title={title}
      acts={
        <ButtonLink tone="primary" to={address('adminCount')}>
          {t('stock.count')}
        </ButtonLink>
      }
    >
      <div className="records-desk">
        <StockTabs now="adminStock" />
        <StockSums sums={sums} />
        <RecordList title={title} view={{ ...view, rows: view.rows.map(shown) }} look={look} />
        <p className="soft small">{t('stock.lead')}</p>
      </div>
    </AdminScreen>
  );
}

/** What is not counted has no numbers. */
const shown = (row: StockRow) =>
  row.isTracked ? row : { ...row, quantity: null, reserved: null, free: null, lowAt: null };

function StockSums({ sums }: { sums: Sums }) {
  const { t, number } = useStaffText();
  return (
    <dl className="stock__sums">
      <div>
        <dt>{t('stock.tracked')}</dt>
        <dd>{number(sums.tracked)}</dd>
        <dd>{t('stock.pieces', { count: sums.pieces })}</dd>
      </div>
      <div>
        <dt>{t('stock.belowLimit')}</dt>
        <dd>{number(sums.low)}</dd>
        <dd>{t('stock.soldOut', { count: sums.out })}</dd>
      </div>
      <div>
        <dt>{t('stock.promised')}</dt>
        <dd>{t('stock.pieces', { count: sums.reserved })}</dd>
        <dd>{t('stock.promisedLead')}</dd>
      </div>
    </dl>
  );
}

function Name({ row: { name, sku } }: { row: StockRow }) {
  return (
    <span>
      <bdi>{name}</bdi>
      {sku ? <small className="stock__sku">{sku}</small> : null}
    </span>
  );
}

/** What is to be done about it, in words; nothing where there is enough. */
function State({ row: { state, waiting, restockAt } }: { row: StockRow }) {
  const { t, shortDate } = useStaffText();
  return (
    <>
      {state === 'enough' ? null : <Badge tone={stateTones[state]}>{t(stateWords[state])}</Badge>}
      {restockAt ? (
        <span className="small soft stock__when">{t('stock.comesOn', { date: shortDate(restockAt) })}</span>
      ) : null}
      {waiting > 0 ? (
        <p className="small records__doubt">
          <Icon name="warn" /> {t('stock.waits', { count: waiting })}
        </p>
      ) : null}
    </>
  );
}

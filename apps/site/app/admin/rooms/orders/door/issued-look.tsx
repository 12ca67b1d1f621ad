import type { issuedPaperResource } from '@izlog/contract/ecommerce/orders/issued-papers';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { OwnLook, RowOf } from '#site/admin/record/list-view.ts';
import { orderMoney } from '#site/features/orders/door/order-parts.tsx';
import { Badge } from '#site/ui/tag.tsx';

type Row = RowOf<typeof issuedPaperResource>;

/** How issued documents are named and rendered in their list. */
export const issuedLook = {
  record: 'issuedPaper',
  route: 'adminIssued',
  to: ({ orderSlug }) => ({ route: 'adminOrder', params: { slug: orderSlug } }),
  cells: { number: NumberCell, buyer: Buyer, paper: Paper, state: State, pdf: Pdf, total: Total },
} satisfies OwnLook<typeof issuedPaperResource, Row>;

/** Its number, and what it takes something off. */
function NumberCell({ row: { number, kind, corrects } }: { row: Row }) {
  const { t } = useStaffText();
  return (
    <>
      <span className="num">{number}</span>
      {kind === 'credit' ? (
        <>
          <br />
          <span className="small soft">{t('issuedPaper.creditOf', { number: corrects ?? '–' })}</span>
        </>
      ) : null}
    </>
  );
}

function Buyer({ row: { buyer, orderSlug } }: { row: Row }) {
  return (
    <>
      {buyer}
      <br />
      <span className="small soft num">{orderSlug}</span>
    </>
  );
}

function Paper({ row: { paper } }: { row: Row }) {
  const { t } = useStaffText();
  return t(`issuedPaper.paper.${paper}`);
}

const tones = {
  confirmed: 'success',
  sent: 'info',
  waiting: 'offer',
  refused: 'danger',
  issued: 'info',
} as const;

/** Where it stands; of what was refused why. */
function State({ row: { state, reason } }: { row: Row }) {
  const { t } = useStaffText();
  return (
    <>
      <Badge tone={tones[state]}>{t(`issuedPaper.state.${state}`)}</Badge>
      {reason === null ? null : (
        <>
          <br />
          <span className="small">{reason}</span>
        </>
      )}
    </>
  );
}

function Pdf({ row: { number, pdfUrl } }: { row: Row }) {
  return (
    <a className="link" href={pdfUrl}>
      PDF <span className="vh">{number}</span>
    </a>
  );
}

function Total({ row }: { row: Row }) {
  const { locale } = useStaffText();
  return orderMoney(row, locale)(row.total);
}

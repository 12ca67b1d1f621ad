import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { useKindWords } from './kind-words.ts';
import { newPayment, type PaymentRow, type PaymentState } from './payment-view.ts';

const stateTones = {
  works: 'success',
  trial: 'offer',
  off: 'info',
  noKeys: 'danger',
  noIban: 'danger',
} as const satisfies Record<PaymentState, string>;

/** How a way to pay stands, in a word. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  const { t } = useStaffText();
  return <Badge tone={stateTones[state]}>{t(`payment.state.${state}`)}</Badge>;
}

/** The ways to pay with how they stand and for whom they are, in the order of the checkout. */
export function PaymentsScreen({ title, rows }: { title: string; rows: readonly PaymentRow[] }) {
  const { t } = useStaffText();
  const address = useAddress();
  const offered = rows.filter(({ state }) => state === 'works' || state === 'trial');
  const isNoneOffered = offered.length === 0;
  const isOnlyForCompanies = !isNoneOffered && offered.every(({ isForCompanies }) => isForCompanies);
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Link className="link" to={address('adminSettings')}>
          {t('settings.all')}
        </Link>
      </p>
      <div className="between">
        <p className="soft">{t('payment.lead')}</p>
        <ButtonLink tone="primary" to={address('adminPayment', { code: newPayment })}>
          {t('payment.new')}
        </ButtonLink>
      </div>
      {rows.length === 0 ? <EmptyState title={t('payment.none')} /> : null}
      {rows.length > 0 && isNoneOffered ? (
        <Note tone="danger" title={t('payment.noneOffered')}>
          <p>{t('payment.noneOfferedLead')}</p>
        </Note>
      ) : null}
      {isOnlyForCompanies ? <Note tone="offer">{t('payment.onlyCompanies')}</Note> : null}
      <ul className="ledger">
        {rows.map((row) => (
          <PaymentLine key={row.code} row={row} />
        ))}
      </ul>
    </AdminScreen>
  );
}

function PaymentLine({
  row: { code, name, kind, state, countries, minTotal, maxTotal },
}: {
  row: PaymentRow;
}) {
  const { t, money } = useStaffText();
  const address = useAddress();
  const kindWords = useKindWords();
  const who = [
    countries.length > 0 ? countries.join(', ') : t('delivery.everywhere'),
    minTotal === null ? '' : t('payment.from', { total: money(minTotal) }),
    maxTotal === null ? '' : t('payment.upTo', { total: money(maxTotal) }),
  ];
  return (
    <li>
      <div>
        <Link className="link" to={address('adminPayment', { code })}>
          {name}
        </Link>
        <div className="small soft">{[kindWords(kind), ...who].filter(Boolean).join(' · ')}</div>
      </div>
      <PaymentBadge state={state} />
    </li>
  );
}

import type { StaffEInvoice } from '@izlog/contract/ecommerce/e-invoices/e-invoices';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Badge } from '#site/ui/tag.tsx';

type Shown = Pick<StaffEInvoice, 'state' | 'fiscal' | 'point' | 'error' | 'problems'>;

const tones = {
  blocked: 'danger',
  waiting: 'offer',
  sent: 'info',
  delivered: 'success',
  refused: 'danger',
} as const;

/** Where an e-invoice is, in a word: what the tax administration says counts more than that it arrived. */
export function EInvoiceBadge({ of: { state, fiscal, point } }: { of: Shown }) {
  const { t } = useStaffText();
  if (fiscal === 'refused') return <Badge tone="danger">{t('eInvoices.fiscal.refused')}</Badge>;
  if (state === 'waiting' && point === 'hand')
    return <Badge tone="offer">{t('eInvoices.state.byHand')}</Badge>;
  if (state === 'delivered' && fiscal === 'accepted')
    return <Badge tone="success">{t('eInvoices.state.done')}</Badge>;
  return <Badge tone={tones[state]}>{t(`eInvoices.state.${state}`)}</Badge>;
}

/** What the program says itself of a try; all else are words of the access point. */
const ownErrors: Readonly<Record<string, StaffKey>> = {
  noPoint: 'eInvoices.error.noPoint',
  noAccount: 'eInvoices.error.noAccount',
  failed: 'eInvoices.error.failed',
  cancelled: 'eInvoices.error.cancelled',
  unsure: 'eInvoices.error.unsure',
};

/** Why it is where it is: what lacks at which line, or what was said of it. Nothing where all is well. */
export function EInvoiceReasons({ of: { problems, error } }: { of: Pick<Shown, 'problems' | 'error'> }) {
  const { t } = useStaffText();
  const said = useEInvoiceError();
  if (problems.length > 0)
    return (
      <ul className="plain">
        {problems.map(({ field, rule, reason, itemId, name }) => (
          <li key={`${field} ${rule}`} className="break">
            {rule === 'HR-BR-25' && itemId !== null
              ? t('eInvoices.noKpd', { name: name ?? '' })
              : `${name ?? field}: ${reason}${rule === null ? '' : ` (${rule})`}`}
          </li>
        ))}
      </ul>
    );
  return error === null ? null : <p className="break">{said(error)}</p>;
}

/** The words of what went wrong. */
export function useEInvoiceError(): (error: string) => string {
  const { t } = useStaffText();
  return (error) => {
    const key = Object.hasOwn(ownErrors, error) ? ownErrors[error] : undefined;
    return key ? t(key) : error;
  };
}

import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Tabs } from '#site/ui/controls/tabs.tsx';

const parts = {
  adminEInvoices: 'eInvoices.sent',
  adminEInvoicePayments: 'eInvoices.payments',
  adminIncomingInvoices: 'eInvoices.incoming',
} as const satisfies Record<string, StaffKey>;

/** From what went out to what was paid of it, and to what came in. */
export function EInvoiceTabs({ of }: { of: keyof typeof parts }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = (Object.keys(parts) as (keyof typeof parts)[]).map((name) => ({
    href: address(name),
    name: t(parts[name]),
    current: name === of,
  }));
  return <Tabs label={t('eInvoices.title')} tabs={tabs} />;
}

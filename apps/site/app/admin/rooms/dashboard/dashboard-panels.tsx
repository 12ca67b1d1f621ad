import type { TodoName } from '@izlog/contract/settings/todo-names';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { Link } from 'react-router';
import { AdminIcon, type AdminIconName } from '#site/admin/ground/frame/admin-icon.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { OrderRows } from '#site/admin/rooms/orders/door/order-rows.tsx';
import type { StaffPluralKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { DashboardView, Todo } from './dashboard-view.ts';

/** What waits for the person working here: how much, since when, and where to deal with it. */
export function TodoPanel({ todo }: Pick<DashboardView, 'todo'>) {
  const { t } = useStaffText();
  return (
    <section className="stack" aria-labelledby="h-ceka">
      <h2 id="h-ceka">{t('dashboard.waits')}</h2>
      {todo.length === 0 ? <p className="soft">{t('dashboard.nothing')}</p> : null}
      {todo.length > 0 ? (
        <ul className="plain admin__todo">
          {todo.map((one) => (
            <li key={one.name}>
              <TodoLine todo={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const looks: Readonly<Record<TodoName, { words: StaffPluralKey; icon: AdminIconName }>> = {
  unreported: { words: 'todo.unreported', icon: 'orders' },
  certificate: { words: 'todo.certificate', icon: 'log' },
  eInvoices: { words: 'todo.eInvoices', icon: 'orders' },
  eInvoicePayments: { words: 'todo.eInvoicePayments', icon: 'tax' },
  incomingInvoices: { words: 'todo.incomingInvoices', icon: 'orders' },
  bankLines: { words: 'todo.bankLines', icon: 'orders' },
  overdue: { words: 'todo.overdue', icon: 'tax' },
  orders: { words: 'todo.orders', icon: 'orders' },
  releases: { words: 'todo.releases', icon: 'release' },
  unsent: { words: 'todo.unsent', icon: 'orders' },
  webhooks: { words: 'todo.webhooks', icon: 'change' },
  extensions: { words: 'todo.extensions', icon: 'settings' },
  withdrawals: { words: 'todo.withdrawals', icon: 'withdrawal' },
  returns: { words: 'todo.returns', icon: 'withdrawal' },
  mails: { words: 'todo.mails', icon: 'log' },
  comments: { words: 'todo.comments', icon: 'comment' },
  entries: { words: 'todo.entries', icon: 'form' },
  lowStock: { words: 'todo.lowStock', icon: 'stock' },
  waitingCustomers: { words: 'todo.waitingCustomers', icon: 'people' },
  taxRates: { words: 'todo.taxRates', icon: 'tax' },
  ossThreshold: { words: 'todo.ossThreshold', icon: 'tax' },
  failedRequests: { words: 'todo.failedRequests', icon: 'redirect' },
  endingKeys: { words: 'todo.endingKeys', icon: 'key' },
  proposals: { words: 'todo.proposals', icon: 'change' },
};

function TodoLine({ todo }: { todo: Todo }) {
  const { t, shortDate } = useStaffText();
  const { name, count, since, until, isUrgent } = todo;
  const to = useTodoAddress(todo);
  const when = until
    ? t('dashboard.until', { date: shortDate(Date.parse(until) - 1) })
    : since
      ? t('dashboard.since', { date: shortDate(since) })
      : null;
  const content = (
    <>
      <AdminIcon name={looks[name].icon} />
      <span>
        {t(looks[name].words, { count })}
        {isUrgent ? (
          <>
            {' '}
            <Badge tone="danger">{t('dashboard.urgent')}</Badge>
          </>
        ) : null}
        {when ? <small className="soft dashboard__when">{when}</small> : null}
      </span>
      {to ? <Icon name="right" /> : null}
    </>
  );
  return to ? <Link to={to}>{content}</Link> : <p className="admin__todo-line">{content}</p>;
}

/** Where it is dealt with; nothing where that is no screen. */
function useTodoAddress({ name, id }: Todo): string | null {
  const address = useAddress();
  switch (name) {
    case 'withdrawals':
      return address('adminWithdrawals');
    case 'returns':
      return `${address('adminReturns')}?part=waiting`;
    case 'orders':
      return `${address('adminOrders')}?attention=true`;
    case 'unreported':
      return address('adminOrders');
    case 'certificate':
      return address('adminSettings', { group: settingsSlugs.invoices });
    case 'eInvoices':
      return `${address('adminEInvoices')}?view=waiting`;
    case 'eInvoicePayments':
      return address('adminEInvoicePayments');
    case 'incomingInvoices':
      return address('adminIncomingInvoices');
    case 'bankLines':
      return id === null ? address('adminBank') : address('adminStatement', { id: String(id) });
    case 'overdue':
      return `${address('adminOrders')}?overdue=true`;
    case 'unsent':
      return `${address('adminOrders')}?unsent=true`;
    case 'releases':
      return address('adminReleases');
    case 'comments':
      return `${address('adminComments')}?state=waiting`;
    case 'entries':
      return id === null ? null : `${address('adminEntries', { id: String(id) })}?state=open`;
    case 'lowStock':
      return address('adminStock');
    case 'waitingCustomers':
      return `${address('adminStock')}?waiting=true`;
    case 'taxRates':
    case 'ossThreshold':
      return address('adminTaxes');
    case 'webhooks':
      return id === null ? null : address('adminWebhook', { id: String(id) });
    case 'extensions':
      return address('adminExtensions');
    case 'failedRequests':
      return address('adminFailed');
    case 'endingKeys':
      return `${address('adminKeys')}?view=worry`;
    case 'proposals':
      return `${address('adminProposals')}?state=waiting`;
    case 'mails':
      return null;
  }
}

/** The orders that came last. */
export function NewestOrders({ orders }: { orders: NonNullable<DashboardView['orders']> }) {
  const { t } = useStaffText();
  const address = useAddress();
  if (orders.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="h-najnovije">
      <div className="between">
        <h2 id="h-najnovije">{t('dashboard.orders')}</h2>
        <Link className="link" to={address('adminOrders')}>
          {t('orders.back')}
        </Link>
      </div>
      <OrderRows title={t('dashboard.orders')} orders={orders} />
    </section>
  );
}

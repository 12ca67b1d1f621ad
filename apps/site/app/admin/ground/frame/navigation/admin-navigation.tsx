import type { TodoName } from '@izlog/contract/settings/todo-names';
import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useAddress } from '#site/links/staff-addresses.ts';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';
import { AdminIcon, type AdminIconName } from '../admin-icon.tsx';
import { useStaffText } from '../staff-text.tsx';
import { type AdminReach, adminGroups } from './admin-sections.ts';

/** How much waits for staff, by what it is; what does not wait is left out. */
export type Waiting = Partial<Record<TodoName, number>>;

export type NavigationProps = AdminReach & { isEditing: boolean; waiting: Waiting };

/** Where one deals with what waits. */
const waitsAt: Partial<Record<ScreenName, readonly TodoName[]>> = {
  adminOrders: ['orders', 'overdue', 'unreported', 'unsent'],
  adminEInvoices: ['eInvoices', 'eInvoicePayments', 'incomingInvoices'],
  adminBank: ['bankLines'],
  adminPacking: ['unsent'],
  adminReleases: ['releases'],
  adminWithdrawals: ['withdrawals'],
  adminReturns: ['returns'],
  adminStock: ['lowStock', 'waitingCustomers'],
  adminComments: ['comments'],
  adminForms: ['entries'],
  adminTaxes: ['taxRates', 'ossThreshold'],
  adminSettings: ['certificate'],
  adminWebhooks: ['webhooks'],
  adminExtensions: ['extensions'],
  adminRedirects: ['failedRequests'],
  adminKeys: ['endingKeys'],
  adminProposals: ['proposals'],
};

/** Scrolls what holds the sections so far that the one where one is stands in sight; the page itself stays. */
function useInSight(here: string) {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again where one goes elsewhere
  useEffect(() => {
    const frame = nav.current?.parentElement;
    const entry = nav.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (!frame || !entry) return;
    const { top, bottom } = frame.getBoundingClientRect();
    if (entry.bottom > bottom || entry.top < top) frame.scrollTop += entry.top - (top + bottom) / 2;
  }, [here]);
  return nav;
}

/** The sections of the back office in groups that fold, how much waits in each, and the way back to the site. */
export function AdminNavigation({ isEditing, waiting, ...reach }: NavigationProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const { pathname } = useLocation();
  const isHome = pathname === address('admin');
  const groups = adminGroups(reach);
  // Of an entry and one below it, such as orders and their drafts, the nearer one is where one is.
  const here = groups
    .flatMap(({ sections }) => sections.map(({ route }) => address(route)))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .reduce((nearest, to) => (to.length > nearest.length ? to : nearest), isHome ? address('admin') : '');
  const nav = useInSight(here);
  const countAt = (route: ScreenName) =>
    (waitsAt[route] ?? []).reduce((sum, name) => sum + (waiting[name] ?? 0), 0);
  return (
    <>
      <nav ref={nav} className="admin__nav" aria-label={t('admin.title')}>
        <ul className="plain">
          <Entry to={address('admin')} here={here} icon="home" title={t('admin.title')} />
        </ul>
        {groups.map((group) => {
          const entries = (
            <ul className="plain">
              {group.sections.map(({ route, title, icon }) => (
                <Entry
                  key={route}
                  to={address(route)}
                  here={here}
                  icon={icon}
                  title={t(title)}
                  count={countAt(route)}
                />
              ))}
            </ul>
          );
          if (group.sections.length === 1 && !group.isOpen) return <div key={group.title}>{entries}</div>;
          const isHere = group.sections.some(({ route }) => address(route) === here);
          return (
            // Again where one comes to it: folded it would hide where one is.
            <details key={`${group.title} ${isHere}`} open={group.isOpen || isHere}>
              <summary>
                {t(group.title)} <AnyIcon name="down" />
              </summary>
              {entries}
            </details>
          );
        })}
      </nav>
      <div className="admin__nav">
        <Link to={isEditing ? `${address('home')}?editPage=true` : address('home')}>
          <AnyIcon name="external" /> {t('admin.back')}
        </Link>
      </div>
    </>
  );
}

function Entry({
  to,
  here,
  icon,
  title,
  count = 0,
}: {
  to: string;
  here: string;
  icon: AdminIconName;
  title: string;
  count?: number;
}) {
  const { t, number } = useStaffText();
  return (
    <li>
      <Link to={to} aria-current={to === here ? 'page' : undefined}>
        <AdminIcon name={icon} /> {title}
        {count > 0 ? (
          <b>
            <span aria-hidden="true">{count > 99 ? '99+' : number(count)}</span>
            <span className="vh">, {t('admin.waiting', { count })}</span>
          </b>
        ) : null}
      </Link>
    </li>
  );
}

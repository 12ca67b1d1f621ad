import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { AdminIcon } from '#site/admin/ground/frame/admin-icon.tsx';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { type AdminReach, adminGroups } from '#site/admin/ground/frame/navigation/admin-sections.ts';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { NewestOrders, TodoPanel } from './dashboard-panels.tsx';
import type { DashboardView } from './dashboard-view.ts';
import { BestSellers, SalesFigures, SalesLine } from './sales-panels.tsx';
import { OpeningPanel } from './setup/opening-panel.tsx';
import { SetupPanel, type SetupView } from './setup/setup-panel.tsx';

type AdminHomeProps = AdminReach & {
  title: string;
  hasSecondFactor: boolean;
  opening: ComponentProps<typeof OpeningPanel>['opening'] | undefined;
  setup: SetupView | undefined;
  dashboard: DashboardView;
};

/** The entry of the back office (ADMIN-006): what waits, what was sold, and folded at the end where one can go. */
export function AdminHomeScreen({
  title,
  hasSecondFactor,
  opening,
  setup,
  dashboard,
  ...reach
}: AdminHomeProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const { sales } = dashboard;
  return (
    <AdminScreen title={title}>
      {hasSecondFactor ? null : (
        <Note tone="offer" title={t('security.unprotected')}>
          <p>{t('security.unprotectedLead')}</p>
          <p>
            <Link to={address('adminSecurity')}>{t('security.protect')}</Link>
          </p>
        </Note>
      )}
      {setup ? <SetupPanel view={setup} legal={legalOf(opening, reach.scope)} /> : null}
      {opening ? (
        <OpeningPanel
          opening={opening}
          isReported={setup !== undefined}
          mayPublish={reach.scope.includes('content.publish')}
          productPath={(slug) => address('product', { slug })}
        />
      ) : null}
      {sales ? <SalesFigures sales={sales} /> : null}
      {sales ? (
        <div className="dashboard__split">
          <SalesLine report={sales.report} />
          <TodoPanel todo={dashboard.todo} />
        </div>
      ) : (
        <TodoPanel todo={dashboard.todo} />
      )}
      {dashboard.orders ? <NewestOrders orders={dashboard.orders} /> : null}
      {sales ? <BestSellers sales={sales} /> : null}
      <details className="panel" open={!sales && !dashboard.orders}>
        <summary className="link">{t('admin.welcome')}</summary>
        {adminGroups(reach).map((group) => (
          <section key={group.title} className="stack" aria-label={t(group.title)}>
            <h2>{t(group.title)}</h2>
            <ul className="plain admin__todo">
              {group.sections.map((section) => (
                <li key={section.route}>
                  <Link to={address(section.route)}>
                    <AdminIcon name={section.icon} />
                    <span>{t(section.title)}</span>
                    <Icon name="right" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </AdminScreen>
  );
}

/** Whether legal pages are missing altogether, so that they can be made; pages that are drafts are only to be published. */
function legalOf(opening: AdminHomeProps['opening'], scope: readonly string[]): 'make' | 'publish' {
  const isThere = (name: string) => opening?.pages.some(({ handler }) => handler === name) ?? true;
  const gaps = [...(opening?.missing ?? []), ...(opening?.wanted ?? [])].filter(
    ({ kind }) => kind === 'page',
  );
  return scope.includes('content.edit') && gaps.some(({ name }) => !isThere(name)) ? 'make' : 'publish';
}

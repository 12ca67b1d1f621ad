import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { type ContentCounts, ContentTabs } from '#site/admin/rooms/content/door/content-tabs.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { failedLook, redirectLook } from './redirect-look.ts';

type Props = { title: string; view: ListView; counts: ContentCounts };

/** Where old paths lead (CMS-037). */
export function RedirectsScreen({ title, view, counts }: Props) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <ButtonLink tone="primary" to={address('adminRedirect', { id: 'novi' })}>
      {t('redirects.new')}
    </ButtonLink>
  );
  return (
    <AdminScreen title={title} acts={action}>
      <div className="records-desk">
        <ContentTabs of="adminRedirects" counts={counts} />
        <RecordList title={title} view={view} look={redirectLook} />
      </div>
    </AdminScreen>
  );
}

/** Paths that visitors did not find, the most frequent first (CMS-035); each is a link to a redirect from it. */
export function FailedRequestsScreen({ title, view, counts }: Props) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <ContentTabs of="adminFailed" counts={counts} />
        <p className="soft">{t('failed.lead')}</p>
        <RecordList title={title} view={view} look={failedLook} />
      </div>
    </AdminScreen>
  );
}

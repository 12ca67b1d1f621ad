import { useAddress } from '../../../links/staff-addresses.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { type ContentCounts, ContentTabs } from '../content/content-tabs.tsx';
import { AdminScreen } from '../../ground/frame/admin-screen.tsx';
import { useStaffText } from '../../ground/frame/staff-text.tsx';
import type { ListView } from '../../record/list-view.ts';
import { RecordList } from '../../record/resource-list.tsx';
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

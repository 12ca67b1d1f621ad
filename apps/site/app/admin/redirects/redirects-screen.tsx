import { useAddress } from '../../links/staff-addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { ListView } from '../resource/list-view.ts';
import { RecordList } from '../resource/resource-list.tsx';
import { failedLook, redirectLook } from './redirect-look.ts';

type Props = { title: string; view: ListView };

/** Where old paths lead (CMS-037). */
export function RedirectsScreen({ title, view }: Props) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <ButtonLink tone="primary" to={address('adminRedirect', { id: 'novi' })}>
      {t('redirects.new')}
    </ButtonLink>
  );
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <Kinds of="adminRedirects" />
        <RecordList title={title} view={view} look={redirectLook} action={action} />
      </div>
    </AdminScreen>
  );
}

/** Paths that visitors did not find, the most frequent first (CMS-035); each is a link to a redirect from it. */
export function FailedRequestsScreen({ title, view }: Props) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <Kinds of="adminFailed" />
        <p className="soft">{t('failed.lead')}</p>
        <RecordList title={title} view={view} look={failedLook} />
      </div>
    </AdminScreen>
  );
}

function Kinds({ of }: { of: 'adminRedirects' | 'adminFailed' }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = (['adminRedirects', 'adminFailed'] as const).map((route) => ({
    href: address(route),
    name: t(route === 'adminRedirects' ? 'redirects.title' : 'failed.title'),
    current: route === of,
  }));
  return <Tabs label={t('redirects.title')} tabs={tabs} />;
}

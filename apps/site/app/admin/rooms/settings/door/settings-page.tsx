import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';

type SettingsPageProps = {
  title: string;
  lead: string;
  /** What else leads on, beside the way back. */
  links?: ReactNode;
  children: ReactNode;
};

/** One screen of the settings: the way back to all of them, what it is for, and its forms. */
export function SettingsPage({ title, lead, links, children }: SettingsPageProps) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Link className="link" to={useAddress()('adminSettings')}>
          {t('settings.all')}
        </Link>
        {links}
      </p>
      <p className="lead">{lead}</p>
      {children}
    </AdminScreen>
  );
}

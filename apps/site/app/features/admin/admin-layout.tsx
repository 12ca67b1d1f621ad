import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { useAddress } from '../layout/addresses.ts';

/** The back office's frame: its own navigation and the way back to the site. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <div className="container section stack stack--lg">
      <header className="between">
        <nav aria-label={t('admin.title')}>
          <ul className="subnav">
            <li>
              <Link to={address('admin')}>{t('admin.title')}</Link>
            </li>
            <li>
              <Link to={address('adminConsents')}>{t('admin.consents')}</Link>
            </li>
            <li>
              <Link to={address('adminTemplates')}>{t('admin.templates')}</Link>
            </li>
            <li>
              <Link to={address('adminCache')}>{t('admin.caches')}</Link>
            </li>
          </ul>
        </nav>
        <Link className="more" to={address('home')}>
          {t('admin.back')}
        </Link>
      </header>
      <main id="sadrzaj">{children}</main>
    </div>
  );
}

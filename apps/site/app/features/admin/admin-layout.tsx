import type { ReactNode } from 'react';
import { Form, Link, NavLink } from 'react-router';
import type { SiteLanguage } from '../../i18n/site-language.ts';
import { useText } from '../../i18n/use-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAddress } from '../layout/addresses.ts';
import { Brand } from '../layout/brand.tsx';
import { AdminIcon, type AdminIconName } from './admin-icon.tsx';
import { AdminLanguages } from './admin-languages.tsx';
import { adminSections } from './admin-sections.ts';

type AdminLayoutProps = {
  siteName: string;
  languages: readonly SiteLanguage[];
  hasPageCache: boolean;
  children: ReactNode;
};

/** The back office's frame: its own navigation, the languages, logout and the way back to the site (ADMIN-001, ADMIN-005). */
export function AdminLayout({ siteName, languages, hasPageCache, children }: AdminLayoutProps) {
  const { t } = useText();
  const address = useAddress();
  return (
    <div className="admin">
      <div className="admin__side night">
        <div>
          <Brand name={siteName} home={address('admin')} />
          <nav className="admin__nav" aria-label={t('admin.title')}>
            <ul className="plain">
              <Entry to={address('admin')} icon="home" title={t('admin.title')} end />
              {adminSections(hasPageCache).map(({ route, title, icon }) => (
                <Entry key={route} to={address(route)} icon={icon} title={t(title)} />
              ))}
            </ul>
          </nav>
          <div className="admin__nav">
            <Link to={address('home')}>
              <Icon name="external" /> {t('admin.back')}
            </Link>
          </div>
        </div>
      </div>
      <div>
        <header className="admin__bar">
          <AdminLanguages languages={languages} />
          <Form method="post" action="/_/logout" reloadDocument>
            <Button type="submit" tone="quiet">
              <Icon name="logout" /> {t('admin.logOut')}
            </Button>
          </Form>
        </header>
        <main id="sadrzaj" className="admin__main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Entry({ to, icon, title, end }: { to: string; icon: AdminIconName; title: string; end?: boolean }) {
  return (
    <li>
      <NavLink to={to} end={end}>
        <AdminIcon name={icon} /> {title}
      </NavLink>
    </li>
  );
}

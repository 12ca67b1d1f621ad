import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAddress } from '../layout/addresses.ts';
import { AdminIcon } from './admin-icon.tsx';
import { AdminScreen } from './admin-screen.tsx';
import { adminSections } from './admin-sections.ts';

/** The entry of the back office: where one can go (ADMIN-006). */
export function AdminHomeScreen({ title, hasPageCache }: { title: string; hasPageCache: boolean }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <p className="lead">{t('admin.welcome')}</p>
      <ul className="plain admin__todo">
        {adminSections(hasPageCache).map(({ route, title, icon }) => (
          <li key={route}>
            <Link to={address(route)}>
              <AdminIcon name={icon} />
              <span>{t(title)}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </AdminScreen>
  );
}

import { Link } from 'react-router';
import { useAddress } from '../../links/addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { permissionWords } from './permission-words.ts';
import { roleName } from './role-words.ts';
import type { RoleView } from './staff-view.ts';

/** The roles of the site: four from the start, and own ones (AUTH-067). */
export function RolesScreen({ title, roles }: { title: string; roles: readonly RoleView[] }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <p className="row">
        <ButtonLink tone="primary" to={address('adminRole', { id: 'nova' })}>
          {t('roles.new')}
        </ButtonLink>
      </p>
      <ul className="ledger">
        {roles.map((role) => (
          <li key={role.id}>
            <div>
              <Link className="link" to={address('adminRole', { id: role.id })}>
                {roleName(role, t)}
              </Link>
              <p className="small soft">
                {role.permissions.map((one) => t(permissionWords[one])).join(', ') || t('roles.nothing')}
              </p>
            </div>
            <span className="small soft nowrap">{t('roles.members', { count: role.members })}</span>
          </li>
        ))}
      </ul>
    </AdminScreen>
  );
}

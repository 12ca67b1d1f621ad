import type { roleResource } from '@izlog/contract/user/staff-resource';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf, RowOf } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { roleName } from '#site/admin/rooms/team/door/role-words.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';

const look = {
  route: 'adminRoles',
  words: { nothing: 'roles.title' },
  fields: { name: 'log.field.name' },
} satisfies LookOf<typeof roleResource>;

type Role = RowOf<typeof roleResource>;

/** The roles of the site: four from the start, and own ones (AUTH-067). */
export function RolesScreen({ title, view }: { title: string; view: ListView<Role> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <p className="row">
        <ButtonLink tone="primary" to={address('adminRole', { id: 'nova' })}>
          {t('roles.new')}
        </ButtonLink>
      </p>
      <RecordList title={title} view={view} look={look}>
        <ul className="ledger">
          {view.rows.map((role) => (
            <li key={role.id}>
              <div>
                <Link className="link" to={address('adminRole', { id: role.id })}>
                  {roleName(role, t)}
                </Link>
                <p className="small soft">
                  {role.permissions.map((one) => t(`permission.${one}`)).join(', ') || t('roles.nothing')}
                </p>
              </div>
              <span className="small soft nowrap">{t('roles.members', { count: role.members })}</span>
            </li>
          ))}
        </ul>
      </RecordList>
    </AdminScreen>
  );
}

import type { staffResource } from '@izlog/contract/user/staff-resource';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { roleName } from './door/role-words.ts';
import type { MemberView } from './staff-view.ts';

const look = {
  route: 'adminStaff',
  words: { nothing: 'staff.title' },
  fields: { email: 'log.field.email' },
} satisfies LookOf<typeof staffResource>;

/** Who works here, with which roles, and when they were here last. */
export function StaffScreen({ title, view }: { title: string; view: ListView<MemberView> }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <p className="row">
        <ButtonLink tone="primary" to={address('adminInvite')}>
          {t('staff.invite')}
        </ButtonLink>
      </p>
      <RecordList title={title} view={view} look={look}>
        <ul className="ledger">
          {view.rows.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      </RecordList>
    </AdminScreen>
  );
}

function Member({ member }: { member: MemberView }) {
  const { t, longDate } = useStaffText();
  const address = useAddress();
  const roles = member.roles.map((role) => roleName(role, t)).join(', ');
  return (
    <li>
      <div>
        <Link className="link" to={address('adminMember', { id: member.id })}>
          {member.name}
        </Link>{' '}
        <MemberBadges member={member} />
        <p className="small soft">
          {[
            member.email,
            roles || t('staff.noRole'),
            member.lastSeenAt
              ? t('staff.lastSeen', { date: longDate(member.lastSeenAt) })
              : t('staff.neverSeen'),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
}

/** What is to be minded about somebody: invited, locked, without a second factor, or oneself. */
export function MemberBadges({ member }: { member: MemberView }) {
  const { t } = useStaffText();
  return (
    <>
      {member.isSelf ? <Badge plain>{t('staff.you')}</Badge> : null}{' '}
      {member.isActive ? null : <Badge tone="danger">{t('staff.locked')}</Badge>}{' '}
      {member.isInvited ? <Badge tone="offer">{t('staff.invited')}</Badge> : null}{' '}
      {member.hasSecondFactor ? <Badge tone="success">{t('staff.protected')}</Badge> : null}
    </>
  );
}

import { Link } from 'react-router';
import { useAddress } from '../../links/addresses.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Badge } from '../../ui/tag.tsx';
import { AdminPages } from '../frame/admin-pages.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { roleName } from './role-words.ts';
import type { MemberView } from './staff-view.ts';

type StaffScreenProps = { title: string; members: readonly MemberView[]; page: number; lastPage: number };

/** Who works here, with which roles, and when they were here last. */
export function StaffScreen({ title, members, page, lastPage }: StaffScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <p className="row">
        <ButtonLink tone="primary" to={address('adminInvite')}>
          {t('staff.invite')}
        </ButtonLink>
      </p>
      <ul className="ledger">
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
      <AdminPages
        page={page}
        lastPage={lastPage}
        href={(number) => `${address('adminStaff')}?page=${number}`}
      />
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

import { limits } from '@izlog/contract/limits';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import { roleName } from './door/role-words.ts';
import { RoleTicks } from './role-ticks.tsx';
import { memberRules } from './staff-rules.ts';
import { MemberBadges } from './staff-screen.tsx';
import type { MemberView, RoleView } from './staff-view.ts';

type MemberScreenProps = { member: MemberView; roles: readonly RoleView[]; isWithinReach: boolean };

/** A colleague: name and roles, and what one does when somebody leaves, loses a phone or never got the mail. */
export function MemberScreen({ member, roles, isWithinReach }: MemberScreenProps) {
  const { t, longDate, time } = useStaffText();
  const address = useAddress();
  const seen = member.lastSeenAt;
  return (
    <AdminScreen title={member.name}>
      <div>
        <MemberBadges member={member} />
        <p className="soft">
          {member.email}
          {' · '}
          {seen ? t('staff.lastSeen', { date: `${longDate(seen)}, ${time(seen)}` }) : t('staff.neverSeen')}
        </p>
      </div>
      {isWithinReach ? (
        <div className="admin__panels">
          <MemberForm member={member} roles={roles} />
          <MemberActs member={member} />
        </div>
      ) : (
        <>
          <p>{member.roles.map((role) => roleName(role, t)).join(', ')}</p>
          <Note tone="info">{t('staff.outOfReach')}</Note>
        </>
      )}
      <p className="row">
        <Link className="link" to={address('adminStaff')}>
          {t('staff.all')}
        </Link>
        <Link className="link" to={`${address('adminLog')}?who=${member.id}`}>
          {t('staff.theirLog')}
        </Link>
      </p>
    </AdminScreen>
  );
}

function MemberForm({ member, roles }: Pick<MemberScreenProps, 'member' | 'roles'>) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'member', rules: memberRules });
  const labels = {
    firstName: t('address.firstName'),
    lastName: t('address.lastName'),
    roles: t('staff.roles'),
  };
  return (
    <section className="panel stack" aria-labelledby="h-member">
      <h2 id="h-member">{t('staff.nameAndRoles')}</h2>
      <FormFrame form={form} label={t('staff.nameAndRoles')} labels={labels}>
        <TextField
          form={form}
          name="firstName"
          label={labels.firstName}
          defaultValue={member.firstName}
          autoComplete="off"
          data-most={limits.nameMaxLength}
        />
        <TextField
          form={form}
          name="lastName"
          label={labels.lastName}
          defaultValue={member.lastName}
          autoComplete="off"
          data-most={limits.nameMaxLength}
        />
        <RoleTicks form={form} roles={roles} chosen={member.roles.map(({ id }) => id)} />
        <SendButton form={form} tone="primary">
          {t('form.save')}
        </SendButton>
      </FormFrame>
    </section>
  );
}

function MemberActs({ member }: { member: MemberView }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <section className="panel stack stack--lg" aria-labelledby="h-access">
      <h2 id="h-access">{t('staff.access')}</h2>
      {member.isInvited ? <InviteAgain member={member} /> : null}
      {member.hasSecondFactor ? (
        <Act name="resetFactors" lead="staff.factorsLead" label="staff.resetFactors" />
      ) : null}
      {member.lastSeenAt ? <Act name="endLogins" lead="staff.loginsLead" label="staff.endLogins" /> : null}
      {member.isSelf ? (
        <p className="small soft">
          {t('staff.isSelf')}{' '}
          <Link className="link" to={address('adminSecurity')}>
            {t('security.title')}
          </Link>
        </p>
      ) : member.isActive ? (
        <Act name="lock" lead="staff.lockLead" label="staff.lock" tone="danger" />
      ) : (
        <Act name="unlock" lead="staff.unlockLead" label="staff.unlock" />
      )}
    </section>
  );
}

type ActProps = {
  name: string;
  lead: StaffKey;
  label: StaffKey;
  tone?: ComponentProps<typeof SendButton>['tone'];
};

/** One thing to do about somebody, with what it means. */
function Act({ name, lead, label, tone }: ActProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name });
  return (
    <FormFrame form={form} label={t(label)}>
      <p className="small soft">{t(lead)}</p>
      <SendButton form={form} tone={tone}>
        {t(label)}
      </SendButton>
    </FormFrame>
  );
}

function InviteAgain({ member }: { member: MemberView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'inviteAgain' });
  return (
    <FormFrame form={form} label={t('staff.inviteAgain')}>
      <p className="small soft">{t('staff.inviteAgainLead')}</p>
      <input type="hidden" name="email" value={member.email} />
      <input type="hidden" name="firstName" value={member.firstName} />
      <input type="hidden" name="lastName" value={member.lastName} />
      {member.roles.map(({ id }) => (
        <input key={id} type="hidden" name="roles" value={id} />
      ))}
      <SendButton form={form}>{t('staff.inviteAgain')}</SendButton>
    </FormFrame>
  );
}

import { limits } from '@izlog/contract/limits';
import { StaffTextProvider, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { roleName } from '#site/admin/rooms/team/door/role-words.ts';
import type { StaffMessages } from '#site/i18n/messages.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { NewPasswordFields, newPasswordLabels } from '#site/kit/forms/new-password-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { invitationRules } from './invitation-rules.ts';
import { StaffEntrance } from './staff-entrance.tsx';

interface Invitation {
  email: string;
  details: { firstName: string; lastName: string };
  roles: readonly { key: string; name: string }[];
}

type InvitationScreenProps = {
  title: string;
  siteName: string;
  token: string;
  /** Missing when the link is used, too old or taken back. */
  invitation: Invitation | undefined;
};

/** Where the mail of an invitation leads: the own name and password, and one works here. */
export function InvitationScreen({ words, ...screen }: InvitationScreenProps & { words: StaffMessages }) {
  return (
    <StaffTextProvider words={words}>
      <StaffEntrance title={screen.title}>
        {screen.invitation ? (
          <InvitationForm {...screen} invitation={screen.invitation} />
        ) : (
          <UselessInvitation />
        )}
      </StaffEntrance>
    </StaffTextProvider>
  );
}

function InvitationForm({ siteName, token, invitation }: InvitationScreenProps & { invitation: Invitation }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'invitation', rules: invitationRules });
  const labels = {
    firstName: t('address.firstName'),
    lastName: t('address.lastName'),
    ...newPasswordLabels(t),
  };
  const roles = invitation.roles.map((role) => roleName(role, t)).join(', ');
  return (
    <>
      <p>{t('invitation.lead', { site: siteName, roles })}</p>
      <FormFrame form={form} label={t('invitation.title')} labels={labels}>
        <input type="hidden" name="token" value={token} />
        <Field label={t('admin.email')}>
          {(control) => (
            <TextInput {...control} type="email" autoComplete="username" value={invitation.email} readOnly />
          )}
        </Field>
        <TextField
          form={form}
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          defaultValue={invitation.details.firstName}
          data-most={limits.nameMaxLength}
        />
        <TextField
          form={form}
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          defaultValue={invitation.details.lastName}
          data-most={limits.nameMaxLength}
        />
        <NewPasswordFields form={form} />
        <SendButton form={form} tone="primary" size="lg" wide>
          {t('invitation.accept')}
        </SendButton>
      </FormFrame>
    </>
  );
}

function UselessInvitation() {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <>
      <Note tone="danger" role="alert" title={t('invitation.useless')}>
        {t('invitation.uselessLead')}
      </Note>
      <p className="row">
        <ButtonLink tone="primary" to={address('adminLogin')}>
          {t('admin.login')}
        </ButtonLink>
        <ButtonLink to={address('home')}>{t('admin.back')}</ButtonLink>
      </p>
    </>
  );
}

import { limits } from '@izlog/contract/limits';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { RoleTicks } from './role-ticks.tsx';
import { inviteRules } from './staff-rules.ts';
import type { RoleView } from './staff-view.ts';

type InviteScreenProps = { title: string; roles: readonly RoleView[]; languages: readonly SiteLanguage[] };

/** Invites a colleague by mail; the link works for seven days. */
export function InviteScreen({ title, roles, languages }: InviteScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'invite', rules: inviteRules });
  const labels = {
    email: t('admin.email'),
    firstName: t('address.firstName'),
    lastName: t('address.lastName'),
    roles: t('staff.roles'),
  };
  return (
    <AdminScreen title={title}>
      <FormFrame form={form} label={title} labels={labels} className="stack admin__form">
        <p className="soft">{t('staff.inviteLead')}</p>
        <TextField form={form} name="email" label={labels.email} type="email" autoComplete="off" />
        <TextField
          form={form}
          name="firstName"
          label={labels.firstName}
          autoComplete="off"
          data-most={limits.nameMaxLength}
        />
        <TextField
          form={form}
          name="lastName"
          label={labels.lastName}
          autoComplete="off"
          data-most={limits.nameMaxLength}
        />
        <SelectField form={form} name="language" label={t('staff.language')} hint={t('staff.languageHint')}>
          {languages.map(({ code2, name }) => (
            <option key={code2} value={code2}>
              {name}
            </option>
          ))}
        </SelectField>
        <RoleTicks form={form} roles={roles} />
        <SendButton form={form} tone="primary">
          {t('staff.sendInvite')}
        </SendButton>
      </FormFrame>
      <p>
        <Link className="link" to={address('adminStaff')}>
          {t('staff.all')}
        </Link>
      </p>
    </AdminScreen>
  );
}

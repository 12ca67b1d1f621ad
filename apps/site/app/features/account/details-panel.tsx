import { limits } from '@izlog/contract/limits';
import { useText } from '../../i18n/use-text.tsx';
import { Note } from '../../ui/note.tsx';
import { SendButton, TextField } from '../forms/form-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useSentForm } from '../forms/use-sent-form.ts';
import { detailsRules } from './account-rules.ts';
import type { ProfileView } from './profile-view.ts';

/** First name, last name and e-mail, filled with what is kept (ACCT-001, ACCT-003). */
export function DetailsPanel({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const form = useSentForm({ name: 'details', rules: detailsRules });
  const labels = {
    firstName: t('address.firstName'),
    lastName: t('address.lastName'),
    email: t('address.email'),
  };
  return (
    <section className="panel stack" id="podaci" aria-labelledby="h-podaci">
      <h2 id="h-podaci">{t('profile.details')}</h2>
      {profile.isEmailConfirmed ? null : <UnconfirmedEmail />}
      <FormFrame form={form} label={t('profile.details')} labels={labels}>
        <div className="form-grid">
          <TextField
            form={form}
            name="firstName"
            label={labels.firstName}
            autoComplete="given-name"
            defaultValue={profile.firstName}
            maxLength={limits.nameMaxLength}
            className="w3"
          />
          <TextField
            form={form}
            name="lastName"
            label={labels.lastName}
            autoComplete="family-name"
            defaultValue={profile.lastName}
            maxLength={limits.nameMaxLength}
            className="w3"
          />
          <TextField
            form={form}
            name="email"
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            defaultValue={profile.email}
          />
        </div>
        <SendButton form={form} tone="primary">
          {t('form.save')}
        </SendButton>
      </FormFrame>
    </section>
  );
}

/** The link of the confirmation mail, once more. */
function UnconfirmedEmail() {
  const { t } = useText();
  const form = useSentForm({ name: 'resend' });
  return (
    <Note tone="offer" title={t('profile.unconfirmed')}>
      <FormFrame form={form} label={t('profile.unconfirmed')}>
        <p>{t('profile.unconfirmedLead')}</p>
        <SendButton form={form}>{t('profile.resend')}</SendButton>
      </FormFrame>
    </Note>
  );
}

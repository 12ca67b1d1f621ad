import { limits } from '@izlog/contract/limits';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { detailsRules } from '../account-rules.ts';
import { LoginAgain } from '../login/login-again.tsx';
import type { ProfileView } from './profile-view.ts';

/**
 * First name, last name and e-mail, filled with what is kept (ACCT-001, ACCT-003). A new e-mail waits above the form until
 * it is confirmed; the field goes back to the one that counts.
 */
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
      {profile.newEmail ? (
        <NewEmail newEmail={profile.newEmail} email={profile.email} />
      ) : profile.isEmailConfirmed ? null : (
        <UnconfirmedEmail />
      )}
      <FormFrame
        form={form}
        label={t('profile.details')}
        labels={labels}
        otherProof={profile.hasPassword ? undefined : <LoginAgain providers={profile.providers} />}
      >
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
            key={profile.newEmail}
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

/** An address that was asked for: the link once more, or the present address after all. */
function NewEmail({ newEmail, email }: { newEmail: string; email: string }) {
  const { t } = useText();
  const again = useSentForm({ name: 'resend' });
  const hold = useSentForm({ name: 'keepEmail' });
  return (
    <Note tone="offer" title={t('profile.newEmail', { email: newEmail })}>
      <p>{t('profile.newEmailLead', { email })}</p>
      <div className="row">
        <FormFrame form={again} label={t('profile.resend')}>
          <SendButton form={again}>{t('profile.resend')}</SendButton>
        </FormFrame>
        <FormFrame form={hold} label={t('profile.keepEmail')}>
          <SendButton form={hold}>{t('profile.keepEmail')}</SendButton>
        </FormFrame>
      </div>
    </Note>
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

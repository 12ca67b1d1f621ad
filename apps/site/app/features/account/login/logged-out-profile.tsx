import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { PlainNotices } from '#site/kit/toasts/plain-toasts.tsx';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import { useAddress } from '#site/links/addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { LoginForm } from '../door/login-form.tsx';
import { RegisterForm } from './register-form.tsx';

type LoggedOutProfileProps = {
  title: string;
  flashed: readonly ToastName[];
  from: string;
  consents: readonly FormConsent[] | undefined;
};

/** The profile of nobody yet: log in, or make an account (ACCT-002). */
export function LoggedOutProfile({ title, flashed, from, consents }: LoggedOutProfileProps) {
  const { t } = useText();
  return (
    <div className="container account-page">
      <h1>{title}</h1>
      <PlainNotices names={flashed} />
      <div className="panels panels--2">
        <section className="panel stack" aria-labelledby="h-prijava">
          <h2 id="h-prijava">{t('login.title')}</h2>
          <LoginForm from={from} />
        </section>
        <section className="panel stack" aria-labelledby="h-registracija">
          <h2 id="h-registracija">{t('register.title')}</h2>
          <RegisterForm from={from} consents={consents} />
        </section>
      </div>
    </div>
  );
}

/** Back-office users have their own place. */
export function StaffProfile({ title }: { title: string }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <div className="container account-page">
      <h1>{title}</h1>
      <p>{t('profile.staff')}</p>
      <p>
        <ButtonLink to={address('admin')}>{t('admin.title')}</ButtonLink>
      </p>
    </div>
  );
}

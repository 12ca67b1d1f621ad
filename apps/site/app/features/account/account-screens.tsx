import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { PlainNotices } from '#site/kit/toasts/plain-toasts.tsx';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import { useAddress } from '#site/links/addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { LoginForm } from './door/login-form.tsx';
import { UndoEmailForm } from './email/undo-email-form.tsx';
import { VerifyEmailForm } from './email/verify-email-form.tsx';
import { AskLoginLinkForm, LoginLinkForm } from './login/login-link-forms.tsx';
import { PasskeyLogin } from './login/passkey-login.tsx';
import { ForgotPasswordForm, SetPasswordForm } from './login/password-forms.tsx';
import { RegisterForm, type RegisterFormProps } from './login/register-form.tsx';
import { SocialButtons, type SocialProvider } from './login/social-buttons.tsx';

type Shared = {
  title: string;
  /** What the page before left to be shown, for visitors without scripts. */
  flashed: readonly ToastName[];
};

/** Title, notices and one or two panels (AUTH-035). */
function AccountFrame({ title, flashed, children }: Shared & { children: ReactNode }) {
  return (
    <div className="container account-page">
      <h1>{title}</h1>
      <PlainNotices names={flashed} />
      {children}
    </div>
  );
}

/** The login page: e-mail and password, other ways in, and the way to an account. */
export function LoginScreen({
  from,
  verificationToken,
  loginToken,
  undoEmail,
  providers,
  ...frame
}: Shared & {
  from: string;
  verificationToken: string | null;
  loginToken: string | null;
  undoEmail: string | null;
  providers: readonly SocialProvider[];
}) {
  const { t } = useText();
  const address = useAddress();
  const query = from === '' ? '' : `?${new URLSearchParams({ from })}`;
  return (
    <AccountFrame {...frame}>
      {verificationToken === null ? null : <VerifyEmailForm token={verificationToken} />}
      {loginToken === null ? null : <LoginLinkForm token={loginToken} from={from} />}
      {undoEmail === null ? null : <UndoEmailForm token={undoEmail} />}
      <div className="panels panels--2">
        <section className="panel stack">
          <LoginForm from={from} />
          <AskLoginLinkForm from={from} />
          <PasskeyLogin from={from} />
          <SocialButtons providers={providers} from={from} />
        </section>
        <section className="panel stack" aria-labelledby="login-new">
          <h2 id="login-new">{t('login.new')}</h2>
          <p>{t('login.newLead')}</p>
          <p>
            <ButtonLink to={`${address('register')}${query}`}>{t('register.send')}</ButtonLink>
          </p>
        </section>
      </div>
    </AccountFrame>
  );
}

/** The registration page. */
export function RegisterScreen({ title, flashed, ...form }: Shared & RegisterFormProps) {
  const { t } = useText();
  const address = useAddress();
  return (
    <AccountFrame title={title} flashed={flashed}>
      <section className="panel stack account-page__form">
        <p>
          {t('register.known')}{' '}
          <Link className="link" to={address('login')}>
            {t('login.send')}
          </Link>
        </p>
        <RegisterForm key={form.mode} {...form} />
      </section>
    </AccountFrame>
  );
}

/** Asks for a link to a new password, or with the link sets one. */
export function ForgotPasswordScreen({ token, ...frame }: Shared & { token: string | null }) {
  return (
    <AccountFrame {...frame}>
      <section className="panel account-page__form">
        {token === null ? <ForgotPasswordForm /> : <SetPasswordForm token={token} />}
      </section>
    </AccountFrame>
  );
}

/** The ways in through somebody else; with none configured only the title (AUTH-029, AUTH-034). */
export function SocialLoginScreen({
  providers,
  refusal,
  isRefusedThere,
  ...frame
}: Shared & { providers: readonly SocialProvider[]; refusal?: string; isRefusedThere: boolean }) {
  const { t } = useText();
  const words = refusal ?? (isRefusedThere ? t('socialLogin.refusedThere') : undefined);
  return (
    <AccountFrame {...frame}>
      <div className="stack account-page__form">
        <SocialButtons providers={providers} from="" refusal={words} />
      </div>
    </AccountFrame>
  );
}

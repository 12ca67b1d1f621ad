import { Link } from 'react-router';
import { StaffTextProvider, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffMessages } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import type { UnfinishedLogin } from './door/log-in-staff.server.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { StaffEntrance } from './staff-entrance.tsx';
import { StaffLoginForm } from './staff-login-form.tsx';

type StaffLoginScreenProps = {
  title: string;
  from: string;
  isLoggedOut: boolean;
  /** Anyone who came from the login of customers, which asks for no second factor. */
  isSentOn: boolean;
  login?: UnfinishedLogin;
  /** Of a public demonstration: the account that everybody may use. */
  account?: { email: string; password: string };
};

/** The way into the back office: one form in the middle of an empty page. */
export function StaffLoginScreen({ words, ...screen }: StaffLoginScreenProps & { words: StaffMessages }) {
  return (
    <StaffTextProvider words={words}>
      {screen.login?.second ? (
        <SecondStep from={screen.from} login={{ ...screen.login, second: screen.login.second }} />
      ) : (
        <FirstStep {...screen} />
      )}
    </StaffTextProvider>
  );
}

function FirstStep({ title, from, isLoggedOut, isSentOn, login, account }: StaffLoginScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <StaffEntrance title={title}>
      {isLoggedOut && !login ? (
        <Note tone="success" role="status">
          {t('core.logout.success')}
        </Note>
      ) : null}
      {isSentOn && !login ? (
        <Note tone="info" role="status">
          {t('login2.sentOn')}
        </Note>
      ) : null}
      {account ? (
        <Note tone="info">
          {t('demonstration.account', { email: account.email, password: account.password })}
        </Note>
      ) : null}
      <StaffLoginForm from={from} refused={login} />
      <PasskeyLogin from={from} />
      <p className="small">
        <Link className="link" to={address('forgotPassword')}>
          {t('login.forgot')}
        </Link>
      </p>
    </StaffEntrance>
  );
}

function SecondStep(step: Parameters<typeof SecondFactorForm>[0]) {
  const { t } = useStaffText();
  const title = t('login2.title');
  return (
    <StaffEntrance title={title}>
      <title>{title}</title>
      <p className="soft" role="status">
        {t('login2.lead', { email: step.login.username })}
      </p>
      <SecondFactorForm {...step} />
    </StaffEntrance>
  );
}

import { useText } from '../../i18n/use-text.tsx';
import { Note } from '../../ui/note.tsx';
import { useAddress } from '../layout/addresses.ts';
import { Brand } from '../layout/brand.tsx';
import type { RefusedLogin } from './log-in-staff.server.ts';
import { StaffLoginForm } from './staff-login-form.tsx';

type StaffLoginScreenProps = {
  title: string;
  from: string;
  isLoggedOut: boolean;
  refused?: RefusedLogin;
};

/** The way into the back office: one form in the middle of an empty page. */
export function StaffLoginScreen({ title, from, isLoggedOut, refused }: StaffLoginScreenProps) {
  const { t } = useText();
  const address = useAddress();
  return (
    <main id="sadrzaj" className="staff-login stack stack--lg">
      <Brand name="Izlog" home={address('home')} />
      <h1>{title}</h1>
      {isLoggedOut && !refused ? (
        <Note tone="success" role="status">
          {t('core.logout.success')}
        </Note>
      ) : null}
      <StaffLoginForm from={from} refused={refused} />
    </main>
  );
}

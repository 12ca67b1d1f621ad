import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { JoinedPanel } from './joined-panel.tsx';
import { LoginsPanel } from './logins-panel.tsx';
import { OwnNamePanel, PasswordPanel } from './own-panels.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import type { SecurityView } from './security-view.ts';
import { TotpPanel } from './totp-panel.tsx';

/** How the reader proves who they are, and where they are logged in. */
export function SecurityScreen({ title, view }: { title: string; view: SecurityView }) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <p className="lead">{t('security.lead', { email: view.email })}</p>
      <div className="admin__panels">
        <PasskeysPanel passkeys={view.passkeys} hasTotp={view.hasTotp} />
        <TotpPanel hasTotp={view.hasTotp} recoveryCodesLeft={view.recoveryCodesLeft} />
        <PasswordPanel />
        <OwnNamePanel firstName={view.firstName} lastName={view.lastName} />
        <JoinedPanel joined={view.joined} />
      </div>
      <LoginsPanel logins={view.logins} />
    </AdminScreen>
  );
}

import { useState } from 'react';
import { AdminIcon } from '#site/admin/ground/frame/admin-icon.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { canUsePasskeys, logInByPasskey, passkeyProblem } from '#site/kit/passkeys/passkey-browser.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';

/** Logs in by passkey alone: it checks its person itself. Needs scripts, so it appears with them. */
export function PasskeyLogin({ from, tone }: { from: string; tone?: 'primary' }) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | { words: string }>();
  if (isHydrated && !canUsePasskeys()) return <Note>{t('passkey.unsupported')}</Note>;
  const logIn = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const refused = await logInByPasskey('/_/passkey-login', from);
      if (refused) setProblem({ words: refused.refusal });
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="stack">
      <div aria-live="polite">
        {problem ? (
          <Note tone="danger">{typeof problem === 'string' ? t(problem) : problem.words}</Note>
        ) : null}
      </div>
      {isHydrated ? (
        <Button wide size="lg" tone={tone} busy={isBusy} onClick={logIn}>
          <AdminIcon name="key" /> {t('passkey.logIn')}
        </Button>
      ) : (
        <noscript>
          <Note>{t('passkey.needsScripts')}</Note>
        </noscript>
      )}
    </div>
  );
}

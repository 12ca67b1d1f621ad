import { useState } from 'react';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { canUsePasskeys, logInByPasskey, passkeyProblem } from '#site/kit/passkeys/passkey-browser.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';

/** Logs in by passkey alone. Only the browser can do it, so it appears with scripts, where the browser knows passkeys. */
export function PasskeyLogin({ from }: { from: string }) {
  const { t } = useText();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | { words: string }>();
  if (!isHydrated || !canUsePasskeys()) return null;
  const logIn = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const refused = await logInByPasskey('/_/own-passkey', from);
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
      <Button wide busy={isBusy} onClick={logIn}>
        {t('passkey.logIn')}
      </Button>
    </div>
  );
}

import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { addPasskey, canUsePasskeys, passkeyProblem } from '#site/kit/passkeys/passkey-browser.ts';
import { useNotices } from '#site/kit/toasts/use-toasts.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { LoginAgain } from '../login/login-again.tsx';
import type { ProfileView, SavedPasskey } from './profile-view.ts';

/** The passkeys of the customer: added by the browser, taken off one by one. */
export function PasskeysPanel({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const { passkeys = [] } = profile;
  return (
    <section className="panel stack" id="pristupni-kljucevi" aria-labelledby="h-passkeys">
      <h2 id="h-passkeys">{t('passkey.title')}</h2>
      <p className="soft">{t('passkey.ownLead')}</p>
      {passkeys.length > 0 ? (
        <ul className="plain stack">
          {passkeys.map((one) => (
            <Passkey key={one.id} passkey={one} profile={profile} />
          ))}
        </ul>
      ) : null}
      <AddPasskey profile={profile} />
    </section>
  );
}

function Passkey({ passkey, profile }: { passkey: SavedPasskey; profile: ProfileView }) {
  const { t, longDate } = useText();
  const { id, name, createdAt, usedAt } = passkey;
  const form = useSentForm({ name: `passkeyRemove-${id}` });
  return (
    <li className="between">
      <div>
        <b>{name}</b>
        <p className="small soft">
          {t('passkey.added', { date: longDate(createdAt) })}
          {' · '}
          {usedAt ? t('passkey.used', { date: longDate(usedAt) }) : t('passkey.unused')}
        </p>
      </div>
      <FormFrame
        form={form}
        label={t('passkey.removeOf', { name })}
        otherProof={profile.hasPassword ? undefined : <LoginAgain providers={profile.providers} />}
      >
        <SendButton form={form}>
          {t('passkey.remove')}
          <span className="vh"> {name}</span>
        </SendButton>
      </FormFrame>
    </li>
  );
}

/** Only the browser can make one, so without scripts a note stands here. */
function AddPasskey({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <noscript>
        <Note>{t('passkey.addScripts')}</Note>
      </noscript>
    );
  if (!canUsePasskeys()) return <Note>{t('passkey.unsupported')}</Note>;
  return <AddButton profile={profile} />;
}

/** In a login that is older than ten minutes the password is asked for first. */
function AddButton({ profile: { hasPassword, providers } }: { profile: ProfileView }) {
  const { t } = useText();
  const { revalidate } = useRevalidator();
  const say = useNotices();
  const password = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [asksProof, setAsksProof] = useState(false);
  const [problem, setProblem] = useState<MessageKey | { words: string }>();
  const add = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const given = { name: t('passkey.device'), password: password.current?.value ?? '' };
      const refused = await addPasskey('/_/own-passkey', ['add', 'added'], given);
      if (refused) {
        setAsksProof(asksProof || refused.asksProof === true);
        return setProblem({ words: refused.refusal });
      }
      setAsksProof(false);
      say(['saved']);
      await revalidate();
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
      {asksProof && !hasPassword ? <LoginAgain providers={providers} /> : null}
      {asksProof && hasPassword ? (
        <Field label={t('proof.password')}>
          {(control) => (
            <TextInput {...control} ref={password} type="password" autoComplete="current-password" />
          )}
        </Field>
      ) : null}
      <p>
        <Button busy={isBusy} onClick={add}>
          {t('passkey.add')}
        </Button>
      </p>
    </div>
  );
}

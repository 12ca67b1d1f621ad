import { type SubmitEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { MessageKey } from '#site/i18n/messages.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { addPasskey, canUsePasskeys, passkeyProblem } from '#site/kit/passkeys/passkey-browser.ts';
import { useNotices } from '#site/kit/toasts/use-toasts.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';

/** Adds a passkey. Only the browser can make one, so without scripts a note stands here. */
export function AddPasskey() {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <noscript>
        <Note>{t('passkey.addNeedsScripts')}</Note>
      </noscript>
    );
  if (!canUsePasskeys()) return <Note>{t('passkey.unsupported')}</Note>;
  return <AddPasskeyForm />;
}

function AddPasskeyForm() {
  const { t } = useStaffText();
  const { revalidate } = useRevalidator();
  const say = useNotices();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey | { words: string }>();
  const [isTried, setTried] = useState(false);
  const isSending = useRef(false);

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [name, password] = [String(fields.get('name')).trim(), String(fields.get('password'))];
    setTried(true);
    if (name === '' || password === '') return focusOnEmpty(form);
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const refused = await addPasskey('/_/passkey', ['begin', 'finish'], { name, password });
      if (refused) return setProblem({ words: refused.refusal });
      form.reset();
      setTried(false);
      say(['saved']);
      await revalidate();
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const [values, setValues] = useState({ name: '', password: '' });
  const missing = (field: keyof typeof values) =>
    isTried && values[field].trim() === '' ? t('validation.required') : undefined;
  const bind = (field: keyof typeof values) => ({
    name: field,
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [field]: target.value }),
  });
  return (
    <form className="stack" aria-label={t('passkey.add')} onSubmit={add} noValidate>
      <div aria-live="polite">
        {problem ? (
          <Note tone="danger">{typeof problem === 'string' ? t(problem) : problem.words}</Note>
        ) : null}
      </div>
      <Field label={t('passkey.name')} hint={t('passkey.nameHint')} error={missing('name')}>
        {(control) => <TextInput {...control} {...bind('name')} data-most={75} autoComplete="off" />}
      </Field>
      <Field label={t('security.password')} hint={t('security.passwordHint')} error={missing('password')}>
        {(control) => (
          <TextInput {...control} {...bind('password')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <p>
        <Button type="submit" busy={isBusy}>
          {t('passkey.add')}
        </Button>
      </p>
    </form>
  );
}

/** After the next drawing, when the field says what is missing. */
function focusOnEmpty(form: HTMLFormElement): void {
  const empty = [...form.elements].find((one) => one instanceof HTMLInputElement && one.value.trim() === '');
  if (empty instanceof HTMLInputElement) requestAnimationFrame(() => empty.focus());
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import { FormDialog } from '#site/ui/overlays/form-dialog.tsx';
import type { LoginAnswer } from '../edit-start.ts';
import type { EditedPage } from '../page/edited-page.ts';

type Second = NonNullable<LoginAnswer['second']>;

/** The login ended while somebody wrote: it is reported here, the page is not left, and what was written goes out after it. */
export function LoginDialog({
  page,
  pending,
  onClose,
}: {
  page: EditedPage;
  pending: number;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const [second, setSecond] = useState<Second>();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const lead = useRef<HTMLParagraphElement>(null);
  // It comes in the middle of a word: what is typed on must press nothing and must not run into a field.
  useEffect(() => lead.current?.focus(), []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await page.talk.logIn(new FormData(event.currentTarget)).catch(() => undefined);
    setBusy(false);
    if (!answer) return setRefusal(t('edit.login.unreachable'));
    if (answer.second) {
      setSecond(answer.second);
      return setRefusal(undefined);
    }
    if (answer.refusal) return setRefusal(answer.refusal);
    // What waits was written by somebody: it goes out under that name and no other.
    if (answer.person !== page.person) return setRefusal(t('edit.login.another'));
    onClose();
    await page.store.flush();
  };
  return (
    <FormDialog open onClose={onClose} title={t('edit.login.title')} closeLabel={t('page.close')}>
      <form className="stack" method="post" onSubmit={(event) => void send(event)}>
        <p ref={lead} tabIndex={-1}>
          {t('edit.login.lead', { count: pending })}
        </p>
        {refusal ? (
          <Note tone="danger" role="alert">
            {refusal}
          </Note>
        ) : null}
        {second ? (
          <>
            <input type="hidden" name="challenge" value={second.challenge} />
            <input type="hidden" name="methods" value={second.methods.join(' ')} />
            <input
              type="hidden"
              name="method"
              value={second.methods.includes('totp') ? 'totp' : 'recoveryCode'}
            />
            <Field label={t('edit.login.code')}>
              {(control) => <TextInput {...control} name="code" required autoComplete="one-time-code" />}
            </Field>
          </>
        ) : (
          <>
            <Field label={t('edit.login.email')}>
              {(control) => (
                <TextInput {...control} type="email" name="username" required autoComplete="username" />
              )}
            </Field>
            <Field label={t('login.password')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="password"
                  name="password"
                  required
                  autoComplete="current-password"
                />
              )}
            </Field>
          </>
        )}
        <Button type="submit" tone="primary" busy={isBusy}>
          {t('edit.login.send')}
        </Button>
        <p className="hint">{t('edit.login.safe')}</p>
      </form>
    </FormDialog>
  );
}

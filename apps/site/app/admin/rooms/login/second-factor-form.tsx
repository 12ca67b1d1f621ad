import { Form, Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useSingleSubmit } from '#site/kit/forms/use-single-submit.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { SecondFactor, UnfinishedLogin } from './door/log-in-staff.server.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

type SecondFactorProps = { from: string; login: UnfinishedLogin & { second: object } };

/** The second step of a login: a code of the app, a recovery code or a passkey. The codes work without scripts. */
export function SecondFactorForm({ from, login }: SecondFactorProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const methods = login.second?.methods ?? [];
  const has = (method: SecondFactor) => methods.includes(method);
  return (
    <div className="stack stack--lg">
      {login.refusal ? (
        <Note tone="danger" role="alert">
          {login.refusal}
        </Note>
      ) : null}
      {has('totp') ? <CodeForm method="totp" from={from} login={login} /> : null}
      {has('passkey') ? <PasskeyLogin from={from} tone={has('totp') ? undefined : 'primary'} /> : null}
      {has('recoveryCode') ? (
        <details open={login.errors.recoveryCode !== undefined || undefined}>
          <summary className="link staff-login__more">{t('login2.noPhone')}</summary>
          <CodeForm method="recoveryCode" from={from} login={login} />
        </details>
      ) : null}
      <p className="small">
        <Link className="link" to={`${address('adminLogin')}?${new URLSearchParams({ from })}`}>
          {t('login2.other')}
        </Link>
      </p>
    </div>
  );
}

function CodeForm({ method, from, login }: SecondFactorProps & { method: 'totp' | 'recoveryCode' }) {
  const { t } = useStaffText();
  const { isBusy, onSubmit } = useSingleSubmit();
  const form = useFocusOnProblem(login);
  const error = login.errors[method];
  const isTotp = method === 'totp';
  return (
    <Form method="post" ref={form} className="stack" onSubmit={onSubmit} noValidate>
      <input type="hidden" name="challenge" value={login.second?.challenge} />
      <input type="hidden" name="methods" value={login.second?.methods.join(' ')} />
      <input type="hidden" name="method" value={method} />
      <input type="hidden" name="username" value={login.username} />
      <input type="hidden" name="from" value={from} />
      <Field
        label={t(isTotp ? 'login2.code' : 'login2.recoveryCode')}
        hint={t(isTotp ? 'login2.codeHint' : 'login2.recoveryHint')}
        error={error && t(error)}
      >
        {(control) => (
          <TextInput
            {...control}
            name="code"
            className="num staff-login__code"
            autoComplete={isTotp ? 'one-time-code' : 'off'}
            inputMode={isTotp ? 'numeric' : undefined}
            autoCapitalize={isTotp ? undefined : 'characters'}
            spellCheck={false}
            data-most={24}
            // The page has nothing else to do.
            autoFocus={isTotp}
          />
        )}
      </Field>
      <Button type="submit" tone={isTotp ? 'primary' : undefined} size="lg" wide busy={isBusy}>
        {t('admin.logIn')}
      </Button>
    </Form>
  );
}

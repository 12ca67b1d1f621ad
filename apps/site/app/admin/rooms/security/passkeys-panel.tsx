import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Badge } from '#site/ui/tag.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { PasswordAgainForm } from './password-again-form.tsx';
import { passkeyNameRules, passwordAgainRules } from './security-rules.ts';
import type { SavedPasskey } from './security-view.ts';

type PasskeysProps = { passkeys: readonly SavedPasskey[]; hasTotp: boolean };

/** The passkeys of the reader: added by the browser, renamed, taken off with the password. */
export function PasskeysPanel({ passkeys, hasTotp }: PasskeysProps) {
  const { t } = useStaffText();
  const isOn = passkeys.length > 0;
  return (
    <section className="panel stack" aria-labelledby="h-passkeys">
      <div className="between">
        <h2 id="h-passkeys">{t('passkey.title')}</h2>
        <Badge tone={isOn ? 'success' : undefined}>{t(isOn ? 'totp.on' : 'totp.off')}</Badge>
      </div>
      <p className="small soft">{t('passkey.lead')}</p>
      {isOn ? (
        <ul className="ledger">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      {passkeys.length === 1 && !hasTotp ? <p className="small soft">{t('passkey.addSecond')}</p> : null}
      <AddPasskey />
    </section>
  );
}

function Passkey({ passkey }: { passkey: SavedPasskey }) {
  const { t, longDate } = useStaffText();
  const { id, name, createdAt, usedAt } = passkey;
  const rename = useSentForm({ name: `passkeyName-${id}`, rules: passkeyNameRules });
  const remove = useSentForm({ name: `passkeyRemove-${id}`, rules: passwordAgainRules });
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="small soft">
          {t('passkey.added', { date: longDate(createdAt) })}
          {' · '}
          {usedAt ? t('passkey.used', { date: longDate(usedAt) }) : t('passkey.unused')}
        </p>
      </div>
      <details>
        <summary className="link">
          {t('passkey.change')}
          <span className="vh">: {name}</span>
        </summary>
        <div className="stack stack--lg">
          <FormFrame form={rename} label={t('passkey.renameOf', { name })}>
            <input type="hidden" name="id" value={id} />
            <TextField
              form={rename}
              name="name"
              label={t('passkey.name')}
              defaultValue={name}
              data-most={75}
            />
            <SendButton form={rename}>{t('passkey.rename')}</SendButton>
          </FormFrame>
          <PasswordAgainForm form={remove} label={t('passkey.remove')} tone="danger">
            <input type="hidden" name="id" value={id} />
          </PasswordAgainForm>
        </div>
      </details>
    </li>
  );
}

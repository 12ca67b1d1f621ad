import { useState } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { PasswordAgainForm } from './password-again-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { passwordAgainRules, totpCodeRules } from './security-rules.ts';

type TotpPanelProps = { hasTotp: boolean; recoveryCodesLeft: number };

/** The authenticator app: set up with a QR code and a first code, taken away with the password; recovery codes. */
export function TotpPanel(props: TotpPanelProps) {
  const { t } = useStaffText();
  // What was shown once is forgotten when the app is removed.
  const [round, setRound] = useState(0);
  return (
    <section className="panel stack" aria-labelledby="h-totp">
      <div className="between">
        <h2 id="h-totp">{t('totp.title')}</h2>
        <Badge tone={props.hasTotp ? 'success' : undefined}>
          {t(props.hasTotp ? 'totp.on' : 'totp.off')}
        </Badge>
      </div>
      <Totp key={round} {...props} onRemoved={() => setRound(round + 1)} />
    </section>
  );
}

function Totp({ hasTotp, recoveryCodesLeft, onRemoved }: TotpPanelProps & { onRemoved: () => void }) {
  const begin = useSentForm({ name: 'totp', rules: passwordAgainRules, isEmptiedWhenDone: true });
  const confirm = useSentForm({ name: 'totpConfirm', rules: totpCodeRules });
  const codes = useSentForm({ name: 'codes', rules: passwordAgainRules, isEmptiedWhenDone: true });
  const remove = useSentForm({ name: 'totpRemove', rules: passwordAgainRules, onDone: onRemoved });
  const { t } = useStaffText();
  const fresh = codes.answer?.shown?.codes ?? confirm.answer?.shown?.codes;
  if (hasTotp)
    return (
      <>
        {fresh ? <RecoveryCodes codes={fresh.split(' ')} /> : null}
        <p className="small">{t('totp.codesLeft', { count: recoveryCodesLeft })}</p>
        {recoveryCodesLeft < 3 && !fresh ? <Note tone="offer">{t('totp.fewCodes')}</Note> : null}
        <details>
          <summary className="link">{t('totp.newCodes')}</summary>
          <PasswordAgainForm form={codes} label={t('totp.newCodes')}>
            <p className="small soft">{t('totp.newCodesLead')}</p>
          </PasswordAgainForm>
        </details>
        <details>
          <summary className="link">{t('totp.remove')}</summary>
          <PasswordAgainForm form={remove} label={t('totp.remove')} tone="danger">
            <p className="small soft">{t('totp.removeLead')}</p>
          </PasswordAgainForm>
        </details>
      </>
    );
  const shown = confirm.answer?.shown ?? begin.answer?.shown ?? {};
  // A wrong code answers with the key alone; the drawing is in the answer before.
  const setUp = { ...begin.answer?.shown, ...shown };
  return setUp.secret ? (
    <TotpSetUp form={confirm} secret={setUp.secret} svg={setUp.svg} />
  ) : (
    <>
      <p className="small soft">{t('totp.lead')}</p>
      <PasswordAgainForm form={begin} label={t('totp.begin')} />
    </>
  );
}

function TotpSetUp({ form, secret, svg }: { form: SentForm; secret: string; svg?: string }) {
  const { t } = useStaffText();
  return (
    <FormFrame form={form} label={t('totp.title')}>
      <input type="hidden" name="secret" value={secret} />
      <ol className="admin__steps small">
        <li>{t('totp.step1')}</li>
        <li>
          {t('totp.step2')}
          {svg ? (
            <img
              className="admin__qr"
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              width={220}
              height={220}
              alt={t('totp.qr')}
            />
          ) : null}
          <span className="admin__secret">
            {t('totp.key')} <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </span>
        </li>
        <li>{t('totp.step3')}</li>
      </ol>
      <TextField
        form={form}
        name="code"
        label={t('login2.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-most={7}
      />
      <SendButton form={form} tone="primary">
        {t('totp.confirm')}
      </SendButton>
    </FormFrame>
  );
}

import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useUnsaved } from '#site/admin/record/edit/use-unsaved.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import type { SettingsView } from './door/settings-view.ts';

type Mail = NonNullable<SettingsView['mail']>;

/** Through which server mails leave, how the shop sets one of its own, and a mail to oneself to see that they do. */
export function MailPanel({ mail }: { mail: Mail }) {
  const { t } = useStaffText();
  const { server, sender, isFixed, own } = mail;
  return (
    <section className="panel stack" aria-labelledby="h-posluzitelj">
      <h2 id="h-posluzitelj">{t('settings.mailServer')}</h2>
      {server === null ? (
        <Note tone="offer" title={t('settings.mailNone')}>
          <p>{t('settings.mailNoneLead')}</p>
        </Note>
      ) : (
        <p>{t('settings.mailThrough', { server, sender })}</p>
      )}
      {isFixed ? <p className="soft">{t('mailServer.fixed')}</p> : null}
      <TestMail server={server} />
      {isFixed ? null : <ServerForm key={JSON.stringify(own)} own={own} />}
      {own ? <RemoveServer /> : null}
    </section>
  );
}

/** What a person can do about each fault of a server. */
const faultWords: Readonly<Record<string, StaffKey>> = {
  login: 'mailServer.fault.login',
  notFound: 'mailServer.fault.notFound',
  unreachable: 'mailServer.fault.unreachable',
  certificate: 'mailServer.fault.certificate',
  security: 'mailServer.fault.security',
  secret: 'mailServer.fault.secret',
};

function TestMail({ server }: Pick<Mail, 'server'>) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'testMail' });
  const said = form.answer?.shown;
  const words = faultWords[said?.fault ?? ''];
  return (
    <>
      {said?.recipient ? (
        <Note tone={said.reason ? 'danger' : server === null ? 'info' : 'success'} role="status">
          {said.reason
            ? words
              ? t(words)
              : t('settings.mailFails', { reason: said.reason })
            : t(server === null ? 'settings.mailStays' : 'settings.mailSent', { recipient: said.recipient })}
          {words ? (
            <details>
              <summary className="link">{t('mailServer.details')}</summary>
              <code>{said.reason}</code>
            </details>
          ) : null}
        </Note>
      ) : null}
      <FormFrame form={form} label={t('settings.mailTest')}>
        <SendButton form={form}>{t('settings.mailTest')}</SendButton>
      </FormFrame>
    </>
  );
}

function ServerForm({ own }: Pick<Mail, 'own'>) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'mailServer' });
  useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  const labels = {
    host: t('mailServer.host'),
    port: t('mailServer.port'),
    security: t('mailServer.security'),
    user: t('mailServer.user'),
    mailPassword: t('mailServer.password'),
  };
  const quiet = { form, autoComplete: 'off', spellCheck: false };
  return (
    <details open={own === null || form.answer !== undefined}>
      <summary className="link">{t(own ? 'mailServer.change' : 'mailServer.set')}</summary>
      <FormFrame form={form} label={t('settings.mailServer')} labels={labels} className="stack admin__form">
        <p className="hint">{t('mailServer.lead')}</p>
        <TextField
          {...quiet}
          name="host"
          label={labels.host}
          hint={t('mailServer.hostHint')}
          data-most={253}
          defaultValue={own?.host}
        />
        <SelectField
          form={form}
          name="security"
          label={labels.security}
          hint={t('mailServer.securityHint')}
          defaultValue={own?.security ?? 'starttls'}
        >
          <option value="starttls">{t('mailServer.starttls')}</option>
          <option value="tls">{t('mailServer.tls')}</option>
          <option value="none">{t('mailServer.none')}</option>
        </SelectField>
        <TextField
          {...quiet}
          name="port"
          label={labels.port}
          hint={t('mailServer.portHint')}
          inputMode="numeric"
          data-most={5}
          defaultValue={own ? String(own.port) : '587'}
        />
        <TextField
          {...quiet}
          name="user"
          label={labels.user}
          hint={t('mailServer.userHint')}
          data-most={320}
          isOptional
          defaultValue={own?.user}
        />
        <TextField
          form={form}
          name="mailPassword"
          type="password"
          label={labels.mailPassword}
          hint={t(own?.hasPassword ? 'mailServer.passwordIsSet' : 'mailServer.passwordHint')}
          data-most={500}
          autoComplete="new-password"
          isOptional
        />
        <SendButton form={form} tone="primary">
          {t('mailServer.save')}
        </SendButton>
      </FormFrame>
    </details>
  );
}

/** Without a server of its own a shop's mails stay in the folder of the program. */
function RemoveServer() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'removeMailServer' });
  return (
    <FormFrame form={form} label={t('mailServer.remove')}>
      <SendButton form={form} tone="danger">
        {t('mailServer.remove')}
      </SendButton>
    </FormFrame>
  );
}

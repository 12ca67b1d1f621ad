import { SendButton } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { Note } from '../../ui/note.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { SettingsView } from './settings-view.ts';

/** Through which server mails leave, which the program's environment says, and a mail to oneself to see that they do. */
export function MailPanel({ mail: { server, sender } }: { mail: NonNullable<SettingsView['mail']> }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'testMail' });
  const said = form.answer?.shown;
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
      {said?.recipient ? (
        <Note tone={said.reason ? 'danger' : server === null ? 'info' : 'success'} role="status">
          {said.reason
            ? t('settings.mailFails', { reason: said.reason })
            : t(server === null ? 'settings.mailStays' : 'settings.mailSent', { recipient: said.recipient })}
        </Note>
      ) : null}
      <FormFrame form={form} label={t('settings.mailTest')}>
        <SendButton form={form}>{t('settings.mailTest')}</SendButton>
      </FormFrame>
    </section>
  );
}

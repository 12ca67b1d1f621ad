import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Badge } from '#site/ui/tag.tsx';
import type { OpenLogin } from './security-view.ts';

/** Where the reader is logged in; each login can be ended, or all others at once. */
export function LoginsPanel({ logins }: { logins: readonly OpenLogin[] }) {
  const { t } = useStaffText();
  const others = useSentForm({ name: 'logins' });
  return (
    <section className="panel stack" aria-labelledby="h-logins">
      <h2 id="h-logins">{t('logins.title')}</h2>
      <p className="small soft">{t('logins.lead')}</p>
      <ul className="ledger">
        {logins.map((login) => (
          <Login key={login.id} login={login} />
        ))}
      </ul>
      {logins.length > 1 ? (
        <FormFrame form={others} label={t('logins.endOthers')}>
          <SendButton form={others}>{t('logins.endOthers')}</SendButton>
        </FormFrame>
      ) : null}
    </section>
  );
}

function Login({ login }: { login: OpenLogin }) {
  const { t, longDate, time } = useStaffText();
  const form = useSentForm({ name: `login-${login.id}` });
  const { browser, system } = login.device;
  const device = [browser, system].filter(Boolean).join(', ') || t('logins.unknown');
  const instant = (iso: string) => `${longDate(iso)}, ${time(iso)}`;
  return (
    <li>
      <div>
        <b>{device}</b> {login.isCurrent ? <Badge tone="success">{t('logins.current')}</Badge> : null}{' '}
        {login.hasSecondFactor ? <Badge plain>{t('logins.confirmed')}</Badge> : null}
        <p className="small soft">
          {t('logins.where', { address: login.address })}
          {' · '}
          {t('logins.since', { date: instant(login.createdAt) })}
          {' · '}
          {t('logins.used', { date: instant(login.usedAt) })}
        </p>
      </div>
      {login.isCurrent ? null : (
        <FormFrame
          form={form}
          label={t('logins.endOf', { device: `${device}, ${instant(login.createdAt)}` })}
        >
          <input type="hidden" name="id" value={login.id} />
          <SendButton form={form}>{t('logins.end')}</SendButton>
        </FormFrame>
      )}
    </li>
  );
}

import type { JoinedAccount } from '@izlog/contract/user/joined/joined-accounts';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { joinRules } from './security-rules.ts';

/** The accounts on other sites that are joined to the reader's, and the way to join one more. */
export function JoinedPanel({ joined }: { joined: readonly JoinedAccount[] }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'join', rules: joinRules });
  const next = form.answer?.shown;
  return (
    <section className="panel stack" aria-labelledby="h-joined">
      <h2 id="h-joined">{t('joined.title')}</h2>
      <p className="small soft">{t('joined.lead')}</p>
      {joined.length > 0 ? (
        <ul className="ledger">
          {joined.map((one) => (
            <Joined key={one.id} joined={one} />
          ))}
        </ul>
      ) : null}
      {next?.url ? (
        <Note tone="offer" title={t('joined.next', { site: next.site ?? '' })} role="status">
          <p>{t('joined.nextLead')}</p>
          <p>
            <a className="button" href={next.url}>
              {t('joined.goOn', { site: next.site ?? '' })}
            </a>
          </p>
        </Note>
      ) : (
        <FormFrame form={form} label={t('joined.begin')}>
          <TextField
            form={form}
            name="host"
            label={t('joined.host')}
            hint={t('joined.hostHint')}
            data-most={300}
            inputMode="url"
            autoComplete="off"
          />
          <SendButton form={form}>{t('joined.begin')}</SendButton>
        </FormFrame>
      )}
    </section>
  );
}

function Joined({ joined: { id, site, email, created_at, isOpen } }: { joined: JoinedAccount }) {
  const { t, longDate } = useStaffText();
  const form = useSentForm({ name: `joinRemove-${id}` });
  return (
    <li>
      <div>
        <b>{site}</b>
        <p className="small soft">
          {email} · {t('joined.since', { date: longDate(created_at) })}
          {isOpen ? null : <> · {t('joined.asksMore')}</>}
        </p>
      </div>
      <FormFrame form={form} label={t('joined.removeOf', { site })}>
        <input type="hidden" name="id" value={id} />
        <SendButton form={form}>{t('joined.remove')}</SendButton>
      </FormFrame>
    </li>
  );
}

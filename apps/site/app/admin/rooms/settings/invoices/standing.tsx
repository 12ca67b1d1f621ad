import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Note } from '#site/ui/note.tsx';
import type { SettingsView } from '../door/settings-view.ts';

const day = 24 * 60 * 60 * 1000;

/** How the invoices of a shop that is live stand with the tax host: what waits, until when, and what somebody has to do. */
export function Standing({ invoicing }: { invoicing: NonNullable<SettingsView['invoicing']> }) {
  const { t, shortDate, time, number } = useStaffText();
  const { waiting, oldest, last, certificateUntil } = invoicing;
  const at = (instant: string) => `${shortDate(instant)} ${time(instant)}`;
  const isRefused = oldest?.nextAt === null;
  // Midnight is the end of the day before it.
  const until = oldest ? shortDate(Date.parse(oldest.until) - 1) : '';
  return (
    <>
      {oldest?.error ? (
        <Note
          tone={isRefused ? 'danger' : 'offer'}
          title={t(isRefused ? 'standing.refused' : 'standing.silent')}
        >
          <p>{t(isRefused ? 'standing.refusedLead' : 'standing.silentLead')}</p>
          <p className="soft break">{oldest.error}</p>
        </Note>
      ) : null}
      <dl className="tally">
        {last ? (
          <div>
            <dt>{t('standing.last')}</dt>
            <dd className="num">{last.number}</dd>
            <dd className="invoices__small">{at(last.at)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('standing.waits')}</dt>
          <dd>{number(waiting)}</dd>
          {oldest ? (
            <dd className="invoices__small">
              {oldest.number}, {at(oldest.issuedAt)}
            </dd>
          ) : null}
        </div>
        {oldest ? (
          <>
            <div>
              <dt>{t('standing.until')}</dt>
              <dd>{until}</dd>
              <dd className="invoices__small">{t('standing.midnight')}</dd>
            </div>
            <div>
              <dt>{t('standing.todo')}</dt>
              <dd>{t(isRefused ? 'standing.look' : 'standing.nothing')}</dd>
              {oldest.nextAt ? (
                <dd className="invoices__small">{t('standing.next', { at: at(oldest.nextAt) })}</dd>
              ) : null}
            </div>
          </>
        ) : null}
        {certificateUntil ? (
          <div>
            <dt>{t('fiscal.certificates')}</dt>
            <dd>{shortDate(certificateUntil)}</dd>
            <dd className="invoices__small">
              {t('standing.days', {
                count: Math.max(0, Math.floor((Date.parse(certificateUntil) - Date.now()) / day)),
              })}
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

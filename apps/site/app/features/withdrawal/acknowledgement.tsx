import { useText } from '#site/i18n/use-text.tsx';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { Declared } from './confirm-form.tsx';
import type { WithdrawalView } from './withdrawal-view.ts';

/** The acknowledgement: number, content, date and time. The same goes by mail; here it can be printed. */
export function Acknowledgement({ view }: { view: Extract<WithdrawalView, { step: 'done' }> }) {
  const { t, longDate, time } = useText();
  const isHydrated = useHydrated();
  const { number, submittedAt, isInTime, contactEmail } = view;
  return (
    <div className="stack">
      <Note tone="success" role="status">
        {t('withdrawal.mailSent', { email: contactEmail })}
      </Note>
      {isInTime ? null : <Note tone="offer">{t('withdrawal.late')}</Note>}
      <dl className="withdrawal__facts">
        <div>
          <dt>{t('withdrawal.number')}</dt>
          <dd className="num">{number}</dd>
        </div>
        <div>
          <dt>{t('withdrawal.submittedAt')}</dt>
          <dd>
            <time dateTime={submittedAt}>
              {longDate(submittedAt)}, {time(submittedAt)}
            </time>
          </dd>
        </div>
      </dl>
      <Declared {...view} />
      <p className="soft">{t('withdrawal.next')}</p>
      {isHydrated ? (
        <p className="withdrawal__print">
          <Button onClick={() => window.print()}>{t('withdrawal.print')}</Button>
        </p>
      ) : null}
    </div>
  );
}

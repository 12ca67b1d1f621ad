import { useState } from 'react';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Note } from '#site/ui/note.tsx';

/** A key that was just made: whole, now and never again, with a call that tries it; one goes on when one has kept it. */
export function ShownKey({
  secret,
  to,
  origin,
  onKept,
}: {
  secret: string;
  to: string;
  origin: string;
  onKept?: () => void;
}) {
  const { t } = useStaffText();
  const [isKept, setKept] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${secret}\n`)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <div className="record">
      <div>
        <Note tone="offer" title={t('keys.copyNow')} role="status">
          <p>{t('keys.copyNowLead')}</p>
        </Note>
        <Group title={t('keys.one')}>
          <p className="keys__secret">
            <code>{secret}</code>
          </p>
          <p className="row">
            <Button onClick={copy}>{t('keys.copy')}</Button>
            <a className="link" href={file} download="izlog-key.txt">
              {t('keys.download')}
            </a>
            <span role="status">{isCopied ? t('keys.copied') : ''}</span>
          </p>
          <Checkbox label={t('keys.kept')} checked={isKept} onChange={() => setKept(!isKept)} />
          {isKept ? (
            <p>
              <ButtonLink tone="primary" to={to} onClick={onKept}>
                {t('keys.done')}
              </ButtonLink>
            </p>
          ) : (
            <Button disabledReason={t('keys.keepFirst')}>{t('keys.done')}</Button>
          )}
        </Group>
      </div>
      <aside className="record__side" aria-label={t('keys.try')}>
        <Group title={t('keys.try')}>
          <p>{t('keys.tryLead')}</p>
          <pre className="keys__call">
            {`curl ${origin}/api/v1/user/programKey/own \\\n  -H 'accessToken: ${secret.slice(0, 10)}…'`}
          </pre>
        </Group>
      </aside>
    </div>
  );
}

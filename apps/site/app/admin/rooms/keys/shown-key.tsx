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
  const pair = secret.includes(':') ? secret.split(':') : undefined;
  // By the names that the programs of WooCommerce ask for them.
  const parts = pair
    ? [
        { label: 'Consumer key', value: pair[0] ?? '' },
        { label: 'Consumer secret', value: pair[1] ?? '' },
      ]
    : [{ label: '', value: secret }];
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${parts.map(({ value }) => value).join('\n')}\n`)}`;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className="record">
      <div>
        <Note tone="offer" title={t('keys.copyNow')} role="status">
          <p>{t('keys.copyNowLead')}</p>
        </Note>
        <Group title={t('keys.one')}>
          {parts.map(({ label, value }) => (
            <p key={value} className="keys__secret">
              {label ? <span className="label">{label}</span> : null}
              <code>{value}</code>
            </p>
          ))}
          <p className="row">
            {parts.map(({ label, value }) => (
              <Button key={value} onClick={() => copy(value)}>
                {label ? t('keys.copyOne', { what: label }) : t('keys.copy')}
              </Button>
            ))}
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
          <p>{pair ? t('keys.tryWooLead', { address: origin }) : t('keys.tryLead')}</p>
          <pre className="keys__call">
            {pair
              ? `curl ${origin}/wp-json/wc/v3/system_status \\\n  -u '${secret.slice(0, 8)}…:cs_…'`
              : `curl ${origin}/api/v1/user/programKey/own \\\n  -H 'accessToken: ${secret.slice(0, 10)}…'`}
          </pre>
          <p>{t('keys.forAgent')}</p>
          <p>
            <code className="keys__call">{`${origin}/mcp`}</code>
          </p>
        </Group>
      </aside>
    </div>
  );
}

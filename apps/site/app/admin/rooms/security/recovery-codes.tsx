import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Note } from '#site/ui/note.tsx';

/** New recovery codes: shown now and never again, to be kept as a file or on paper. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useStaffText();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <section className="stack" aria-labelledby="h-codes">
      <h3 id="h-codes">{t('totp.codes')}</h3>
      <Note tone="offer" role="status">
        {t('totp.codesLead')}
      </Note>
      <ul className="admin__codes num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={file} download="izlog.txt">
          {t('totp.download')}
        </a>
      </p>
    </section>
  );
}

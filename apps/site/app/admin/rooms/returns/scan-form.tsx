import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { stateKeys } from '#site/features/returns/door/state-keys.ts';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Note } from '#site/ui/note.tsx';
import type { ReturnAnswer, Scanned } from './return-view.ts';
import { scanKeys } from './return-words.ts';

const fine: ReadonlySet<Scanned['outcome']> = new Set(['opened', 'counted', 'several']);

/** One field for a scanner, which types like a keyboard and ends with Enter: a return, an order, or a piece. */
export function ScanForm({ label }: { label: string }) {
  const { t, shortDate, time } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'scan' });
  const scanned = (form.answer as ReturnAnswer | undefined)?.scanned;
  return (
    <FormFrame form={form} label={t('staffReturn.scan')} labels={{ code: label }}>
      {scanned ? (
        <Note tone={fine.has(scanned.outcome) ? 'success' : 'offer'} role="status">
          <p>
            {t(scanKeys[scanned.outcome], { code: scanned.code, name: scanned.name || scanned.code })}
            {scanned.at ? ` ${shortDate(scanned.at)} ${time(scanned.at)}` : ''}
          </p>
          {scanned.found.length > 0 ? (
            <ul className="plain">
              {scanned.found.map(({ id, number, state }) => (
                <li key={id}>
                  <Link className="link num" to={address('adminReturn', { id: String(id) })}>
                    {number}
                  </Link>{' '}
                  <span className="soft">{t(stateKeys[state])}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </Note>
      ) : null}
      <TextField
        // Emptied for the next piece.
        key={scanned ? `${scanned.code} ${scanned.outcome}` : 'first'}
        form={form}
        name="code"
        label={label}
        hint={t('staffReturn.scanHint')}
        autoComplete="off"
        spellCheck={false}
        data-most={100}
      />
      <SendButton form={form}>{t('staffReturn.scanSend')}</SendButton>
    </FormFrame>
  );
}

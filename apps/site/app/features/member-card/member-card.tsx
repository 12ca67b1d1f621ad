import { useText } from '../../i18n/use-text.tsx';
import { type Bars, barsHeight } from './bars.ts';

/** The member card, as one shows it at the till (ACCT-037). Black on white in every theme, because scanners need it. */
export function MemberCard({
  siteName,
  code,
  bars,
}: {
  siteName: string;
  code: string;
  /** Undefined when the code cannot be drawn; it is then only written. */
  bars: Bars | undefined;
}) {
  const { t } = useText();
  return (
    <div className="member-card night">
      <p className="member-card__top">
        <b>{siteName}</b>
        <span>{t('card.title')}</span>
      </p>
      <div className="barcode">
        {bars ? (
          <svg
            viewBox={`0 0 ${bars.width} ${barsHeight}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('card.barcode', { code })}
          >
            <path d={bars.path} fill="#000" />
          </svg>
        ) : null}
        <span>{bars?.text ?? code}</span>
      </div>
    </div>
  );
}

import { useText } from '#site/i18n/use-text.tsx';
import type { CardView } from './card-view.ts';

/**
 * The member card, as one shows it at the till (ACCT-037). Black on white in every theme, because scanners need it; a
 * picture of its own, so that nothing in it becomes part of the page.
 */
export function MemberCard({ siteName, code, svg }: CardView & { siteName: string }) {
  const { t } = useText();
  return (
    <div className="member-card night">
      <p className="member-card__top">
        <b>{siteName}</b>
        <span>{t('card.title')}</span>
      </p>
      <div className="barcode">
        {svg ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            width={320}
            height={64}
            alt={t('card.barcode', { code })}
          />
        ) : null}
        <span>{grouped(code)}</span>
      </div>
    </div>
  );
}

/** An EAN-13 is written as on goods, by one and six and six; other codes as they are. */
const grouped = (code: string): string => code.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3');
